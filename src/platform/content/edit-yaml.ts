// Writes a changed value into a YAML text. Only the nodes that differ are written again, so comments, order, quotes and
// line breaks of everything else stay. The result is always parsed and compared with the value; a node that can't be
// edited in place is written as a whole, then the node around it.

import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { splitArticle } from "./content-reader.ts";
import { sizeMistake } from "./mistakes.ts";

/** The columns that our content files are wrapped at. */
const lineWidth = 100;
/** A list in brackets that grows beyond this is written with an item per line. */
const maxFlowWidth = 140;

/**
 * The text with exactly the differences between what it says and `value` written into it; comments, order, quotes and
 * line breaks of everything else stay byte for byte. Properties that are undefined are removed. A new property goes
 * after the one it follows in `value`.
 * @throws if the text is larger than any that is read
 */
export function editYaml(text: string, value: unknown): string {
  return keepLineEnds(text, (lines) => edited(lines, plain(value)));
}

/** The same for an article: its fields and its text. Empty lines around the text don't count. */
export function editArticle(text: string, fields: unknown, body: string): string {
  return keepLineEnds(text, (lines) => {
    const wanted = trimLines(body.replaceAll(/\r\n?/g, "\n")).text;
    const parts = splitArticle(lines);
    if ("wrong" in parts) return `---\n${edited("", plain(fields))}---\n\n${wanted}\n`;
    const above = edited(parts.fields, plain(fields));
    const old = trimLines(parts.body);
    if (above === parts.fields && old.text === wanted) return lines;
    const rows = lines.split("\n");
    const [open, close] = [rows[0], rows[parts.bodyLine - 2]];
    const around = old.text === "" ? { before: "\n", after: "\n" } : old;
    const below =
      wanted === old.text ? parts.body : wanted === "" ? "" : around.before + wanted + around.after;
    return `${open}\n${endLine(above)}${close}\n${below}`;
  });
}

/** Edits a text without its byte order mark and carriage returns, which come back afterwards. */
function keepLineEnds(text: string, edit: (lines: string) => string): string {
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const lines = text.slice(mark.length).replaceAll(/\r\n?/g, "\n");
  const result = edit(lines);
  if (result === lines) return text;
  return mark + (text.includes("\r\n") ? result.replaceAll("\n", "\r\n") : result);
}

function trimLines(text: string): { before: string; text: string; after: string } {
  let [start, end] = [0, text.length];
  while (text[start] === "\n") start++;
  while (end > start && text[end - 1] === "\n") end--;
  return { before: text.slice(0, start), text: text.slice(start, end), after: text.slice(end) };
}

const endLine = (text: string) => (text === "" || text.endsWith("\n") ? text : `${text}\n`);

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value as a file can say it. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (isFields(value))
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]) =>
        item === undefined ? [] : [[key, plain(item)]],
      ),
    );
  return value === undefined ? null : value === 0 ? 0 : value;
}

const parse = (text: string): Document.Parsed =>
  parseDocument(text, { keepSourceTokens: true, logLevel: "error" });

/** Whether a document has no mistake and says a value. */
function says(document: Document.Parsed, value: unknown): boolean {
  if (document.errors.length > 0) return false;
  try {
    return isDeepStrictEqual(plain(document.toJS()), value);
  } catch {
    // An alias without its anchor, or too many of them.
    return false;
  }
}

/** @throws if the text is too large to be read */
function edited(text: string, value: unknown): string {
  const large = sizeMistake(text);
  if (large) throw new Error(large.sentence);
  const document = parse(text);
  if (says(document, value)) return text;
  // Appended at the end, it moves nothing.
  const whole = endLine(text);
  const root = document.contents;
  if (document.errors.length === 0 && root !== null) {
    const rewritten = new Set<Node>();
    while (!rewritten.has(root)) {
      const edit = new Edit(whole, document, rewritten);
      const result = edit.root(root, value);
      const short = result.slice(0, -1);
      if (whole !== text && says(parse(short), value)) return short;
      if (says(parse(result), value)) return result;
      for (const nodes of edit.touched)
        rewritten.add(nodes.findLast((node) => !rewritten.has(node)) ?? root);
      if (edit.touched.length === 0) break;
    }
  }
  const rows = text.split("\n");
  const fields = rows.findIndex((row) => row.trim() !== "" && !row.startsWith("#"));
  const head =
    fields === -1
      ? text
      : rows
          .slice(0, fields)
          .map((row) => `${row}\n`)
          .join("");
  return endLine(head) + writtenWhole(value);
}

function writtenWhole(value: unknown): string {
  if (value === null) return "";
  const text = written(value, {
    column: -2,
    used: 0,
    isItem: true,
    inFlow: false,
    isTall: true,
    like: [],
  });
  return `${text.trimStart()}\n`;
}

/** Where a value is written. */
interface Place {
  /** The column of the fields or items it's one of. */
  column: number;
  /** The columns before it on its line. */
  used: number;
  isItem: boolean;
  inFlow: boolean;
  /** It gets a line for each of its fields or items. */
  isTall?: boolean;
  /** Values whose style it takes. */
  like: readonly Node[];
}

/** A field or an item of a collection, in the text. */
interface Entry {
  key: string;
  node: Node;
  /** Where its name or its hyphen starts. */
  from: number;
  /** The end of the colon or hyphen. */
  after: number;
}

/** The lines of an entry. */
interface Chunk {
  /** Empty lines and comments above it that aren't its own. */
  above: string;
  /** Comments directly above it. */
  own: string;
  body: string;
  /** Comments below that are indented further. */
  below: string;
  /** The entry it was. */
  index?: number;
}

class Edit {
  /** What was written, each with the nodes around it. */
  readonly touched: Node[][] = [];
  readonly #text: string;
  readonly #document: Document.Parsed;
  readonly #rewritten: ReadonlySet<Node>;
  readonly #around: Node[] = [];

  constructor(text: string, document: Document.Parsed, rewritten: ReadonlySet<Node>) {
    this.#text = text;
    this.#document = document;
    this.#rewritten = rewritten;
  }

  root(node: Node, value: unknown): string {
    const place = { column: -2, used: 0, isItem: true, inFlow: false, like: [] };
    const isBlock = (isFields(value) || Array.isArray(value)) && Object.keys(value).length > 0;
    const start = this.#start(node);
    const end = this.#end(node, start);
    if (isBlock || isScalar(node))
      return this.#value(node, value, 0, place) + this.#text.slice(end);
    return this.#text.slice(0, start) + writtenWhole(value).trimEnd() + this.#text.slice(end);
  }

  /** The text of a value, from the end of its colon or hyphen. */
  #value(node: Node, value: unknown, from: number, place: Place): string {
    const start = isEmpty(node) ? from : this.#start(node);
    const end = this.#end(node, from);
    if (!this.#rewritten.has(node) && isDeepStrictEqual(this.#said(node), value))
      return this.#text.slice(from, end);
    this.#around.push(node);
    try {
      const gap = isEmpty(node) ? " " : this.#text.slice(from, start);
      const inPlace = this.#rewritten.has(node)
        ? undefined
        : this.#inPlace(node, value, from, gap, place);
      if (inPlace !== undefined) return inPlace;
      this.#touch();
      const isFlow = (isMap(node) || isSeq(node)) && node.flow === true;
      const isTall = isFlow && !place.inFlow;
      const text = written(value, { ...place, isTall, like: [node, ...place.like] });
      return place.inFlow ? text.slice(1) : text;
    } finally {
      this.#around.pop();
    }
  }

  #inPlace(
    node: Node,
    value: unknown,
    from: number,
    gap: string,
    place: Place,
  ): string | undefined {
    const isFull = Array.isArray(value)
      ? value.length > 0
      : isFields(value) && Object.keys(value).length > 0;
    if (isFull ? (Array.isArray(value) ? isSeq(node) : isMap(node)) : false) {
      const collection = node as YAMLMap | YAMLSeq;
      if (!collection.flow)
        return this.#block(collection, value as Fields | unknown[], from, place);
      const flow = this.#flow(collection, value as Fields | unknown[], place);
      return flow === undefined ? undefined : gap + flow;
    }
    if (!isScalar(node) || isFields(value) || Array.isArray(value)) return undefined;
    this.#touch();
    const style = isEmpty(node) ? undefined : node.type;
    const isFolded = style === "BLOCK_FOLDED" || style === "BLOCK_LITERAL";
    const before = isFolded
      ? blockLines(this.#text.slice(this.#start(node), this.#end(node, from)))
      : undefined;
    return gap + scalarText(value, { ...place, style, said: node.value, before });
  }

  #touch(): void {
    this.touched.push([...this.#around]);
  }

  #said(node: Node): unknown {
    return plain(node.toJS(this.#document));
  }

  #lineStart(at: number): number {
    return this.#text.lastIndexOf("\n", at - 1) + 1;
  }

  #lineEnd(at: number): number {
    const end = this.#text.indexOf("\n", at);
    return end === -1 ? this.#text.length : end;
  }

  #start(node: Node): number {
    if ((isMap(node) || isSeq(node)) && !node.flow)
      return this.#entries(node)?.[0]?.from ?? node.range![0];
    return node.range![0];
  }

  /** The end of what a node says, without the line's end. @param from where it is if it's empty */
  #end(node: Node, from: number): number {
    if (isEmpty(node)) return from;
    let [start, end] = node.range!;
    if ((isMap(node) || isSeq(node)) && !node.flow) {
      const last = this.#entries(node)?.at(-1);
      if (last) return this.#lineEnd(this.#end(last.node, last.after));
    } else if (!isScalar(node) || !node.type?.startsWith("BLOCK")) return end;
    // The empty lines below aren't part of it, unless its header keeps them.
    const keeps = this.#text.slice(start, this.#lineEnd(start)).includes("+");
    if (this.#text[end - 1] === "\n") end--;
    if (keeps) return end;
    while (end > start && this.#text.slice(this.#lineStart(end), end).trim() === "")
      end = this.#lineStart(end) - 1;
    return end;
  }

  /** The fields or items of a collection that isn't in brackets. */
  #entries(node: YAMLMap | YAMLSeq): Entry[] | undefined {
    const found: Entry[] = [];
    if (isMap(node))
      for (const { key, value, srcToken } of node.items) {
        const colon = srcToken?.sep?.find(({ type }) => type === "map-value-ind");
        const isUsual = srcToken?.start.every(({ type }) => type !== "explicit-key-ind");
        if (!isScalar(key) || !key.range || !colon || !isUsual || value === null) return undefined;
        found.push({
          key: String(key.value),
          node: value as Node,
          from: key.range[0],
          after: colon.offset + 1,
        });
      }
    else {
      const { srcToken } = node;
      if (srcToken?.type !== "block-seq") return undefined;
      const hyphens = srcToken.items.flatMap(({ start }) =>
        start.filter(({ type }) => type === "seq-item-ind"),
      );
      if (hyphens.length !== node.items.length) return undefined;
      for (const [index, { offset }] of hyphens.entries())
        found.push({
          key: String(index),
          node: node.items[index] as Node,
          from: offset,
          after: offset + 1,
        });
    }
    return found.length === 0 ? undefined : found;
  }

  #block(
    node: YAMLMap | YAMLSeq,
    value: Fields | unknown[],
    from: number,
    place: Place,
  ): string | undefined {
    const entries = this.#entries(node);
    if (!entries) return undefined;
    const start = entries[0]!.from;
    const column = start - this.#lineStart(start);
    // Above the first field of a file stands what's about the whole file.
    const isRoot = this.#around.length === 1;
    const startsLine = !isRoot && this.#lineStart(start) > from;
    const lead = startsLine ? this.#lineEnd(from) + 1 : start;
    const chunks = this.#chunks(entries, lead, startsLine ? this.#lineStart(start) : start, column);
    const like = (key: string) =>
      isSeq(node)
        ? (node.items as Node[])
        : place.like.flatMap((other) => (isMap(other) ? nodesAt(other, key) : []));
    const inside = (key: string): Place => ({
      column,
      used: column + (isSeq(node) ? 2 : key.length + 2),
      isItem: isSeq(node),
      inFlow: false,
      like: like(key),
    });
    const edit = (index: number, item: unknown): Chunk => {
      const { key, node: old, from: begin, after } = entries[index]!;
      const end = this.#end(old, after);
      const text = this.#value(old, item, after, inside(key));
      const rest = this.#text.slice(end, this.#lineEnd(end));
      const isTaller = text.includes("\n") && !this.#text.slice(after, end).includes("\n");
      const body =
        isTaller && rest.trim() !== "" ? text.replace("\n", () => `${rest}\n`) : text + rest;
      return { ...chunks[index]!, body: this.#text.slice(begin, after) + body, index };
    };
    const gap =
      chunks.length > 1 && chunks.slice(1).every(({ above }) => above.startsWith("\n")) ? "\n" : "";
    const add = (key: string, item: unknown): Chunk => {
      this.#touch();
      const name = isSeq(node) ? "-" : `${keyText(key, false)}:`;
      return { above: gap, own: "", body: name + written(item, inside(key)), below: "" };
    };
    const order = isSeq(node)
      ? matched(
          entries.map((entry) => this.#said(entry.node)),
          value as unknown[],
        )
      : undefined;
    const kept = new Set(
      order ?? entries.flatMap(({ key }, index) => (Object.hasOwn(value, key) ? [index] : [])),
    );
    for (const index of chunks.keys()) if (!kept.has(index)) this.#remove(chunks, index, kept);
    const result = order
      ? (value as unknown[]).map((item, index) =>
          order[index] === undefined ? add(String(index), item) : edit(order[index], item),
        )
      : withAdded(
          entries.flatMap(({ key }, index) =>
            kept.has(index) ? [{ key, chunk: edit(index, (value as Fields)[key]) }] : [],
          ),
          Object.keys(value),
          (key) => add(key, (value as Fields)[key]),
        );
    if (order?.some((old, index) => old !== undefined && old < (order[index - 1] ?? -1)))
      this.#touch();
    const [first] = result;
    if (first && first.above !== chunks[0]!.above && first.above.trim() === "") {
      // What starts the list has no empty line above it; what started it gets one.
      const old = result.findIndex(({ index }) => index === 0);
      if (old > 0) result[old] = { ...result[old]!, above: first.above };
      result[0] = { ...first, above: chunks[0]!.above };
    }
    const pad = " ".repeat(column);
    const head = this.#text.slice(from, lead);
    const needsLine = !startsLine && !isRoot && result[0]!.above + result[0]!.own !== "";
    const text = result
      .map(({ above, own, body, below }, index) => {
        const isInline = index === 0 && !startsLine && !needsLine;
        return (
          above +
          own +
          (isInline ? "" : pad) +
          body +
          (below === "" ? "" : `\n${below.slice(0, -1)}`)
        );
      })
      .join("\n");
    return (needsLine ? `${head.trimEnd()}\n` : head) + text;
  }

  #chunks(entries: readonly Entry[], from: number, first: number, column: number): Chunk[] {
    const chunks: Chunk[] = [];
    let above = this.#text.slice(from, first);
    for (const [index, { node, after }] of entries.entries()) {
      const rows = splitRows(above);
      const blank = rows.findLastIndex((row) => row.trim() === "") + 1;
      const next = entries[index + 1];
      const end = this.#lineEnd(this.#end(node, after)) + 1;
      const below = next ? splitRows(this.#text.slice(end, this.#lineStart(next.from))) : [];
      const deep = below.findLastIndex((row) => row.trim() !== "" && row.search(/\S/) > column) + 1;
      chunks.push({
        above: rows.slice(0, blank).join(""),
        own: rows.slice(blank).join(""),
        body: "",
        below: below.slice(0, deep).join(""),
      });
      above = below.slice(deep).join("");
    }
    return chunks;
  }

  /** Moves what's above a removed entry, but isn't about it alone, to a neighbor. */
  #remove(chunks: Chunk[], index: number, kept: ReadonlySet<number | undefined>): void {
    this.#touch();
    const { above } = chunks[index]!;
    if (above === "") return;
    const next = chunks.findIndex((_, other) => other > index && kept.has(other));
    if (next !== -1) {
      const isDouble = above.trim() === "" && chunks[next]!.above.startsWith("\n");
      if (!isDouble) chunks[next]!.above = above + chunks[next]!.above;
    } else if (above.trim() !== "") {
      const last = chunks.findLastIndex((_, other) => other < index && kept.has(other));
      if (last !== -1) chunks[last]!.below += above;
    }
  }

  /** The text of a collection in brackets; undefined if it no longer suits them. */
  #flow(node: YAMLMap | YAMLSeq, value: Fields | unknown[], place: Place): string | undefined {
    const [start, end] = node.range!;
    const own = this.#text.slice(start, end);
    const said = this.#said(node);
    if (!place.inFlow && hasLines(value) && !hasLines(said)) return undefined;
    const inside = (key: string): Place => ({
      column: place.column,
      used: 0,
      isItem: isSeq(node),
      inFlow: true,
      like: isSeq(node)
        ? (node.items as Node[])
        : place.like.flatMap((other) => (isMap(other) ? nodesAt(other, key) : [])),
    });
    const parts = isMap(node)
      ? node.items.map(({ key, value: item }) => ({ key: key as Node, node: item as Node | null }))
      : (node.items as Node[]).map((item) => ({ key: item, node: item }));
    if (parts.some((part) => !isScalar(part.key) && isMap(node))) return undefined;
    if (parts.some((part) => part.node === null || isEmpty(part.node)))
      return this.#tooLong(written(value, { ...place, inFlow: true }).slice(1), own, place);
    const piece = (index: number, item: unknown): string => {
      const { key, node: old } = parts[index]!;
      const name = isMap(node) ? this.#text.slice(key.range![0], old!.range![0]) : "";
      return name + this.#value(old!, item, old!.range![0], inside(String((key as Scalar).value)));
    };
    const names = parts.map(({ key }) => String((key as Scalar).value));
    const order = isSeq(node)
      ? matched(said as unknown[], value as unknown[])
      : withAdded<number | undefined>(
          names.flatMap((key, index) => (Object.hasOwn(value, key) ? [{ key, chunk: index }] : [])),
          Object.keys(value),
          () => undefined,
        );
    const keys = isSeq(node)
      ? []
      : withAdded(
          names.filter((key) => Object.hasOwn(value, key)).map((key) => ({ key, chunk: key })),
          Object.keys(value),
          (key) => key,
        );
    const isSame = order.length === parts.length && order.every((old, index) => old === index);
    const pieces = order.map((old, index) => {
      const key = isSeq(node) ? String(index) : keys[index]!;
      const item = (value as Fields)[key];
      if (old !== undefined) return piece(old, item);
      const text = written(item, inside(key)).slice(1);
      return isSeq(node) ? text : `${keyText(key, true)}: ${text}`;
    });
    if (!isSame) {
      this.#touch();
      const pad = parts.length === 0 ? (isMap(node) ? " " : "") : /^.\s/.test(own) ? " " : "";
      return this.#tooLong(`${own[0]}${pad}${pieces.join(", ")}${pad}${own.at(-1)}`, own, place);
    }
    let text = "";
    let at = start;
    for (const [index, { key, node: old }] of parts.entries()) {
      text += this.#text.slice(at, key.range![0]) + pieces[index]!;
      at = old!.range![1];
    }
    return this.#tooLong(text + this.#text.slice(at, end), own, place);
  }

  #tooLong(text: string, own: string, { inFlow, used }: Place): string | undefined {
    const isLong = used + text.length > maxFlowWidth && used + own.length <= lineWidth;
    return isLong && !inFlow ? undefined : text;
  }
}

const isEmpty = (node: Node): boolean =>
  isScalar(node) && node.value === null && node.source === "";

const splitRows = (text: string): string[] => text.split(/(?<=\n)/).filter((row) => row !== "");

function nodesAt(map: YAMLMap, key: string): Node[] {
  const pair = map.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
  return pair?.value ? [pair.value as Node] : [];
}

const hasLines = (value: unknown): boolean =>
  typeof value === "string"
    ? value.includes("\n")
    : typeof value === "object" && value !== null && Object.values(value).some(hasLines);

/** The chunks with one for each new key, after the key that it follows. */
function withAdded<Part>(
  present: readonly { key: string; chunk: Part }[],
  keys: readonly string[],
  add: (key: string) => Part,
): Part[] {
  const result = [...present];
  for (const [index, key] of keys.entries()) {
    const place = (other: string | undefined) => result.findIndex((each) => each.key === other);
    if (place(key) !== -1) continue;
    const before = keys.slice(0, index).findLast((other) => place(other) !== -1);
    const after = keys.slice(index + 1).find((other) => place(other) !== -1);
    const at =
      before !== undefined ? place(before) + 1 : after !== undefined ? place(after) : result.length;
    result.splice(at, 0, { key, chunk: add(key) });
  }
  return result.map(({ chunk }) => chunk);
}

/** For each item of a list, the index of the item it was before: the same, one that moved, or one that changed. */
function matched(before: readonly unknown[], now: readonly unknown[]): (number | undefined)[] {
  const found: (number | undefined)[] = now.map(() => undefined);
  const free = new Set(before.keys());
  const match = (index: number, old: number) => {
    found[index] = old;
    free.delete(old);
  };
  const least = Math.min(before.length, now.length);
  let start = 0;
  while (start < least && isDeepStrictEqual(before[start], now[start])) match(start, start++);
  let end = 0;
  while (end < least - start && isDeepStrictEqual(before.at(-1 - end), now.at(-1 - end))) {
    match(now.length - 1 - end, before.length - 1 - end);
    end++;
  }
  for (const [index, old] of inOrder(before, now, start, end)) match(index, old);
  const open = () => [...found.keys()].filter((index) => found[index] === undefined);
  for (const index of open()) {
    const old = [...free].find((each) => isDeepStrictEqual(before[each], now[index]));
    if (old !== undefined) match(index, old);
  }
  const close = open()
    .flatMap((index) =>
      [...free].map((old) => ({ index, old, close: likeness(before[old], now[index]) })),
    )
    .filter((pair) => pair.close > 0.3)
    .toSorted((one, other) => other.close - one.close);
  for (const { index, old } of close)
    if (found[index] === undefined && free.has(old)) match(index, old);
  for (const index of open()) {
    const old = index === 0 ? 0 : (found[index - 1] ?? Infinity) + 1;
    if (free.has(old)) match(index, old);
  }
  return found;
}

/** The longest common subsequence of two lists, between what's equal at their starts and ends. */
function inOrder(
  before: readonly unknown[],
  now: readonly unknown[],
  start: number,
  end: number,
): [number, number][] {
  const [olds, news] = [
    before.slice(start, before.length - end),
    now.slice(start, now.length - end),
  ];
  const isSame = news.map((item) => olds.map((old) => isDeepStrictEqual(old, item)));
  const length = Array.from({ length: news.length + 1 }, () =>
    Array.from({ length: olds.length + 1 }, () => 0),
  );
  for (let index = news.length - 1; index >= 0; index--)
    for (let old = olds.length - 1; old >= 0; old--)
      length[index]![old] = isSame[index]![old]
        ? length[index + 1]![old + 1]! + 1
        : Math.max(length[index + 1]![old]!, length[index]![old + 1]!);
  const pairs: [number, number][] = [];
  for (let index = 0, old = 0; index < news.length && old < olds.length;)
    if (isSame[index]![old]) pairs.push([start + index++, start + old++]);
    else if (length[index + 1]![old]! >= length[index]![old + 1]!) index++;
    else old++;
  return pairs;
}

/** How much of one value is in the other, from 0 to 1. */
function likeness(one: unknown, other: unknown): number {
  if (isDeepStrictEqual(one, other)) return 1;
  if (typeof one === "string" && typeof other === "string") {
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    let start = 0;
    while (start < short.length && short[start] === long[start]) start++;
    let end = 0;
    while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end++;
    return (start + end) / (long.length + 1);
  }
  if (!isFields(one) || !isFields(other)) return 0;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const sum = keys.reduce((total, key) => total + likeness(one[key], other[key]), 0);
  return sum / (keys.length + 1);
}

/** A new value, from the end of its colon or hyphen. */
function written(value: unknown, place: Place): string {
  const { column, used, isItem, inFlow, isTall, like } = place;
  if (!Array.isArray(value) && !isFields(value))
    return ` ${scalarText(value, { ...place, ...styleOf(like) })}`;
  const entries = Object.entries(value);
  if (entries.length === 0) return Array.isArray(value) ? " []" : " {}";
  const same = like.filter(Array.isArray(value) ? isSeq : isMap) as (YAMLMap | YAMLSeq)[];
  const likeAt = (key: string) =>
    Array.isArray(value)
      ? same.flatMap(({ items }) => items as Node[])
      : same.flatMap((map) => nodesAt(map as YAMLMap, key));
  if (inFlow || (isTall !== true && suitsFlow(value, used, same))) {
    const parts = entries.map(([key, item]) => {
      const text = written(item, { ...place, inFlow: true, like: likeAt(key) });
      return Array.isArray(value) ? text.slice(1) : `${keyText(key, true)}:${text}`;
    });
    return Array.isArray(value) ? ` [${parts.join(", ")}]` : ` { ${parts.join(", ")} }`;
  }
  const inner = column + 2;
  const areTall =
    Array.isArray(value) &&
    same.length === 0 &&
    value.some((item) => isFields(item) && !suitsFlow(item, inner, []));
  const parts = entries.map(([key, item]) => {
    const name = Array.isArray(value) ? "-" : `${keyText(key, false)}:`;
    const inside = {
      column: inner,
      used: inner + name.length + 1,
      isItem: Array.isArray(value),
      inFlow: false,
    };
    return name + written(item, { ...inside, isTall: areTall, like: likeAt(key) });
  });
  const line = `\n${" ".repeat(inner)}`;
  return (isItem ? " " : line) + parts.join(line);
}

/** Whether a new collection is written in brackets. @param like collections that it's like */
function suitsFlow(
  value: Fields | unknown[],
  used: number,
  like: readonly (YAMLMap | YAMLSeq)[],
): boolean {
  const items = Object.values(value);
  if (
    hasLines(value) ||
    items.some((item) => typeof item === "object" && item !== null && like.length === 0)
  )
    return false;
  const width =
    used + written(value, { column: 0, used: 0, isItem: true, inFlow: true, like: [] }).length;
  if (like.length > 0) return like[0]!.flow === true && width <= 2 * maxFlowWidth;
  const areWords = items.every((item) => typeof item !== "string" || /^[\w.-]+$/.test(item));
  return width <= lineWidth && (!Array.isArray(value) || areWords);
}

interface Style {
  style: Scalar["type"] | undefined;
  said?: unknown;
  /** The lines of the block it was, or that it's like. */
  before?: BlockLines | undefined;
}

function styleOf(like: readonly Node[]): Style {
  const scalar = like.find(isScalar);
  const token = scalar?.srcToken;
  const lines = token?.type === "block-scalar" ? blockLines(`\n${token.source}`) : undefined;
  return {
    style: scalar?.type,
    said: scalar?.value,
    before: lines && { ...lines, indent: undefined },
  };
}

/** The lines of a text in a block, without their indentation. */
interface BlockLines {
  indent: number | undefined;
  paragraphs: readonly (readonly string[])[];
  width: number;
}

function blockLines(source: string): BlockLines {
  const rows = source.split("\n").slice(1);
  const indent = Math.max(0, rows.find((row) => row.trim() !== "")?.search(/\S/) ?? 0);
  const paragraphs: string[][] = [[]];
  for (const row of rows)
    if (row.trim() === "") paragraphs.push([]);
    else paragraphs.at(-1)!.push(row.slice(indent));
  const longest = Math.max(0, ...rows.map((row) => row.length - indent));
  const isWrapped = paragraphs.some((lines) => lines.length > 1);
  const width = isWrapped ? longest : longest + indent > lineWidth ? Infinity : lineWidth - indent;
  return { indent, paragraphs: paragraphs.filter((lines) => lines.length > 0), width };
}

/** Control characters other than line breaks and tabs, which only double quotes keep. */
const isStrange = /[^\P{Cc}\n\t]|\uFEFF/u;

/** A text that needs no quotes anywhere. */
const harmless = /^[A-Za-z](?:[\w.'’;()$%/ -]*[\w.!?])?$/;

/** Words that other programs read as something else than text. */
const ambiguous = /^(?:[yn~]|yes|no|on|off|true|false|null)$/i;

function scalarText(
  value: unknown,
  { column, used, inFlow, style, said, before }: Place & Style,
): string {
  if (typeof value === "number" && !Number.isFinite(value))
    return Number.isNaN(value) ? ".nan" : value > 0 ? ".inf" : "-.inf";
  if (typeof value !== "string") return String(value);
  const indent = before?.indent || Math.max(column + 2, 2);
  const double = JSON.stringify(value);
  const single = `'${value.replaceAll("'", "''")}'`;
  const quoted = value.includes('"') && !value.includes("'") ? [single, double] : [double];
  const usual = ambiguous.test(value) || /^[-?:]/.test(value) ? quoted : [value, ...quoted];
  const onLine =
    style === "QUOTE_DOUBLE" ? [double] : style === "QUOTE_SINGLE" ? [single, double] : usual;
  const folded = () => foldedBlock(value, indent, before);
  const literal = () => literalBlock(value, indent);
  const isLong = used + value.length > lineWidth;
  const candidates = (): (string | undefined)[] => {
    if (isStrange.test(value)) return [double];
    if (inFlow || value === "") return onLine;
    if (style === "BLOCK_FOLDED") return [folded(), literal(), double];
    if (style === "BLOCK_LITERAL") return [literal(), double];
    if (value.includes("\n") && !hasLines(said)) return [literal(), double];
    return style === undefined && isLong ? [folded(), ...usual] : onLine;
  };
  return candidates().find((text) => text !== undefined && reads(text, value, inFlow)) ?? double;
}

/** Whether a scalar is read as this text, without a warning. */
function reads(text: string, value: string, inFlow: boolean): boolean {
  if (text === value && harmless.test(text)) return true;
  const document = parse(inFlow ? `[${text}, end]` : `text: ${text}\nend: true\n`);
  const wanted = inFlow ? [value, "end"] : { text: value, end: true };
  return document.warnings.length === 0 && says(document, wanted);
}

function keyText(key: string, inFlow: boolean): string {
  const text = inFlow ? `{ ${key}: 1 }` : `${key}: 1\n`;
  const isPlain = says(parse(text), { [key]: 1 });
  // Our own files have it as a field's name.
  const isOurs = key === "on";
  return isPlain && (isOurs || !ambiguous.test(key)) && !/^[\d.+-]+$/.test(key) && key !== ""
    ? key
    : JSON.stringify(key);
}

/** A text's lines and its block's ending: '-' if no line break ends it. */
function blockParts(value: string): { text: string; ending: string } | undefined {
  const ending = value.endsWith("\n") ? "" : "-";
  const text = ending === "" ? value.slice(0, -1) : value;
  return text.endsWith("\n") || /^\s|^$/.test(text) ? undefined : { text, ending };
}

const indented = (lines: readonly string[], indent: number) =>
  lines.map((line) => (line === "" ? "" : " ".repeat(indent) + line)).join("\n");

function literalBlock(value: string, indent: number): string | undefined {
  const parts = blockParts(value);
  return parts && `|${parts.ending}\n${indented(parts.text.split("\n"), indent)}`;
}

function foldedBlock(
  value: string,
  indent: number,
  before: BlockLines | undefined,
): string | undefined {
  const parts = blockParts(value);
  if (!parts) return undefined;
  const old = before?.indent === undefined ? [] : before.paragraphs;
  const width = before?.width ?? lineWidth - indent;
  const rows = parts.text.split("\n");
  const full = rows.filter((row) => row !== "");
  let count = 0;
  const lines = rows.flatMap((row, index) => {
    if (row === "") return [""];
    const same = old.find((each) => each.join(" ") === row);
    const changed = old.length === full.length ? old[count] : undefined;
    count++;
    const wrapped = same ?? wrap(row, width, changed ?? []);
    // A line break of the text is an empty line in the block.
    return index > 0 ? ["", ...wrapped] : wrapped;
  });
  return `>${parts.ending}\n${indented(lines, indent)}`;
}

/** Wraps a text, keeping the lines it had up to the first change. */
function wrap(text: string, width: number, before: readonly string[]): string[] {
  const lines: string[] = [];
  let at = 0;
  for (const line of before.slice(0, -1)) {
    if (!text.startsWith(`${line} `, at)) break;
    lines.push(line);
    at += line.length + 1;
  }
  let line = "";
  // Only a single space between words is the same as a line break.
  for (const word of text.slice(at).split(/(?<=\S) (?=\S)/)) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

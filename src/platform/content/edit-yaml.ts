// Writes a changed value into a content file. What differs is set in the parsed document, so comments and order stay;
// then the file is printed as all content files are, whatever its layout was.

import { isDeepStrictEqual } from "node:util";
import {
  Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  Pair,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { splitArticle } from "./content-reader.ts";
import { sizeMistake } from "./mistakes.ts";

/** The columns that content files are wrapped at. */
const lineWidth = 100;

/**
 * The text of a content file with another value; comments and order stay. Properties that are undefined are removed, and
 * a new one goes after the one it follows in `value`. A text that already has the value is returned unchanged.
 * @throws if the text is larger than any that is read
 */
export function editYaml(text: string, value: unknown): string {
  const document = read(text);
  const wanted = plain(value);
  return document && says(document, wanted) ? text : printedAs(document, wanted);
}

/** Sets the fields and the text of an article. Empty lines around the text don't count. */
export function editArticle(text: string, fields: unknown, body: string): string {
  const parts = splitArticle(text);
  const [old, below] = "wrong" in parts ? ["", undefined] : [parts.fields, trimLines(parts.body)];
  const document = read(old);
  const value = plain(fields);
  const wanted = trimLines(body.replaceAll(/\r\n?/g, "\n"));
  return wanted === below && document && says(document, value)
    ? text
    : articleText(printedAs(document, value), wanted);
}

/** A content file's text as all of them are printed. @throws if it can't be read */
export function printed(path: string, text: string): string {
  const parts = path.endsWith(".md") ? splitArticle(text) : undefined;
  if (parts && "wrong" in parts) throw new Error(parts.wrong);
  const document = read(parts ? parts.fields : text);
  if (!document) throw new Error(`${path} is not YAML`);
  const fields = printedAs(document, plain(document.toJS()));
  return parts ? articleText(fields, trimLines(parts.body)) : fields;
}

const articleText = (fields: string, body: string) =>
  `---\n${fields}---\n${body === "" ? "" : `\n${body}\n`}`;

const trimLines = (text: string) => text.replace(/^\n+/, "").trimEnd();

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value as a file can hold it. */
const plain = (value: unknown): unknown =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);

/** Parses YAML as `parse` does. @throws if the text is too large to be read */
function read(text: string): Document | undefined {
  const large = sizeMistake(text);
  if (large) throw new Error(large.sentence);
  return parse(text);
}

/** Parses a text; undefined if it's wrong, or has aliases. */
function parse(text: string): Document | undefined {
  const document = parseDocument(text, { logLevel: "error", prettyErrors: false });
  let isUsual = document.errors.length === 0;
  visit(document, { Alias: () => void (isUsual = false) });
  return isUsual ? document : undefined;
}

const said = (node: Node | null, document: Document): unknown => plain(node?.toJS(document));

const says = (document: Document, value: unknown) =>
  isDeepStrictEqual(said(document.contents, document), value);

/** Prints a document with a value. */
function printedAs(document: Document | undefined, value: unknown): string {
  const whole = () => print(new Document(value));
  if (!document) return whole();
  const { contents } = document;
  const first = isMap(contents) ? contents.items[0]?.key : undefined;
  if (isScalar(first) && first.commentBefore) {
    // A comment above the first field is about the file.
    contents!.commentBefore = commentsOf(contents!, first);
    first.commentBefore = null;
  }
  document.contents = merged(document, contents, value);
  const result = print(document);
  const again = parse(result);
  // With a tag, another value may be wrong.
  return again && says(again, value) ? result : whole();
}

const commentsOf = (...nodes: readonly Node[]) =>
  nodes
    .flatMap((node) => [node.commentBefore ?? [], (isCollection(node) && node.comment) || []])
    .flat()
    .join("\n");

/** A node with another value, and the comments it had. @param beside the nodes beside a new item */
function merged(document: Document, node: Node | null, value: unknown, beside?: Node): Node {
  if (node !== null && isDeepStrictEqual(said(node, document), value)) return node;
  if (isMap(node) && node.items.length > 0 && isFields(value)) {
    const old = new Map(node.items.map((pair) => [nameOf(pair), pair]));
    const names = Object.keys(value);
    const order = [...old.keys()].filter((name) => Object.hasOwn(value, name));
    for (const [index, name] of names.entries())
      if (!old.has(name))
        order.splice(index === 0 ? 0 : order.indexOf(names[index - 1]!) + 1, 0, name);
    node.items = order.map((name) => {
      const pair = old.get(name) ?? new Pair<unknown>(document.createNode(name));
      pair.value = merged(document, pair.value as Node | null, value[name]);
      return pair;
    });
    return node;
  }
  if (isSeq(node) && node.items.length > 0 && Array.isArray(value)) {
    const items = node.items as Node[];
    const free = new Map(items.map((item) => [item, said(item, document)]));
    const found: (Node | undefined)[] = value.map(() => undefined);
    // The same item; else one with the same beginning, such as its name; else the remaining ones are taken for
    // changed, in order.
    for (const keyOf of [JSON.stringify, beginningOf, () => ""]) {
      const left = Map.groupBy(free.keys(), (item) => keyOf(free.get(item)));
      if (free.size > 0)
        for (const [index, item] of value.entries()) {
          found[index] ??= left.get(keyOf(item))?.shift();
          if (found[index]) free.delete(found[index]);
        }
    }
    node.items = value.map((item, index) => merged(document, found[index] ?? null, item, items[0]));
    return node;
  }
  if (isScalar(node) && !isFields(value) && !Array.isArray(value)) {
    const keepsStyle = node.type?.startsWith(String(value).includes("\n") ? "BLOCK" : "QUOTE");
    if (!keepsStyle) delete node.type;
    node.value = value;
    delete node.source;
    return node;
  }
  const made = document.createNode(value) as Node;
  if (isMap(made) && isMap(beside))
    for (const pair of made.items) {
      const like = beside.get(nameOf(pair), true);
      if (isScalar(like) && like.type?.startsWith("QUOTE") && isScalar(pair.value))
        pair.value.type = like.type;
    }
  // New lists of words are written in brackets, groups in braces where all beside them fit, too.
  visit(made, {
    Map(key, group) {
      if (group === made && isMap(beside)) group.flow = beside.flow === true;
      else if (group === made || key === "value") group.flow = isFlat(group);
    },
    Seq(_, list) {
      const areFlat = list.items.every(isFlat);
      for (const item of list.items) if (isMap(item)) item.flow = areFlat;
      list.flow = list.items.every(
        (item) => isScalar(item) && /^[\w.-]+$/.test(String(item.value)),
      );
    },
  });
  if (node) made.commentBefore = commentsOf(node);
  return made;
}

/** Whether a new group is written in one line: it has nothing inside it, and fits almost everywhere. */
const isFlat = (node: unknown): boolean =>
  isMap(node) && node.items.every(({ value }) => isScalar(value)) && widthOf(node) <= 80;

const beginningOf = (value: unknown): string =>
  JSON.stringify(isFields(value) ? Object.entries(value)[0] : "");

const nameOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

/** Prints a document: a text that's longer than its line is a block, and brackets are closed on their line. */
function print(document: Document): string {
  const column = (path: readonly unknown[]) => 2 * path.filter(isCollection).length - 2;
  const roomAt = (key: unknown, path: readonly unknown[]) => {
    const pair = path.at(-1);
    const name = key === "value" && isPair(pair) ? nameOf(pair).length : 0;
    return lineWidth - column(path) - name - 2;
  };
  visit(document, {
    Scalar(key, node, path) {
      const { value, type } = node;
      if (key === "key" || typeof value !== "string" || type?.startsWith("BLOCK")) return;
      if (value.includes("\n")) node.type = "BLOCK_LITERAL";
      else if (widthOf(node) > roomAt(key, path)) node.type = "BLOCK_FOLDED";
      // Other programs read these as something else than text.
      else if (/^(?:[yn~]|yes|no|on|off)$/i.test(value)) node.type = "QUOTE_DOUBLE";
    },
    Collection(key, node, path) {
      // The printer breaks brackets that would be as long as a line if each comma had two spaces.
      const room = Math.min(roomAt(key, path), lineWidth - node.items.length - 1);
      if (node.flow && (widthOf(node) > room || path.length === 1)) node.flow = false;
      if (node.flow) pad(node);
    },
  });
  return document.toString({ lineWidth });
}

/** Has a group printed as `{ a: 1 }`, and a list as `[a, b]`: the printer has one option for both. */
function pad(node: YAMLMap | YAMLSeq): void {
  const flowCollectionPadding = isMap(node) ? " " : "";
  const toString: YAMLMap["toString"] = node.toString.bind(node);
  node.toString = (context, ...rest) =>
    toString(context && { ...context, flowCollectionPadding }, ...rest);
}

/** How wide a node is on a line. */
function widthOf(node: unknown): number {
  if (isPair(node)) return nameOf(node).length + 2 + widthOf(node.value);
  if (isCollection(node))
    return node.items.reduce<number>((sum, item) => sum + 2 + widthOf(item), isMap(node) ? 2 : 0);
  if (!isScalar(node)) return 10;
  const { value, type } = node;
  if (typeof value !== "string") return String(value).length;
  if (value.includes("\n")) return Infinity;
  return type === "PLAIN" ? value.length : JSON.stringify(value).length;
}

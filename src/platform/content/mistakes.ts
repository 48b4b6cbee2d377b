// Turns what Zod and the YAML parser report into sentences for editors: where the mistake is, what's wrong, and what to
// write instead, with the likely intent if it can be guessed (a misspelled name, grams for ounces, an unquoted colon).

import type { z } from "zod";
import {
  CST,
  type Document,
  isMap,
  isScalar,
  Lexer,
  LineCounter,
  parseDocument,
  Parser,
  visit,
  type YAMLError,
} from "yaml";
import { monthNames } from "../text/dates.ts";
import { closestMatch } from "../text/closest-match.ts";
import { wholeNumber } from "../text/money.ts";
import { oncePer } from "../once-per.ts";
import { maxMistakes } from "./content-folder.ts";
import type { Mistake } from "./mistake.ts";

/** What's read of a schema's definition. */
interface Definition {
  /** The values of an enum. */
  entries?: Record<string, string>;
  /** The schema of a record's keys. */
  keyType?: SchemaParts;
  /** What a text is: "date". */
  format?: string;
}

/** The nested schemas of a schema. */
interface SchemaParts {
  shape?: Record<string, z.ZodType>;
  element?: SchemaParts & z.ZodType;
  valueType?: z.ZodType;
  unwrap?: () => unknown;
  def: Definition;
}

/** Unwraps optional, nullable and default. */
export function innerOf(schema: unknown): SchemaParts {
  const parts = schema as SchemaParts;
  return parts.unwrap && !parts.element && !parts.shape ? innerOf(parts.unwrap()) : parts;
}

/** A field's manual entry, whether or not it's optional, nullable or has a default. */
export function manualOf(schema: z.ZodType): z.core.GlobalMeta | undefined {
  return schema.meta() ?? (innerOf(schema) as z.ZodType).meta();
}

/**
 * What belongs in a field, for people with its file: its description, which serves forms as well, and how its values
 * are written.
 */
export function manualText(schema: z.ZodType): string {
  const { description = "", example = "", refersTo } = manualOf(schema) ?? {};
  const { element, def } = innerOf(schema);
  const accepts = (value: unknown) => schema.safeParse(value).success;
  const keys = accepts({}) ? def.keyType : undefined;
  const choices = def.entries ?? (element ?? keys)?.def.entries;
  return [
    description,
    refersTo && `the name of a file in content/${refersTo}, without its ending`,
    choices && `${def.entries ? "one" : "any"} of: ${Object.values(choices).join(", ")}`,
    def.format === "date" && "as year-month-day",
    example.startsWith('"') && "in quotes",
    example.startsWith("[") && "in brackets, separated by commas",
    accepts(true) && !accepts(false) && "left out if not",
    accepts(null) && "null for empty",
    element && !accepts(undefined) && accepts([]) && "[] for none",
  ]
    .filter(Boolean)
    .join("; ");
}

/** The range that a number's schema allows. */
interface NumberRange {
  minValue?: number | null;
  maxValue?: number | null;
}

const ounce = 28.349523125;

/** How a number of a unit is written. */
const unitTexts: Readonly<Record<string, (value: number) => string>> = {
  oz: (value) => value.toFixed(value < 2 ? 3 : 1),
  in: (value) => String(Number(value.toFixed(2))),
  mm: (value) => String(Number(value.toFixed(1))),
};

/** Units that editors may confuse with a field's own, and how they're converted to it. */
const mixups = [
  { unit: "oz", from: "g", looksLike: "grams", convert: (value: number) => value / ounce },
  { unit: "in", from: "cm", looksLike: "centimeters", convert: (value: number) => value / 2.54 },
  { unit: "in", from: "mm", looksLike: "millimeters", convert: (value: number) => value / 25.4 },
  { unit: "mm", from: "in", looksLike: "inches", convert: (value: number) => value * 25.4 },
];

/** The likely intent of a number out of range or with decimals: 'looks like grams: 227 g is 8.0 oz'. */
export function numberHint(value: number, schema: z.ZodType): string | undefined {
  const unit = manualOf(schema)?.unit;
  const { minValue, maxValue } = innerOf(schema) as NumberRange;
  const fits = (meant: number) =>
    meant >= (minValue ?? -Infinity) && meant <= (maxValue ?? Infinity);
  if (unit === "US cents") {
    const [dollars, cents] = [value.toFixed(2), Math.round(value * 100)];
    if (fits(cents) && (value % 1 !== 0 || !fits(value)))
      return `${value} looks like dollars: $${dollars} is ${cents} cents`;
    return value % 10 === 0 && !fits(value) && fits(value / 10)
      ? `${value} is $${(value / 100).toFixed(2)}, which has a digit too many: $${(value / 1000).toFixed(2)} is ${value / 10}`
      : undefined;
  }
  if (fits(value)) return undefined;
  const mixup = mixups.find((each) => each.unit === unit && fits(each.convert(value)));
  if (!mixup) return undefined;
  const { from, looksLike, unit: own, convert } = mixup;
  return `${value} looks like ${looksLike}: ${value} ${from} is ${unitTexts[own]!(convert(value))} ${own}`;
}

/** Explains why a date isn't in the calendar: '2026-11-31'. Undefined for valid dates and other texts. */
export function dateHint(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const number = Number(month);
  if (number < 1 || number > 12) return `"${text}" is not a date: there is no month ${month}`;
  const days = new Date(Date.UTC(Number(year), number, 0)).getUTCDate();
  if (day === undefined || (Number(day) >= 1 && Number(day) <= days)) return undefined;
  return `"${text}" is not a date: ${monthNames[number - 1]} ${year} has ${days} days`;
}

/** The text that YAML read as a mapping because of a colon in it. */
export function colonHint(issue: z.core.$ZodIssue, value: unknown): string | undefined {
  if (issue.code !== "invalid_type" || issue.expected !== "string") return undefined;
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const [[key, text] = []] = entries;
  return entries.length === 1 && !Array.isArray(value) && typeof text !== "object"
    ? `has a colon in it. Put it in quotes: "${key}: ${String(text).replaceAll('"', "'")}"`
    : undefined;
}

/** A parsed content file, for finding the lines of its fields. */
export interface ParsedFile {
  /** Relative to the project: content/paddles/diadem-hero.yaml. */
  path: string;
  document: Document.Parsed;
  lines: LineCounter;
}

type Path = readonly PropertyKey[];

/** The line of a field or, if it's missing, of its parent. */
export function lineOf({ document, lines }: ParsedFile, path: Path): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true);
    const pair = isMap(parent)
      ? parent.items.find((item) => String(item.key) === String(path[depth - 1]))
      : undefined;
    const node = (pair?.key ?? document.getIn(path.slice(0, depth), true)) as
      | { range?: readonly number[] | null }
      | undefined;
    if (node?.range) return lines.linePos(node.range[0] ?? 0).line;
  }
  return 1;
}

/** A mistake in a field, or in the whole file if its path is empty. */
export const mistakeIn = (file: ParsedFile, path: Path, sentence: string): Mistake => ({
  file: file.path,
  line: lineOf(file, path),
  // JSON and YAML have no symbols.
  at: path as Mistake["at"],
  sentence,
});

/** The schemas along a path, outermost first; fewer than its keys if the path leaves the schema. */
function schemasOn(schema: z.ZodType, path: Path): z.ZodType[] {
  const found = [schema];
  for (const key of path) {
    const { shape, element, valueType } = innerOf(found.at(-1));
    const field = shape && Object.hasOwn(shape, key) ? shape[String(key)] : undefined;
    const next = typeof key === "number" || valueType ? (element ?? valueType) : field;
    if (!next) break;
    found.push(next);
  }
  return found;
}

/** The field at a path, or the nearest around it that the manual has. */
export const fieldAt = (schema: z.ZodType, path: Path): z.ZodType | undefined =>
  schemasOn(schema, path).findLast(manualOf);

/** The valid fields of the group that contains an unknown one. */
function fieldsBeside(schema: z.ZodType, path: Path): string[] {
  const on = schemasOn(schema, path);
  return on.length > path.length ? Object.keys(innerOf(on.at(-1)).shape ?? {}) : [];
}

/** Every text within a value, with its path. */
export function textsIn(
  value: unknown,
  path: (string | number)[] = [],
): [path: (string | number)[], text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]));
}

/** Every text of a file, with its path. What later checks read again is the same file. */
export const fieldTexts = oncePer(({ document }: ParsedFile) => textsIn(document.toJS()));

/** How many mistakes of a file are put into words: one more than is shown, to know whether there are more. */
const maxWorded = maxMistakes + 1;

/** Reports unknown placeholders. The manual entry of a field or its group lists the known ones. */
export function placeholderMistakes(file: ParsedFile, schema: z.ZodType): Mistake[] {
  const found: Mistake[] = [];
  for (const [at, text] of fieldTexts(file)) {
    if (found.length >= maxWorded) break;
    const words = text.match(/\{\w+\}/g);
    if (!words) continue;
    const manuals = schemasOn(schema, at).map((each) => manualOf(each)?.description ?? "");
    const known: string[] = manuals.join().match(/\{\w+\}/g) ?? [];
    const unknown = words.filter((word) => !known.includes(word)).slice(0, maxWorded);
    if (unknown.length === 0) continue;
    const remedy = known.length > 0 ? `Write ${known.join(" or ")}.` : "Write the text itself.";
    for (const word of unknown)
      found.push(mistakeIn(file, at, `${word} is not a placeholder of this field. ${remedy}`));
  }
  return found;
}

/** 'Did you mean …?' if a name is close to a known one, or else what to write. */
export function meantName(name: string, known: Iterable<string>, otherwise: string): string {
  const meant = closestMatch(name, known);
  return meant ? `Did you mean ${meant}?` : otherwise;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Types in plain words. */
const kinds: Record<string, string> = {
  int: "a whole number",
  array: "a list",
  object: "a group of fields",
  record: "a group of fields",
  string: "text",
  boolean: "true or false",
};

function whatIsWrong(issue: z.core.$ZodIssue, value: unknown, schema: z.ZodType): string {
  if (value === undefined) return "is missing";
  if (value === null) return "is empty";
  const hint =
    typeof value === "number"
      ? numberHint(value, schemasOn(schema, issue.path).at(-1)!)
      : typeof value === "string"
        ? dateHint(value)
        : undefined;
  if (hint) return hint;
  switch (issue.code) {
    case "too_small":
      return issue.origin === "string" || issue.origin === "array"
        ? `is too short (at least ${issue.minimum})`
        : `${shown(value)} is less than ${issue.minimum}`;
    case "too_big":
      return issue.origin === "string" || issue.origin === "array"
        ? `is too long (at most ${issue.maximum})`
        : `${shown(value)} is more than ${issue.maximum}`;
    case "invalid_type":
      if (typeof value === "string" && issue.expected !== "string" && /^-?\d+(\.\d+)?$/.test(value))
        return `${shown(value)} is in quotes, which make it text`;
      return `${shown(value)} is not ${kinds[issue.expected] ?? `a ${issue.expected}`}`;
    case "invalid_value":
      return `${shown(value)} is not one of the allowed words`;
    case "custom":
      return issue.message.startsWith("is ") ? `${shown(value)} ${issue.message}` : issue.message;
    default:
      return `${shown(value)} has the wrong format`;
  }
}

/** The mistakes for the issues Zod found in a file, for as many as anyone reads at once. */
export function schemaMistakes(
  file: ParsedFile,
  schema: z.ZodType,
  allIssues: readonly z.core.$ZodIssue[],
): Mistake[] {
  const issues = allIssues.slice(0, maxWorded);
  const isMissing = (issue: z.core.$ZodIssue) => file.document.getIn(issue.path) === undefined;
  // An unknown field beside a single missing one is that field, misspelled.
  const misspelled = issues.flatMap((unknown) => {
    if (unknown.code !== "unrecognized_keys" || unknown.keys.length !== 1) return [];
    const missing = issues.filter(
      (issue) => isMissing(issue) && issue.path.slice(0, -1).join() === unknown.path.join(),
    );
    return missing.length === 1 ? [{ unknown, missing: missing[0]! }] : [];
  });
  // A value of the wrong type is reported once, not again as too long or too small.
  const distinct = issues.filter(
    (issue) =>
      issue.code === "invalid_type" ||
      !issues.some(
        (other) => other.code === "invalid_type" && other.path.join() === issue.path.join(),
      ),
  );
  return distinct.flatMap((issue) => {
    if (misspelled.some(({ missing }) => missing === issue)) return [];
    if (issue.code === "unrecognized_keys") {
      const meant = misspelled.find(({ unknown }) => unknown === issue)?.missing.path.at(-1);
      return issue.keys.slice(0, maxWorded).map((key) => {
        const path = [...issue.path, key];
        const near = meant ?? closestMatch(key, fieldsBeside(schema, issue.path));
        const remedy = near
          ? `Write ${String(near)}.`
          : "Remove it, or look for it among those that 'content fields' lists.";
        return mistakeIn(file, path, `is not a known field. ${remedy}`);
      });
    }
    const field = fieldAt(schema, issue.path);
    const value = file.document.getIn(issue.path);
    const node = value as { toJSON?: () => unknown } | undefined;
    const plain = typeof node?.toJSON === "function" ? node.toJSON() : value;
    const near =
      issue.code === "invalid_value" && typeof plain === "string"
        ? closestMatch(plain, issue.values.map(String))
        : undefined;
    const colon = colonHint(issue, plain);
    if (colon) return [mistakeIn(file, issue.path, colon)];
    const wrong = `${whatIsWrong(issue, plain, schema)}.`;
    if (!field)
      return [
        mistakeIn(
          file,
          issue.path,
          `${wrong} Write each field on its own line, as 'name: text'; 'content fields' lists them.`,
        ),
      ];
    const { example = "" } = manualOf(field)!;
    const rule = { description: manualText(field), example, meant: near };
    return [{ ...mistakeIn(file, issue.path, wrong), rule }];
  });
}

/** A mistake in a file's YAML, and its line. */
interface YamlMistake {
  line: number;
  sentence: string;
}

/** A line's field, and the text after it. */
function readLine(line = ""): { name: string; value: string } {
  const [, name = "field", value = ""] =
    /^\s*(?:- +)?(?:([\w-]+):(?= |$))?\s*(.*)$/.exec(line) ?? [];
  return { name, value };
}

/**
 * The most fields, items and values that a content file may have, the most fields beside each other and lines, and how
 * deep they may be nested. The largest file of ours has 690 values, six deep; one with as many prices as its schema allows
 * has 26,000, in half as many lines.
 */
export const largestYaml = { values: 30_000, beside: 1000, lines: 20_000, depth: 30 } as const;

/**
 * Parses a content file's YAML, or finds the first mistake in it. What is too large isn't parsed: the parser compares
 * each field with all those beside it.
 */
export function readYaml(
  text: string,
): (Omit<ParsedFile, "path"> & { mistake?: never }) | { mistake: YamlMistake } {
  const large = sizeMistake(text);
  if (large) return { mistake: large };
  const lines = new LineCounter();
  // The parser's warnings are mistakes too, and mustn't be printed.
  const document = parseDocument(text, {
    lineCounter: lines,
    logLevel: "error",
    // Only the first error is read, and there may be thousands.
    prettyErrors: false,
  });
  const mistake = yamlMistake(text, document, lines);
  return mistake ? { mistake } : { document, lines };
}

/** What of a YAML text is a field, an item or a value. */
const isValue: ReadonlySet<CST.TokenType | null> = new Set<CST.TokenType>([
  "scalar",
  "single-quoted-scalar",
  "double-quoted-scalar",
  "block-scalar-header",
  "flow-map-start",
  "flow-seq-start",
  "seq-item-ind",
  "alias",
]);

/** How many fields a group has that is being read; 0 for anything else. */
function fieldsOf(read: CST.Token | undefined): number {
  const isGroup =
    read?.type === "block-map" ||
    (read?.type === "flow-collection" && read.start.type === "flow-map-start");
  if (!isGroup) return 0;
  // Whatever comes after the last field begins another one, which may not come.
  return read.items.length - (read.items.at(-1)?.key ? 0 : 1);
}

/** Finds where a YAML text becomes too large or too deep to be read, and reads no further. */
export function sizeMistake(text: string): YamlMistake | undefined {
  const tooLarge = (line: number, what: string) => ({
    line,
    sentence: `${what} Shorten it, or split it into several files.`,
  });
  if (text.split("\n", largestYaml.lines + 2).length > largestYaml.lines + 1)
    return tooLarge(
      largestYaml.lines,
      `the file has more than ${wholeNumber(largestYaml.lines)} lines.`,
    );
  const parser = new Parser();
  let [at, values] = [0, 0];
  const here = (what: string) => tooLarge(text.slice(0, at).split("\n").length, what);
  for (const token of new Lexer().lex(text)) {
    // It only has something to read off at a document's end.
    for (const _ of parser.next(token)) continue;
    const type = CST.tokenType(token);
    if (isValue.has(type)) values++;
    if (values > largestYaml.values)
      return here(`the file has more than ${wholeNumber(largestYaml.values)} values.`);
    if (fieldsOf(parser.stack.at(-1)) > largestYaml.beside)
      return here(
        `there are more than ${wholeNumber(largestYaml.beside)} fields beside each other.`,
      );
    // The first is the document.
    if (parser.stack.length - 1 > largestYaml.depth)
      return here(`the fields are nested more than ${largestYaml.depth} deep.`);
    if (token.length > 1 || token >= " " || token === "\n") at += token.length;
  }
  return undefined;
}

/** The first mistake in a file's YAML, in plain words. Later ones often follow from it. */
function yamlMistake(
  text: string,
  document: Document.Parsed,
  lines: LineCounter,
): YamlMistake | undefined {
  const [error] = [...document.errors, ...document.warnings];
  return error
    ? reportedMistake(text.split("\n"), error, Math.max(1, lines.linePos(error.pos[0]).line))
    : silentMistake(text, document, lines);
}

function reportedMistake(rows: readonly string[], error: YAMLError, line: number): YamlMistake {
  const { name, value } = readLine(rows[line - 1]);
  const here = (sentence: string) => ({ line, sentence });
  // The parser reports the misaligned item, or the one above it.
  if (/^(BAD_INDENT|BLOCK_AS_IMPLICIT_KEY|MULTILINE_IMPLICIT_KEY)$/.test(error.code)) {
    const isItem = (row: string) => /^\s*- /.test(row);
    const item = [line, line + 1].find((each) => {
      const [above = "", row = ""] = rows.slice(each - 2, each);
      return isItem(above) && isItem(row) && indentOf(above) !== indentOf(row);
    });
    if (item !== undefined) return { line: item, sentence: wrongItem };
  }
  switch (error.code) {
    case "TAB_AS_INDENT":
      return here("the line starts with a tab. Use spaces, two per level.");
    case "DUPLICATE_KEY":
      return here(`${name} is here twice. Keep one of them.`);
    case "MULTIPLE_DOCS":
      return here("three hyphens start another file. Remove the line.");
    case "BLOCK_AS_IMPLICIT_KEY":
      // Either this line has a second colon, or the next one is indented too far.
      return /:( |$)/.test(value)
        ? here(`the text has a colon in it. Put it in quotes: ${name}: "One thing: another"`)
        : { line: line + 1, sentence: wrongColumn };
    case "BAD_INDENT":
      return error.message.startsWith("Flow") ? openBracket(rows, line) : here(wrongColumn);
    case "MISSING_CHAR":
      return error.message.startsWith("Missing closing") ? openQuote(rows, line) : here(noField);
    case "MULTILINE_IMPLICIT_KEY":
      return here(noField);
    case "BAD_SCALAR_START":
    case "TAG_RESOLVE_FAILED":
      return here(`a text may not start with ${value[0]}. ${inQuotes(name, value)}`);
    case "UNEXPECTED_TOKEN":
      if (/^['"]/.test(value))
        return here(
          value.startsWith("'")
            ? `the text ends at its second '. Put it in double quotes: ${name}: "It's light"`
            : `the text ends at its second ". Put it in single quotes: ${name}: 'The "soft" one'`,
        );
      if (value.startsWith("- "))
        return here(
          `a list starts on the line below its field. Write each item on its own line: ${value}`,
        );
      if (/^[|>]/.test(value))
        return here(`a text may not start with ${value[0]}. ${inQuotes(name, value)}`);
  }
  const said = error.message.split("\n")[0]?.replace(/ at line .*$/, "");
  return here(`${said}. Put the text in quotes, or see how a file beside this one is written.`);
}

const noField =
  "the line has no field with a colon and a space. Write 'name: text', or start the line with two spaces to continue a text.";
const wrongItem =
  "the item is not aligned with the one above it. Start each '- ' of a list in the same column.";
const wrongColumn =
  "the line is not aligned with its neighbors. Start fields that belong together in the same column.";

const indentOf = (row: string) => row.search(/\S/);

const inQuotes = (name: string, value: string) =>
  `Put it in quotes: ${name}: "${value.replaceAll('"', "'")}"`;

/** The parser reports an unclosed quote at the end of the file. */
function openQuote(rows: readonly string[], noticed: number): YamlMistake {
  const opened = rows.findIndex((row) => /^("[^"]*|'[^']*)$/.test(readLine(row).value));
  return {
    line: opened === -1 ? noticed : opened + 1,
    sentence: "a quote is opened and never closed. Close it at the end of the text.",
  };
}

/** The parser reports an unclosed bracket on the next line. A # may hide the closing one. */
function openBracket(rows: readonly string[], noticed: number): YamlMistake {
  const opened = rows.findLastIndex(
    (row, index) => index < noticed && /^[[{]/.test(readLine(row).value),
  );
  const unquoted = (rows[opened] ?? "").replaceAll(/"[^"]*"/g, "");
  const [hidden] = /(?<=\s)#[^,}\]\s]*/.exec(unquoted) ?? [];
  return {
    line: opened === -1 ? noticed : opened + 1,
    sentence: hidden
      ? `what follows # is not read. Put it in quotes: "${hidden}"`
      : "a bracket is opened and never closed. Close it on the same line: [one, another]",
  };
}

/** Finds valid YAML that doesn't mean what the editor intended. */
function silentMistake(
  text: string,
  document: Document.Parsed,
  lines: LineCounter,
): YamlMistake | undefined {
  let found: YamlMistake | undefined;
  visit(document, {
    Node(_, node) {
      const { range } = node;
      // A misaligned item continues the one above it.
      const written =
        isScalar(node) && node.type === "PLAIN" ? text.slice(range?.[0], range?.[1]) : "";
      const item = written.split("\n").findIndex((row, index) => index > 0 && /^\s*- /.test(row));
      if (item > 0) {
        found = { line: lines.linePos(range?.[0] ?? 0).line + item, sentence: wrongItem };
        return visit.BREAK;
      }
      const isAnchor = "anchor" in node && node.anchor !== undefined;
      const sign = "source" in node && !isScalar(node) ? "*" : isAnchor ? "&" : undefined;
      const sentence = sign
        ? `a text may not start with ${sign}. Put it in quotes: "${sign} and more"`
        : isScalar(node) && node.comment
          ? `"#${node.comment}" is not read. Put a text with # in quotes; a note goes on its own line.`
          : undefined;
      if (!sentence) return undefined;
      found = { line: lines.linePos(range?.[0] ?? 0).line, sentence };
      return visit.BREAK;
    },
  });
  return found;
}

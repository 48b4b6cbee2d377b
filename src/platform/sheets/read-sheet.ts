// Reads a spreadsheet that someone sent: CSV in any of the usual encodings, .xlsx, or a table of a web page. What is too large, locked or of
// another kind is refused with a sentence, before or while it's unpacked. Only src/platform/sheets/read-sheet.worker.ts
// runs this, in a thread with limits of its own.

import { isUtf8 } from "node:buffer";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { CsvError, parse as parseCsv } from "csv-parse/sync";
import { decodeHTML } from "entities";
import { type UnzipFileInfo, unzipSync, zipSync } from "fflate";
import { readXlsx } from "hucre/xlsx";
import { type Cell, type CellValue, fromHtml, type Sheet as ReadWorksheet } from "hucre";
import { z } from "zod";
import { wholeNumber } from "../text/money.ts";
import { shortened } from "../text/plain-text.ts";
import { headingsIn, type SheetField } from "./columns.ts";
import {
  columnLetters,
  maxSheet,
  type Sheet,
  type SheetCell,
  type SheetLimits,
  SheetRefused,
  type SheetRow,
} from "./sheet.ts";

/** How a table is read. */
export interface SheetReading {
  /** What its columns may be about: its headings are found by them, and so is the sheet of a workbook. */
  fields?: readonly SheetField[];
  /** The name of a workbook's sheet, if someone chose one. */
  sheet?: string | undefined;
  limits?: SheetLimits;
}

const tooManyRows = ({ rows }: SheetLimits) =>
  `The spreadsheet has more than ${wholeNumber(rows)} rows. Split it into several files.`;
const tooManyColumns = `The spreadsheet has more than ${maxSheet.columns} columns. Delete those that nothing reads.`;

/** @throws SheetRefused */
export async function readSheet(bytes: Uint8Array, reading: SheetReading = {}): Promise<Sheet> {
  if (bytes.length === 0) throw new SheetRefused("The file is empty.");
  const starts = (...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
  const isZip = starts(0x50, 0x4b, 3, 4) || starts(0x50, 0x4b, 5, 6);
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) throw new SheetRefused(compoundFile(bytes));
  if (starts(0x25, 0x50, 0x44, 0x46))
    throw new SheetRefused(
      "This is a PDF. Send the spreadsheet it was made from, as .xlsx or CSV.",
    );
  const { rows, notes } = isZip ? await readWorkbook(bytes, reading) : readText(bytes, reading);
  if (rows.length === 0) throw new SheetRefused("The spreadsheet has no rows.");
  const { at } = headingsIn(
    rows.map(({ cells }) => cells),
    reading.fields ?? [],
  );
  const title = `Row ${rows[at]!.row} has the headings, so what's above it wasn't read.`;
  return { rows: rows.slice(at), notes: at === 0 ? notes : [...notes, title] };
}

/** Why a file of Microsoft's older container isn't read: an .xls file, or an .xlsx file with a password. */
function compoundFile(bytes: Uint8Array): string {
  const isLocked = Buffer.from(bytes).includes(Buffer.from("EncryptedPackage", "utf16le"));
  return isLocked
    ? "The spreadsheet is protected with a password. In Excel, take it off under File > Info > Protect Workbook > Encrypt with Password, and save it again."
    : "This is an .xls file of an older Excel. Save it as .xlsx (Excel Workbook) or as CSV.";
}

// CSV

const utf16 = "The file was UTF-16, as Excel's 'Unicode Text' is, and was read as such.";
const windows =
  "The file isn't UTF-8, so it was read as Windows-1252. If letters with accents look wrong, save it as 'CSV UTF-8'.";

/** A text file's text, and a note if it isn't in UTF-8. @throws SheetRefused if it isn't text */
function decoded(bytes: Uint8Array): { text: string; note?: string } {
  const as = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  if (isLittle || (first === 0xfe && second === 0xff))
    return { text: as(isLittle ? "utf-16le" : "utf-16be"), note: utf16 };
  const head = bytes.subarray(0, 200);
  const zeros = head.filter((byte) => byte === 0).length;
  if (zeros > head.length / 4)
    return { text: as(head[1] === 0 ? "utf-16le" : "utf-16be"), note: utf16 };
  return isUtf8(bytes) ? { text: as("utf-8") } : { text: as("windows-1252"), note: windows };
}

const notText =
  "This is neither an .xlsx file nor a text file with separated columns. Save the spreadsheet as .xlsx or 'CSV UTF-8'.";

/** @throws SheetRefused */
function readText(bytes: Uint8Array, { fields = [], limits = maxSheet }: SheetReading): Sheet {
  const { text: whole, note } = decoded(bytes);
  if (/[\0-\u0008\u000B\u000E-\u001F\u0080-\u0084\u0086-\u009F\uFFFE\uFFFF]/.test(whole))
    throw new SheetRefused(notText);
  if (/^\s*<(?:!doctype|!--|html|table|\?xml)/i.test(whole))
    return readPage(whole, { fields, limits });
  // Excel reads such a line as the separator, and shows it to nobody.
  const [marked = "", said] = /^sep=([,;\t|])\r?\n/.exec(whole) ?? [];
  const text = whole.slice(marked.length).replaceAll(/\r\n?/g, "\n");
  const records = parsed(text, said ?? separatorOf(text, fields), limits.rows + 2);
  return { rows: withinLimits(records, limits), notes: note === undefined ? [] : [note] };
}

/** Rows of texts, without empty ones. @throws SheetRefused if they're too many or too long */
function withinLimits(records: readonly TextRow[], limits: SheetLimits): SheetRow[] {
  if (records.length > limits.rows + 1) throw new SheetRefused(tooManyRows(limits));
  if (records.some(({ cells }) => cells.length > limits.columns))
    throw new SheetRefused(tooManyColumns);
  return records
    .map(({ cells, ...place }, index) => ({
      row: index + 1,
      ...place,
      cells: cells.map((each) => textCell(each, limits)),
    }))
    .filter(hasCells);
}

const noTable =
  "This is a web page or XML without a table that can be read. Open it in a spreadsheet program and save it as .xlsx or CSV.";
/** How many tables of a page are looked at. */
const maxTables = 200;
/** A cell over a hundred rows or columns: no table to read has one. */
const longSpan = /\b(?:col|row)span\s*=\s*["']?\d{3}[^\s>]*/gi;
/** Tags that separate words: all but the table's own, and those that may be inside a word. */
const tagsBetweenWords =
  /<(?!\/?(?:table|thead|tbody|tfoot|tr|th|td|caption|a|abbr|b|code|em|font|i|mark|small|span|strong|u)\b|!--)[^<>]*>/gi;
/** What changes a figure, as in 10<sup>2</sup>, and mustn't be read without it. */
const tagsInFigures = /<\/?(?:sup|sub|s|del|strike)\b[^<>]*>/gi;

/** The table of a web page with the most headings that are known. @throws SheetRefused */
function readPage(page: string, { fields = [], limits = maxSheet }: SheetReading): Sheet {
  const [, ...begun] = withoutScripts(page).split(/<table\b/i);
  const tables = begun.slice(0, maxTables).flatMap((each) => {
    const html = each
      .replaceAll(longSpan, "")
      .replaceAll(/<(?![a-z/!])/gi, "&lt;")
      .replaceAll(tagsInFigures, "^")
      .replaceAll(tagsBetweenWords, " ");
    const rows = rowsOf(`<table${html}`);
    return rows.length === 0 ? [] : [{ rows, count: headingsIn(rows, fields).count }];
  });
  if (tables.length === 0) throw new SheetRefused(noTable);
  const { rows } = tables.reduce((best, each) => (each.count > best.count ? each : best));
  const others = `Of the page's ${wholeNumber(tables.length)} tables, one was read.`;
  const records = rows.map((cells) => ({ cells }));
  return { rows: withinLimits(records, limits), notes: tables.length === 1 ? [] : [others] };
}

const withoutScripts = (page: string) =>
  page
    .split(/<(?=(?:script|style|template)\b)/i)
    .map((part, index) =>
      index === 0 ? part : (/<\/(?:script|style|template)[^]*/i.exec(part)?.[0] ?? ""),
    )
    .join("");

/** A table's cells as texts, those that span several rows in each. @throws SheetRefused */
function rowsOf(table: string): string[][] {
  try {
    const { rows, merges = [] } = fromHtml(table, { typeInference: false, classes: false });
    const texts = rows.map((row) =>
      row.map((each) =>
        decodeHTML(String(each ?? ""))
          .replaceAll(/\s+/g, " ")
          .trim(),
      ),
    );
    for (const { startRow, endRow, startCol } of merges)
      for (const row of texts.slice(startRow + 1, endRow + 1))
        row[startCol] = texts[startRow]![startCol]!;
    return texts;
  } catch {
    throw new SheetRefused(noTable);
  }
}

interface TextRow {
  cells: string[];
  /** The line of the file that it begins in. */
  line?: number;
}

/** @throws SheetRefused */
function parsed(text: string, delimiter: string, to: number): TextRow[] {
  try {
    const ends: number[] = [];
    const records = parseCsv(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to,
      on_record(record: string[], { lines }) {
        ends.push(lines);
        return record;
      },
    });
    return records.map((cells, index) => ({ cells, line: (ends[index - 1] ?? 0) + 1 }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines, message } = error as CsvError & { lines?: number };
    const opened = /opening quote at line (\d+)/.exec(message)?.[1] ?? lines;
    const place = opened === undefined ? "" : ` In line ${opened},`;
    throw new SheetRefused(
      error.code === "CSV_QUOTE_NOT_CLOSED"
        ? `The file can't be split into cells.${place} a quotation mark (") opens a cell that nothing closes. Close it, or take it out.`
        : `The file can't be split into cells.${place} something is wrong with a quotation mark ("). Write a quotation mark within a cell twice.`,
    );
  }
}

/** The separator between headings that are known or, if none are, the one that the first line has most of. */
function separatorOf(text: string, fields: readonly SheetField[]): string {
  const lines = text.trimStart().split("\n", 20);
  const first = lines[0]!.replaceAll(/"[^"]*"/g, "");
  const counts = [",", ";", "\t", "|"].map((each) => {
    const { count } = headingsIn(
      lines.map((line) => line.split(each).map((cell) => cell.replaceAll('"', ""))),
      fields,
    );
    return { each, count: count + first.split(each).length / 1000 };
  });
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).each;
}
const textCell = (text: string, { text: max }: SheetLimits): SheetCell =>
  text.length > max ? { wrong: `has more than ${wholeNumber(max)} characters. Shorten it.` } : text;

const hasCells = ({ cells }: SheetRow): boolean =>
  cells.some((cell) => typeof cell !== "string" || cell.trim() !== "");

// .xlsx

const tooLarge = `Unpacked, the spreadsheet has more than ${maxSheet.unpacked / 1024 / 1024} MB. Save only the cells with data, without pictures, or save it as CSV.`;
const broken =
  "The .xlsx file is damaged, or isn't one. Open it in a spreadsheet program and save it again.";

/** The parts of an .xlsx file that have cells, packed again by us. @throws SheetRefused */
function repacked(bytes: Uint8Array): { parts: Record<string, Uint8Array>; file: Uint8Array } {
  let total = 0;
  let count = 0;
  const names = new Set<string>();
  // Sizes are the archive's own word, and so is the memory that is taken: a part that is longer is cut off.
  const filter = ({ name, size, originalSize }: UnzipFileInfo) => {
    names.add(name);
    // Where the workbook is, its relationships say.
    const isWanted = /^(?:\[Content_Types\]\.xml|[\w./ -]+\.(?:xml|rels))$/i.test(name);
    if (
      !isWanted ||
      /(?:^|\/)(?:media|drawings|charts|theme|printerSettings|docProps)\//i.test(name)
    )
      return false;
    // Packing makes nothing much larger.
    if (size > originalSize * 1.01 + 1024) throw new SheetRefused(broken);
    total += originalSize;
    count++;
    if (total > maxSheet.unpacked || count > 500) throw new SheetRefused(tooLarge);
    return true;
  };
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof SheetRefused ? error : new SheetRefused(broken);
  }
  const has = (pattern: RegExp) => [...names].some((name) => pattern.test(name));
  if (has(/^xl\/workbook\.bin$/i))
    throw new SheetRefused("This is an .xlsb file. Save it as .xlsx (Excel Workbook) or as CSV.");
  if (has(/^content\.xml$/i))
    throw new SheetRefused("This is an OpenDocument spreadsheet. Save it as .xlsx or as CSV.");
  if (has(/^Index\//i))
    throw new SheetRefused("This is a Numbers file. Export it as .xlsx (Excel) or as CSV.");
  const types = parts["[Content_Types].xml"];
  if (!types || !/spreadsheetml|ms-excel/i.test(Buffer.from(types).toString("latin1")))
    throw new SheetRefused(
      "This is a ZIP file without a spreadsheet in it. Send the .xlsx or CSV file itself.",
    );
  if (Object.values(parts).some((part) => Buffer.from(part).includes("<!DOCTYPE")))
    throw new SheetRefused(broken);
  return { parts, file: zipSync(parts, { level: 0 }) };
}

const cellTag = /<c r="([A-Z]{1,3})(\d{1,7})"([^<>]*)>/g;

/** @throws SheetRefused for cells outside what is read */
function checkExtent(parts: Record<string, Uint8Array>): void {
  for (const [name, part] of Object.entries(parts)) {
    if (!name.toLowerCase().endsWith(".xml")) continue;
    const xml = Buffer.from(part).toString("latin1");
    for (const [, letters = "", row, more = ""] of xml.matchAll(cellTag)) {
      // A cell without anything in it is only formatted.
      if (more.endsWith("/")) continue;
      if (Number(row) > maxSheet.rows + 1) throw new SheetRefused(tooManyRows(maxSheet));
      if (indexOf(letters) >= maxSheet.columns) throw new SheetRefused(tooManyColumns);
    }
  }
}

const indexOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** @throws SheetRefused */
async function readWorkbook(
  bytes: Uint8Array,
  { fields = [], sheet: wanted }: SheetReading,
): Promise<Sheet> {
  const { parts, file } = repacked(bytes);
  checkExtent(parts);
  const [visible, hidden]: [string[], string[]] = [[], []];
  const { sheets } = await readXlsx(file, {
    readStyles: true,
    range: `A1:${columnLetters(maxSheet.columns)}${maxSheet.rows + 2}`,
    sheets(info) {
      const isHidden = info.hidden === true || info.veryHidden === true;
      (isHidden ? hidden : visible).push(info.name);
      return wanted === undefined ? !isHidden : isNamed(info.name, wanted);
    },
  }).catch(() => {
    throw new SheetRefused(broken);
  });
  const all = [...visible, ...hidden];
  if (wanted !== undefined && sheets.length === 0)
    throw new SheetRefused(
      `The workbook has no sheet '${shortened(wanted, 60)}', but: ${all.join(", ")}.`,
    );
  const known = sheets.map((each) => headingsIn(each.rows.map(texts), fields).count);
  // A sheet of notes may have one such word in it.
  const sheet = sheets[known.findIndex((count) => count > 1)] ?? sheets[0];
  if (!sheet) throw new SheetRefused("The workbook has no visible sheet.");
  if (sheet.rows.length > maxSheet.rows + 1) throw new SheetRefused(tooManyRows(maxSheet));
  if (sheet.rows.some((cells) => cells.length > maxSheet.columns))
    throw new SheetRefused(tooManyColumns);
  const merged = mergedCells(sheet);
  const rows = sheet.rows.map((cells, row) => ({
    row: row + 1,
    cells: cells.map((value, column) =>
      merged.has(`${row},${column}`)
        ? {
            wrong: `is merged with ${merged.get(`${row},${column}`)!}. Unmerge the cells, and write the value into each.`,
          }
        : readCell(value, sheet.cells?.get(`${row},${column}`)),
    ),
  }));
  const unread = all.filter((name) => name !== sheet.name);
  const formulas = [...(sheet.cells?.values() ?? [])].filter(isFormula).length;
  const notes = [
    ...(unread.length === 0
      ? []
      : [`Only the sheet '${sheet.name}' was read, and not: ${unread.join(", ")}.`]),
    ...hiddenIn(sheet),
    ...(formulas === 0
      ? []
      : [
          `${formulas === 1 ? "A cell has a formula" : `${wholeNumber(formulas)} cells have formulas`}, and the value that was last stored with it was read.`,
        ]),
  ];
  return { rows: rows.filter(hasCells), notes };
}

const isNamed = (name: string, wanted: string) =>
  name.trim().toLowerCase() === wanted.trim().toLowerCase();

/** A row's texts; other cells aren't headings. */
const texts = (cells: readonly CellValue[]): string[] =>
  cells.map((each) => (typeof each === "string" ? each : ""));

const isFormula = ({ type, formula }: Cell): boolean => type === "formula" || formula !== undefined;

/** The cells that a merged one covers, each with the name of the one that has the value. */
function mergedCells({ merges = [], rows }: ReadWorksheet): ReadonlyMap<string, string> {
  const covered = new Map<string, string>();
  for (const { startRow, startCol, endRow, endCol } of merges)
    for (let row = startRow; row <= Math.min(endRow, rows.length - 1); row++)
      for (let column = startCol; column <= Math.min(endCol, maxSheet.columns); column++) {
        if (row !== startRow || column !== startCol)
          covered.set(`${row},${column}`, `${columnLetters(startCol)}${startRow + 1}`);
        if (covered.size > maxSheet.rows * maxSheet.columns) return covered;
      }
  return covered;
}

/** Notes about rows and columns that a filter or someone has hidden. */
function hiddenIn({ rowDefs, columns = [], rows }: ReadWorksheet): string[] {
  const hiddenRows = [...(rowDefs ?? [])].filter(
    ([row, { hidden }]) => hidden && row < rows.length,
  );
  const letters = columns.flatMap(({ hidden }, index) => (hidden ? [columnLetters(index)] : []));
  const named = hiddenRows.map(([row]) => row + 1);
  const which =
    named.length === 1
      ? `Row ${named[0]} is`
      : `${named.length} rows, from ${Math.min(...named)} on, are`;
  return [
    ...(named.length === 0 ? [] : [`${which} hidden in the spreadsheet, and read all the same.`]),
    ...(letters.length === 0
      ? []
      : [`Hidden in the spreadsheet, and read all the same: ${letters.slice(0, 20).join(", ")}.`]),
  ];
}

const isError = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/;

/** The sign of another currency than the dollar in a number's format: '€' of '[$€-2] #,##0.00'. */
function currencyOf(format: string): string | undefined {
  const [, sign] = /\[\$([^\]-]+)/.exec(format) ?? [];
  const found = sign?.trim() ?? /[€£¥]|(?:CA|C|AU|A)\$/.exec(format)?.[0];
  return found === undefined || /^(?:US)?\$$|^USD$/i.test(found) ? undefined : found;
}

function readCell(stored: CellValue, cell: Cell | undefined): SheetCell {
  const hasFormula = cell !== undefined && isFormula(cell);
  const value = hasFormula ? (cell.formulaResult ?? stored) : stored;
  if (cell?.type === "error" || (hasFormula && isError.test(String(value))))
    return { wrong: `has the error ${String(value)}. Write the value, or empty the cell.` };
  if (hasFormula && (value === null || value === ""))
    return {
      wrong:
        "has a formula, and no value was stored with it. Open the file in a spreadsheet program, and save it again.",
    };
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return { wrong: "has a date that isn't in the calendar." };
    const day = value.toISOString().slice(0, 10);
    // A date shown as 'Mar-26' was typed as a month.
    const format = (cell?.style?.numFmt ?? "d").replaceAll(/"[^"]*"|\[[^[\]]*\]/g, "");
    return { date: /d/i.test(format) ? day : day.slice(0, 7) };
  }
  if (typeof value === "number") {
    const currency = currencyOf(cell?.style?.numFmt ?? "");
    return currency === undefined ? value : `${currency} ${value}`;
  }
  return typeof value === "boolean" ? String(value).toUpperCase() : textCell(value ?? "", maxSheet);
}

// Between a dry run and its drafts

const maxUnpacked = 16 * 1024 * 1024;

/** A spreadsheet that was read, as text for a form. @throws SheetRefused for more than a form takes */
export function packSheet({ rows }: Sheet): string {
  const json = JSON.stringify(rows.map(({ row, cells }) => ({ row, cells })));
  const text = json.length > maxUnpacked ? "" : deflateRawSync(json).toString("base64url");
  if (text === "" || text.length > maxSheet.bytes)
    throw new SheetRefused("The spreadsheet has too much text. Split it into several files.");
  return text;
}

const cell = z.union([
  z.string().max(maxSheet.text),
  z.number(),
  z.strictObject({ date: z.string().max(10) }),
  z.strictObject({ wrong: z.string().max(200) }),
]);
const packed = z
  .array(z.strictObject({ row: z.int(), cells: z.array(cell).max(maxSheet.columns) }))
  .min(1)
  .max(maxSheet.rows + 1);

/** Reads what `packSheet` wrote. @throws SheetRefused for anything else */
export function unpackSheet(text: string): Sheet {
  try {
    const json = inflateRawSync(Buffer.from(text, "base64url"), { maxOutputLength: maxUnpacked });
    return { rows: packed.parse(JSON.parse(json.toString())), notes: [] };
  } catch {
    throw new SheetRefused("The rows got lost on their way. Choose the file again.");
  }
}

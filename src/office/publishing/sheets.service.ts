import { folderOf } from "../../site/paddles/paddle-facts.ts";
// Paddles and balls as a spreadsheet, and back: what an import would change, row by row, before anything is saved, and
// the file of everything that's published. It needs schemas and YAML, so it's loaded by the first who imports.

import { setImmediate } from "node:timers/promises";
import { ballSheet } from "../../site/balls/ball-sheet.ts";
import { type ContentKind, pathFor, readContentPath } from "../../library/content-paths.ts";
import { paddleSheet } from "../../site/paddles/paddle-sheet.ts";
import {
  cellOf,
  columnName,
  type ColumnPart,
  columnsOf,
  type FoundColumn,
  readHeadings,
  readValue,
  type SheetField,
} from "../../platform/sheets/columns.ts";
import { neutral, type Sheet, type SheetRow } from "../../platform/sheets/sheet.ts";
import { sourcesByFact } from "../../platform/text/fact-source.ts";
import { sourcedFacts } from "../../site/paddles/paddle-values.ts";
import { csvText } from "../../platform/text/csv.ts";
import { capitalized } from "../../platform/text/grammar.ts";
import type { ContentService } from "./content.service.ts";
import { readFields } from "./entry-text.ts";
import type { Revision } from "./revisions.store.ts";
import {
  type NamedEntry,
  nameKey,
  splitVersion,
  withBrand,
} from "../../site/paddles/model-name.ts";
import {
  type Identity,
  type KindOfSheet,
  latestOn,
  type PlannedRow,
  planRow,
  type Rows,
  type Value,
} from "./sheet-row.ts";

/** What a spreadsheet is about. */
export type SheetKind = "paddles" | "balls";

const sheetKinds: Readonly<Record<SheetKind, KindOfSheet>> = {
  paddles: { noun: "paddle", fields: paddleSheet, files: ["paddles", "listed"], begins: "listed" },
  balls: { noun: "ball", fields: ballSheet, files: ["balls"], begins: "balls" },
};

/** What the columns of a spreadsheet may be about. */
export const fieldsOf = (kind: SheetKind): readonly SheetField[] => sheetKinds[kind].fields;

/** What an import would do. With mistakes in its headings, no row is read. */
export interface ImportPlan {
  mistakes: readonly string[];
  notes: readonly string[];
  rows: readonly PlannedRow[];
}

type ReadContent = Pick<ContentService, "current" | "names" | "published">;

interface PlanContext {
  content: ReadContent & {
    drafts(email: string): Promise<readonly Pick<Revision, "path" | "text" | "base">[]>;
  };
  /** Whose drafts it would become. */
  email: string;
  /** "2026-11-20". */
  today: string;
  /** The rows to read; all without it. */
  isChosen?: (row: number) => boolean;
}

/** How long rows are read without letting others have a turn, in milliseconds. */
const maxTurn = 15;

/** Reads what a spreadsheet would change. Nothing is saved. */
export async function planImport(
  sheet: Sheet,
  kind: SheetKind,
  context: PlanContext,
): Promise<ImportPlan> {
  const { fields } = sheetKinds[kind];
  const [headings, ...rows] = sheet.rows as readonly [SheetRow, ...SheetRow[]];
  const { columns, mistakes, notes: unread } = readHeadings(headings, fields);
  const notes = [...sheet.notes, ...unread, ...columnsWithoutHeading(headings, rows)];
  const missing = columns.some(({ field, part }) => part === "value" && isNaming(field))
    ? []
    : [
        `Row ${headings.row}: no column has the name. It needs headings, such as ${fields
          .slice(1, 4)
          .map(({ heading }) => `"${heading}"`)
          .join(", ")}.`,
      ];
  const wrong = [...mistakes, ...missing];
  if (wrong.length > 0) return { mistakes: wrong, notes, rows: [] };
  const chosen = rows.filter(({ row }) => context.isChosen?.(row) ?? true);
  const opened = await openRows(kind, columns, headings.cells.length, context, chosen);
  const planned: PlannedRow[] = [];
  let since = performance.now();
  for (const row of chosen) {
    planned.push(planRow(row, opened));
    if (performance.now() - since < maxTurn) continue;
    await setImmediate();
    since = performance.now();
  }
  return { mistakes: [], notes, rows: planned };
}

/** Notes about columns between others that have values and no heading. */
function columnsWithoutHeading({ cells }: SheetRow, rows: readonly SheetRow[]): string[] {
  return cells.flatMap((heading, index) => {
    const count = heading === "" ? rows.filter((row) => (row.cells[index] ?? "") !== "").length : 0;
    const values = count === 1 ? "1 value" : `${count} values`;
    return count === 0
      ? []
      : [
          `${capitalized(columnName(index, ""))} has no heading, so its ${values} ${count === 1 ? "wasn't" : "weren't"} read.`,
        ];
  });
}

const isNaming = ({ field }: SheetField) => field === "name" || field === "slug";

/** Reads what all rows of a spreadsheet need. */
async function openRows(
  kind: SheetKind,
  columns: readonly FoundColumn[],
  width: number,
  { content, email, today }: PlanContext,
  rows: readonly SheetRow[],
): Promise<Rows> {
  const drafts = new Map((await content.drafts(email)).map((each) => [each.path, each]));
  const known = knownEntries(content, sheetKinds[kind].files, drafts);
  const named = new Map<string, Set<string>>();
  for (const { path, name, fullName = "", brand } of known)
    for (const each of new Set([name, fullName, `${brand} ${name}`].map(nameKey)))
      if (each !== "") named.set(each, (named.get(each) ?? new Set()).add(path));
  return {
    kind: sheetKinds[kind],
    columns,
    width,
    paths: new Map(known.map(({ path, brand }) => [path, nameKey(brand)])),
    named,
    ofBrand: Map.groupBy(known, ({ brand }) => nameKey(brand)),
    drafts,
    published: content.published,
    rowOf: new Map(),
    planned: new Map(),
    versionOf: kind === "paddles" ? versionsIn(rows, columns, today) : new Map(),
    rowOfModel: new Map(),
    today,
  };
}

/** The rows that share brand and model, and differ in what versions are named by: each is a version of one page. */
function versionsIn(
  rows: readonly SheetRow[],
  columns: readonly FoundColumn[],
  today: string,
): ReadonlyMap<SheetRow, Identity> {
  const columnOf = (name: string) =>
    columns.find(({ field, part }) => field.field === name && part === "value");
  const at = (name: string) => columnOf(name)?.index;
  const core = columnOf("coreMm");
  const [name, brand] = [at("name"), at("brand")];
  if (name === undefined || at("versionName") !== undefined || at("slug") !== undefined)
    return new Map();
  const named = rows.map((row) => {
    const [typed, by] = [row.cells[name], brand === undefined ? "" : row.cells[brand]];
    const identity = splitVersion(typeof typed === "string" ? typed : "");
    const thickness = core && readValue(row.cells[core.index], core, today);
    const said = thickness && "value" in thickness ? thickness.value : undefined;
    const number = /(?<!\S)\d\d?(?:\.\d+)?(?! mm|\S)/i.exec(identity.version)?.[0];
    return {
      row,
      ...identity,
      // 'Ruby 14' is 14 mm thick, unless the row says otherwise.
      isNumbered: number !== undefined && typeof said === "number" && said !== Number(number),
      unsaid: said === undefined ? number : undefined,
      key: nameKey(withBrand(identity.model, typeof by === "string" ? by : "")),
    };
  });
  return new Map(
    [...Map.groupBy(named, ({ key }) => key).values()]
      .filter(
        (alike) =>
          alike.length > 1 &&
          alike.every(({ version, isNumbered }) => version !== "" && !isNumbered) &&
          new Set(alike.map(({ unsaid }) => unsaid)).size <= maxThicknesses,
      )
      .flatMap((alike) => alike.map(({ row, model, version }) => [row, { model, version }])),
  );
}

/** A model is made in no more: numbers of which there are more tell models apart, as long as no row gives a thickness. */
const maxThicknesses = 4;

type Named = Omit<NamedEntry, "path">;

/** All files that rows may be about, with their names and brands. */
function knownEntries(
  content: ReadContent,
  files: readonly ContentKind[],
  drafts: ReadonlyMap<string, { text: string | null }>,
): readonly NamedEntry[] {
  const { paddles, balls } = content.current();
  const known = new Map<string, Named>();
  for (const each of paddles) known.set(pathFor(folderOf(each), each.slug), each);
  for (const { slug, name, maker } of balls)
    known.set(pathFor("balls", slug), { name, brand: maker });
  return files.flatMap((kind) => {
    const folder = pathFor(kind, "x").split("/")[0]!;
    const begun = [...drafts.keys()].filter((path) => readContentPath(path)?.kind === kind);
    const published = content.names(folder).map((slug) => pathFor(kind, slug));
    return [...new Set([...published, ...begun])].map((path) => {
      const drafted = drafts.get(path)?.text;
      const there = drafted == null ? known.get(path) : undefined;
      return { path, ...(there ?? namedIn(path, drafted ?? content.published(path) ?? "")) };
    });
  });
}

function namedIn(path: string, text: string): Named {
  const value = (readFields(path, text)?.value ?? {}) as Value;
  const textOf = (field: string) => {
    const said = value[field];
    return typeof said === "string" ? said : "";
  };
  return {
    name: textOf("name"),
    fullName: textOf("fullName"),
    aliases: [value["aliases"] ?? []].flat().filter((each) => typeof each === "string"),
    brand: textOf("brand") || textOf("maker"),
  };
}

/** The drafts that the rows become: texts by path, and the names of acts' targets. The last row about a file has all. */
export function draftsOf({ rows }: ImportPlan): {
  texts: ReadonlyMap<string, string>;
  named: readonly string[];
} {
  const drafts = rows.flatMap(({ path, draft }) => (draft ? [{ ...draft, path }] : []));
  return {
    texts: new Map(drafts.map(({ path, text }) => [path, text])),
    named: [...new Set(drafts.map(({ path, base }) => `${path}@${base}`))],
  };
}

// Export

/** What a list said last, for a column. */
const approvalCell = (latest: ReturnType<typeof latestOn>, part: ColumnPart) =>
  latest &&
  {
    value: latest.state,
    on: latest.on,
    url: latest.link,
    by: latest.by,
    from: undefined,
    kind: undefined,
  }[part];

/** A version as a row of its own: what isn't said of it is empty. */
const versionRow = (
  { name, brand }: Value,
  { name: versionName, source, ...facts }: Value,
): Value => ({
  ...facts,
  name,
  brand,
  versionName,
  sources: Object.fromEntries(Object.keys(facts).map((fact) => [fact, source])),
});

export const sheetFormats = ["csv", "xlsx"] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** Everything that's published, as a spreadsheet that `planImport` reads as the same. */
export async function exportSheet(
  content: ReadContent,
  kind: SheetKind,
  format: SheetFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const { fields, files } = sheetKinds[kind];
  const columns = columnsOf(fields);
  const rows = files.flatMap((each) => {
    const folder = pathFor(each, "x").split("/")[0]!;
    return content.names(folder).flatMap((slug) => {
      const path = pathFor(each, slug);
      const value = readFields(path, content.published(path) ?? "")?.value as Value | undefined;
      if (!value) return [];
      const versions = (value["versions"] ?? []) as readonly Value[];
      return [value, ...versions.map((version) => versionRow(value, version))].map((row) => {
        const sources = sourcesByFact(row, sourcedFacts) as Record<string, Value | undefined>;
        const version = row === value ? undefined : String(row["versionName"]);
        const cells = columns.map(({ field: { field, inner, list }, part, kind: of }) => {
          if (list !== undefined)
            return cellOf(approvalCell(latestOn(value, list, version), part), of);
          if (part !== "value") return cellOf(sources[field]?.[part], of);
          const said = field === "slug" ? slug : row[field];
          return cellOf(inner === undefined ? said : (said as Value | undefined)?.[inner], of);
        });
        return cells.map((one) => (typeof one === "string" ? neutral(one) : one));
      });
    });
  });
  const table = [columns.map(({ heading }) => heading), ...rows];
  // Without a byte order mark, Excel takes a CSV file for Windows-1252.
  if (format === "csv") return new TextEncoder().encode(`\uFEFF${csvText(table)}`);
  const { writeXlsx } = await import("hucre/xlsx");
  const sheet = { name: capitalized(kind), rows: table, freezePane: { rows: 1, columns: 2 } };
  return new Uint8Array(await writeXlsx({ sheets: [sheet] }));
}

import { type Command, Option, type OptionValues } from "@commander-js/extra-typings";
import { type Fact, jsonOf, type Listing, readPage, textOf } from "../../platform/listing.ts";
import type { Database } from "../../platform/store/tables.ts";
import { json, limit, parser } from "./command.ts";
import { withContext } from "./context.ts";
import { beginning, entries, formatTime, plain, table, writeJson, writeLine } from "./output.ts";

interface Means<Given, Filter> {
  /** @throws UsageError for options that exclude each other */
  filter?(given: Given): Filter;
  /** The list's name in JSON, if it isn't the group's. */
  called?: string;
  /** What's said of the whole list, as text above it and as fields beside it in JSON. */
  summary?(db: Database): Promise<{ text: string; json: object }>;
}

/** Derives the command that prints a list: its options, its text and JSON, and the command for the next page. */
export function listCommand<Given extends OptionValues, Row, Place, Filter>(
  base: Command<[], Given>,
  listing: Listing<Row, Place, Filter>,
  means: Means<Given, Filter> = {},
): Command {
  const { facts, empty, cursor } = listing;
  const place = new Option(cursor.flags, cursor.about).argParser(parser(cursor));
  const made = base as unknown as Command;
  for (const option of [limit, place, json]) made.addOption(option);
  return made.action(
    withContext(async (context, given: object, self: Command) => {
      const group = self.parent!.name();
      const from = place.attributeName();
      const options = given as Options & { limit: number; json?: true };
      const { db } = await context.store();
      const filter = means.filter?.(given as Given) ?? ({} as Filter);
      const window = { after: options[from] as Place | undefined, limit: options.limit };
      const { rows, next } = await readPage(db, listing, filter, window);
      const summary = await means.summary?.(db);
      const written = next === undefined ? null : cursor.write(next);
      if (options.json)
        return writeJson({
          [means.called ?? group]: rows.map((row) => jsonOf(listing, row)),
          ...summary?.json,
          next: written,
        });
      const list = rows.length === 0 ? empty : pageText(facts, rows);
      await writeLine([summary?.text ?? "", list].filter(Boolean).join("\n\n"));
      if (written !== null)
        await writeLine(
          `\n${nextPage(`${group} ${self.name()}`, { ...options, [from]: written })}`,
        );
    }),
  );
}

const cellText = <Row>(fact: Fact<Row>, row: Row) =>
  fact.max === undefined
    ? plain(textOf(fact, row, formatTime))
    : beginning(textOf(fact, row, formatTime), fact.max);

/** A row's facts on one line, cell by cell. */
export const lineOf = <Row>(facts: readonly Fact<Row>[], row: Row): string[] =>
  facts.filter(({ isBelow = false }) => !isBelow).map((fact) => cellText(fact, row));

function pageText<Row>(facts: readonly Fact<Row>[], rows: readonly Row[]): string {
  const lines = rows.map((row) => lineOf(facts, row));
  const below = facts.find(({ isBelow }) => isBelow);
  if (!below) return table(lines);
  return entries(
    rows.map((row, index) => {
      const text = cellText(below, row);
      return { cells: lines[index]!, below: text && `    ${text}` };
    }),
  );
}

type Options = Record<string, string | number | boolean | undefined>;

function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${plain(word).replaceAll("'", "'\\''")}'`;
}

/** The command for a list's next page; options that are undefined or false are left out. */
export function nextPage(command: string, options: Options): string {
  const words = Object.entries(options).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? [`--${name}`] : [`--${name}`, shellWord(String(value))];
  });
  return `More: npm run owner -- ${[command, ...words].join(" ")}`;
}

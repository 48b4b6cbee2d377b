// Paddles and balls as spreadsheets. Importing only shows what would change; '--save' makes drafts of it.

import { createReadStream, existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { perform } from "../../platform/acts.ts";
import { readSheetApart } from "../../platform/sheets/read-sheet-apart.ts";
import type { SheetReading } from "../../platform/sheets/read-sheet.ts";
import { maxSheet, type Sheet, SheetRefused } from "../../platform/sheets/sheet.ts";
import { Refusal } from "../../platform/refusals.ts";
import { dayAt } from "../../platform/today.ts";
import { saveTexts } from "../publishing/content-acts.service.ts";
import type { PlannedRow } from "../publishing/sheet-row.ts";
import type { ImportPlan, SheetFormat, SheetKind } from "../publishing/sheets.service.ts";
import { command, CommandError, group, json, UsageError } from "./command.ts";
import { withContext } from "./context.ts";
import { plain, writeJson, writeLine } from "./output.ts";

// Loaded on demand: no other command needs as much code.
const loadSheets = async () => await import("../publishing/sheets.service.ts");

/** Reads a file, and no more of it than a spreadsheet may have. @throws CommandError */
async function readFile(file: string): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of createReadStream(file)) {
      chunks.push(chunk as Buffer);
      size += (chunk as Buffer).length;
      if (size > maxSheet.bytes) break;
    }
  } catch (error) {
    throw new CommandError(`${plain(file)} cannot be read: ${(error as Error).message}`);
  }
  return Buffer.concat(chunks);
}

/** Reads a spreadsheet. @throws CommandError */
export async function readSheetFile(file: string, reading: SheetReading): Promise<Sheet> {
  return await readSheetApart(await readFile(file), reading).catch((error: unknown) => {
    throw error instanceof SheetRefused ? new CommandError(plain(error.message)) : error;
  });
}

/** The row numbers of '2,5-9'. @throws UsageError */
function readRows(typed: string): (row: number) => boolean {
  const ranges = typed.split(",").map((each) => {
    const [, from, to = from] = /^\s*(\d{1,7})(?:-(\d{1,7}))?\s*$/.exec(each) ?? [];
    if (from === undefined)
      throw new UsageError(`--rows ${plain(typed)} isn't rows: write them as 2,5-9.`);
    return [Number(from), Number(to)] as const;
  });
  return (row) => ranges.some(([from, to]) => row >= from && row <= to);
}

const importCommand = (kind: SheetKind, noun: string) =>
  command("import", {
    about: `Show what a spreadsheet of ${kind} would change, and save it as drafts with --save`,
    more: `FILE is CSV or .xlsx, as '${kind} export' writes it, or any other with headings; what's above them is left out. Of a workbook, the first sheet with known headings is read, or the --sheet you name. Each row is new, changed, the same or wrong, and each mistake is named by its cell. Nothing is published: '--save' makes a draft of each new and changed row, or of the --rows you name.`,
    example: `${kind} import ${kind}.xlsx --save --rows 2,5-9`,
  })
    .argument("<file>")
    .option("--save", "save the new and changed rows as your drafts")
    .option("--rows <list>", "only these rows: 2,5-9")
    .option("--sheet <name>", "the workbook's sheet to read")
    .addOption(json)
    .option("--reason <text>", "why, for the entries' history")
    .action(
      withContext(async (context, file, { save, rows: typed, sheet, json: asJson, reason }) => {
        const isNamed = typed === undefined ? () => true : readRows(typed);
        const { planImport, draftsOf, fieldsOf } = await loadSheets();
        const { db, engine } = await context.store();
        const content = await context.content();
        const today = dayAt(context.now());
        const reading = { fields: fieldsOf(kind), sheet };
        const read = await readSheetFile(file, reading);
        const plan = await planImport(read, kind, { content, email: "", today, isChosen: isNamed });
        const { texts, named } = draftsOf(plan);
        if (save && named.length > 0 && plan.mistakes.length === 0) {
          try {
            const place = { db, engine, content, texts };
            const asked = { of: named, options: {}, isSure: true };
            await perform(place, saveTexts, asked, context.note(reason));
          } catch (error) {
            throw error instanceof Refusal ? new CommandError(plain(error.message)) : error;
          }
        }
        if (asJson) await writeJson({ ...plan, rows: plan.rows.map(withoutDraft) });
        else await writePlan(plan, noun);
        if (plan.mistakes.length > 0) throw new CommandError("No row was read.");
        if (asJson) return;
        await writeLine(
          save
            ? `Saved as drafts: ${named.length}. ${named.length > 0 ? "'content publish ENTRY…' publishes them." : ""}`.trim()
            : `Nothing was saved. ${named.length > 0 ? `Add --save to make ${named.length === 1 ? "1 draft" : `${named.length} drafts`}.` : ""}`.trim(),
        );
      }),
    );

const withoutDraft = (row: PlannedRow) => ({ ...row, draft: undefined });

async function writePlan({ mistakes, notes, rows }: ImportPlan, noun: string): Promise<void> {
  for (const note of notes) await writeLine(`Note: ${plain(note)}`);
  for (const mistake of mistakes) await writeLine(plain(mistake));
  const counts = (["new", "changed", "same", "wrong"] as const).map(
    (state) => `${rows.filter((row) => row.state === state).length} ${state}`,
  );
  if (mistakes.length === 0)
    await writeLine(`${rows.length} ${noun}${rows.length === 1 ? "" : "s"}: ${counts.join(", ")}.`);
  for (const row of rows) for (const line of linesOf(row)) await writeLine(plain(line));
}

/** A row's changes and mistakes; nothing if it's the same. */
function linesOf({ row, state, name, path, changes, mistakes, notes }: PlannedRow): string[] {
  if (state === "wrong") return [...mistakes];
  if (state === "same") return [];
  const facts = changes.map(({ fact, before, after }) =>
    state === "new"
      ? `${fact}: ${after ?? ""}`
      : `${fact}: ${before ?? "nothing"} becomes ${after ?? "nothing"}`,
  );
  return [
    `Row ${row}, ${state}: ${name}, ${path}`,
    ...(state === "new" ? [] : facts.map((fact) => `  ${fact}`)),
    ...notes.map((note) => `  Note: ${note}`),
  ];
}

const exportCommand = (kind: SheetKind) =>
  command("export", {
    about: `Write all published ${kind} to a spreadsheet, with where their facts come from`,
    more: `FILE ends in .csv or .xlsx. '${kind} import' reads it back.`,
    example: `${kind} export ${kind}.xlsx`,
  })
    .argument("<file>")
    .action(
      withContext(async (context, file) => {
        const { exportSheet, sheetFormats } = await loadSheets();
        const format = sheetFormats.find((each) => file.toLowerCase().endsWith(`.${each}`));
        if (format === undefined)
          throw new UsageError(`${plain(file)} has to end in .csv or .xlsx.`);
        if (existsSync(file)) throw new CommandError(`${file} exists already: name another file.`);
        const bytes = await exportSheet(
          await context.content(),
          kind,
          format satisfies SheetFormat,
        );
        await writeFile(file, bytes);
        await writeLine(`Written to ${plain(file)}.`);
      }),
    );

const groupOf = (kind: SheetKind, noun: string) =>
  group(kind, `${kind === "paddles" ? "Paddles" : "Balls"} as a spreadsheet`, [
    importCommand(kind, noun),
    exportCommand(kind),
  ]);

export const paddlesGroup = groupOf("paddles", "paddle");
export const ballsGroup = groupOf("balls", "ball");

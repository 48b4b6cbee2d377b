// Derives an owner's command from an act: its help, arguments, options, confirmation and output. The console derives its
// forms from the same act, so the two can't disagree.

import { readFile } from "node:fs/promises";
import { Option } from "@commander-js/extra-typings";
import {
  type Act,
  type ActField,
  type Asked,
  countOf,
  fieldName,
  type Outcome,
  perform,
  type Place,
  sentenceOf,
} from "../../platform/acts.ts";
import { writeWhole } from "../../platform/private-files.ts";
import { ContentMistakes } from "../../platform/content/content-folder.ts";
import { mistakeText } from "../../platform/content/mistake.ts";
import { Refusal } from "../../platform/refusals.ts";
import { csvParts } from "../../platform/text/csv.ts";
import { command, CommandError, UsageError } from "./command.ts";
import { type CommandContext, confirm, withContext } from "./context.ts";
import { jsonText, plain, progressBar, write, writeLine } from "./output.ts";

/** What an act's command needs besides the act. */
interface Means<Needs extends object> {
  /** What the act needs besides the store. */
  needs?: (context: CommandContext) => Promise<Needs>;
  /** Shows what must be read first, if someone can answer; returns it with versions. */
  read?: (place: Place, typed: readonly string[]) => Promise<{ of: string[]; question: string }>;
  /** Shows what has changed since it was read. */
  showChanged?: (place: Place, ids: readonly string[]) => Promise<void>;
  afterwards?: (place: Place & Needs, outcome: Outcome) => Promise<void>;
}

const exportOptions = [
  new Option(
    "--out <file>",
    "write to this file, which only its owner can read, not to the screen",
  ),
  new Option("--json", "print JSON Lines, one object per line"),
];

/** Derives a command from an act: its help, its arguments and options, the confirmation prompt, its output. */
export function actCommand<Needs extends object>(act: Act<Needs>, means: Means<Needs> = {}) {
  const { name, of, options = [], asks, exports } = act;
  const made = command(name.split(" ")[1]!, act);
  const ids: ActField = { flags: options.some(({ instead }) => instead) ? "[id...]" : "<id...>" };
  for (const { flags, about: what } of act.args ?? (of ? [ids] : [])) made.argument(flags, what);
  for (const option of options.flatMap(optionsOf)) made.addOption(option);
  for (const option of exports ? exportOptions : []) made.addOption(option);
  made.option("--reason <text>", "why, for the log");
  if (asks) made.option("--yes", "don't ask; required if there is no terminal");
  return made.action(
    withContext(async (context: CommandContext, ...given: unknown[]) => {
      const { reason, yes, out, ...typed } = given.at(-2) as Record<string, string | undefined>;
      const words = given
        .slice(0, -2)
        .flat()
        .filter((each) => typeof each === "string");
      const { db, engine } = await context.store();
      const bar = progressBar(name);
      const needs = (await means.needs?.(context)) as Needs;
      const place = { db, engine, progress: bar.step, ...needs };
      const note = context.note(reason);
      const run = async (asked: Asked): Promise<Outcome> => {
        try {
          return await perform(place, act, asked, note);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return await run(await settle(error, asked));
        }
      };
      /** The next attempt, after someone has confirmed or has read it. */
      const settle = async (refused: Refusal, asked: Asked): Promise<Asked> => {
        if (refused.fault === "unsure") {
          await confirm(refused.message);
          return { ...asked, isSure: true };
        }
        if (refused.fault === "unread" && means.read && process.stdin.isTTY) {
          const { of: read, question } = await means.read(place, asked.of);
          await confirm(question);
          return { ...asked, of: read };
        }
        // Nothing to do isn't a failure.
        if (refused.fault === "idle") throw refused;
        if (refused.why === "changed") await means.showChanged?.(place, refused.ids);
        throw errorOf(refused, act);
      };
      try {
        const chosen = await readOptions(options, { ...typed, yes });
        if (act.unnamed !== undefined && words.length === 0) chosen[act.unnamed] = true;
        const outcome = await run({
          of: words,
          options: chosen,
          isSure: yes !== undefined || !asks,
        });
        if (outcome.rows) await writeRows(exports!.columns, outcome.rows, out, typed["json"]);
        else await writeOutcome(act, outcome);
        await means.afterwards?.(place, outcome);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await writeLine(plain(error.message));
      } finally {
        bar.end();
      }
    }),
  );
}

/** An option of a command, and one for a file with its text. */
function optionsOf({ flags, about, lines, not }: ActField): Option[] {
  const option = new Option(flags, about).conflicts(not ?? []);
  if (lines === undefined) return [option];
  const name = fieldName({ flags });
  return [option, new Option(`--${name}-file <file>`, "the same, from a file").conflicts(name)];
}

/** Options as acts take them: texts read from files, and lists as arrays. */
async function readOptions(options: readonly ActField[], typed: Record<string, unknown>) {
  const read: Record<string, string | readonly string[] | true | undefined> = {};
  for (const option of options) {
    const name = fieldName(option);
    const file = typed[`${name}File`];
    const value = typeof file === "string" ? await readText(file) : typed[name];
    read[name] = value === true && option.flags.includes("...") ? [] : (value as string);
  }
  return read;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new CommandError(`${plain(file)} cannot be read: ${(error as Error).message}`);
  }
}

/** A refusal in the command line's words. */
function errorOf({ fault, why, message, cause }: Refusal, { of }: Pick<Act, "of">): Error {
  const sentence = plain(message);
  if (fault === "typed") return new UsageError(sentence);
  // The sentence has the first one.
  if (cause instanceof ContentMistakes)
    return new CommandError(
      [sentence, ...cause.mistakes.slice(1).map((each) => plain(mistakeText(each)))].join("\n"),
    );
  if (fault === "unread")
    return new UsageError(`${sentence} At a terminal, this command shows the review and asks.`);
  const hint = why === "missing" && of?.list ? ` '${of.list}' lists them.` : "";
  return new CommandError(sentence + hint);
}

/** Writes an export to a file or to standard output, no faster than it's read. */
async function writeRows(
  columns: readonly string[],
  rows: NonNullable<Outcome["rows"]>,
  out: string | undefined,
  isJson: unknown,
): Promise<void> {
  const parts = isJson ? jsonLines(rows) : csvParts(columns, rows);
  if (out === undefined) {
    for await (const part of parts) await write(part);
    return;
  }
  try {
    await writeWhole(out, async (file) => {
      for await (const part of parts) await file.appendFile(part);
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!/^(ENOENT|EACCES|EPERM|EISDIR|ENOTDIR|ENOSPC|EROFS)$/.test(code ?? "")) throw error;
    throw new CommandError(`${plain(out)} cannot be written: ${message}`);
  }
  await writeLine(`Written to ${plain(out)}.`);
}

async function* jsonLines(rows: NonNullable<Outcome["rows"]>): AsyncGenerator<string> {
  for await (const part of rows) yield part.map((row) => `${jsonText(row)}\n`).join("");
}

/** One line per target, or a sentence with their number. */
async function writeOutcome(act: Act, outcome: Outcome): Promise<void> {
  const { done, left = [], count = done.length, said, also } = outcome;
  if (said === "") return;
  const isListed =
    said === undefined && count === done.length && done.every(({ label }) => label !== undefined);
  if (isListed && count > 0)
    for (const { id, label } of done)
      await writeLine(`${act.done}: ${plain(id)}${label ? ` (${plain(label)})` : ""}`);
  else if (left.length === 0 || count > 0) await writeLine(plain(sentenceOf(act, outcome)));
  for (const { id, as } of left) await writeLine(`${act.left?.[as] ?? as}: ${plain(id)}`);
  if (also && also.outcome.done.length > 0)
    await writeLine(`${also.act.done}: ${countOf(also.outcome.done.length, also.act.of!.noun)}.`);
  if (outcome.undo !== undefined) await writeLine(`To undo it: log undo ${outcome.undo}`);
}

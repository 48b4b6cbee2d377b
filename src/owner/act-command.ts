import { Option } from "@commander-js/extra-typings";
import {
  type Act,
  type Asked,
  countOf,
  type Outcome,
  perform,
  type Place,
  sentenceOf,
} from "../platform/acts.ts";
import { Refusal } from "../platform/refusals.ts";
import { command, CommandError, optionalReason, UsageError } from "./command.ts";
import { type CommandContext, confirm, withContext } from "./context.ts";
import { plain, writeLine } from "./output.ts";

/** What the command of an act needs besides the act. */
interface Means<Needs extends object> {
  /** Its name, if it isn't the second word of the act's. */
  command?: string;
  /** What the act is done with, besides the store. */
  needs?: (context: CommandContext) => Promise<Needs>;
  /** Shows things that someone has to read first, to someone who can answer; returns them with their versions. */
  read?: (place: Place, typed: readonly string[]) => Promise<{ of: string[]; question: string }>;
  /** Shows what has changed since it was read. */
  showChanged?: (place: Place, ids: readonly string[]) => Promise<void>;
  /** Writes more, once it's done. */
  afterwards?: (place: Place, outcome: Outcome) => Promise<void>;
}

/** The command of an act: its help, its arguments and options, the question before what can't be undone, what it did. */
export function actCommand<Needs extends object>(act: Act<Needs>, means: Means<Needs> = {}) {
  const { name, about, more, example, args, of, options = [], asks } = act;
  const made = command(means.command ?? name.split(" ")[1]!, {
    about,
    ...(more === undefined ? {} : { more }),
    example,
  });
  const takes = args ?? (of ? `${options.some(({ instead }) => instead) ? "[" : "<"}id...` : "");
  const closed = args ?? (takes && `${takes}${takes.startsWith("[") ? "]" : ">"}`);
  for (const each of closed.split(" ").filter(Boolean)) made.argument(each);
  for (const { flags, about: what } of options) made.addOption(new Option(flags, what));
  made.addOption(optionalReason);
  if (asks) made.option("--yes", "don't ask; required if there is no terminal");
  return made.action(
    withContext(async (context: CommandContext, ...given: unknown[]) => {
      const { reason, yes, ...chosen } = given.at(-2) as Asked["options"] & { reason?: string };
      const typed = given
        .slice(0, -2)
        .flat()
        .filter((each) => typeof each === "string");
      const { db, engine } = await context.store();
      const place = { db, engine, ...((await means.needs?.(context)) as Needs) };
      const note = context.note(reason);
      const run = async (asked: Asked): Promise<Outcome> => {
        try {
          return await perform(place, act, asked, note);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return await run(await settle(error, asked));
        }
      };
      /** What to ask for instead, once someone has said yes or has read it. */
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
        if (refused.why === "changed") await means.showChanged?.(place, refused.ids);
        throw errorOf(refused, act);
      };
      const outcome = await run({ of: typed, options: chosen, isSure: yes === true || !asks });
      await writeOutcome(act, outcome);
      await means.afterwards?.(place, outcome);
    }),
  );
}

/** A refusal as the command line says it. */
export function errorOf({ fault, why, message }: Refusal, { of }: Pick<Act, "of"> = {}): Error {
  const sentence = plain(message);
  if (fault === "typed") return new UsageError(sentence);
  if (fault === "unread")
    return new UsageError(`${sentence} At a terminal, this command shows the review and asks.`);
  const hint = why === "missing" && of?.list ? ` '${of.list}' lists them.` : "";
  return new CommandError(sentence + hint);
}

/** Each thing on a line of its own, or so many in a sentence. */
async function writeOutcome(act: Act, outcome: Outcome): Promise<void> {
  const { done, left = [], count = done.length, said, also } = outcome;
  const isListed =
    said === undefined && count === done.length && done.every(({ label }) => label !== undefined);
  if (isListed && count > 0)
    for (const { id, label } of done)
      await writeLine(`${act.done}: ${plain(id)}${label ? ` (${plain(label)})` : ""}`);
  else if (left.length === 0 || count > 0) await writeLine(plain(sentenceOf(act, outcome)));
  for (const { id, as } of left) await writeLine(`${act.left?.[as] ?? as}: ${plain(id)}`);
  if (also && also.outcome.done.length > 0)
    await writeLine(`${also.act.done}: ${countOf(also.outcome.done.length, also.act.of!.noun)}.`);
}

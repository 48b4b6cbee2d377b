import { listLog, type LogEntry } from "../platform/store/log.store.ts";
import { after, command, group, json, limit } from "./command.ts";
import { withContext } from "./context.ts";
import { formatTime, isoTime, placeOf, plain, table, writePage } from "./output.ts";

export function logJson({ id, act, target, reason, done_at, actor }: LogEntry) {
  return { id, act, target, reason, by: actor, doneAt: isoTime(done_at) };
}

export function logLine({ act, target, reason, done_at, actor }: LogEntry): string[] {
  return [formatTime(done_at), act, plain(target), plain(actor), plain(reason)];
}

/** @param name the name of the group, and of the list in JSON */
const logGroupCalled = (name: "log" | "acts") =>
  group(name, "The log of what was done, by whom and why", [
    command("list", {
      about: "List everything done here and in the console, by whom and why, newest first",
      more: `A deleted address is listed as a hash only. --json prints { ${name}, next }.`,
      example: `${name} list`,
    })
      .addOption(limit)
      .addOption(after)
      .addOption(json)
      .action(
        withContext(async (context, given) => {
          const { db } = await context.store();
          const entries = await listLog(db, given);
          await writePage(`${name} list`, given, {
            rows: entries,
            place: ({ done_at, id }) => placeOf(done_at, id),
            json: () => ({ [name]: entries.map(logJson) }),
            text: () => table(entries.map(logLine)),
            empty: "Nothing was done yet.",
          });
        }),
      ),
  ]);

export const logGroup = logGroupCalled("log");
/** The log's name in version 1. */
export const actsGroup = logGroupCalled("acts");

import { listActs, type OwnerAct } from "../../db/owner-acts.ts";
import { command, group } from "./command.ts";
import { withContext } from "./context.ts";
import { placeOf, writePage } from "./list-page.ts";
import { after, json, limit } from "./options.ts";
import { formatTime, isoTime, plain, table } from "./output.ts";

export function actJson({ id, act, target, reason, done_at }: OwnerAct) {
  return { id, act, target, reason, doneAt: isoTime(done_at) };
}

export function actLine({ act, target, reason, done_at }: OwnerAct): string[] {
  return [formatTime(done_at), act, plain(target), plain(reason)];
}

const list = command("list", {
  about: "List what was done by these commands, with its reason, newest first",
  more: "A deleted address is listed as a hash only. --json prints { acts, next }.",
  example: "acts list",
})
  .addOption(limit)
  .addOption(after)
  .addOption(json)
  .action(
    withContext(async (context, given) => {
      const { db } = await context.store();
      const acts = await listActs(db, { limit: given.limit, after: given.after });
      await writePage("acts list", given, {
        rows: acts,
        place: ({ done_at, id }) => placeOf(done_at, id),
        json: () => ({ acts: acts.map(actJson) }),
        text: () => table(acts.map(actLine)),
        empty: "Nothing was done yet.",
      });
    }),
  );

export const actsGroup = group("acts", "What you did, and why", [list]);

import { listActs, type OwnerAct } from "../../db/owner-acts.ts";
import { cursorText } from "../../model/review-address.ts";
import { command, type Group } from "./command.ts";
import { after, json, limit } from "./options.ts";
import { isoTime, moment, nextPage, plain, print, printJson, table } from "./print.ts";

export function actJson({ id, act, target, reason, done_at }: OwnerAct) {
  return { id, act, target, reason, doneAt: isoTime(done_at) };
}

export function actLine({ act, target, reason, done_at }: OwnerAct): string[] {
  return [moment(done_at), act, plain(target), plain(reason)];
}

const list = command({
  about: "lists what was done by these commands, with its reason, newest first",
  options: { limit, after, json },
  example: "acts list",
  more: "An address that was deleted stands here as a hash only. --json prints { acts, next }.",
  async run(given, _, desk) {
    const { db } = await desk.store();
    const acts = await listActs(db, given);
    const last = acts.length === given.limit ? acts.at(-1) : undefined;
    const next = last && cursorText({ createdAt: last.done_at, id: last.id });
    if (given.json) return printJson({ acts: acts.map(actJson), next: next ?? null });
    if (acts.length === 0) return print("Nothing was done yet.");
    await print(table(acts.map(actLine)));
    if (next) await print(`\n${nextPage("acts list", { ...given, after: next })}`);
  },
});

export const actsGroup: Group = {
  about: "what you did, and why",
  commands: { list },
};

import {
  type Act,
  type Asked,
  fieldName,
  type Outcome,
  performTogether,
} from "../../platform/acts.ts";
import { refusal } from "../../platform/refusals.ts";
import type { Store } from "../../platform/store/connect.ts";
import type { StoredKind } from "../../site/contributions/contribution.ts";
import { listWaiting, versionsAsOf } from "../../site/contributions/moderation.store.ts";
import { fieldKinds } from "../../site/kinds/kinds.ts";
import { photoKind } from "../../site/reviews/photos/photos.store.ts";
import { kinds } from "./contributions.ts";
import type { Person } from "../publishing/people.ts";
import { readReason, type RowName } from "./read-asked.ts";
import { maxAll } from "./reviews/moderation.service.ts";

/** What moderators decide. */
export const decided: readonly StoredKind[] = [...kinds, photoKind];

/** What editors decide: only the site's people read it. */
const asked = fieldKinds.filter(({ isPrivate }) => isPrivate);

const named = (names: readonly string[]) => decided.filter(({ name }) => names.includes(name));

interface DecidingContext {
  store: Store;
  clock: () => number;
  queued: () => void;
  acts: ReadonlyMap<string, Act>;
  /** How the console reports what was done. */
  said(act: string, outcome: Outcome): readonly (readonly [key: string, count: number])[];
}

/** Decides about rows of several kinds at once, as one act with one undo. */
export function openDeciding({ store, clock, queued, acts, said }: DecidingContext) {
  /** @throws Refusal */
  async function together(
    all: readonly { act: Act; asked: Asked }[],
    form: URLSearchParams,
    { name: by, role, email: person }: Person,
  ) {
    if (all.length === 0) throw refusal("nothingNamed", "row");
    const note = { reason: readReason(form), now: clock(), by, role };
    const outcomes = await performTogether({ ...store, queued, person }, all, note);
    const counts = new Map<string, number>();
    for (const [index, outcome] of outcomes.entries())
      for (const [key, count] of said(all[index]!.act.name, outcome))
        counts.set(key, (counts.get(key) ?? 0) + count);
    return { said: [...counts], undo: outcomes[0]!.undo };
  }

  return {
    /** What waits of the kinds of these names and is as it was at a time, in epoch milliseconds. */
    async waitingAsOf(names: readonly string[], time: number): Promise<readonly RowName[]> {
      const of = named(names);
      const waiting = Map.groupBy(await listWaiting(store.db, of, maxAll), ({ kind }) => kind);
      const rows: RowName[] = [];
      for (const kind of of) {
        const ids = (waiting.get(kind.name) ?? []).map(({ id }) => id);
        for (const [id, version] of await versionsAsOf(store.db, kind, ids, time))
          rows.push([kind.noun, `${id}@${version}`]);
      }
      return rows;
    },
    /**
     * Does the same to rows of several kinds.
     * @param form names the rows of each kind by its noun
     * @throws Refusal
     */
    async actTogether(
      form: URLSearchParams,
      verb: "approve" | "hide",
      names: readonly string[],
      person: Person,
    ) {
      const all = named(names).flatMap(({ name, noun }) => {
        const of = form.getAll(noun);
        const act = acts.get(`${name} ${verb}`)!;
        return of.length === 0 ? [] : [{ act, asked: { of, options: {}, isSure: true } }];
      });
      return await together(all, form, person);
    },
    /**
     * Declines what visitors asked the site for.
     * @param form as in `actTogether`
     * @param isEach whether each request is named, or only one for each paddle
     * @throws Refusal
     */
    async declineTogether(form: URLSearchParams, person: Person, isEach: boolean) {
      const all = asked.flatMap(({ name, noun }) => {
        const act = acts.get(`${name} decline`)!;
        const of = form.getAll(noun);
        const isOfMany = act.options?.some((option) => fieldName(option) === "like");
        if (isOfMany && !isEach)
          return of.map((like) => ({ act, asked: { of: [], options: { like }, isSure: true } }));
        return of.length === 0 ? [] : [{ act, asked: { of, options: {}, isSure: true } }];
      });
      return await together(all, form, person);
    },
  };
}

import type { Insertable } from "kysely";
import type { Act } from "../platform/acts.ts";
import type { Database, Tables } from "../platform/store/tables.ts";
import type { Schedule } from "../platform/weeks.ts";

/** What the owner has prepared for the next issue, and when issues leave by themselves. */
export interface Draft {
  /** May be empty. */
  intro: string;
  /** The ids of the reviews to quote; undefined for the newest. */
  chosen: readonly string[] | undefined;
  /** Undefined if the owner sends each issue. */
  schedule: Schedule | undefined;
}

/** The draft; empty before anything was prepared. */
export async function readDraft(db: Database): Promise<Draft> {
  const row = await db.selectFrom("newsletter_draft").selectAll().executeTakeFirst();
  const { intro = "", chosen = null, weekday = null, hour = null } = row ?? {};
  return {
    intro,
    chosen: chosen === null ? undefined : (JSON.parse(chosen) as string[]),
    schedule: weekday === null || hour === null ? undefined : { weekday, hour },
  };
}

/** What of a draft changes. */
export type DraftChange = Partial<Omit<Insertable<Tables["newsletter_draft"]>, "id">>;

const nothing = { id: "next", intro: "", chosen: null, weekday: null, hour: null } as const;

/** Changes the draft: its intro, its reviews or the schedule. */
export const changeDraft: Act<{ change: DraftChange; what: string }> = {
  name: "newsletter draft",
  may: "owner",
  about: "Show the next issue's draft, or change its intro and its reviews",
  more: "Without options it shows the draft and the reviews to choose from. --choose names the reviews to quote, or none; --newest goes back to the newest ones. A blank line starts a paragraph of the intro.",
  example:
    'newsletter draft --intro "The indoor season starts." --choose 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11',
  done: "Changed",
  async run({ db, change, what }) {
    await db
      .insertInto("newsletter_draft")
      .values({ ...nothing, ...change })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(change))
      .execute();
    return { done: [{ id: what }] };
  },
};

/** Empties a draft that is sent, unless the owner has changed it since. The schedule stays. Part of a transaction. */
export async function clearDraft(
  db: Database,
  { intro, chosen }: Pick<Draft, "intro" | "chosen">,
): Promise<void> {
  await db
    .updateTable("newsletter_draft")
    .set({ intro: "", chosen: null })
    .where("intro", "=", intro)
    .where("chosen", chosen ? "=" : "is", chosen ? chosenText(chosen) : null)
    .execute();
}

/** Chosen ids as they are stored. */
export const chosenText = (chosen: readonly string[] | undefined) =>
  chosen === undefined ? null : JSON.stringify(chosen);

import type { Insertable } from "kysely";
import { type LogNote, addToLog } from "../platform/store/log.store.ts";
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
type DraftChange = Partial<Omit<Insertable<Tables["newsletter_draft"]>, "id">>;

const nothing = { id: "next", intro: "", chosen: null, weekday: null, hour: null } as const;

/** Changes the draft and records it. Part of a transaction. @param what for the log: 'intro' */
export async function changeDraft(
  db: Database,
  change: DraftChange,
  what: string,
  note: LogNote,
): Promise<void> {
  await db
    .insertInto("newsletter_draft")
    .values({ ...nothing, ...change })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(change))
    .execute();
  await addToLog(db, "newsletter draft", [what], note);
}

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

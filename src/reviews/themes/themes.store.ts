import { sql } from "kysely";
import { type QuotedReview, reviewBits, themeRulesText } from "./opinions.ts";
import { type ThemeCount, themes } from "./themes.ts";
import { pacedSteps } from "../../platform/rounds.ts";
import { digest } from "../../platform/store/digest.ts";
import { readingOf } from "../../platform/store/reads.ts";
import type { Database } from "../../platform/store/tables.ts";

type StoredThemes = Record<"players" | "samples", ThemeCount[]>;

/**
 * Reads what subjects' reviews say about each theme, from the totals; themes that no review mentions are left out.
 * @returns a function of the subject
 */
export async function storedThemesOf(
  db: Database,
  subjects: readonly string[],
): Promise<(subject: string) => StoredThemes> {
  const rows = await readingOf(subjects, () =>
    db
      .selectFrom("theme_totals")
      .select(["paddle_name", "is_sample", "theme", "praise", "complaint"])
      .where("paddle_name", "in", subjects)
      .orderBy("theme")
      .execute(),
  );
  const bySubject = Map.groupBy(rows, ({ paddle_name }) => paddle_name);
  return (subject) => {
    const of = (sample: 0 | 1) =>
      (bySubject.get(subject) ?? []).flatMap(({ is_sample, theme, praise, complaint }) => {
        const name = themes[theme];
        return name && is_sample === sample ? [{ theme: name, praise, complaint }] : [];
      });
    return { players: of(0), samples: of(1) };
  };
}

/** The same for one subject. */
export async function storedThemes(db: Database, subject: string): Promise<StoredThemes> {
  return (await storedThemesOf(db, [subject]))(subject);
}

/** How many reviews are scanned for a quote. */
const newest = 40;

/** The newest visible reviews of a subject that mention a theme: players' own first. */
export async function newestAboutThemes(
  db: Database,
  subject: string,
  samples: boolean,
): Promise<QuotedReview[]> {
  const rows = await readingOf([subject], () =>
    db
      .selectFrom("paddle_reviews")
      .select(["id", "first_name", "review_text", "is_sample", "themes"])
      .where("paddle_name", "=", subject)
      .where("hidden_at", "is", null)
      .$if(!samples, (query) => query.where("is_sample", "=", 0))
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(newest)
      .execute(),
  );
  return rows
    .filter((row) => row.themes !== 0)
    .toSorted((a, b) => a.is_sample - b.is_sample)
    .map(({ id, first_name, review_text, is_sample, themes: bits }) => ({
      id,
      firstName: first_name,
      reviewText: review_text,
      isSample: is_sample === 1,
      bits,
    }));
}

/** A sample's labels, as reviews store them. */
export type SampleThemes = Record<"liked" | "disliked", string>;

interface RecountOptions {
  /** Ends it after a step. */
  stopped?: () => boolean;
  /** The themes of samples, by text. Samples that aren't listed keep theirs. */
  samples?: ReadonlyMap<string, SampleThemes>;
}

/** How many reviews are recounted in a step: finding the themes of 25 long ones takes a few milliseconds. */
const batchSize = 25;

/**
 * Recounts the themes of all reviews if they were counted with other rules or samples, or never. It works in small
 * steps and rests between them, so that requests hardly wait; two processes doing it at once get the same result.
 * @returns how many reviews changed
 */
export async function recountThemes(
  db: Database,
  { stopped = () => false, samples = new Map() }: RecountOptions = {},
): Promise<number> {
  const rules = digest(JSON.stringify([themeRulesText(), ...samples]));
  const counted = await db.selectFrom("theme_rules").select("digest").executeTakeFirst();
  if (counted?.digest === rules) return 0;
  const stepIsDone = pacedSteps();
  let changed = 0;
  let after = "";
  for (;;) {
    const batch = await db
      .selectFrom("paddle_reviews")
      .select(["id", "review_text", "liked", "disliked", "is_sample", "themes"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(batchSize)
      .execute();
    const right = batch.map((row) => {
      const listed = row.is_sample === 1 ? samples.get(row.review_text) : undefined;
      const { liked, disliked } = listed ?? row;
      return { row, values: { liked, disliked, themes: reviewBits({ ...row, liked, disliked }) } };
    });
    const wrong = right.filter(
      ({ row, values }) =>
        row.themes !== values.themes ||
        row.liked !== values.liked ||
        row.disliked !== values.disliked,
    );
    if (wrong.length > 0) changed += await storeThemes(db, wrong);
    if (stopped()) return changed;
    if (batch.length < batchSize) break;
    after = batch.at(-1)!.id;
    await stepIsDone();
  }
  await db
    .insertInto("theme_rules")
    .values({ id: 1, digest: rules })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ digest: rules }))
    .execute();
  return changed;
}

/**
 * Stores themes that were found in these rows. One that its writer has edited since stays as it is: with the edit, its
 * themes were found again.
 * @returns how many were stored
 */
async function storeThemes(
  db: Database,
  found: readonly {
    row: SampleThemes & { id: string; review_text: string };
    values: SampleThemes & { themes: number };
  }[],
): Promise<number> {
  const rows = found.map(({ row: { id, review_text: text, ...was }, values }) => {
    const { liked, disliked, themes: bits } = values;
    return sql`(${id}, ${text}, ${was.liked}, ${was.disliked}, ${liked}, ${disliked}, ${sql.lit(bits)})`;
  });
  // Both engines name the columns of such a list column1, column2 and so on.
  const { numAffectedRows = 0n } = await sql`update paddle_reviews
    set liked = column5, disliked = column6, themes = column7
    from (values ${sql.join(rows)}) found
    where id = column1 and review_text = column2 and liked = column3 and disliked = column4`.execute(
    db,
  );
  return Number(numAffectedRows);
}

/** Schedules a recount of all themes for the next start: imported rows may lack theirs. */
export async function forgetThemeCount(db: Database): Promise<void> {
  await db.deleteFrom("theme_rules").execute();
}

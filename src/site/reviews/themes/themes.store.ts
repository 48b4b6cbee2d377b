import { sql } from "kysely";
import type { Store } from "../../../platform/store/connect.ts";
import { rowsOfEach } from "../../../platform/store/dialect.ts";
import { readingOf } from "../../../platform/store/reads.ts";
import type { Database } from "../../../platform/store/tables.ts";
import type { ReviewSubmission } from "../review.ts";
import { quotedLength } from "./quotes.ts";
import { minCounted, opinionKinds, readTheme, type ThemeCount, themes } from "./themes.ts";

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
    const countsOf = (sample: 0 | 1) =>
      (bySubject.get(subject) ?? []).filter((row) => row.is_sample === sample).flatMap(countIn);
    return { players: countsOf(0), samples: countsOf(1) };
  };
}

/** What players and samples say of one subject, by theme. */
export async function storedThemes(db: Database, subject: string): Promise<StoredThemes> {
  return (await storedThemesOf(db, [subject]))(subject);
}

/** What players' reviews say about each theme that enough of a subject's mention, by subject. */
export async function playersThemes(db: Database): Promise<Map<string, ThemeCount[]>> {
  const rows = await db
    .selectFrom("theme_totals")
    .select(["paddle_name", "theme", "praise", "complaint"])
    .where("is_sample", "=", 0)
    .where(sql<number>`praise + complaint`, ">=", minCounted)
    .orderBy("paddle_name")
    .orderBy("theme")
    .execute();
  const bySubject = Map.groupBy(rows, ({ paddle_name }) => paddle_name);
  return new Map([...bySubject].map(([subject, own]) => [subject, own.flatMap(countIn)]));
}

/** A row's count; none of a theme that only a later version knows. */
function countIn(row: Record<"praise" | "complaint", number> & { theme: string }): ThemeCount[] {
  const theme = readTheme(row.theme);
  return theme ? [{ theme, praise: row.praise, complaint: row.complaint }] : [];
}

/** How many reviews about a theme are read for a quote. */
const newest = 8;

/** The newest visible reviews with each opinion of a subject, newest first, as far as they may be quoted. */
export async function newestWithOpinions(
  { db, engine }: Pick<Store, "db" | "engine">,
  subject: string,
  isSample: boolean,
) {
  const opinions = themes.flatMap((theme) => opinionKinds.map((kind) => [theme, kind] as const));
  const sample = isSample ? 1 : 0;
  const ids = rowsOfEach<string>(
    engine,
    opinions,
    ["review_id"],
    (theme, opinion) => sql`select review_id from review_themes
      where paddle_name = ${subject} and is_sample = ${sample} and theme = ${theme} and opinion = ${opinion}
      order by created_at desc, review_id desc limit ${newest}`,
  );
  const { min, max } = quotedLength;
  const reviews = await readingOf([subject], () =>
    db
      .selectFrom("paddle_reviews")
      .select(["id", "first_name as firstName", "review_text as reviewText", "liked", "disliked"])
      .where("id", "in", sql<string>`(${ids})`)
      .where(sql<boolean>`length(review_text) between ${min} and ${max}`)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .execute(),
  );
  return reviews.map((review) => ({ ...review, sample: isSample }));
}

/** Gives a subject's stored samples the labels that their file has now. Returns whether any were others. */
export async function labelSamples(
  db: Database,
  subject: string,
  samples: readonly Pick<ReviewSubmission, "reviewText" | "liked" | "disliked">[],
): Promise<boolean> {
  const stored = await db
    .selectFrom("paddle_reviews")
    .select(["id", "review_text", "liked", "disliked"])
    .where("paddle_name", "=", subject)
    .where("is_sample", "=", 1)
    .execute();
  const labels = new Map(
    samples.map(({ reviewText, liked = "", disliked = "" }) => [reviewText, { liked, disliked }]),
  );
  const wrong = stored.flatMap(({ id, review_text: text, liked, disliked }) => {
    const right = labels.get(text);
    return right && (right.liked !== liked || right.disliked !== disliked) ? [{ id, right }] : [];
  });
  for (const { id, right } of wrong)
    await db.updateTable("paddle_reviews").set(right).where("id", "=", id).execute();
  return wrong.length > 0;
}

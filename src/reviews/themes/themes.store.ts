import { themeRulesText } from "./theme-rules.ts";
import { type StoredThemes, themeBits, themes } from "./themes.ts";
import { digest } from "../../platform/store/digest.ts";
import { readingOf } from "../../platform/store/reads.ts";
import type { Database } from "../../platform/store/tables.ts";

/** Reads what a subject's reviews say of each theme, from the totals; themes nobody speaks of are left out. */
export async function storedThemes(db: Database, subject: string): Promise<StoredThemes> {
  const rows = await readingOf([subject], () =>
    db
      .selectFrom("theme_totals")
      .select(["is_sample", "theme", "praise", "complaint"])
      .where("paddle_name", "=", subject)
      .orderBy("theme")
      .execute(),
  );
  const of = (sample: 0 | 1) =>
    rows.flatMap(({ is_sample, theme, praise, complaint }) => {
      const name = themes[theme];
      return name && is_sample === sample ? [{ theme: name, praise, complaint }] : [];
    });
  return { players: of(0), samples: of(1) };
}

/** Reviews read at a time while they are counted anew. */
const batchSize = 500;

/**
 * Counts the themes of all reviews anew where they were counted by other rules, or never. It does so in small steps,
 * so that nobody who writes a review has to wait; two processes that do it at once come to the same.
 * @param stopped ends it after a step
 * @returns how many reviews were counted otherwise before
 */
export async function recountThemes(
  db: Database,
  { stopped = () => false }: { stopped?: () => boolean } = {},
): Promise<number> {
  const rules = digest(themeRulesText());
  const counted = await db.selectFrom("theme_rules").select("digest").executeTakeFirst();
  if (counted?.digest === rules) return 0;
  let changed = 0;
  let after = "";
  for (;;) {
    const batch = await db
      .selectFrom("paddle_reviews")
      .select(["id", "review_text", "themes"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(batchSize)
      .execute();
    const otherwise = Map.groupBy(
      batch.filter(({ review_text, themes: bits }) => themeBits(review_text) !== bits),
      ({ review_text }) => themeBits(review_text),
    );
    for (const [bits, reviews] of otherwise) {
      const ids = reviews.map(({ id }) => id);
      await db.updateTable("paddle_reviews").set({ themes: bits }).where("id", "in", ids).execute();
      changed += ids.length;
    }
    if (stopped()) return changed;
    if (batch.length < batchSize) break;
    after = batch.at(-1)!.id;
  }
  await db
    .insertInto("theme_rules")
    .values({ id: 1, digest: rules })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ digest: rules }))
    .execute();
  return changed;
}

import { setImmediate as othersTurn } from "node:timers/promises";
import type { Database } from "../../platform/store/tables.ts";
import { type TextKey, textKey } from "../duplicate-texts.store.ts";
import type { ReviewRow } from "../reviews.store.ts";
import { comparableWords } from "./blocked-words.ts";
import { listBlockedWords } from "./blocked-words.store.ts";
import { type HoldReason, holdReason } from "./hold-reason.ts";

interface HoldOptions {
  /** How many of this visitor's reviews were accepted this hour. */
  accepted: number;
  /** Whether every review waits. */
  holdsAll: boolean;
  /** The id of a review to ignore: the one being edited. */
  except?: string;
  /** Whether a name belongs to someone who runs the site. */
  isPerson: (name: string) => boolean;
  /** The stored reviews that each one nearly copies, and whether it nearly copies an earlier one of these. */
  near: readonly { ids: readonly string[]; ofEarlier: boolean }[];
}

/** Why each of a visitor's reviews is held; undefined for those shown at once. */
export async function holdReasonsOf(
  db: Database,
  rows: readonly ReviewRow[],
  { accepted, holdsAll, except = "", isPerson, near }: HoldOptions,
): Promise<(HoldReason | undefined)[]> {
  // Normalized again, because more letters may count as look-alikes than when they were blocked.
  const blockedWords = (await listBlockedWords(db)).map(({ word }) => comparableWords(word));
  const texts: (TextKey & { likeness_key: string })[] = [];
  for (const { review_text, likeness_key } of rows) {
    // A long text takes milliseconds that others would wait for.
    if (texts.length > 0) await othersTurn();
    texts.push({ likeness_key, ...textKey(review_text) });
  }
  const keys = new Set(texts.map(({ likeness_key }) => likeness_key));
  const nearIds = new Set(near.flatMap(({ ids }) => ids));
  const others = await otherReviews(db, { keys: [...keys], ids: [...nearIds] }, except);
  const withdrawn = await withdrawnTexts(
    db,
    texts.map(({ digest }) => digest),
  );
  const reasons: (HoldReason | undefined)[] = [];
  for (const [index, { first_name, review_text, played_before }] of rows.entries()) {
    if (index > 0) await othersTurn();
    const { likeness_key, digest, isLong } = texts[index]!;
    const { ids, ofEarlier } = near[index]!;
    const same = others.filter(({ id, key }) => key === likeness_key || ids.includes(id));
    const lastHidden = Math.max(...same.map(({ hidden }) => hidden ?? 0));
    const lastApproved = Math.max(...same.map(({ approved }) => approved ?? 0));
    const reason = holdReason({
      texts: [first_name, review_text, played_before],
      blockedWords,
      isHiddenTwin: lastHidden > lastApproved || withdrawn.has(digest),
      isPerson: isPerson(first_name),
      isCopy: isLong && (same.length > 0 || ofEarlier),
      acceptedBefore: accepted + index,
      holdsAll,
    });
    reasons.push(reason);
  }
  return reasons;
}

/** When the owner last hid and last approved players' reviews with these texts, and those with these ids. */
async function otherReviews(
  db: Database,
  { keys, ids }: { keys: readonly string[]; ids: readonly string[] },
  except: string,
) {
  const of = (column: "likeness_key" | "id", values: readonly string[]) =>
    db
      .selectFrom("paddle_reviews")
      .select(({ fn, eb }) => [
        column === "id" ? "id" : eb.val("").as("id"),
        "likeness_key as key",
        fn
          .max(
            eb.case().when("held_because", "is", null).then(eb.ref("hidden_at")).else(null).end(),
          )
          .as("hidden"),
        fn.max("approved_at").as("approved"),
      ])
      .where(column, "in", values)
      .where("is_sample", "=", 0)
      .where("id", "<>", except)
      .groupBy(column === "id" ? ["id", "likeness_key"] : "likeness_key")
      .execute();
  const same = await of("likeness_key", keys);
  return ids.length === 0 ? same : [...same, ...(await of("id", ids))];
}

/** Which of the texts were hidden when their writers withdrew them, on any page. */
async function withdrawnTexts(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("withdrawn_texts")
    .select("text_key")
    .where("text_key", "in", [...new Set(keys)])
    .execute();
  return new Set(rows.map(({ text_key }) => text_key));
}

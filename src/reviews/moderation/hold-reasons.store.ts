import type { Database } from "../../platform/store/tables.ts";
import { textKey } from "../duplicate-texts.store.ts";
import type { ReviewRow } from "../reviews.store.ts";
import { comparableWords } from "./blocked-words.ts";
import { listBlockedWords } from "./blocked-words.store.ts";
import { type HoldReason, holdReason } from "./hold-reason.ts";

interface HoldOptions {
  /** How many reviews of this visitor were accepted in this hour. */
  accepted: number;
  /** Whether every review waits. */
  holdsAll: boolean;
  /** The id of a review that doesn't count as another one: the one that is edited. */
  except?: string;
}

/** Why each of a visitor's reviews has to wait for the owner; undefined for those that are shown at once. */
export async function holdReasonsOf(
  db: Database,
  rows: readonly ReviewRow[],
  { accepted, holdsAll, except = "" }: HoldOptions,
): Promise<(HoldReason | undefined)[]> {
  // Compared again, because more letters may count as look-alikes than when they were blocked.
  const blockedWords = (await listBlockedWords(db)).map(({ word }) => comparableWords(word));
  const texts = rows.map(({ review_text, likeness_key }) => ({
    likeness_key,
    ...textKey(review_text),
  }));
  const others = await otherReviews(
    db,
    texts.map(({ likeness_key }) => likeness_key),
    except,
  );
  const withdrawn = await withdrawnTexts(
    db,
    texts.map(({ digest }) => digest),
  );
  return rows.map(({ first_name, review_text, played_before }, index) => {
    const { likeness_key, digest, isLong } = texts[index]!;
    const same = others.get(likeness_key);
    const isHidden = same?.hidden != null && same.hidden > (same.approved ?? 0);
    return holdReason({
      texts: [first_name, review_text, played_before],
      blockedWords,
      isHiddenTwin: isHidden || withdrawn.has(digest),
      isCopy: isLong && same !== undefined,
      acceptedBefore: accepted + index,
      holdsAll,
    });
  });
}

/** When the owner last hid and last approved a player's review with each text, by the text's key. */
async function otherReviews(db: Database, keys: readonly string[], except: string) {
  const rows = await db
    .selectFrom("paddle_reviews")
    .select(({ fn, eb }) => [
      "likeness_key",
      fn
        .max(eb.case().when("held_because", "is", null).then(eb.ref("hidden_at")).else(null).end())
        .as("hidden"),
      fn.max("approved_at").as("approved"),
    ])
    .where("likeness_key", "in", [...new Set(keys)])
    .where("is_sample", "=", 0)
    .where("id", "<>", except)
    .groupBy("likeness_key")
    .execute();
  return new Map(
    rows.map(({ likeness_key, hidden, approved }) => [likeness_key, { hidden, approved }]),
  );
}

/** Those of the texts that were hidden when their writer withdrew them, on any page. */
async function withdrawnTexts(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("withdrawn_texts")
    .select("text_key")
    .where("text_key", "in", [...new Set(keys)])
    .execute();
  return new Set(rows.map(({ text_key }) => text_key));
}

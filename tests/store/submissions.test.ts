import { beforeEach, describe, expect, test, vi } from "vitest";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { textKey } from "../../src/site/contributions/contributions.store.ts";
import {
  type NewReview,
  type PublicReview,
  reviewKind,
} from "../../src/site/reviews/reviews.store.ts";
import { DuplicateText } from "../../src/platform/forms/outcome.ts";
import {
  hourlyLimits,
  LimitReached,
  openRateLimiter,
} from "../../src/platform/rate-limit/rate-limiter.service.ts";
import { openContributions } from "../../src/site/contributions/contributions.service.ts";
import { bareLetters } from "../../src/platform/text/visible-text.ts";
import { bothEngines, eachWithFreshStore, type StorePlace } from "../support/engines.ts";
import { accept, moderate, readNow } from "../support/console-store.ts";

// What costs most of storing a review: a refused one may not get this far.
vi.mock(import("../../src/platform/text/visible-text.ts"), { spy: true });

const player = "203.0.113.7";
const { perVisitor } = hourlyLimits.review;
const sampleText = "A sample of ours.";
const day = 24 * 3_600_000;

const review = (reviewText: string, firstName = "Dana", subject = "neonic-flow"): NewReview => ({
  subject,
  firstName,
  duprRating: "3.5",
  level: 3500,
  rating: 4,
  reviewText,
});
const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => review(`Number ${from + index}.`));

describe.each(bothEngines)("on %s", (engine) => {
  let store: Store;
  let now: number;
  let changes: (string | undefined)[];
  let place: StorePlace;
  let submit: ReturnType<typeof openPipeline>["submit"];

  eachWithFreshStore(engine, (opened, at) => ([store, place] = [opened, at]));
  beforeEach(() => {
    now = Date.UTC(2026, 10, 20, 12);
    changes = [];
    ({ submit } = openPipeline(store));
  });

  function openPipeline(on: Store) {
    const clock = () => now;
    const changed = (subject: string | undefined) => void changes.push(subject);
    return openContributions<NewReview, PublicReview>(reviewKind, {
      store: { ...on, changed },
      rateLimiter: openRateLimiter(on.db, clock),
      clock,
      isOurs: ({ digest }) => digest === textKey(sampleText).digest,
      isPerson: (name: string) => name === "Olive",
      holdsAll: false,
    });
  }

  /** Reviews as they are read from a post, and how many were. */
  function posted(reviews: readonly NewReview[]) {
    const taken = { count: 0 };
    function* each() {
      for (const one of reviews) {
        taken.count++;
        yield one;
      }
    }
    return { reviews: each(), taken };
  }
  const stored = async () =>
    (await store.db.selectFrom("paddle_reviews").select("review_text").execute()).length;
  const hide = async (id: string) =>
    await moderate(store, "hide", [id], { reason: "spam", now, by: "Dana" });

  test("a review sent again is answered as before, and no page is told of it", async () => {
    const [first] = await submit([review("Quick hands.")], player);
    expect(changes).toEqual(["neonic-flow"]);
    for (let time = 0; time < 5; time++)
      expect(await submit([review("Quick hands.")], player)).toEqual([first]);
    expect(changes).toEqual(["neonic-flow"]);
  });

  const long = "Soft hands love it, and the sweet spot is as large as anyone could want.";

  test("the same post twice at once is stored once and answered twice", async () => {
    // As two processes do.
    const other = openStore(place);
    const theirs = openPipeline(other);
    const rounds = [..."abcdefghijklmnopqrstuvwxyz"];
    for (const [round, letter] of rounds.entries()) {
      const same = [review(`${letter}olly. ${long}`)];
      const answers = await Promise.all(
        [submit, theirs.submit, submit, theirs.submit].map((each, index) =>
          each(same, `203.0.113.${round}${index}`),
        ),
      );
      expect(new Set(answers.map(([answered]) => answered!.id)).size).toBe(1);
    }
    expect(await stored()).toBe(rounds.length);
    await other.close();
  });

  test("a post that was stored meanwhile by another process isn't its own copy", async () => {
    const other = openStore(place);
    const looks: unknown[] = [];
    // The other process stores it between this one's look at what's known and its look for copies.
    const meanwhile = other.db.withPlugin({
      transformQuery({ node, queryId }) {
        if (JSON.stringify(node).includes('"held_because"')) looks.push(queryId);
        return node;
      },
      async transformResult({ result, queryId }) {
        if (looks.length === 1 && looks[0] === queryId) await submit([review(long)], "203.0.113.8");
        return result;
      },
    });
    const late = openPipeline({ ...other, db: meanwhile });
    const answered = await late.submit([review(long)], player);
    expect(answered).toMatchObject([{ review_text: long }]);
    expect(await stored()).toBe(1);
    // Someone else's is.
    await expect(late.submit([review(long, "Eve")], player)).rejects.toThrow(DuplicateText);
    await other.close();
  });

  test("of a list, the pages of all its subjects are told, each once", async () => {
    const list = [review("a"), review("b", "Dana", "diadem-hero"), review("c")];
    await submit(list, player);
    expect(changes).toEqual(["neonic-flow", "diadem-hero"]);
  });

  test("a visitor without room is refused at the first new review, before the rest is read", async () => {
    await submit(numbered(perVisitor), player);
    const { reviews, taken } = posted(numbered(perVisitor, 100));
    await expect(submit(reviews, player)).rejects.toThrow(LimitReached);
    expect(taken.count).toBe(1);
    expect(await stored()).toBe(perVisitor);
  });

  test("a list that is sent again by a visitor without room is a success", async () => {
    const first = await submit(numbered(perVisitor), player);
    expect(await submit(numbered(perVisitor), player)).toEqual(first);
  });

  test("a list that is one review too long is stored in no part", async () => {
    await submit(numbered(3), player);
    const list = [...numbered(2), ...numbered(perVisitor - 2, 100)];
    await expect(submit(list, player)).rejects.toThrow(LimitReached);
    expect(await stored()).toBe(3);
    expect(await submit(list.slice(0, -1), player)).toHaveLength(perVisitor - 1);
  });

  test("a list with a long text twice is refused before any of it is made into a row", async () => {
    const text = "It kept its pop for a whole season of league nights on rough concrete outdoors.";
    const copies = [text, text.toUpperCase().replaceAll(" ", "  ")];
    const list = [
      ...numbered(3),
      ...copies.map((copy, index) => review(copy, `Ann${"e".repeat(index)}`)),
    ];
    vi.mocked(bareLetters).mockClear();
    await expect(submit(list, player)).rejects.toThrow(DuplicateText);
    expect(bareLetters).not.toHaveBeenCalled();
    expect(await stored()).toBe(0);
    expect(
      await submit([...numbered(3), review("Great!"), review("Great!", "Ann")], player),
    ).toHaveLength(5);
  });

  test.each([
    ["short", "Buy it at the shop."],
    ["long", "The best paddle in the world, and you can have it today at the usual shop, friends."],
  ])("the %s text of a hidden review is let in under no other name", async (_, text) => {
    const [hidden] = await submit([review(text, "Spammer")], player);
    await hide(hidden!.id);
    now += 60 * day;
    for (const other of [text, `${text.toUpperCase()}  !!`])
      await expect(submit([review(other, "Friend")], player)).rejects.toThrow(DuplicateText);
    expect(await submit([review(text, "Spammer")], player)).toEqual([]);
    expect(await stored()).toBe(1);
  });

  test("the text of a sample of ours is let in under nobody's name", async () => {
    await expect(submit([review("Mine."), review(sampleText)], player)).rejects.toThrow(
      DuplicateText,
    );
    expect(await stored()).toBe(0);
  });

  test("of hidden reviews without a letter, only the same signs are kept out", async () => {
    const [first] = await submit([review("👍👍", "Ann")], player);
    await hide(first!.id);
    await expect(submit([review("👍👍", "Bob")], player)).rejects.toThrow(DuplicateText);
    expect(await submit([review("👎", "Bob")], player)).toHaveLength(1);
  });

  test("a short text is let in twice, and on another page if it is hidden on one", async () => {
    const [first] = await submit([review("Great paddle!", "Ann")], player);
    expect(await submit([review("Great paddle!", "Bob")], player)).toHaveLength(1);
    await hide(first!.id);
    expect(await submit([review("Great paddle!", "Cleo", "diadem-hero")], player)).toHaveLength(1);
  });

  test("a hidden review that is shown again no longer keeps its text from others", async () => {
    const [first] = await submit([review("Great paddle!", "Ann")], player);
    await hide(first!.id);
    await accept(store, "restore", await readNow(store, first!.id), {
      reason: "a mistake",
      now,
      by: "Dana",
    });
    expect(await submit([review("Great paddle!", "Bob")], player)).toHaveLength(1);
  });
});

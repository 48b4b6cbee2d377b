import { globSync, readFileSync, rmSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { saveDraft } from "../../src/office/publishing/revisions.store.ts";
import { addMessage, answerMessages } from "../../src/site/contact/messages.store.ts";
import { readLibrary } from "../../src/library/read-library.ts";
import { storeIssue } from "../../src/mail/newsletter/issues.store.ts";
import { versionsOf, weightOf } from "../../src/site/paddles/paddle-facts.ts";
import { addReport } from "../../src/site/reviews/reports/reports.store.ts";
import { consoleSite, dana } from "../support/console-site.ts";
import { act, fillConsole } from "../support/console-store.ts";
import { plainText } from "../support/in-process-site.ts";
import { largeCatalog } from "../support/invented.ts";
import { storeReviews } from "../support/reviews.ts";

// The links of a list in pages lead through what its filters leave: each row once, and no other.

const { folder } = largeCatalog(120, 240);
const library = readLibrary(folder);
rmSync(folder, { recursive: true });

const watched = { name: "Acme's shop", url: "https://acme.example/products.json" };
const here = consoleSite("sqlite", {
  library: { ...library, watch: { pages: [{ ...watched, reads: "shop JSON" as const }] } },
});

/** Lists of which tests/server/console-many.test.ts follows one to its end. */
const elsewhere = ["src/office/console/define-entries-page.tsx"];
let fill: ReturnType<typeof fillConsole>;
beforeEach(() => (fill = fillConsole(here.place)));

const count = <Item>(length: number, item: (index: number) => Item) =>
  Array.from({ length }, (_, index) => item(index));
const day = 86_400_000;

interface List {
  /** The source of its links. */
  from: string;
  path: string;
  /** A row of the list, and what names it. */
  row: RegExp;
  /** Stores rows that the filter leaves among others. Returns the names of these rows. */
  rows(): Promise<string[]> | string[];
}

const catalog = library.paddles;
const slugs = new Set(catalog.map(({ slug }) => slug));
const link = /href="\/([a-z0-9-]+)"/g;

/** The paddles that weigh from 8 to below 8.2 oz in one of their versions; a range by its middle. */
const byWeight = () =>
  catalog.flatMap((paddle) => {
    const all = versionsOf(paddle).map((sold) => weightOf(sold) ?? 0);
    return all.some((ounces) => ounces >= 8 && ounces < 8.2) ? [paddle.slug] : [];
  });

/** Stores what a filter by everything leaves, and as much that differs from it in one way each. */
async function reviews() {
  const matching: string[] = [];
  await fill.inStore(async ({ db }) => {
    for (let round = 0; round < 12; round++) {
      const write = async (at: number, ...more: object[]) => {
        const given = more.map((each, index) => ({
          subject: "diadem-hero",
          firstName: "Ann",
          duprRating: "3.5",
          level: 3500,
          rating: 2,
          reviewText: `Soft, in round ${round}, for the time ${index}.`,
          ...each,
        }));
        const { stored } = await storeReviews(db, given, at);
        return stored.map(({ id }) => id);
      };
      const at = here.now - round;
      const found = await write(at, ...count(9, () => ({})));
      const others = await write(
        at,
        { subject: "neonic-flow" },
        { rating: 5 },
        { reviewText: `Hard, in round ${round}.` },
      );
      const [shown = ""] = await write(at, { firstName: "Shown" });
      const old = await write(at - 9 * day, { firstName: "Old" });
      const [unreported = ""] = await write(at, { firstName: "Unreported" });
      await db
        .updateTable("paddle_reviews")
        .set({ hidden_at: at })
        .where("id", "in", [...found, ...others, ...old, unreported])
        .execute();
      for (const reviewId of [...found, ...others, ...old, shown])
        await addReport(
          db,
          { subject: "diadem-hero", reviewId, reason: "spam", details: "" },
          here.now,
        );
      matching.push(...found);
    }
  });
  return matching;
}

/** Stores messages. Returns their numbers. */
const storeMessages = (length: number) =>
  fill.inStore(async ({ db }) => {
    const numbers: string[] = [];
    for (const index of Array.from({ length }).keys()) {
      const from = { firstName: "Ann", lastName: "Lee", email: "ann@example.com" };
      const message = { ...from, subject: `Question ${index}`, message: "Which paddle?" };
      numbers.push(String((await addMessage(db, message, here.now)).number));
    }
    return numbers;
  });

/** Says of messages that they're answered. */
const markAnswered = (numbers: readonly string[]) =>
  fill.inStore((store) =>
    act(store, answerMessages, numbers, { reason: "", now: here.now, by: "Dana" }),
  );

/** Stores messages, and answers every second one. Returns the numbers of both, unanswered ones first. */
async function messages(): Promise<[string[], string[]]> {
  const numbers = await storeMessages(90);
  const [waiting, answered] = [0, 1].map((rest) => numbers.filter((_, at) => at % 2 === rest));
  await markAnswered(answered!);
  return [waiting!, answered!];
}

const message = /href="\/owner\/messages\/(\d+)"/g;

const lists: Readonly<Record<string, List>> = {
  "the finder, by weight and price": {
    from: "src/site/finder/results-list.tsx",
    path: "/paddle-finder?weight=8-8.2&sort=price-down",
    row: link,
    rows: byWeight,
  },
  "paddle reviews, by category": {
    from: "src/site/finder/results-list.tsx",
    path: "/paddle-reviews?category=Power+Paddle",
    row: link,
    rows: () =>
      library.written.flatMap(({ slug, category }) => (category === "Power Paddle" ? [slug] : [])),
  },
  "the database, by weight and price": {
    from: "src/site/finder/paddles.page.tsx",
    path: "/paddles?weight=8-8.2&sort=price&order=descending",
    row: link,
    rows: byWeight,
  },
  "players' newest reviews": {
    from: "src/site/latest/latest-reviews.page.tsx",
    path: "/reviews",
    row: /\?review=([0-9a-f-]{36})#/g,
    async rows() {
      for (let index = 0; index < 45; index++)
        await fill.review(`Player${"x".repeat(index)}`, here.now);
      return await fill.inStore(async ({ db }) => {
        const shown = await db
          .selectFrom("paddle_reviews")
          .select("id")
          .where("hidden_at", "is", null)
          .where("is_sample", "=", 0)
          .execute();
        return shown.map(({ id }) => id);
      });
    },
  },
  "what makers' pages say differently": {
    from: "src/office/console/content/watch.page.tsx",
    path: "/owner/content/watch",
    row: /<bdi class="bold">(Acme \d+)</g,
    rows: () =>
      fill.inStore(async ({ db }) => {
        const names = count(60, (index) => `Acme ${index}`);
        for (const [index, name] of names.entries())
          await db
            .insertInto("proposals")
            .values({
              id: `0d9c1f6e-6a55-4a55-9d58-0a4a3f1d${String(1000 + index)}`,
              page: watched.url,
              entry: `listed/acme-${index}.yaml`,
              name,
              digest: "of-what-it-says",
              snapshot: '{"cells":[]}',
              changes: '[{"fact":"List price","after":"$89.99"}]',
              notes: "[]",
              base: "",
              state: "waiting",
              first_seen_at: here.now - index,
              read_at: here.now,
            })
            .execute();
        return names;
      }),
  },
  "drafts of one's own": {
    from: "src/office/console/content/drafts.page.tsx",
    path: "/owner/content/drafts",
    row: /<p class="small muted"><strong>New<\/strong>, ([^,]+), saved/g,
    async rows() {
      const paths = count(60, (index) => `listed/acme-${index}.yaml`);
      await fill.inStore(async ({ db }) => {
        const by = { person: dana.name, email: dana.email, saved_at: here.now };
        for (const path of paths)
          await saveDraft(db, {
            path,
            text: "name: Acme\n",
            base: "",
            note: "",
            batch: null,
            ...by,
          });
      });
      return paths;
    },
  },
  "reviews, by everything": {
    from: "src/office/console/reviews/reviews.page.tsx",
    path: "/owner/reviews?search=soft&subject=diadem-hero&stars=2&state=hidden&reported=yes&since=2026-05-01",
    row: /name="review" value="([0-9a-f-]+)@/g,
    rows: reviews,
  },
  "messages that nobody answered": {
    from: "src/office/console/define-list-page.tsx",
    path: "/owner/messages?state=unanswered",
    row: message,
    rows: async () => (await messages())[0],
  },
  "messages that were answered": {
    from: "src/office/console/define-list-page.tsx",
    path: "/owner/messages?state=answered",
    row: message,
    rows: async () => (await messages())[1],
  },
  "all messages": {
    from: "src/office/console/define-list-page.tsx",
    path: "/owner/messages",
    row: message,
    rows: async () => (await messages()).flat(),
  },
  "the log": {
    from: "src/office/console/define-list-page.tsx",
    path: "/owner/log",
    row: /<span dir="auto">(1\d{3})</g,
    async rows() {
      const numbers = await storeMessages(110);
      // One entry each.
      await markAnswered(numbers);
      return numbers;
    },
  },
  "past issues": {
    from: "src/office/console/newsletter/newsletter.page.tsx",
    path: "/owner/newsletter",
    row: />(Issue \d+)</g,
    rows: () =>
      fill.inStore(async ({ db }) => {
        const subjects = count(45, (week) => `Issue ${week}`);
        for (const [week, subject] of subjects.entries()) {
          const date = new Date(here.now - week * 7 * day).toISOString().slice(0, 10);
          const mail = { subject, html: "", text: "", key_placeholder: subject };
          const content = JSON.stringify({ articles: [], reviews: [] });
          await storeIssue(db, { date, content, ...mail }, here.now);
        }
        return subjects;
      }),
  },
  "photos, shown and hidden": {
    from: "src/office/console/photos/photos.page.tsx",
    path: "/owner/photos",
    row: /id="photo-([0-9a-f-]+)"/g,
    async rows() {
      const photos: string[] = [];
      for (let index = 0; index < 15; index++) {
        const review = await fill.review(`Writer${"x".repeat(index)}`, here.now);
        for (const place of [1, 2, 3, 4])
          photos.push(await fill.photo(review, place, place % 2 === 0 ? { hidden_at: 1 } : {}));
      }
      return photos;
    },
  },
};

describe("a list's links to its other pages", () => {
  test.each(Object.entries(lists))(
    "lead through %s: each row once, and no other",
    async (_, list) => {
      const rows = await list.rows();
      const { get } = list.path.startsWith("/owner") ? await here.signIn() : { get: here.ask };
      const found: string[] = [];
      let pages = 0;
      for (let path: string | undefined = list.path; path !== undefined; pages++) {
        expect(pages, path).toBeLessThan(30);
        const answer: Response = await get(path);
        expect(answer.status, path).toBe(200);
        const html: string = plainText(await answer.text());
        const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
        // A row may have several links to what it's about, and a page others besides.
        const names = new Set([...main.matchAll(list.row)].map(([, name]) => name!));
        found.push(...(list.row === link ? names.intersection(slugs) : names));
        path = /rel="next" href="([^"#]+)/.exec(main)?.[1];
      }
      expect(pages).toBeGreaterThan(1);
      expect(found.toSorted()).toEqual(rows.toSorted());
    },
  );

  test("have a row in this table", () => {
    const sources = globSync("src/**/*.tsx").filter((file) =>
      readFileSync(file, "utf8").includes("<Pager"),
    );
    const known = new Set([...elsewhere, ...Object.values(lists).map(({ from }) => from)]);
    expect(sources.toSorted()).toEqual([...known].toSorted());
  });
});

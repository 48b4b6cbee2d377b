import type { Kysely } from "kysely";
import { storeReviews } from "./reviews.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { signIn } from "./console-journey.ts";
import { fillConsole } from "./console-store.ts";
import { runOwner } from "./owner-command.ts";
import { startServer } from "./server-process.ts";
import { openInItsFace } from "./worker.ts";
import type { Tables } from "../../src/platform/store/tables.ts";
import { digest } from "../../src/platform/store/digest.ts";
import { playingTimes } from "../../src/site/reviews/review.ts";
import { readDupr } from "../../src/site/reviews/level/level.ts";
import { themes } from "../../src/site/reviews/themes/themes.ts";
import type { NewReview } from "../../src/site/reviews/reviews.store.ts";
import { addresses, ballTestPath } from "../../src/addresses.ts";
import { openReportLinks } from "../../src/site/reviews/reports/report-links.service.ts";

/** As long as a first name may be, with and without a place to break it. */
const names = [
  "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh".slice(0, 50),
  "Wolfeschlegelsteinhausenbergerdorffeatherstonehaugh".slice(0, 50),
  "María José de los Ángeles Fernández de la Vega Sanz".slice(0, 50),
  "Bo",
];
const duprs = ["1.000", "2.5", "3.0", "3.512", "4.0+", "4.625", "5.5", "6.000", "2.999"];
const time = Date.UTC(2026, 0, 28, 12);

/**
 * Stores players' reviews of a subject that take as much room as any may: of every level and rating, with long names and
 * words, every optional field, thousands of helpful votes, each second one edited. Returns their ids, the newest first.
 * @param ball what an article's reviews are about
 */
export async function storeWideReviews(
  db: Kysely<Tables>,
  subject: string,
  count: number,
  ball = "",
): Promise<string[]> {
  const reviews = Array.from({ length: count }, (_, number): NewReview => {
    const duprRating = duprs[number % duprs.length]!;
    const ofPaddle = {
      liked: themes.slice(0, 1 + (number % 7)).join(", "),
      disliked: themes.slice(1 + (number % 7)).join(", "),
      playedFor: playingTimes[number % playingTimes.length]!,
      playedBefore: `Selkirk ${"Labsprojectboomstick".repeat(3)}`.slice(0, 60),
    };
    return {
      subject,
      firstName: names[number % names.length]!,
      duprRating,
      level: readDupr(duprRating)!,
      rating: 1 + (number % 5),
      reviewText:
        `${number} ${"unbreakable".repeat(6)} and misunderstandings of recommendations.\n`.repeat(
          1 + (number % 6),
        ),
      ...(ball ? { ball } : ofPaddle),
    };
  });
  const { stored } = await storeReviews(db, reviews, time);
  const ids = stored.map(({ id }) => id);
  for (const [number, id] of ids.entries())
    await db
      .updateTable("paddle_reviews")
      .set({
        helpful: number * 1234,
        created_at: time + number,
        updated_at: time + number + (number % 2) * 36 * 3_600_000,
      })
      .where("id", "=", id)
      .execute();
  return ids.toReversed();
}

/** A site with reviews as wide as they may be, and the tab that all tests of a worker share. */
interface WideSite {
  page: Page;
  /** Pages behind a link or a sign-in, by what they are. */
  hidden: Readonly<Record<string, string>>;
  signIn(): Promise<void>;
}

/** Subjects and brands, by how many reviews players wrote of them. */
export const byReviews = {
  200: ["/joola-perseus-pro-iv", ballTestPath("7f3a9c21"), "/brands/joola"],
  1: ["/selkirk-amped-s2", ballTestPath("budget-pickleballs-value"), "/brands/selkirk"],
  0: ["/diadem-hero", ballTestPath("top-rated-pickleballs-2025"), "/brands/diadem"],
} as const;

const longWord = "Averylongwordinasubject".repeat(5);
const writtenAt = Date.UTC(2026, 0, 28, 12);

/** Tests that only look at pages of the wide site. Its browser has scrollbars that take room. */
export const test = base.extend<object, { wideSite: WideSite }>({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
  wideSite: [
    async ({ browser }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
      const server = await startServer({ DATA_DIR: dataDir });
      const hidden = await fill(dataDir);
      const read = async () => await (await fetch(server.url + byReviews[200][0])).text();
      await expect.poll(read).toContain("200 player reviews");
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce" });
      const page = await context.newPage();
      openInItsFace(page);
      await use({ page, hidden, signIn: () => signIn(page, dataDir) });
      await context.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

async function fill(dataDir: string): Promise<Record<string, string>> {
  const { inStore, ...console } = fillConsole({ dataDir, databaseUrl: undefined });
  const key = "0".repeat(40);
  const { review, token } = await inStore(async (store) => {
    for (const count of [200, 1] as const) {
      const [paddle, article] = byReviews[count];
      await storeWideReviews(store.db, paddle.slice(1), count);
      await storeWideReviews(store.db, article.split("/").at(-1)!, count, "franklin-x-40");
    }
    const [first] = await storeWideReviews(store.db, "neonic-flow", 1);
    await store.db
      .updateTable("paddle_reviews")
      .set({ edit_key: digest(key) })
      .where("id", "=", first!)
      .execute();
    const links = openReportLinks({
      store,
      clock: Date.now,
      reviews: { ballName: String },
    });
    return { review: first!, token: (await links.tokens(first!)).hide };
  });
  const [held, shown] = [
    await console.review(longWord.slice(0, 50), writtenAt, {
      reviewText: `${longWord} at my shop`,
    }),
    await console.review("María José", writtenAt),
  ];
  await console.hold(held, writtenAt);
  await console.report(shown, longWord, writtenAt);
  await console.report(review, longWord, writtenAt, "neonic-flow");
  const message = await console.message(longWord, writtenAt);
  const mailbox = `${"a.very.long.mailbox.".repeat(3)}@subdomain.of.an.example.com`;
  await console.failedMail(mailbox, writtenAt);
  const draft = ["newsletter", "draft", "--intro", `${longWord}\n\nTwo indoor weeks.`];
  for (const args of [draft, ["newsletter", "send", "--yes"], draft]) {
    const { code, output } = await runOwner({ DATA_DIR: dataDir }, ...args);
    expect(code, output).toBe(0);
  }
  const [{ date } = { date: "" }] = await inStore(({ db }) =>
    db.selectFrom("newsletter_issues").select("date").execute(),
  );
  return {
    "a review's private page": addresses.myReview.href({ key }),
    "the link in a report's email": addresses.reportLink.href({ token }),
    "an issue of the newsletter": addresses.newsletterIssue.href({ date }),
    "a message in the console": addresses.consoleMessage.href({ number: String(message) }),
  };
}

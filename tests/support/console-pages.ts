import { addresses } from "../../src/addresses.ts";
import type { fillConsole } from "./console-store.ts";

type Console = Extract<keyof typeof addresses, `console${string}`>;

const hour = 3_600_000;
const entry = "?entry=paddles/diadem-hero.yaml";

/**
 * What to open at each address of the console, once `fillEveryPage` has filled it: an address without a row doesn't
 * compile. Files have none.
 */
const rows: Readonly<Record<Console, readonly string[]>> = {
  console: [addresses.console.path],
  consoleQueue: [addresses.consoleQueue.path],
  consoleSignIn: [addresses.consoleSignIn.path],
  consoleLink: [addresses.consoleLink.href({ key: "0".repeat(64) })],
  consoleAccount: [addresses.consoleAccount.path],
  consoleReviews: [addresses.consoleReviews.path],
  consolePhotos: [addresses.consolePhotos.path],
  consolePhoto: [],
  consoleWords: [addresses.consoleWords.path],
  consoleRequests: [addresses.consoleRequests.path],
  consoleQuestions: [addresses.consoleQuestions.path],
  consoleMessages: [addresses.consoleMessages.path],
  consoleMessage: [addresses.consoleMessage.href({ number: "1001" })],
  consoleNewsletter: [addresses.consoleNewsletter.path],
  consoleIssuePreview: [],
  consoleIssueSending: [addresses.consoleIssueSending.path],
  consoleSubscribers: [addresses.consoleSubscribers.path],
  consoleFigures: [addresses.consoleFigures.path],
  consoleContent: [addresses.consoleContent.path],
  consolePreview: [],
  consoleNewEntry: [
    addresses.consoleNewEntry.path,
    `${addresses.consoleNewEntry.path}?kind=paddles`,
  ],
  consoleDrafts: [addresses.consoleDrafts.path],
  consoleImport: [addresses.consoleImport.path],
  consoleEntry: [
    entry,
    `${entry}&as=text`,
    "?entry=blog/core-thickness.md",
    "?entry=site.yaml",
    "?entry=home.yaml",
    "?entry=best-of/best-paddles-spin.md",
  ].map((query) => addresses.consoleEntry.path + query),
  consoleEntryPhotos: [addresses.consoleEntryPhotos.path + entry],
  consoleEntryPhoto: [],
  consolePublishing: [addresses.consolePublishing.path + entry],
  consoleHistory: [addresses.consoleHistory.path + entry],
  consoleGaps: [addresses.consoleGaps.path],
  consoleOffers: [addresses.consoleOffers.path],
  consoleWatch: [addresses.consoleWatch.path],
  consoleMachine: [addresses.consoleMachine.path],
  consoleLog: [addresses.consoleLog.path],
};

/** The paths of the console's pages. */
export const consolePaths = Object.values(rows).flat();

/** A spreadsheet of paddles with a new one, a changed one and one with a mistake. */
export const paddlesSheet =
  "Name,Brand,Weight\nDiadem Hero,Diadem,8.05\nDrifter 16,Example,230 g\nX,,82 oz\n";

/** A list of readers with a new one, one who isn't subscribed and one with a mistake. */
export const readersList =
  "Email,Created at,Status\nann@example.com,2024-05-01,active\nbo@example.com,2024-05-02,inactive\noops,2024-05-03,active\n";

/**
 * Puts something on each page of the console.
 * @param post posts a visitor's form
 * @param now epoch milliseconds
 * @returns a review that can be hidden
 */
export async function fillEveryPage(
  fill: ReturnType<typeof fillConsole>,
  post: (path: string, fields: Record<string, string>) => Promise<unknown>,
  now: number,
): Promise<string> {
  const [first, second] = [await fill.review("Ann", now), await fill.review("Bea", now - hour)];
  await fill.hold(await fill.review("Held", now), now);
  await fill.report(first, "Spam.", now);
  await fill.photo(second, 1, {});
  await fill.photo(second, 2, { hidden_at: now, held_because: "all" });
  await fill.message("Which?", now);
  await fill.failedMail("a@example.com", now);
  await post(addresses.missingPaddle.path, { name: "Prism Flash", brand: "Vatic Pro" });
  const correct = `${addresses.correction.path}?of=diadem-hero`;
  await post(correct, { fact: "weightOz", value: "8.1 oz" });
  await post(addresses.askOwners.href({ slug: "diadem-hero" }), {
    firstName: "Max",
    question: "Is it loud?",
  });
  return second;
}

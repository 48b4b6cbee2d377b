import type { Address } from "../../src/platform/render/address.ts";
import { addresses } from "../../src/addresses.ts";
import type { PageKind } from "./listed-pages.ts";

/** Kinds of page that aren't in the sitemap: those behind a visitor's query or a link in an email. */
export const unlistedKinds: readonly (Pick<PageKind, "kind" | "example"> & { status: number })[] = [
  { kind: "page that is not found", example: "/joola-persues-pro-iv", status: 404 },
  {
    kind: "four paddles side by side",
    example: "/comparisons?paddles=neonic-flow,onix-z5-graphite,diadem-hero,selkirk-amped-s2",
    status: 200,
  },
  { kind: "listed paddle", example: "/franklin-c45-aurelius", status: 200 },
  {
    kind: "listed and written paddles side by side",
    example: "/comparisons?paddles=joola-perseus-3s,joola-perseus-pro-v",
    status: 200,
  },
  {
    kind: "paddle finder without a paddle",
    example: "/paddle-finder?search=no+such+paddle",
    status: 200,
  },
  {
    kind: "paddle finder with close matches",
    example: "/paddle-finder?search=boomstick",
    status: 200,
  },
  {
    kind: "paddle database, narrowed",
    example: "/paddles?sort=rating&surface=Graphite",
    status: 200,
  },
  {
    kind: "guided match with answers",
    example: "/paddle-finder/match?level=2.5&style=control&budget=150&feel=soft&arm=yes",
    status: 200,
  },
  {
    kind: "bag of paddles",
    example: "/my-paddles?own=neonic-flow,diadem-hero,onix-z5-graphite&weight=8.1&core=13",
    status: 200,
  },
  {
    kind: "bag with a wanted paddle",
    example: "/my-paddles?own=neonic-flow&want=honolulu-j2k",
    status: 200,
  },
  { kind: "approvals of paddles", example: "/is-my-paddle-legal?paddle=perseus", status: 200 },
  { kind: "approvals, unknown", example: "/is-my-paddle-legal?paddle=zzz", status: 200 },
  { kind: "blog without results", example: "/blog?search=zzz", status: 200 },
  { kind: "search with results", example: "/search?search=joola", status: 200 },
  {
    kind: "report of a review",
    example: "/report-review?of=diadem-hero&review=sample-2",
    status: 200,
  },
  { kind: "request for a paddle", example: "/missing-paddle?name=Mod+TA-15", status: 200 },
  { kind: "correction", example: "/correction?of=diadem-hero&fact=weightOz", status: 200 },
  { kind: "correction of a ball", example: "/correction?of=balls%2Fpenn-40", status: 200 },
  { kind: "vote on two paddles", example: "/side-by-side/diadem-hero-vs-neonic-flow", status: 200 },
  { kind: "vote that was sent before", example: "/my-vote/again", status: 200 },
  {
    kind: "two paddles to pick, one unknown",
    example: "/side-by-side?paddles=Hero&paddles=zzz",
    status: 200,
  },
  {
    kind: "card of two paddles",
    example: "/cards/diadem-hero-vs-neonic-flow?day=abcd2345",
    status: 200,
  },
  { kind: "demo day", example: `/side-by-side/day/${"0".repeat(30)}`, status: 200 },
  { kind: "question to owners", example: "/ask/diadem-hero", status: 200 },
  { kind: "question that was sent before", example: "/my-question/again", status: 200 },
  {
    kind: "report of a question, received",
    example: "/report-question?reported=diadem-hero",
    status: 200,
  },
  { kind: "request that was sent before", example: "/sent/again", status: 200 },
  { kind: "week without reviews", example: "/reviews/weeks/2026-01-05", status: 200 },
  { kind: "newsletter, subscribed", example: "/newsletter?subscribed", status: 200 },
  {
    kind: "new reviews by email, subscribed",
    example: "/newsletter/reviews/diadem-hero?subscribed",
    status: 200,
  },
  { kind: "questions by email", example: "/newsletter/questions/diadem-hero", status: 200 },
  { kind: "approvals by email", example: "/newsletter/approvals/diadem-hero", status: 200 },
  { kind: "price by email", example: "/newsletter/prices/diadem-hero", status: 200 },
  {
    kind: "price by email, subscribed",
    example: "/newsletter/prices/diadem-hero?subscribed",
    status: 200,
  },
  {
    kind: "newsletter, confirming",
    example: "/newsletter/confirm?token=a-token-of-twenty-or-more-letters",
    status: 410,
  },
  {
    kind: "how a paddle aged, with a link that is gone",
    example: "/how-it-aged?key=a-key-of-twenty-or-more-letters&after=12",
    status: 410,
  },
  {
    kind: "newsletter, choosing with a link that is gone",
    example: "/newsletter/choices?key=a-key-of-twenty-or-more-letters",
    status: 410,
  },
  {
    kind: "newsletter, unsubscribing",
    example: "/newsletter/unsubscribe?key=a-key-of-twenty-or-more-letters",
    status: 200,
  },
];

type Addresses = typeof addresses;
/** The addresses whose paths have parameters. */
type Filled = {
  [
    Name in keyof Addresses as Addresses[Name] extends Address<infer Path>
      ? Path extends `${string}:${string}`
        ? Name
        : never
      : never
  ]: string;
};

const filled: Filled = {
  pair: addresses.pair.href({ pair: "diadem-hero-vs-neonic-flow" }),
  paddle: addresses.paddle.href({ slug: "diadem-hero" }),
  brand: addresses.brand.href({ brand: "joola" }),
  ballTest: addresses.ballTest.href({ slug: "7f3a9c21" }),
  guide: addresses.guide.href({ slug: "best-paddles-spin" }),
  blogArticle: addresses.blogArticle.href({ article: "core-thickness" }),
  newsletterIssue: addresses.newsletterIssue.href({ date: "2026-11-16" }),
  week: addresses.week.href({ monday: "2026-01-05" }),
  alert: addresses.alert.href({ alert: "reviews", slug: "diadem-hero" }),
  priceEmails: addresses.priceEmails.href({ slug: "diadem-hero" }),
  offer: addresses.offer.href({ kind: "paddles", slug: "diadem-hero", offer: "acme" }),
  sent: addresses.sent.href({ key: "again" }),
  askOwners: addresses.askOwners.href({ slug: "diadem-hero" }),
  answerQuestion: addresses.answerQuestion.href({
    question: "0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11",
  }),
  myQuestion: addresses.myQuestion.href({ key: "again" }),
  sideBySidePair: addresses.sideBySidePair.href({ pair: "diadem-hero-vs-neonic-flow" }),
  sideBySideDay: addresses.sideBySideDay.href({ key: "0".repeat(30) }),
  myVote: addresses.myVote.href({ key: "again" }),
  card: addresses.card.href({ slug: "diadem-hero" }),
  badge: addresses.badge.href({ file: "diadem-hero.svg" }),
  reviewFormWords: addresses.reviewFormWords.href({ file: "A.json" }),
  myReview: addresses.myReview.href({ key: "0".repeat(40) }),
  askHowItAges: addresses.askHowItAges.href({ key: "0".repeat(40) }),
  myPhoto: addresses.myPhoto.href({ key: "0".repeat(40), photo: `${"0".repeat(32)}-320.jpg` }),
  consolePhoto: addresses.consolePhoto.href({ photo: `${"0".repeat(32)}-320.jpg` }),
  consoleLink: addresses.consoleLink.href({ key: "0".repeat(64) }),
  consoleEntryPhoto: addresses.consoleEntryPhoto.href({ version: `${"0".repeat(32)}-320.jpg` }),
  consoleMessage: addresses.consoleMessage.href({ number: "1001" }),
  reportLink: addresses.reportLink.href({ token: "0".repeat(40) }),
  download: addresses.download.href({ file: "how-to-choose-a-paddle.pdf" }),
  socialImage: addresses.socialImage.href({ file: "diadem-hero.png" }),
  apiPaddle: addresses.apiPaddle.href({ slug: "neonic-flow" }),
  apiReviews: addresses.apiReviews.href({ slug: "neonic-flow" }),
  wellKnown: addresses.wellKnown.href({ name: "assetlinks.json" }),
  restTable: addresses.restTable.href({ table: "users" }),
};

/** A path for each address of the site: an address without one doesn't compile. */
export const samplePaths = Object.fromEntries(
  Object.entries({ ...addresses, ...filled }).map(([name, value]) => [
    name,
    typeof value === "string" ? value : value.path,
  ]),
) as Record<keyof Addresses, string>;

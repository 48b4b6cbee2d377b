import { expect, test } from "vitest";
import type { Paddle } from "../../site/paddles/paddle.content.ts";
import {
  composeIssue,
  isIssueDate,
  type IssueArticle,
  type IssueContent,
  issueDate,
  shortExcerpt,
} from "./issue.ts";

test.each([
  ["2026-11-16T00:00:00Z", "2026-11-16"],
  ["2026-11-20T21:00:00Z", "2026-11-16"],
  ["2026-11-22T23:59:59.999Z", "2026-11-16"],
  ["2026-11-23T00:00:00Z", "2026-11-23"],
  // The first days of a year may belong to a week of the old one.
  ["2027-01-02T12:00:00Z", "2026-12-28"],
])("the issue of %s is that of Monday %s", (time, monday) => {
  expect(issueDate(Date.parse(time))).toBe(monday);
});

test.each([
  ["2026-11-16", true],
  ["2026-11-17", false],
  ["2026-11-15", false],
  ["2026-13-01", false],
  // V8 reads these as March 3 and March 2; the second is a Monday.
  ["2026-02-31", false],
  ["2026-02-30", false],
  ["0000-00-00", false],
  ["2026-1-1", false],
  ["latest", false],
])("%s as an issue's date: %s", (text, is) => {
  expect(isIssueDate(text)).toBe(is);
});

const article = (name: string, day: string): IssueArticle => ({
  path: `/blog/${name}`,
  title: name,
  text: `About ${name}.`,
  day,
});
const paddle = (slug: string, more: Partial<Paddle> = {}): Paddle =>
  ({
    slug,
    name: slug.toUpperCase(),
    excerpt: "Easy pace.",
    category: "Power Paddle",
    surface: "Graphite",
    shape: "hybrid",
    listPriceCents: 12999,
    weightOz: 8.1,
    coreMm: 16,
    lengthIn: 16,
    widthIn: 8,
    gripLengthIn: 5,
    notConfirmed: [],
    ...more,
  }) as Paddle;
const review = (id: string, quotableSince: number, subject = `paddle-${id}`) => ({
  id,
  subject,
  quotableSince,
});
const sent = (content: Partial<IssueContent>, createdAt = 0) => ({
  content: { articles: [], reviews: [], pick: undefined, ...content },
  createdAt,
});
const sources = { date: "2026-11-16", articles: [], reviews: [], paddles: [], earlier: [] };
const titles = (issue: IssueContent | undefined) => issue?.articles.map(({ title }) => title);

const six = ["a", "b", "c", "d", "e", "f"].map((name, index) =>
  article(name, `2025-01-0${index + 1}`),
);
const a = article("a", "2025-01-01");

test.each<[string, IssueArticle[], ReturnType<typeof sent>[], string[] | undefined]>([
  ["the newest five where there is more", six, [], ["f", "e", "d", "c", "b"]],
  ["what no issue has brought yet", six, [sent({ articles: six.slice(1) })], ["a"]],
  [
    "what any issue before brought, not again",
    six,
    [sent({ articles: six.slice(3) }), sent({ articles: six.slice(0, 3) })],
    undefined,
  ],
  [
    "what was checked again, once more",
    [{ ...a, day: "2026-11-01" }],
    [sent({ articles: [a] })],
    ["a"],
  ],
  [
    "what was published since the last one, or in the week before it",
    [article("old", "2026-11-01"), article("late", "2026-11-03"), article("new", "2026-11-12")],
    [sent({}, Date.parse("2026-11-09T08:00:00Z")), sent({}, Date.parse("2026-06-01T08:00:00Z"))],
    ["new", "late"],
  ],
  [
    "by their titles on one day",
    [article("z", "2025-01-01"), article("y", "2025-01-01")],
    [],
    ["y", "z"],
  ],
  ["nothing of nothing", [], [], undefined],
])("an issue includes %s", (_, articles, earlier, expected) => {
  expect(titles(composeIssue({ ...sources, articles, earlier }))).toEqual(expected);
});

test.each([
  [
    "the newest five",
    ["6", "5", "4", "3", "2", "1"].map((id) => review(id, Number(id))),
    [],
    ["6", "5", "4", "3", "2"],
  ],
  [
    "at most two of a paddle",
    ["7", "6", "5", "4", "3", "2", "1"].map((id) =>
      review(id, Number(id), Number(id) > 3 ? "diadem-hero" : undefined),
    ),
    [],
    ["7", "6", "3", "2", "1"],
  ],
  [
    "those since the last issue",
    [review("9", 9), review("3", 3)],
    [sent({}, 5), sent({}, 4)],
    ["9"],
  ],
  [
    "one of the last issue's own moment once",
    [review("5", 5)],
    [sent({ reviews: [{ id: "5", subject: "x" }] }, 5)],
    [],
  ],
])("of reviews an issue includes %s", (_, reviews, earlier, expected) => {
  const issue = composeIssue({ ...sources, articles: [a], reviews, earlier });
  expect(issue?.reviews.map(({ id }) => id)).toEqual(expected);
});

test("an issue includes the reviews that the owner chose, also old and sent ones, and no others", () => {
  const old = { reviews: [{ id: "1", subject: "x" }] };
  const given = { ...sources, articles: [a], reviews: [review("9", 9)], earlier: [sent(old, 5)] };
  const chosen = ["3", "1"].map((id) => ({ id, subject: "x" }));
  expect(composeIssue({ ...given, chosen })?.reviews).toEqual(chosen);
  expect(composeIssue({ ...given, chosen: [] })?.reviews).toEqual([]);
});

test("an issue includes the articles that the owner chose, in their order, also sent ones, and no others", () => {
  const b = { ...a, path: "/blog/b", title: "B" };
  const given = { ...sources, articles: [a, b], earlier: [sent({ articles: [a] }, 5)] };
  const chosenArticles = [b.path, a.path, "/blog/gone"];
  expect(composeIssue({ ...given, chosenArticles })?.articles).toEqual([b, a]);
  expect(composeIssue({ ...given, intro: "x", chosenArticles: [] })?.articles).toEqual([]);
});

test("the owner's choice is the paddle of the week, and one that's gone is the next in turn", () => {
  const given = { ...sources, articles: [a], paddles: [paddle("a"), paddle("b"), paddle("c")] };
  const inTurn = composeIssue(given)!.pick!.slug;
  for (const slug of ["a", "b", "c"])
    expect(composeIssue({ ...given, pick: slug })?.pick?.slug).toBe(slug);
  expect(composeIssue({ ...given, pick: "gone" })?.pick?.slug).toBe(inTurn);
});

test("the owner's words alone make an issue", () => {
  const issue = composeIssue({ ...sources, intro: "Hello." });
  expect(issue).toEqual({ intro: "Hello.", articles: [], reviews: [], pick: undefined });
});

test("reviews alone make an issue, a paddle alone doesn't", () => {
  const paddles = [paddle("a")];
  expect(composeIssue({ ...sources, paddles, reviews: [review("1", 1)] })?.pick?.slug).toBe("a");
  expect(composeIssue({ ...sources, paddles })).toBeUndefined();
});

test("every paddle is picked in turn, the same one all week", () => {
  const paddles = ["c", "a", "b"].map((slug) => paddle(slug));
  const picks = ["2026-11-16", "2026-11-23", "2026-11-30", "2026-12-07"].map(
    (date) => composeIssue({ ...sources, date, articles: [a], paddles })?.pick?.slug,
  );
  expect(new Set(picks.slice(0, 3))).toEqual(new Set(["a", "b", "c"]));
  expect(picks[3]).toBe(picks[0]);
});

test("a paddle that we couldn't confirm is never the paddle of the week", () => {
  const paddles = [paddle("a", { notConfirmed: ["identity"] }), paddle("b")];
  for (const date of ["2026-11-16", "2026-11-23"])
    expect(composeIssue({ ...sources, date, articles: [a], paddles })?.pick?.slug).toBe("b");
  const none = composeIssue({ ...sources, articles: [a], paddles: paddles.slice(0, 1) });
  expect(none?.pick).toBeUndefined();
});

test("the pick shows confirmed facts only", () => {
  const unsure = paddle("a", {
    coreMm: null,
    notConfirmed: ["surface", "lengthIn"],
  });
  const issue = composeIssue({ ...sources, articles: [a], paddles: [unsure] });
  expect(issue?.pick?.facts.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    "Category: Power Paddle",
    expect.stringMatching(/^List price: /),
    "Shape: hybrid",
    "Weight: 8.1 oz",
    "Width: 8 in",
    "Grip length: 5 in",
  ]);
});

test.each([
  ["Short and\n  sweet.", 30, "Short and sweet."],
  ["It plays softly, and that is all I ask.", 16, "It plays softly…"],
  ["It plays softly and quietly.", 18, "It plays softly…"],
  ["Wonderfulwonderfulwonderful", 10, "Wonderfulw…"],
  ["🎾🎾🎾🎾🎾", 3, "🎾🎾🎾…"],
])("%j in brief is %j", (text, max, brief) => {
  expect(shortExcerpt(text, max)).toBe(brief);
});

import { expect, test } from "vitest";
import { plainPaddle } from "../../../tests/support/invented.ts";
import { smallLibrary } from "../../../tests/support/project-library.ts";
import type { ThemeCount } from "../reviews/themes/themes.ts";
import type { Paddle } from "./paddle.content.ts";
import { generationsOf, moreOf, type PlayersOnBoth, worthUpgrading } from "./alternatives.ts";

const model = (name: string, facts: Partial<Paddle>): Paddle => ({
  ...plainPaddle,
  slug: name.toLowerCase(),
  name,
  shortName: name,
  surface: "Carbon Fiber",
  lengthIn: 16.5,
  widthIn: 7.5,
  usaPickleball: "approved",
  upaA: "not listed",
  approvalsLookedUp: "2026-03",
  knownFor: ["Heavy drives"],
  criticisedFor: ["Low power"],
  ...facts,
});
const nobody: PlayersOnBoth = { newer: [], older: [] };
const answerTo = (newer: Partial<Paddle>, older: Partial<Paddle>, players = nobody) =>
  worthUpgrading(
    { newer: model("New", newer), older: model("Old", older), changed: [] },
    players,
    "us",
  );

const same = "Probably not: what we know is about the same.";

test.each<[string, Partial<Paddle>, Partial<Paddle>, string]>([
  ["nothing changed", {}, {}, same],
  [
    "nothing changed, and both are praised",
    { strengths: { power: "x", reach: "x" } },
    { strengths: { power: "x", reach: "x", control: "x" } },
    "Probably not: both are praised for power and reach.",
  ],
  [
    "praised for what the earlier one is criticized for",
    { strengths: { power: "Heavy drives" } },
    { weaknesses: { power: "Low power" } },
    "Yes, if you want more power.",
  ],
  [
    "the reverse",
    { weaknesses: { hands: "x" } },
    { strengths: { hands: "x" } },
    "Not if you like the earlier model's hand speed.",
  ],
  [
    "both",
    { strengths: { power: "x", spin: "x" }, weaknesses: { control: "x" } },
    { strengths: { control: "x" }, weaknesses: { power: "x", spin: "x" } },
    "Yes for power and spin, no for control.",
  ],
  [
    "praised alone, and not criticized before",
    { strengths: { power: "x" } },
    {},
    "Only if you want one that's more powerful.",
  ],
  [
    "approved in every version, the earlier one in some",
    {},
    { usaPickleball: "some versions" },
    "Only if you need USA Pickleball approval.",
  ],
  [
    "approved, and better at something, with the rest the same",
    { strengths: { power: "x", reach: "x" } },
    { strengths: { reach: "x" }, usaPickleball: "some versions" },
    "Only if you need USA Pickleball approval or want one that's more powerful. Both are praised for reach.",
  ],
  ["approved, and we don't know whether the earlier one was", {}, { usaPickleball: null }, same],
  [
    "one that we couldn't confirm",
    { notConfirmed: ["identity"], strengths: { power: "x" } },
    { weaknesses: { power: "x" } },
    "We couldn't confirm enough about the New to say.",
  ],
  [
    "praised, and only its price isn't known",
    { listPriceCents: null, strengths: { power: "x" } },
    { weaknesses: { power: "x" } },
    "Yes, if you want more power.",
  ],
])("%s", (_, newer, older, expected) => {
  expect(answerTo(newer, older).answer).toBe(expected);
});

test("the reasons are both pages' phrases, the confirmed figures that changed, and what isn't confirmed", () => {
  const { because } = answerTo(
    { strengths: { power: "Heavy drives" }, listPriceCents: 19_999, usaPickleball: "not listed" },
    { weaknesses: { power: "you drive" }, notConfirmed: ["weightOz"] },
  );
  expect(because).toEqual([
    "New: known for “Heavy drives.” Old: not for you if you drive.",
    "The New costs $20 more than the Old.",
    expect.stringMatching(/^Both have the same /),
    "We left out weight because we couldn't confirm it for both.",
    "USA Pickleball: not listed (New), approved (Old). We looked up approvals in March 2026, so check the current list before a tournament.",
    "Too few players have reviewed both for us to know if they notice a difference on court.",
  ]);
});

test("what the earlier model's scores are better for isn't kept quiet", () => {
  const { because } = answerTo({}, { strengths: { control: "x" } });
  expect(because[0]).toBe("The Old is better on drops and resets.");
});

const power = (praise: number, complaint: number): ThemeCount[] => [
  { theme: "power", praise, complaint },
];
const said = "Power: 4 of 5 players who mention it like it in the New; in the Old, it's 1 of 3.";

test.each<[string, PlayersOnBoth, boolean]>([
  ["enough players mention a theme of both", { newer: power(4, 1), older: power(1, 2) }, true],
  ["too few mention it of the newer", { newer: power(2, 0), older: power(1, 2) }, false],
  ["too few mention it of the earlier", { newer: power(4, 1), older: power(1, 1) }, false],
  ["nobody mentions it of the earlier", { newer: power(4, 1), older: [] }, false],
])("%s: what players say is told: %s", (_, players, is) => {
  const { because } = answerTo({}, {}, players);
  expect(because.includes(said)).toBe(is);
  expect(because.some((sentence) => sentence.startsWith("Too few players"))).toBe(!is);
});

test("a line is followed to its newest model, with what changed on the way, and back by one", () => {
  const old = model("Old", {});
  const middle = model("Middle", { replaces: { paddle: "old", changed: "A new core." } });
  const recent = model("Recent", { replaces: { paddle: "middle" } });
  const other = model("Other", { replaces: { name: "Elsewhere", changed: "Much." } });
  const around = (paddle: Paddle) =>
    generationsOf(paddle, [old, middle, recent, other]).map(({ newer, older, changed }) =>
      [`${newer.name} for ${older.name}`, ...changed].join(": "),
    );
  expect(around(old)).toEqual(["Recent for Old: A new core."]);
  expect(around(middle)).toEqual(["Recent for Middle", "Middle for Old: A new core."]);
  expect(around(recent)).toEqual(["Recent for Middle"]);
  expect(around(other)).toEqual([]);
});

test("a catalog's model is found with the one that took its place, and the answer follows from both files", () => {
  const { paddles, paddle } = smallLibrary();
  const answers = (slug: string) =>
    generationsOf(paddle(slug)!, paddles).map(
      (models) => worthUpgrading(models, nobody, "us").answer,
    );
  for (const slug of ["kestrel-surge", "kestrel-surge-1"])
    expect(answers(slug)).toEqual(["Yes for power, no for control."]);
  expect(answers("kestrel-glide")).toEqual([]);
});

test("an owner learns what to buy for more of what the paddle is weakest at", () => {
  const like = (name: string, facts: Partial<Paddle>) => model(name, { coreMm: 16, ...facts });
  const soft = like("Soft", {
    category: "Control Paddle",
    strengths: { control: "x" },
    weaknesses: { power: "x" },
    listPriceCents: 20_000,
  });
  const strong = { category: "Power Paddle", strengths: { power: "x" } } as const;
  const dear = like("Dear", { ...strong, weaknesses: { control: "x", hands: "x" } });
  const even = like("Even", { ...strong, listPriceCents: 15_000 });
  const unsure = like("Unsure", { ...strong, notConfirmed: ["identity"] });
  const all = [soft, dear, even, unsure];
  expect(moreOf(soft, all, "us")).toEqual([
    {
      uses: ["power"],
      paddle: even,
      sentence: "The Even is more powerful, for $50 less. The Soft is better on drops and resets.",
    },
  ]);
  expect(moreOf(unsure, all, "us")).toEqual([]);
});

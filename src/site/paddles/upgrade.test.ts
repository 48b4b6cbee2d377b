import { expect, test } from "vitest";
import { plainPaddle } from "../../../tests/support/invented.ts";
import { projectLibrary, smallLibrary } from "../../../tests/support/project-library.ts";
import type { ThemeCount } from "../reviews/themes/themes.ts";
import type { Paddle } from "./paddle.content.ts";
import { isConfirmedPaddle } from "./paddle-facts.ts";
import { profileOf, type Use } from "./profile.ts";
import { inUse } from "./say.ts";
import { generationsOf, moreOf, type PlayersOnBoth, worthUpgrading } from "./alternatives.ts";

const model = (name: string, facts: Partial<Paddle>): Paddle => ({
  ...plainPaddle,
  slug: name.toLowerCase(),
  name,
  shortName: name,
  category: "All-Around Paddle",
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
    "USA Pickleball: not listed (New), approved (Old). Approvals were read in March 2026, and each paddle's page says by whom. Check the current list before a tournament.",
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
  const { written: paddles, writtenPaddle: paddle } = smallLibrary();
  const answers = (slug: string) =>
    generationsOf(paddle(slug)!, paddles).map(
      (models) => worthUpgrading(models, nobody, "us").answer,
    );
  for (const slug of ["kestrel-surge", "kestrel-surge-1"])
    expect(answers(slug)).toEqual(["Yes for power, no for control."]);
  expect(answers("kestrel-glide")).toEqual([]);
});

/** What an owner of the Soft, of $200 and short on power, is told; the others are power paddles. */
const stepsAmong = (...others: (Partial<Paddle> & { name: string })[]) => {
  const soft = model("Soft", {
    category: "Control Paddle",
    strengths: { control: "x" },
    weaknesses: { power: "x" },
    listPriceCents: 20_000,
  });
  const strong = others.map(({ name, ...facts }) =>
    model(name, { category: "Power Paddle", strengths: { power: "x" }, ...facts }),
  );
  return moreOf(soft, [soft, ...strong], "us").map(({ uses, paddle, sentence, further }) => [
    `${uses.join()}: ${paddle.name}`,
    sentence,
    ...(further ? [further.sentence] : []),
  ]);
};
const soft = "The Soft is better on drops and resets.";

test.each<[string, Parameters<typeof stepsAmong>, string[][]]>([
  [
    "a cheaper one",
    [{ name: "Even", listPriceCents: 15_000 }],
    [["power: Even", `The Even is more powerful, for $50 less. ${soft}`]],
  ],
  [
    "one of 1.75 times the price, and not a cent more",
    [
      { name: "Most", listPriceCents: 35_000 },
      { name: "Over", listPriceCents: 35_001, weightOz: 8.6 },
    ],
    [
      [
        "power: Most",
        `The Most is more powerful, for $150 more. ${soft}`,
        `The Over is more powerful, for about $150 more. ${soft}`,
      ],
    ],
  ],
  [
    "a further one within twice the step, which is dearer and better",
    [
      { name: "First", listPriceCents: 22_000 },
      { name: "Further", listPriceCents: 61_250, weightOz: 8.6 },
      { name: "Beyond", listPriceCents: 61_251, weightOz: 8.8 },
    ],
    [
      [
        "power: First",
        `The First is more powerful, for $20 more. ${soft}`,
        `The Further is more powerful, for about $415 more. ${soft}`,
      ],
    ],
  ],
  [
    "none further that isn't better",
    [
      { name: "First", listPriceCents: 22_000 },
      { name: "Same", listPriceCents: 40_000 },
    ],
    [["power: First", `The First is more powerful, for $20 more. ${soft}`]],
  ],
  [
    "the one that gives up less elsewhere",
    [
      { name: "Harsh", weaknesses: { hands: "x", comfort: "x", forgiveness: "x" } },
      { name: "Mild", weightOz: 8.1 },
    ],
    [["power: Mild", `The Mild is more powerful, for about $20 less. ${soft}`]],
  ],
  ["nothing whose price we don't know", [{ name: "Unknown", listPriceCents: null }], []],
  ["nothing that we couldn't confirm", [{ name: "Unsure", notConfirmed: ["identity"] }], []],
  [
    "nothing that hardly has more",
    [{ name: "Hardly", category: "Control Paddle", strengths: {} }],
    [],
  ],
])("an owner who wants more power is sent to %s", (_, others, expected) => {
  expect(stepsAmong(...others)).toEqual(expected);
});

test("a cheap paddle's owner may spend $90 more, and an unknown price is taken for a usual one", () => {
  const to = (paid: number | null, cents: number) => {
    const mine = model("Mine", { category: "Control Paddle", listPriceCents: paid });
    const other = model("Other", { category: "Power Paddle", listPriceCents: cents });
    return moreOf(mine, [mine, other], "us").some(({ uses }) => uses.includes("power"));
  };
  expect([to(8_000, 17_000), to(8_000, 17_001)]).toEqual([true, false]);
  expect([to(null, 26_250), to(null, 26_251)]).toEqual([true, false]);
});

test("a use that's asked for is answered though the paddle isn't weak at it", () => {
  const [weak, mine, strong] = (["Control", "All-Around", "Power"] as const).map((type) =>
    model(type, { category: `${type} Paddle` }),
  );
  const all = [weak!, mine!, strong!];
  const usesFound = (of?: Use[]) => moreOf(mine!, all, "us", of).flatMap(({ uses }) => uses);
  expect(usesFound()).not.toContain("power");
  expect(usesFound(["power"])).toEqual(["power"]);
});

test("in our catalog, every step is a real gain within its price, and begins with what it's for", () => {
  const { written: paddles } = projectLibrary();
  const all = paddles.map((mine) => ({ mine, found: moreOf(mine, paddles, "us") }));
  const counts = all.map(({ found }) => [
    found.length,
    found.filter((each) => each.further).length,
  ]);
  expect(counts.filter(([steps]) => steps! > 0)).toHaveLength(20);
  expect(counts.filter(([, further]) => further! > 0).length).toBeGreaterThan(3);
  for (const { mine, found } of all) {
    if (!isConfirmedPaddle(mine)) expect(found).toEqual([]);
    const paid = mine.listPriceCents ?? 15_000;
    const uses = found.flatMap((each) => each.uses);
    expect(new Set(uses).size).toBe(uses.length);
    for (const { paddle, uses: named, sentence, further } of found) {
      expect(paddle.listPriceCents, sentence).toBeLessThanOrEqual(
        Math.max(paid * 1.75, paid + 9000),
      );
      for (const step of [paddle, ...(further ? [further.paddle] : [])])
        expect(
          Math.max(...named.map((use) => profileOf(step)[use].mean - profileOf(mine)[use].mean)),
          sentence,
        ).toBeGreaterThanOrEqual(0.25);
      const first = named.map((use) => inUse(use).is).join("|");
      expect(sentence).toMatch(new RegExp(`^The ${paddle.shortName} is (${first})`));
      if (!further) continue;
      expect(further.paddle.listPriceCents!).toBeGreaterThan(paddle.listPriceCents!);
      expect(further.paddle.listPriceCents!, further.sentence).toBeLessThanOrEqual(
        Math.max(paid * 1.75 ** 2, paid + 18_000),
      );
    }
  }
});

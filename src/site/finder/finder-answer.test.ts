import { expect, test } from "vitest";
import { ratedPaddle } from "../../../tests/support/invented.ts";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { finderAnswers } from "./finder-answer.ts";
import { listQueries, meantBy } from "./run-finder.ts";

const paddle = (name: string, facts: Parameters<typeof ratedPaddle>[0]) =>
  ratedPaddle({ name, ...facts }).paddle;
const paddles = [
  paddle("Long", {
    listPriceCents: 14_000,
    shape: "elongated",
    coreMm: 16,
    weightOz: 7.9,
    brand: "Vatic Pro",
  }),
  paddle("Longer", {
    listPriceCents: 18_000,
    shape: "elongated",
    coreMm: 16,
    weightOz: 8.3,
    upaA: "certified",
  }),
  paddle("Wide", {
    listPriceCents: 9000,
    shape: "widebody",
    coreMm: 14,
    category: "Control Paddle",
    usaPickleball: "approved",
  }),
  paddle("Mixed", {
    listPriceCents: 26_000,
    shape: "hybrid",
    coreMm: 14.3,
    gripLengthIn: 5.5,
    surface: "Graphite",
  }),
];
const answers = (term: string) => finderAnswers({ library: { paddles } }, term);

test.each([
  // term, the finder's query, the sentence on it
  [
    "elongated under $150",
    "price=-100&price=100-150&shape=elongated",
    "1 elongated paddle under $150",
  ],
  ["Elongated Paddles", "shape=elongated", "2 elongated paddles"],
  ["long face or so", "shape=elongated", "2 elongated paddles"],
  ["16mm", "core=16-18", "2 paddles with a core of 16 mm"],
  ["14 mm", "core=14-16", "2 paddles with a core of 14 to under 16 mm"],
  [
    "thick core over $150",
    "price=150-200&price=200-250&price=250-&core=16-18&core=18-",
    "1 paddle for $150 and up with a core of 16 mm and up",
  ],
  ["under 8 oz", "weight=-7.8&weight=7.8-8", "1 paddle that weighs under 8 oz"],
  ["kevlar", undefined, undefined],
  ["graphite", "surface=Graphite", "1 graphite paddle"],
  ["long handle", "grip=5.5-5.75&grip=5.75-", "4 paddles with a grip of 5.5 in and up"],
  ["upa-a", "approval=upa-a", "1 paddle certified by the UPA-A"],
  [
    "usap approved control paddle",
    "category=Control+Paddle&approval=usa-pickleball",
    "1 control paddle approved by USA Pickleball",
  ],
  ["vatic elongated", "brand=Vatic+Pro&shape=elongated", "1 elongated Vatic Pro paddle"],
  ["cheapest elongated", "shape=elongated&sort=price", "2 elongated paddles, cheapest first"],
  ["3.5", "level=3.5&sort=near", "4 paddles, and a filter for ratings near 3.5"],
  [
    "beginner paddle",
    "level=new&sort=near",
    "4 paddles, and a filter for ratings at new-player level",
  ],
  // A figure between two bounds takes the nearest wider filter, and says so.
  ["under $180", "price=-100&price=100-150&price=150-200", "3 paddles under $200"],
  ["$99.99", "price=-100", "1 paddle under $100"],
  // Nothing matches: the next price, or else without the least important filter.
  [
    "elongated under $100",
    "price=-100&price=100-150&shape=elongated",
    "1 elongated paddle under $150",
  ],
  ["widebody 16mm", "shape=widebody", "1 widebody paddle"],
  ["joola graphite elongated", "brand=JOOLA&shape=elongated", "1 elongated JOOLA paddle"],
])("'%s' leads to the finder's %s: %s", (term, query, title) => {
  const [answer] = answers(term);
  expect(answer?.path.replace("/paddle-finder?", "")).toBe(query);
  expect(answer?.title).toBe(title);
});

test("what we don't know of isn't said not to exist", () => {
  expect(answers("elongated under $100")[0]!.note).toBe(
    "We don't know of one with all of that. The nearest: Long.",
  );
});

test.each([
  "",
  "paddle",
  "joola",
  "zebra",
  "elongated zebra wood",
  "perseus pro 16mm",
  "shoes under $100",
  "lead tape under $20",
  "balls under $50",
  "why is it elongated",
  "what is a widebody",
  "how heavy",
  "graphite vs carbon fiber",
  "widebody or elongated",
  "power or control",
  "thick or thin",
  "4 1/4 grip",
  "thick grip",
])("'%s' isn't for a list of paddles", (term) => {
  expect(answers(term)).toEqual([]);
});

test("half of the words are enough, with less weight", () => {
  const [whole] = answers("elongated 16mm");
  for (const term of ["elongated 16mm zebra", "elongated zebra 16mm wood"]) {
    const [part] = answers(term);
    expect(part).toMatchObject({ path: whole!.path, isWhole: false });
    expect(part!.weight).toBeLessThan(whole!.weight);
  }
});

test("each answer's address is canonical, and lists as many paddles as its sentence says", () => {
  const { paddles: all, ...library } = projectLibrary();
  const { all: query } = listQueries({ ...library, paddles: all });
  for (const term of [
    "elongated under $150",
    "cheap joola",
    "16mm usap approved",
    "3.5 light",
    "20mm",
    "$50",
  ]) {
    const [answer] = finderAnswers({ library: { paddles: all } }, term);
    const [, asked = ""] = answer!.path.split("?");
    expect(query.address("/paddle-finder", query.read(new URLSearchParams(asked)))).toBe(
      answer!.path,
    );
    expect(Number.parseInt(answer!.title, 10)).toBe(answer!.lists.length);
  }
});

test.each<[search: string, title: string | undefined, names: string[], isNearest?: boolean]>([
  ["16mm elongated", "2 elongated paddles with a core of 16 mm", ["Long", "Longer"]],
  ["cheapest elongated", "2 elongated paddles, cheapest first", ["Long", "Longer"]],
  ["control paddle under $100", "1 control paddle under $100", ["Wide"]],
  ["elongated under $100", "1 elongated paddle under $150", ["Long"], true],
  // The words that mean nothing else are a name.
  ["mixed over $250", "1 Paddle Found", ["Mixed"]],
  ["nobody over $250", undefined, []],
  ["shoes under $100", undefined, []],
  ["", undefined, []],
])("in the finder's search box, '%s' means %s", (search, title, names, isNearest = false) => {
  const all = paddles.map((each) => ratedPaddle({ ...each }));
  const library = {
    paddles,
    paddleNamed: () => undefined,
  };
  const meant = meantBy({ library }, { answersTo: answers }, search, all);
  expect(meant?.title).toBe(title);
  expect((meant?.listed ?? []).map((each) => each.paddle.name)).toEqual(names);
  expect(meant?.isNearest ?? false).toBe(isNearest);
});

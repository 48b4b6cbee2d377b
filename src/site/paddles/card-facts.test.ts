import { expect, test } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { plainPaddle } from "../../../tests/support/invented.ts";
import { type CardFact, cardFactText, cardScores, differingFacts } from "./card-facts.ts";
import { isConfirmedPaddle } from "./paddle-facts.ts";
import type { Paddle } from "./paddle.content.ts";
import { useScores } from "./profile.ts";

const paddle = (facts: Partial<Paddle>): Paddle => ({ ...plainPaddle, ...facts });
const same = { weightOz: 8, gripLengthIn: 5.5, shape: "hybrid", coreMm: 16 } as const;
const all = (...each: Partial<Paddle>[]) => each.map((facts) => paddle({ ...same, ...facts }));

test.each<[why: string, paddles: Paddle[], fixed: CardFact[], chosen: CardFact[]]>([
  [
    "the two that differ",
    all({ coreMm: 14, surface: "Graphite" }, { surface: "Fiberglass" }),
    [],
    ["coreMm", "surface"],
  ],
  [
    "the one that differs for more of them",
    all({ weightOz: 7.9, shape: "standard" }, { weightOz: 8.1, shape: "standard" }, { coreMm: 14 }),
    [],
    ["weightOz", "shape"],
  ],
  ["the first two if all are the same", all({}, {}), [], ["weightOz", "gripLengthIn"]],
  [
    "two others than a filter leaves one choice of",
    all({}),
    ["weightOz"],
    ["gripLengthIn", "shape"],
  ],
  [
    "none that is unconfirmed",
    all(
      { weightOz: 7.5, coreMm: 14, notConfirmed: ["weightOz"] },
      { weightOz: 8.5, shape: "standard", notConfirmed: ["weightOz"] },
    ),
    [],
    ["shape", "coreMm"],
  ],
  ["some for an empty list", [], [], ["weightOz", "gripLengthIn"]],
])("cards show %s", (_, paddles, fixed, chosen) => {
  expect(differingFacts(paddles, fixed)).toEqual(chosen);
});

test("a card prints a confirmed fact as short as it can, and an unconfirmed one never", () => {
  const one = paddle({ ...same, weightOz: 8, surface: "Carbon Fiber", notConfirmed: ["shape"] });
  expect(cardFactText(one, "weightOz")).toBe("8\u{a0}oz");
  expect(cardFactText(paddle({ weightOz: 7.95 }), "weightOz")).toBe("7.95\u{a0}oz");
  expect(cardFactText(one, "gripLengthIn")).toBe("5.5\u{a0}in");
  expect(cardFactText(one, "surface")).toBe("Carbon Fiber");
  expect(cardFactText(one, "shape")).toBeUndefined();
});

test("the bars of a card are the scores of the paddle's page, and a paddle without all of them has none", () => {
  const { written: paddles } = projectLibrary();
  let withBars = 0;
  for (const each of paddles) {
    const bars = cardScores(paddles)(each);
    const page = new Map(useScores(each, paddles).map(({ use, among }) => [use, among]));
    const shown = (["power", "control", "hands"] as const).map((use) => page.get(use));
    if (bars) withBars += 1;
    else expect(shown, each.slug).toContain(undefined);
    for (const { use, ...bar } of bars ?? []) expect(page.get(use), each.slug).toMatchObject(bar);
    if (!isConfirmedPaddle(each)) expect(bars, each.slug).toBeUndefined();
  }
  expect(withBars).toBeGreaterThan(10);
});

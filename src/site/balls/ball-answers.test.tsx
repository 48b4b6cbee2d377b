import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BallAnswers, ballsInCold, cheapestPerGame } from "./balls.page.tsx";
import type { Ball } from "./ball.content.ts";
import type { BallFilter } from "./ball-columns.tsx";
import { bareValue } from "../../platform/text/sample.ts";
import { projectLibrary } from "../../../tests/support/project-library.ts";

const ball = (
  name: string,
  use: Ball["use"],
  pricePerBallCents: number | null,
  gamesUntilRetired: number | null,
) => ({ name, use, pricePerBallCents, gamesUntilRetired, inCold: null }) as Ball;

test.each<[string, Ball[], string | undefined]>([
  ["the lowest cost", [ball("a", "outdoor", 300, 10), ball("b", "outdoor", 300, 20)], "15: b"],
  [
    "equals by the whole cent",
    [ball("a", "outdoor", 325, 25), ball("b", "outdoor", 200, 15), ball("c", "outdoor", 400, 28)],
    "13: a b",
  ],
  [
    "its own floor alone",
    [ball("a", "indoor", 100, 50), ball("b", "both", 100, 50), ball("c", "outdoor", 300, 10)],
    "30: c",
  ],
  [
    "known figures alone",
    [ball("a", "outdoor", null, 10), ball("b", "outdoor", 300, null)],
    undefined,
  ],
])("the cheapest outdoor balls: %s", (_, balls, said) => {
  const found = cheapestPerGame(balls, "outdoor");
  expect(
    found && `${bareValue(found.cents)}: ${found.balls.map(({ name }) => name).join(" ")}`,
  ).toBe(said);
});

test("our answers for cold days agree with what the balls are known for", () => {
  const { balls } = projectLibrary();
  const [soft, cracking] = [ballsInCold(balls, "goes soft"), ballsInCold(balls, "cracks sooner")];
  expect(soft.length).toBeGreaterThan(0);
  for (const { reputation, use } of soft) {
    expect(reputation).toMatch(/goes soft.*before it cracks/i);
    expect(use).toBe("outdoor");
  }
  expect(cracking.length).toBeGreaterThan(0);
  for (const { reputation } of cracking) expect(reputation).toMatch(/cracks soon.*(cold|50.°F)/i);
});

test("without samples there is no cost of a game", () => {
  const { balls } = projectLibrary(false);
  expect(cheapestPerGame(balls, "outdoor")).toBeUndefined();
  expect(ballsInCold(balls, "goes soft").length).toBeGreaterThan(0);
});

test.each<[string, BallFilter["use"], boolean, string[], boolean]>([
  ["every floor, outdoors first", undefined, true, ["outdoor", "indoor"], true],
  ["the chosen floor alone", "indoor", true, ["indoor"], false],
  ["cold days if the floor is outdoors", "outdoor", true, ["outdoor"], true],
  ["nothing, and leave no empty frame", "indoor", false, [], false],
])("the answers are about %s", (_, use, showsSamples, floors, hasCold) => {
  const { balls, ballDatabase: words } = projectLibrary(showsSamples);
  const html = renderToStaticMarkup(<BallAnswers balls={balls} use={use} words={words} />);
  const named = balls.filter(({ slug }) => html.includes(`#${slug}"`));
  expect([...new Set(named.map((each) => each.use))].toSorted().toReversed()).toEqual(floors);
  expect(html.includes(words.cold.title)).toBe(hasCold);
  if (floors.length === 0) expect(html).toBe("");
  else if (floors.length === 2)
    expect(html.indexOf(words.cost.outdoor)).toBeLessThan(html.indexOf(words.cost.indoor));
});

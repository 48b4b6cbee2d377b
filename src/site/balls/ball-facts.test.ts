import { expect, test } from "vitest";
import { readContent } from "../../library/read-library.ts";
import { ballFile } from "./ball.content.ts";
import type { Ball } from "./ball.content.ts";
import { ballsByHoles, costPerGameCents, gamesText, useText, weightText } from "./ball-facts.ts";

// The price of a ball in cents, games until it is retired, and the cost of a game in cents.
test.each([
  [270, 15, 18],
  [325, 25, 13],
  [450, 30, 15],
  [275, 16, 17],
  [null, 25, undefined],
  [325, null, undefined],
])("%j cents over %j games are %j cents a game", (pricePerBallCents, gamesUntilRetired, cost) => {
  expect(costPerGameCents({ pricePerBallCents, gamesUntilRetired })).toBe(cost);
});

test.each([
  [0.917, "0.917\u00A0oz"],
  [0.9, "0.90\u00A0oz"],
  [0.93, "0.93\u00A0oz"],
])("%j is formatted as %s", (weight, text) => {
  expect(weightText(weight)).toBe(text);
});

test("uses and ranges are formatted in words", () => {
  expect(useText("both")).toBe("Indoor and outdoor");
  expect(gamesText({ from: 150, to: 200 })).toBe("150-200");
});

const { balls } = readContent(process.cwd()).content;

test("every ball has both lifespans and a price, so a cost per game", () => {
  expect(balls.length).toBeGreaterThan(20);
  for (const ball of balls) {
    expect(ball.gamesUntilRetired, ball.name).toBeGreaterThanOrEqual(15);
    expect(ball.gamesUntilRetired, ball.name).toBeLessThanOrEqual(30);
    expect(ball.gamesUntilCracked?.to, ball.name).toBeLessThanOrEqual(200);
    expect(costPerGameCents(ball), ball.name).toBeDefined();
  }
});

// What our articles and content/balls say about them.
test("no game costs less than with the X-40, and no ball lasts longer than the LifeTime Tournament", () => {
  const costs = balls.map((ball) => ball.pricePerBallCents! / ball.gamesUntilRetired!);
  const x40 = balls.find(({ slug }) => slug === "franklin-x-40")!;
  expect(Math.min(...costs)).toBe(x40.pricePerBallCents! / x40.gamesUntilRetired!);
  const longest = balls.toSorted((a, b) => b.gamesUntilRetired! - a.gamesUntilRetired!);
  expect(longest[0]!.slug).toBe("lifetime-lt-pro-48");
  expect(balls.map((ball) => ball.gamesUntilCracked!.to).toSorted((a, b) => b - a)[0]).toBe(
    longest[0]!.gamesUntilCracked!.to,
  );
});

test.each([
  [{ gamesUntilRetired: 80, gamesUntilCracked: { from: 80, to: 90 } }, "gamesUntilRetired"],
  [{ approval: null, approvalLookedUp: "2026-03" }, "approvalLookedUp"],
  [{ approval: "USA Pickleball approved", approvalLookedUp: "2026-13" }, "approvalLookedUp"],
  [{ approval: "USA Pickleball approved", approvalLookedUp: "2026-03" }, undefined],
])("a ball with %j has a mistake in %s", (facts, field) => {
  const { slug: _, ...ball } = { ...balls[0]!, ...facts };
  expect(ballFile.safeParse(ball).error?.issues[0]?.path[0]).toBe(field);
});

test("balls are grouped by their holes, fewest first, without those whose number isn't confirmed", () => {
  const ball = (name: string, holes: number | null, notConfirmed: string[] = []) =>
    ({ name, holes, notConfirmed }) as unknown as Ball;
  const groups = ballsByHoles([
    ball("a", 40),
    ball("b", 26, ["weightOz"]),
    ball("c", 40, ["holes"]),
    ball("d", 40),
    ball("e", null),
  ]);
  expect(
    groups.map(({ holes, balls: alike }) => [holes, ...alike.map(({ name }) => name)]),
  ).toEqual([
    [26, "b"],
    [40, "a", "d"],
  ]);
});

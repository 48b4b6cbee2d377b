import { expect, test } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { cameFrom } from "./switches.ts";

const paddle = (slug: string, name: string, aliases: string[] = []) => ({
  slug,
  name,
  brand: "Acme",
  fullName: `Acme ${name}`,
  shortName: name,
  aliases,
});
const ant = paddle("ant", "Ant Pro", ["AP-1"]);
const bee = paddle("bee", "Bee");
const beePlus = paddle("bee-plus", "Bee Plus", ["Hive"]);
const hive = paddle("hive", "Wasp", ["Hive"]);
const paddles = [ant, bee, beePlus, hive];
const from = (before: Record<string, number>) =>
  cameFrom(
    bee,
    Object.entries(before).map(([text, reviews]) => ({ text, reviews })),
    paddles,
  ).map((each) => [each.other.slug, each.reviews]);

test("a paddle is known by each of its names, however it's written, and they add up", () => {
  expect(from({ "Ant Pro": 2, "acme ÁNT-pro": 1, "the ap 1": 1, "My Acme Ant Pro!": 1 })).toEqual([
    ["ant", 5],
  ]);
});

test.each([
  ["fewer than three", { "Ant Pro": 2 }],
  ["a name with other words", { "Ant Pro 16mm, loved it": 9, "an Ant": 9 }],
  ["the paddle itself", { Bee: 9 }],
  ["a name that two have", { Hive: 9 }],
  ["a property of every object", { constructor: 9, "": 9 }],
])("%s isn't counted", (_, before) => {
  expect(from(before)).toEqual([]);
});

test("most come first", () => {
  expect(from({ Wasp: 5, "Ant Pro": 7, "Bee Plus": 5 })).toEqual([
    ["ant", 7],
    ["bee-plus", 5],
    ["hive", 5],
  ]);
});

test("every paddle of ours is known by its own name", () => {
  const { paddles: all } = projectLibrary();
  const other = { slug: "none" };
  for (const each of all)
    expect(
      cameFrom(other, [{ text: each.name, reviews: 5 }], all).map(({ other: { slug } }) => slug),
    ).toEqual([each.slug]);
});

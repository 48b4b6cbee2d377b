import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { paddleFile } from "./paddle.content.ts";

const fields = {
  ...parse(readFileSync("content/paddles/hudef-viva-pro.yaml", "utf8")),
  knownFor: ["Soft hands"],
  buyIf: ["you dink"],
  criticisedFor: ["A heavy swing"],
  skipIf: ["you drive"],
  strengths: undefined,
  repeats: undefined,
  weaknesses: undefined,
  versions: undefined,
};

test.each<[strengths: object, weaknesses: object, mistakes: string[]]>([
  [
    { control: "Soft hands", comfort: "you dink" },
    { hands: "A heavy swing", power: "you drive" },
    [],
  ],
  [
    { control: "Soft hand" },
    {},
    ["strengths.control: is not, word for word, one of the phrases of knownFor or buyIf"],
  ],
  [
    {},
    { hands: "Soft hands" },
    ["weaknesses.hands: is not, word for word, one of the phrases of criticisedFor or skipIf"],
  ],
  [
    { hands: "Soft hands" },
    { hands: "A heavy swing" },
    ["strengths.hands: is also among the weaknesses. Keep one of them"],
  ],
])("the strengths %j and the weaknesses %j: %j", (strengths, weaknesses, mistakes) => {
  const { error } = paddleFile.safeParse({ ...fields, strengths, weaknesses });
  const issues = error?.issues ?? [];
  expect(issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual(mistakes);
});

test("what is about another version is a phrase of the same file", () => {
  const versions = [{ name: "Long", about: ["A heavy swing", "you dink", "A heavy sw"] }];
  const { error } = paddleFile.safeParse({ ...fields, strengths: {}, weaknesses: {}, versions });
  expect(error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual([
    "versions.0.about.2: is not, word for word, one of the phrases of this file",
  ]);
});

test("each version has an address of its own", () => {
  const versions = ["14 mm", "Long", "14-MM", "…"].map((name) => ({ name }));
  const { error } = paddleFile.safeParse({ ...fields, strengths: {}, weaknesses: {}, versions });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual([
    "versions.2.name",
    "versions.3.name",
  ]);
});

test.each<[repeats: object, mistakes: string[]]>([
  [{ control: "you dink" }, []],
  [
    { control: "Soft hands" },
    ["repeats.control: is not, word for word, one of the phrases of buyIf"],
  ],
  [{ power: "you dink" }, ["repeats.power: is not among the strengths"]],
])("the phrases that repeat a strength, %j: %j", (repeats, mistakes) => {
  const { error } = paddleFile.safeParse({
    ...fields,
    strengths: { control: "Soft hands" },
    repeats,
  });
  const issues = error?.issues ?? [];
  expect(issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual(mistakes);
});

test("an unknown trait is a mistake, and none at all is fine", () => {
  expect(paddleFile.safeParse({ ...fields, strengths: { touch: "you dink" } }).success).toBe(false);
  expect(paddleFile.parse(fields)).toMatchObject({ strengths: {}, weaknesses: {} });
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type Paddle, paddleFile } from "./paddle.content.ts";
import { type Claim, contradicts } from "./standing.ts";

const fields = {
  ...parse(readFileSync("content/paddles/hudef-viva-pro.yaml", "utf8")),
  knownFor: ["Soft hands"],
  buyIf: ["you dink"],
  criticisedFor: ["A heavy swing"],
  skipIf: ["you drive"],
  strengths: undefined,
  weaknesses: undefined,
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

test("an unknown trait is a mistake, and none at all is fine", () => {
  expect(paddleFile.safeParse({ ...fields, strengths: { touch: "you dink" } }).success).toBe(false);
  expect(paddleFile.parse(fields)).toMatchObject({ strengths: {}, weaknesses: {} });
});

test.each<[Claim, Partial<Paddle>, boolean]>([
  ["+hands", {}, false],
  ["+hands", { weaknesses: { hands: "A heavy swing" } }, true],
  ["-hands", { weaknesses: { hands: "A heavy swing" } }, false],
  ["-hands", { strengths: { hands: "Quick" } }, true],
  ["-hands", { category: "Speed Paddle" }, false],
])("the claim %s of a paddle with %j is contradicted: %s", (claim, facts, expected) => {
  const paddle = { category: "All-Around Paddle", strengths: {}, weaknesses: {}, ...facts };
  expect(contradicts(paddle as unknown as Paddle, claim)).toBe(expected);
});

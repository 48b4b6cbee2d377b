import { expect, test } from "vitest";
import { plainPaddle } from "../../tests/support/plain-paddle.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import type { Reason } from "./choice-reasons.ts";
import { shortVerdict } from "./short-verdict.ts";

const paddle: Paddle = {
  ...plainPaddle,
  buyIf: ["you like to attack", "you play singles"],
  skipIf: ["you dink all day"],
  criticisedFor: ["A heavy swing", "A loud sound", "A high price"],
  weaknesses: { hands: "A heavy swing", sound: "A loud sound", value: "A high price" },
};
const reason = (text: string): Reason => ({ text, from: "shape", claims: [], isRelative: true });

test.each<[string, Partial<Paddle>, string[], string | undefined]>([
  ["its page alone", {}, [], "you like to attack"],
  [
    "its page and the first reason",
    {},
    ["you want more reach", "you want a thinner core"],
    "you like to attack, or if you want more reach",
  ],
  ["its page alone, without a price", { listPriceCents: null }, [], "you like to attack"],
  ["nothing if we couldn't confirm it", { notConfirmed: ["identity"] }, [], undefined],
])("a paddle is chosen for %s", (_, facts, reasons, expected) => {
  const { chooseIf } = shortVerdict({ ...paddle, ...facts }, [plainPaddle], reasons.map(reason));
  expect(chooseIf).toBe(expected);
});

test.each<[string, Partial<Paddle>, Partial<Paddle>[], string]>([
  ["the first criticism", {}, [{}], "A heavy swing."],
  ["one that the other doesn't have", {}, [{ weaknesses: { hands: "Slow" } }], "A loud sound."],
  [
    "the first one if others have each but the price",
    {},
    [{ weaknesses: { hands: "Slow" } }, { weaknesses: { sound: "Loud" } }],
    "A heavy swing.",
  ],
  ["the first one if the other has them all", {}, [paddle], "A heavy swing."],
  [
    "whom it doesn't suit, without criticisms",
    { criticisedFor: [], weaknesses: {} },
    [{}],
    "Skip it if you dink all day.",
  ],
])("what to know before buying is %s", (_, facts, others, expected) => {
  const rivals = others.map((each) => ({ ...plainPaddle, ...each }));
  expect(shortVerdict({ ...paddle, ...facts }, rivals, []).knowBefore).toBe(expected);
});

import { choicesOf } from "../../src/comparison/choices.ts";
import type { Paddle } from "../../src/paddles/paddle.content.ts";
import type { Reason } from "../../src/paddles/reasons.ts";
import { say } from "../../src/paddles/say.ts";
import type { Units } from "../../src/platform/text/units.ts";

/** A paddle that its page neither praises nor criticizes for anything, with all that reasons are drawn from. */
export const plainPaddle = {
  listPriceCents: 17_999,
  category: "Power Paddle",
  shape: "elongated",
  coreMm: 16,
  gripLengthIn: 5.5,
  weightOz: 8.2,
  notConfirmed: [],
  knownFor: [],
  criticisedFor: [],
  buyIf: [],
  skipIf: [],
  strengths: {},
  weaknesses: {},
} as unknown as Paddle;

/** The reasons for each of some paddles without reviews. */
export const reasonsOf = (paddles: readonly Paddle[]) =>
  choicesOf(paddles.map((paddle) => ({ paddle, buckets: [] }))).map(({ reasons }) => reasons);

export const textsOf = (each: readonly (readonly Reason[])[], units: Units = "us") =>
  each.map((reasons) => reasons.map((reason) => say(reason, "if", units)));

/** What is said for the plain paddle, and for others that differ from it in this only. */
export const saidOf = (...others: Partial<Paddle>[]) =>
  textsOf(reasonsOf([plainPaddle, ...others.map((facts) => ({ ...plainPaddle, ...facts }))]));

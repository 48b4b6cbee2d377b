import { expect, test } from "vitest";
import { type Act, maxReasonLength } from "../../platform/acts.ts";
import { Refusal } from "../../platform/refusals.ts";
import { actIn, readAsked, readReason } from "./read-asked.ts";

const one = "0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11@jZ3Qn0vYw8rT5kXo1mB7cA";
const [id] = one.split("@");
const hide: Act = {
  name: "reviews hide",
  may: "moderator",
  about: "",
  example: "",
  done: "Hidden",
  of: { noun: "review", read: (typed) => ({ id: typed }), find: async () => [] },
  options: [{ flags: "--like <id>", about: "", instead: true }],
  run: async () => ({ done: [] }),
};
const drop: Act = {
  ...hide,
  options: [{ flags: "--all", about: "", instead: true }],
  box: { label: "Yes, drop all", only: "--all" },
};
const remove: Act = { ...hide, options: [], box: { label: "Yes, delete for good" } };

const asked = (of: string[], options = {}) => ({ of, options, isSure: true });

test.each<[string, Act, string, object]>([
  ["hide one as it was read", hide, `act=reviews+hide&review=${one}`, asked([one])],
  ["hide two", hide, "act=reviews+hide&review=a&review=b&report=c", asked(["a", "b"])],
  ["hide all like it", hide, `act=reviews+hide+--like&review=${one}`, asked([], { like: id })],
  ["drop one", drop, "act=outbox+drop&review=a", asked(["a"])],
  ["drop all", drop, "act=outbox+drop+--all&sure=yes", asked([], { all: true })],
  ["delete, surely", remove, "act=reviews+delete&review=a&sure=yes", asked(["a"])],
  ["do what it has no option for", remove, "act=reviews+delete+--x&sure=yes", asked([])],
])("reads a form that asks to %s", (_, act, form, read) => {
  expect(readAsked(act, new URLSearchParams(form))).toEqual(read);
});

test.each([
  [drop, "act=outbox+drop+--all"],
  [remove, "act=reviews+delete&review=a"],
  [remove, "act=reviews+delete&review=a&sure=no"],
])("needs the checkbox of what can't be undone", (act, form) => {
  expect(() => readAsked(act, new URLSearchParams(form))).toThrow(/^To do this for good, check/);
});

test("an act is named with one of its options", () => {
  expect(actIn(new URLSearchParams("act=outbox+retry+--all"))).toEqual({
    name: "outbox retry",
    flag: "all",
  });
  expect(actIn(new URLSearchParams(""))).toEqual({ name: "", flag: undefined });
});

test("a reason is one line of plain text, or none", () => {
  const reason = (text: string) => readReason(new URLSearchParams({ reason: text }));
  expect([reason(" advertising "), reason("")]).toEqual(["advertising", ""]);
  for (const wrong of ["one\ntwo", "x".repeat(maxReasonLength + 1)])
    expect(() => reason(wrong)).toThrow(Refusal);
});

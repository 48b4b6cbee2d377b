import { expect, test } from "vitest";
import { readMailAct } from "./mail-acts.ts";

const id = "0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11";

test.each([
  [`act=retry&mail=${id}`, { drops: false, id, reason: "" }],
  [`act=drop&mail=${id}&reason=misspelled`, { drops: true, id, reason: "misspelled" }],
  [`act=retry+all&mail=${id}`, { drops: false, id: undefined, reason: "" }],
  ["act=drop+all&sure=yes", { drops: true, id: undefined, reason: "" }],
  ["act=drop+all", { problem: "To drop all failed email, check 'Yes, drop all' too." }],
  ["act=drop", { problem: "There's no such email." }],
  ["act=retry&mail=", { problem: "There's no such email." }],
  [`act=retry&mail=${id}%00`, { problem: "There's no such email." }],
  [`act=hide&mail=${id}`, { problem: "There's no such act." }],
])("reads '%s'", (form, asked) => {
  expect(readMailAct(new URLSearchParams(form))).toEqual(asked);
});

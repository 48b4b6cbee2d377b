import { expect, test } from "vitest";
import { unsureIn } from "./entries.service.ts";

test.each([
  ["name: A\nnotConfirmed: [price, coreMm]\nyear: 2024\n", 2],
  ["name: A\nnotConfirmed:\n  - price\n  - coreMm\n  - identity\nliked:\n  - Pop\n", 3],
  ["name: A\nnotConfirmed:\n- price\n- coreMm\n", 2],
  ["notConfirmed: [\n  price,\n  coreMm,\n]\n", 2],
  ["name: A\nnotConfirmed: []\n", 0],
  ["facts:\n  - { text: One, confirmed: false }\n  - { text: Two, confirmed: true }\n", 1],
  [null, 0],
])("counts what a text marks as not confirmed: %j", (text, count) => {
  expect(unsureIn(text)).toBe(count);
});

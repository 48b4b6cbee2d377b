import { expect, test } from "vitest";
import { testCodec } from "../../tests/support/canonical-query.ts";
import { linkInstead, matchCodec } from "./match.page.tsx";

testCodec(matchCodec, {}, [
  ["", ""],
  // Submitted without answers: the page says so.
  ["level=&dupr=&style=&budget=&feel=&arm=", "?level="],
  ["arm=maybe", "?level="],
  ["level=9&level=3.5", "?level="],
  ["level=3.5", "?level=3.5"],
  ["%6cevel=3%2E5", "?level=3.5"],
  ["arm=yes&level=3.5", "?level=3.5&arm=yes"],
  [
    "level=3.25&style=control&budget=150&feel=soft&arm=no",
    "?level=3.25&style=control&budget=150&feel=soft&arm=no",
  ],
  // A form's query redirects to the canonical URL.
  ["level=3.5&style=", undefined],
  ["level=3%2C5", undefined],
  ["level=dupr&dupr=3.5", undefined],
  ["dupr=3.5", undefined],
  ["level=3.5&level=3.5", undefined],
  ["level=3.5&feel=hard", undefined],
]);

test.each([
  ["level=3.5&style=", "/paddle-finder/match?level=3.5"],
  ["dupr=4%2C1", "/paddle-finder/match?level=4.1"],
  ["level=3.5&arm=yes", undefined],
  ["arm=yes&level=3.5", undefined],
  ["level=", undefined],
  ["", undefined],
])("'?%s' leads to %s", (query, link) => {
  expect(linkInstead(new URLSearchParams(query))).toBe(link);
});

import { expect, test } from "vitest";
import { testCodec } from "../../../tests/support/canonical-query.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { linkInstead, matchCodec } from "./match.page.tsx";

const neonicFlow = { slug: "neonic-flow" } as Paddle;
const paddleNamed = (slug: string) =>
  ({ "neonic-flow": neonicFlow, "the-old-flow": neonicFlow })[slug];

testCodec(matchCodec, { paddleNamed }, [
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
  // The paddle a player has now.
  ["own=neonic-flow", "?own=neonic-flow"],
  ["own=the-old-flow", "?own=neonic-flow"],
  ["own=no-such-paddle", ""],
  ["own=", ""],
  ["level=&own=neonic-flow", "?level=&own=neonic-flow"],
  ["level=3.5&own=neonic-flow", "?level=3.5&own=neonic-flow"],
  ["own=neonic-flow&level=3.5", "?level=3.5&own=neonic-flow"],
  ["level=3.5&own=the-old-flow", undefined],
  ["level=3.5&own=", undefined],
]);

test.each([
  ["level=3.5&style=", "/paddle-finder/match?level=3.5"],
  ["dupr=4%2C1", "/paddle-finder/match?level=4.1"],
  ["level=3.5&arm=yes", undefined],
  ["arm=yes&level=3.5", undefined],
  ["level=", undefined],
  ["", undefined],
  ["level=3.5&own=", "/paddle-finder/match?level=3.5"],
  ["level=3.5&own=the-old-flow", "/paddle-finder/match?level=3.5&own=neonic-flow"],
  ["level=3.5&own=neonic-flow", undefined],
])("'?%s' leads to %s", (query, link) => {
  expect(linkInstead(new URLSearchParams(query), { paddleNamed })).toBe(link);
});

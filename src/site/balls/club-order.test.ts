import { expect, test } from "vitest";
import { clubCounts, clubNeed, clubOrderField, readCount } from "./club-order.ts";
import { query } from "../../platform/query.ts";

test.each([
  ["one game wears out part of a ball", { players: 4, nights: 1, games: 1 }, 12, [1, 1, 1]],
  ["a ball's last game still takes one", { players: 4, nights: 12, games: 1 }, 12, [12, 1, 1]],
  ["one more takes a second", { players: 4, nights: 13, games: 1 }, 12, [13, 2, 1]],
  ["24 players over a season", { players: 24, nights: 20, games: 6 }, 12, [720, 60, 5]],
  ["a thirteenth ball takes a second dozen", { players: 4, nights: 13, games: 1 }, 1, [13, 13, 2]],
  ["five players share games", { players: 5, nights: 1, games: 1 }, 10, [2, 1, 1]],
])("%s", (_, counts, life, [games, balls, dozens]) => {
  expect(clubNeed(counts, life)).toEqual({ games, balls, dozens });
});

test.each([
  ["1", 1],
  ["500", 500],
  ["501", undefined],
  ["0", undefined],
  ["", undefined],
  ["-3", undefined],
  ["2.5", undefined],
  ["1e2", undefined],
])("'%s' players", (typed, count) => {
  expect(readCount(typed, clubCounts.players)).toBe(count);
});

const read = (fields: string) =>
  query({ club: clubOrderField([{ slug: "arc" }]) }).read(new URLSearchParams(fields)).club;

test("an order of an unknown ball asks for nothing, and one with a wrong number keeps what was typed", () => {
  expect(read("club=comet&players=8&nights=2&games=5").ball).toBe("");
  expect(read("club=arc&players=8&nights=many&games=5")).toEqual({
    ball: "arc",
    typed: { players: "8", nights: "many", games: "5" },
    counts: undefined,
  });
  expect(read("club=arc&players=+8&nights=2&games=5").counts).toEqual({
    players: 8,
    nights: 2,
    games: 5,
  });
});

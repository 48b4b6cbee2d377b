import type { Field } from "../../platform/query.ts";
import { firstCharacters } from "../../platform/text/plain-text.ts";
import type { Ball } from "./ball.content.ts";

/** What a club plays, as its form asks. */
export const clubCounts = { players: 500, nights: 366, games: 50 } as const;
type Counted = keyof typeof clubCounts;
const counted = Object.keys(clubCounts) as Counted[];

/** The ball a club orders, and how much it plays with it. */
export interface ClubOrder {
  /** The ball's slug; empty if nothing is asked. */
  ball: string;
  /** As typed: players a night, nights, games of each player a night. */
  typed: Record<Counted, string>;
  /** Whole numbers from 1 to `clubCounts`; undefined if any isn't one. */
  counts: Record<Counted, number> | undefined;
}

const nothing: ClubOrder = {
  ball: "",
  typed: { players: "", nights: "", games: "" },
  counts: undefined,
};

/** Parses a whole number from 1 to `max`; undefined if it's anything else. */
export function readCount(typed: string, max: number): number | undefined {
  const count = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return count >= 1 && count <= max ? count : undefined;
}

/** A club's order in the query, which links keep even if a number is invalid. An unknown ball asks for nothing. */
export function clubOrderField(balls: readonly Pick<Ball, "slug">[]): Field<ClubOrder> {
  return {
    none: nothing,
    parameters: ["club", ...counted],
    read(asked) {
      const [ball = ""] = asked("club");
      const each = counted.map((name) => {
        const typed = firstCharacters((asked(name)[0] ?? "").trim(), 10).trim();
        return { name, typed, count: readCount(typed, clubCounts[name]) };
      });
      if (!balls.some(({ slug }) => slug === ball)) return nothing;
      const isWhole = each.every(({ count }) => count !== undefined);
      const by = <Value>(valueOf: (one: (typeof each)[number]) => Value) =>
        Object.fromEntries(each.map((one) => [one.name, valueOf(one)])) as Record<Counted, Value>;
      return {
        ball,
        typed: by(({ typed }) => typed),
        counts: isWhole ? by(({ count }) => count!) : undefined,
      };
    },
    write: ({ ball, typed }) => [
      ["club", ball],
      ...counted.map((name) => [name, typed[name]] as const),
    ],
  };
}

export interface ClubNeed {
  games: number;
  balls: number;
  dozens: number;
}

/**
 * The balls a club wears out: its games, four players to each, divided by the games that a ball lasts. Each part of a
 * game, a ball and a dozen counts as a whole one.
 */
export function clubNeed(
  { players, nights, games: each }: NonNullable<ClubOrder["counts"]>,
  gamesPerBall: number,
): ClubNeed {
  const games = Math.ceil((players * each * nights) / 4);
  const balls = Math.ceil(games / gamesPerBall);
  return { games, balls, dozens: Math.ceil(balls / 12) };
}

import type { FactName, Paddle } from "../../src/paddles/paddle.content.ts";
import { categories, shapes, surfaces } from "../../src/paddles/paddle-values.ts";
import type { Candidate } from "../../src/match/match.ts";
import {
  armAnswers,
  budgets,
  feels,
  type Preferences,
  playStyles,
} from "../../src/match/match-address.ts";
import { traits } from "../../src/paddles/traits.ts";
import { levels, type OwnLevel } from "../../src/reviews/level/level.ts";
import { repeatable } from "./repeatable.ts";

const doubted: readonly FactName[] = ["surface", "shape", "coreMm", "weightOz", "gripLengthIn"];

/** Made-up paddles with made-up ratings, the same in every run. */
export function randomCandidates(count: number, seed: number): Candidate[] {
  const below = repeatable(seed);
  const one = <Value>(values: readonly Value[]) => values[below(values.length)]!;
  const rated = () => {
    const reviews = one([0, 1, 4, 5, 20, 300]);
    return { reviews, average: reviews === 0 ? undefined : 1 + below(401) / 100 };
  };
  return Array.from({ length: count }, (_, index) => ({
    paddle: {
      slug: `paddle-${String(index).padStart(5, "0")}`,
      name: `Paddle ${index}`,
      category: one(categories),
      surface: one(surfaces),
      shape: one(shapes),
      coreMm: below(6) === 0 ? null : 8 + below(171) / 10,
      weightOz: 6 + below(401) / 100,
      gripLengthIn: 3.5 + below(351) / 100,
      listPriceCents: below(5) === 0 ? null : 4_999 + below(350) * 100,
      ...randomPage(below),
      notConfirmed: ["identity" as const, ...doubted].filter(() => below(6) === 0),
    } as unknown as Paddle,
    everybody: rated(),
    near: rated(),
  }));
}

/** Preferences, some left open, the same in every run. */
export function randomPreferences(count: number, seed: number): Preferences[] {
  const below = repeatable(seed);
  const oneOrNone = <Value>(values: readonly Value[]) =>
    below(3) === 0 ? undefined : values[below(values.length)];
  return Array.from({ length: count }, () => ({
    level: oneOrNone<OwnLevel>([...levels, "3.25", "4.512"]),
    style: oneOrNone(playStyles),
    budgetCents: oneOrNone(budgets),
    feel: oneOrNone(feels),
    arm: oneOrNone(armAnswers),
  }));
}

/** What a made-up paddle's page says: each trait praised, criticized or, mostly, neither. */
function randomPage(below: (limit: number) => number) {
  const side = new Map(traits.map((trait) => [trait, below(6)]));
  const phrases = (kind: number) =>
    Object.fromEntries(traits.flatMap((t) => (side.get(t) === kind ? [[t, `Its ${t}`]] : [])));
  const [strengths, weaknesses] = [phrases(0), phrases(1)];
  return {
    strengths,
    weaknesses,
    knownFor: Object.values(strengths),
    criticisedFor: Object.values(weaknesses),
    buyIf: ["you play"],
    skipIf: ["you like another more"],
  };
}

import { expect, test } from "vitest";
import { foresee, kendall, simulateVotes, usual } from "./side-by-side.ts";

const few = { ...usual, paddles: 40, votes: 1200 };

test("simulates the same votes for the same seed, and others for another", () => {
  const [found, again, other] = [few, few, { ...few, seed: 2 }].map(simulateVotes);
  expect(again).toEqual(found);
  expect(other).not.toEqual(found);
});

test("votes recover more of the order than profiles, and foresee more than stars and price", () => {
  const { tau, tauOfProfiles, shares } = simulateVotes(few);
  expect(tau).toBeGreaterThan(tauOfProfiles);
  const { votes, stars, price, truth } = foresee(few);
  expect(votes.loss).toBeLessThan(Math.min(stars.loss, price.loss));
  expect(truth.loss).toBeLessThan(votes.loss);
  expect(shares.honest.within / shares.honest.of).toBeGreaterThan(0.8);
});

test("cheats move their favorite, and hardly any other", () => {
  const { favorites, others } = simulateVotes({ ...few, favorites: 1 }).moved;
  expect(favorites).toBeGreaterThan(0.1);
  expect(others).toBeLessThan(favorites / 2);
});

test("Kendall's tau is 1 for the same order, -1 for the opposite, and a third with one pair of three wrong", () => {
  expect(kendall([1, 2, 3], [4, 5, 6])).toBe(1);
  expect(kendall([1, 2, 3], [6, 5, 4])).toBe(-1);
  expect(kendall([1, 2, 3], [4, 6, 5])).toBeCloseTo(1 / 3, 9);
});

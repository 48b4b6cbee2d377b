import {
  array,
  assert as check,
  boolean,
  constantFrom,
  double,
  integer,
  property,
  record,
} from "fast-check";
import { describe, expect, test } from "vitest";
import { repeatable } from "../../../tests/support/invented.ts";
import {
  apart,
  assumed,
  calibrate,
  keptAgainst,
  keptOf,
  minVotes,
  type PairVotes,
  rank,
  type Ranking,
  standingOf,
} from "./ranking.ts";

/** Next to nothing: what remains is maximum likelihood. */
const ridge = 1e-6;
const likelihood = { order: 0, ties: 0, ridge, falseVotes: 0 };

const votesOn = (pair: string, keptA: number, keptB: number, same = 0): PairVotes => {
  const [a = "", b = ""] = pair.split(" ");
  return { a, b, isAFirst: false, keptA, keptB, same };
};
const first = (votes: PairVotes): PairVotes => ({ ...votes, isAFirst: true });
const at = (ranking: Ranking, paddle: string) => ranking.standings[ranking.places.get(paddle)!]!;
const rounded = (values: readonly number[], digits: number) =>
  values.map((value) => Number(value.toFixed(digits))).toSorted((a, b) => a - b);

describe("as published", () => {
  // Games of 1987 in the American League's Eastern Division, at home and away: Agresti, Categorical Data Analysis (2002),
  // p. 438, as in data/baseball.csv of the R package BradleyTerry2. The estimates are those its tests compare with Agresti's.
  const games = `
    Milwaukee: Detroit 4 3, Toronto 4 2, NewYork 4 3, Boston 6 1, Cleveland 4 2, Baltimore 6 0
    Detroit: Milwaukee 3 3, Toronto 4 2, NewYork 4 3, Boston 6 0, Cleveland 6 1, Baltimore 4 3
    Toronto: Milwaukee 2 5, Detroit 4 3, NewYork 2 4, Boston 4 3, Cleveland 4 2, Baltimore 6 0
    NewYork: Milwaukee 3 3, Detroit 5 1, Toronto 2 5, Boston 4 3, Cleveland 4 2, Baltimore 6 1
    Boston: Milwaukee 5 1, Detroit 2 5, Toronto 3 3, NewYork 4 2, Cleveland 5 2, Baltimore 6 0
    Cleveland: Milwaukee 2 5, Detroit 3 3, Toronto 3 4, NewYork 4 3, Boston 4 2, Baltimore 2 4
    Baltimore: Milwaukee 2 5, Detroit 1 5, Toronto 1 6, NewYork 2 4, Boston 1 6, Cleveland 3 4`
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [home = "", others = ""] = line.trim().split(": ");
      return others.split(", ").map((other) => {
        const [away = "", won = "", lost = ""] = other.split(" ");
        return votesOn(`${home} ${away}`, Number(won), Number(lost));
      });
    });
  const teams = [...new Set(games.map(({ a }) => a))];

  test("baseball teams, wherever they played", () => {
    const ranking = rank(games, { common: likelihood });
    const others = teams.filter((team) => team !== "Baltimore");
    const above = others.map((team) => apart(ranking, team, "Baltimore")!);
    expect(
      rounded(
        above.map(({ value }) => value),
        2,
      ),
    ).toEqual([0.68, 1.11, 1.25, 1.29, 1.44, 1.58]);
    // "Standard errors are about 0.3."
    for (const { value, high } of above) expect((high - value) / 1.96).toBeCloseTo(0.3, 1);
  });

  test("baseball teams, with what playing at home is worth", () => {
    const atHome = games.map(first);
    const common = calibrate(atHome, { ridge });
    expect(common.order).toBeCloseTo(0.302, 3);
    expect(common.ties).toBe(0);
    const abilities = [...rank(atHome, { common }).standings].map(Math.exp);
    const sum = abilities.reduce((all, each) => all + each, 0);
    expect(
      rounded(
        abilities.map((each) => each / sum),
        3,
      ),
    ).toEqual([0.044, 0.088, 0.137, 0.157, 0.164, 0.19, 0.22]);
  });

  test("six chocolate puddings, many of them the same to who tried two", () => {
    // Davidson's data of 1970, from puddings.txt of github.com/d-a-henderson/GPL. The worths, the odds of a tie and the
    // standard errors against the first brand are in the overview of the R package PlackettLuce, which stops after seven
    // steps to get the worths that Davidson got.
    const counts = `1 2 19 22 16, 1 3 16 19 12, 2 3 19 19 10, 1 4 18 23 13, 2 4 23 19 9, 3 4 19 20 15, 1 5 13 19 18,
      2 5 16 20 12, 3 5 16 15 17, 4 5 17 14 16, 1 6 18 21 12, 2 6 22 20 12, 3 6 13 18 10, 4 6 14 19 18, 5 6 11 21 12`;
    const tried = counts.split(",").map((line) => {
      const [a = "", b = "", ...found] = line.trim().split(" ");
      const [keptA, keptB, same] = found.map(Number) as [number, number, number];
      return votesOn(`${a} ${b}`, keptA, keptB, same);
    });
    const common = calibrate(tried, { ridge, common: likelihood });
    expect(common.ties).toBeCloseTo(0.7468, 3);
    const ranking = rank(tried, { common });
    const brands = ["1", "2", "3", "4", "5", "6"];
    const worths = brands.map((brand) => Math.exp(at(ranking, brand)));
    const sum = worths.reduce((all, each) => all + each, 0);
    const published = [0.1388005, 0.1729985, 0.161742, 0.165393, 0.1586805, 0.2023855];
    for (const [index, worth] of worths.entries())
      expect(worth / sum).toBeCloseTo(published[index]!, 4);
    const errors = [0.1872, 0.1935, 0.1882, 0.1927, 0.1924];
    for (const [index, error] of errors.entries()) {
      const { value, high } = apart(ranking, brands[index + 1]!, "1")!;
      expect((high - value) / 1.959964).toBeCloseTo(error, 3);
    }
  });
});

describe("by hand", () => {
  const common = likelihood;

  test("kept 3 times of 4 is a chance of 3 in 4", () => {
    const ranking = rank([votesOn("a b", 30, 10)], { common });
    expect(apart(ranking, "a", "b")!.value).toBeCloseTo(Math.log(3), 5);
    expect(keptAgainst(ranking, "a", "b")!.kept.value).toBeCloseTo(0.75, 5);
    expect(keptAgainst(ranking, "b", "a")!.kept.value).toBeCloseTo(0.25, 5);
    expect(keptOf(ranking, "a")).toMatchObject({ votes: 40, same: 0 });
  });

  test("kept twice, the other once, and the same once", () => {
    const votes = [votesOn("a b", 20, 10, 10)];
    const found = calibrate(votes, { ridge });
    // 'Same' is half as likely as 'a', and 'a' is better by the square root of 2 than an equal would be.
    expect(found.ties).toBeCloseTo(1 / Math.sqrt(2), 5);
    const ranking = rank(votes, { common: found });
    const { kept, same } = keptAgainst(ranking, "a", "b")!;
    expect([kept.value, same]).toEqual([expect.closeTo(0.5, 5), expect.closeTo(0.25, 5)]);
    expect(keptOf(ranking, "b")!.kept.value).toBeCloseTo(0.25, 5);
  });

  test("the first one is kept 3 times of 4, whichever it is", () => {
    const votes = [first(votesOn("a b", 30, 10)), first(votesOn("b a", 30, 10))];
    const found = calibrate(votes, { ridge });
    expect(found.order).toBeCloseTo(Math.log(3), 5);
    expect(apart(rank(votes, { common: found }), "a", "b")!.value).toBeCloseTo(0, 5);
  });

  test("the information of 40 even votes is 10, and the ridge adds to each paddle's", () => {
    const ranking = rank([votesOn("a b", 20, 20)], { common: { ...common, ridge: 5 } });
    // The inverse of [[15, -10], [-10, 15]].
    const deviation = (variance: number) => 1.959964 * Math.sqrt(variance);
    const { value, low, high } = standingOf(ranking, "a")!;
    expect([value, low + high]).toEqual([0, 0]);
    expect(high).toBeCloseTo(deviation(15 / 125), 9);
    expect(apart(ranking, "a", "b")!.high).toBeCloseTo(deviation(2 / 25), 9);
  });

  test("a paddle that met one other is kept as often as against that one", () => {
    const ranking = rank([votesOn("a b", 30, 12)], { common: { ...common, ridge: 2 } });
    const { kept } = keptOf(ranking, "a")!;
    const pair = keptAgainst(ranking, "a", "b")!.kept;
    for (const end of ["value", "low", "high"] as const)
      expect(kept[end]).toBeCloseTo(pair[end], 9);
  });

  test("however many votes there are, false ones leave a doubt", () => {
    const doubt = (count: number) => {
      const { low, high } = apart(rank([votesOn("a b", count, count)]), "a", "b")!;
      return (high - low) / (2 * 1.959964);
    };
    // A vote tells 3/16 if a quarter are the same: 0.05 / (2 × 3/16) for each of the two.
    expect(doubt(1e7)).toBeCloseTo((Math.sqrt(2) * 0.05) / (2 * (3 / 16)), 3);
    expect(doubt(1e7)).toBeLessThan(doubt(100));
  });

  test("equals in a ring are equal", () => {
    const ring = ["a b", "b c", "c d", "d a"].map((pair) => votesOn(pair, 7, 7, 3));
    expect([...rank(ring).standings]).toEqual([0, 0, 0, 0]);
    const circle = ["a b", "b c", "c a"].map((pair) => votesOn(pair, 20, 2));
    for (const each of rank(circle).standings) expect(each).toBeCloseTo(0, 9);
  });

  test("a paddle that's always kept stays within reach of its prediction", () => {
    const ranking = rank([votesOn("a b", 1000, 0)]);
    expect(at(ranking, "a")).toBeGreaterThan(1);
    expect(at(ranking, "a")).toBeLessThan(5);
  });
});

test("pairs that nothing connects keep the middle where they're predicted", () => {
  const predict = (paddle: string) => ({ a: 1, b: 0, c: -1, d: -1.5 })[paddle]!;
  const ranking = rank([votesOn("a b", 3, 40), votesOn("c d", 30, 30)], { predict });
  expect(at(ranking, "a") + at(ranking, "b")).toBeCloseTo(1, 8);
  expect(at(ranking, "c") + at(ranking, "d")).toBeCloseTo(-2.5, 8);
  expect(at(ranking, "b")).toBeGreaterThan(at(ranking, "a"));
  // They can be compared, with more doubt than within a pair.
  const doubt = (a: string, b: string) => {
    const { low, high } = apart(ranking, a, b)!;
    return high - low;
  };
  expect(doubt("a", "c")).toBeGreaterThan(doubt("c", "d"));
  expect(keptAgainst(ranking, "a", "c")).toBeUndefined();
});

test("without votes there's nothing, and what's shared is as assumed", () => {
  const ranking = rank([]);
  expect(ranking.standings).toHaveLength(0);
  expect([standingOf(ranking, "a"), keptOf(ranking, "a")]).toEqual([undefined, undefined]);
  expect(calibrate([])).toEqual(assumed);
});

test("nothing is said below 30 votes on a pair or a paddle", () => {
  const few = rank([votesOn("a b", 9, 10, 10), votesOn("a c", 0, 1)]);
  expect(keptAgainst(few, "a", "b")).toBeUndefined();
  expect(keptOf(few, "b")).toBeUndefined();
  expect(keptOf(few, "a")!.votes).toBe(minVotes);
  expect(keptAgainst(rank([votesOn("a b", 10, 10, 10)]), "a", "b")!.votes).toBe(minVotes);
});

test("ratings that are all the same leave paddles where they're predicted", () => {
  const votes = [votesOn("a b", 0, 0, 50)];
  const common = calibrate(votes);
  expect(Number.isFinite(common.ties)).toBe(true);
  expect([...rank(votes, { common }).standings]).toEqual([0, 0]);
});

test("the ridge is as firm as predictions are good", () => {
  const below = repeatable(3);
  const uniform = () => below(1_000_000) / 1_000_000 - 0.5;
  const fitted = (width: number) => {
    const standings = Array.from({ length: 80 }, () => width * uniform());
    const votes = standings.flatMap((one, a) =>
      Array.from({ length: 10 }, (_, step) => {
        const b = (a + 1 + step * 7) % standings.length;
        const kept = Math.round(20 / (1 + Math.exp(standings[b]! - one)) + 4 * uniform());
        return votesOn(`${a} ${b}`, kept, 20 - kept);
      }),
    );
    const off = Math.sqrt(standings.reduce((sum, each) => sum + each ** 2, 0) / 80);
    return { off, found: 1 / Math.sqrt(calibrate(votes).ridge) };
  };
  for (const width of [0.5, 2, 4]) {
    const { off, found } = fitted(width);
    expect(Math.abs(found - off)).toBeLessThan(0.1);
  }
});

/** Votes on some of six paddles, and where these are predicted. */
const paddle = constantFrom("a", "b", "c", "d", "e", "f");
const row = record({
  a: paddle,
  b: paddle,
  isAFirst: boolean(),
  keptA: integer({ min: 0, max: 40 }),
  keptB: integer({ min: 0, max: 40 }),
  same: integer({ min: 0, max: 40 }),
});
const rows = array(row, { minLength: 1, maxLength: 12 }).map((all) =>
  all.filter(({ a, b }) => a !== b),
);
const shared = record({
  order: double({ min: -1, max: 1, noNaN: true }),
  ties: double({ min: 0, max: 2, noNaN: true }),
  ridge: double({ min: 0.5, max: 20, noNaN: true }),
  falseVotes: constantFrom(0, 0.05),
});
const predictions = array(double({ min: -1.5, max: 1.5, noNaN: true }), {
  minLength: 6,
  maxLength: 6,
}).map((all) => (of: string) => all["abcdef".indexOf(of)]!);
const runs = { numRuns: 300, seed: 7 };

describe("whatever the votes", () => {
  test("a vote for one paddle never lowers it, and never raises the other", () => {
    const most = property(rows, row, shared, predictions, (votes, one, common, predict) => {
      if (one.a === one.b) return;
      const before = rank([...votes, { ...one, keptA: 0, keptB: 0, same: 0 }], { common, predict });
      const after = rank([...votes, { ...one, keptA: 1, keptB: 0, same: 0 }], { common, predict });
      expect(at(after, one.a)).toBeGreaterThanOrEqual(at(before, one.a) - 1e-9);
      expect(at(after, one.b)).toBeLessThanOrEqual(at(before, one.b) + 1e-9);
    });
    check(most, runs);
  });

  test("only who kept what counts: not the names, the rows' order, nor which of a pair comes first", () => {
    const most = property(rows, shared, predictions, (votes, common, predict) => {
      const ranking = rank(votes, { common, predict });
      const turned = votes
        .toReversed()
        .map((each) =>
          each.isAFirst
            ? each
            : { ...each, a: each.b, b: each.a, keptA: each.keptB, keptB: each.keptA },
        );
      const split = turned.flatMap((each) => [
        { ...each, keptB: 0, same: 0 },
        { ...each, keptA: 0 },
      ]);
      const other = rank(split, { common, predict });
      const named = rank(
        votes.map((each) => ({ ...each, a: `the ${each.a}`, b: `the ${each.b}` })),
        { common, predict: (of) => predict(of.slice(4)) },
      );
      // Everyone says the opposite of everything.
      const opposite = rank(
        votes.map((each) => ({ ...each, keptA: each.keptB, keptB: each.keptA })),
        { common: { ...common, order: -common.order }, predict: (of) => -predict(of) },
      );
      for (const name of ranking.places.keys()) {
        expect(at(other, name)).toBeCloseTo(at(ranking, name), 6);
        expect(at(named, `the ${name}`)).toBe(at(ranking, name));
        expect(at(opposite, name)).toBeCloseTo(-at(ranking, name), 6);
      }
    });
    check(most, runs);
  });

  test("added to earlier votes, or all at once, votes give the same result, and taken back none", () => {
    const most = property(rows, rows, shared, predictions, (votes, more, common, predict) => {
      const before = rank(votes, { common, predict });
      const added = rank(more, { predict, after: before });
      const once = rank([...votes, ...more], { common, predict });
      for (const name of once.places.keys()) expect(at(added, name)).toBeCloseTo(at(once, name), 6);
      const less = more.map((each) => ({
        ...each,
        keptA: -each.keptA,
        keptB: -each.keptB,
        same: -each.same,
      }));
      const back = rank(less, { predict, after: added });
      for (const name of before.places.keys())
        expect(at(back, name)).toBeCloseTo(at(before, name), 6);
    });
    check(most, runs);
  });

  test("a paddle's figures are within their intervals, which are between 0 and 1", () => {
    const most = property(rows, shared, predictions, (votes, common, predict) => {
      const ranking = rank(votes, { common, predict });
      const shares = [...ranking.places.keys()].flatMap((of) => [
        keptOf(ranking, of)?.kept ?? [],
        ...["a", "b"].map((other) => keptAgainst(ranking, of, other)?.kept ?? []),
      ]);
      for (const { low, value, high } of shares.flat()) {
        expect(low).toBeGreaterThanOrEqual(0);
        expect(value).toBeGreaterThan(low);
        expect(high).toBeGreaterThan(value);
        expect(high).toBeLessThanOrEqual(1);
      }
    });
    check(most, runs);
  });
});

/** Votes on pairs of many paddles, each a row of its own. */
function manyVotes(paddles: number, votes: number): PairVotes[] {
  const below = repeatable(11);
  return Array.from({ length: votes }, () => {
    const a = below(paddles);
    const b = (a + 1 + below(paddles - 1)) % paddles;
    const answer = below(3);
    // The first fifth are better, the last worse.
    const better = answer === 1 || below(2) === 0 ? a < b : a > b;
    const [keptA, keptB] = answer === 2 ? [0, 0] : better ? [1, 0] : [0, 1];
    return {
      a: `${a}`,
      b: `${b}`,
      isAFirst: below(2) === 0,
      keptA,
      keptB,
      same: 1 - keptA - keptB,
    };
  });
}

test("500 paddles with 100,000 votes take 30 passes over them, and one more vote half as many", () => {
  const votes = manyVotes(500, 100_000);
  const one = [votesOn("3 400", 0, 1)];
  const ranking = rank(votes);
  expect(ranking.passes).toBeLessThanOrEqual(30);
  const more = rank(one, { after: ranking });
  expect(more.passes).toBeLessThanOrEqual(15);
  const once = rank([...votes, ...one]);
  for (const name of once.places.keys()) expect(at(more, name)).toBeCloseTo(at(once, name), 6);
});

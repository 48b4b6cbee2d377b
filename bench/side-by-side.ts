// `npm run side-by-side`: how well votes on pairs of paddles find out which ones players keep. Paddles, players and votes are
// made up, with everything known about them, so that a ranking can be compared with the truth.

import { pathToFileURL } from "node:url";
import {
  apart,
  calibrate,
  type Common,
  keptOf,
  type PairVotes,
  rank,
  type Ranking,
} from "../src/site/side-by-side/ranking.ts";
import { type HoldFacts, holdReason } from "../src/site/contributions/hold-reason.ts";
import { seriesOf } from "../src/site/side-by-side/vote.ts";
import { oneOf, randomNumbers } from "./simulation.ts";
import { table } from "./tables.ts";

/** What's made up. All qualities and effects are in log-odds. */
export interface Assumptions {
  paddles: number;
  votes: number;
  /** How far profiles' predictions are apart, and paddles from their predictions (standard deviations). */
  predicted: number;
  unpredicted: number;
  /** How far players' tastes are apart, in each of two things that paddles differ in by 1. */
  taste: number;
  /** How much surer or less sure of a difference players are: the standard deviation of the factor's logarithm. */
  sureness: number;
  /** What being first adds, and how much that differs between players. */
  order: number;
  orderSpread: number;
  /** The share of votes whose order is known. */
  orderKnown: number;
  /** Players who answer at random. */
  guessers: number;
  /** The odds of 'same' against either between equals. */
  ties: number;
  /** The share of votes that come from cheats, who always keep their favorite. */
  cheats: number;
  /** How many favorites they have between them; at most each cheat has one. */
  favorites: number;
  /** How many votes a player gives. */
  perPlayer: number;
  /** How many votes cheats send from one network in an hour: those that a moderator has to read first don't count. */
  perNetwork: number;
  /** Reviews of a paddle on average, what quality adds to an owner's stars, and how far owners are apart. */
  reviews: number;
  starsPerQuality: number;
  starSpread: number;
  /** How prices correlate with quality. */
  priceCorrelation: number;
  seed: number;
}

export const usual: Assumptions = {
  paddles: 300,
  votes: 3000,
  predicted: 0.5,
  unpredicted: 0.5,
  taste: 0.35,
  sureness: 0.3,
  order: 0.25,
  orderSpread: 0.25,
  orderKnown: 0.6,
  guessers: 0.1,
  ties: 0.6,
  cheats: 0.05,
  favorites: Infinity,
  perPlayer: 3,
  perNetwork: 3,
  reviews: 12,
  starsPerQuality: 0.35,
  starSpread: 0.7,
  priceCorrelation: 0.3,
  seed: 1,
};

/** A kind of player. */
interface Player {
  taste: readonly [number, number];
  sureness: number;
  order: number;
  isGuessing: boolean;
}

interface Paddle {
  name: string;
  prediction: number;
  quality: number;
  traits: readonly [number, number];
  /** The average of its owners' stars, drawn towards all owners' with as many as five reviews. */
  stars: number;
  price: number;
}

interface World {
  paddles: readonly Paddle[];
  players: readonly Player[];
  votes: readonly PairVotes[];
  /** What cheats add to them. */
  cheats: readonly PairVotes[];
  favorites: ReadonlySet<string>;
}

/** How many kinds of players there are. The truth is the mean over all of them. */
const kinds = 400;

/** Answers' chances: 'a', 'same', and the rest is 'b'. */
function chances(logOdds: number, ties: number): [kept: number, same: number] {
  const half = Math.exp(logOdds / 2);
  const all = half + 1 / half + ties;
  return [half / all, ties / all];
}

const answersOf = (a: Paddle, b: Paddle, player: Player, isAFirst: boolean, ties: number) => {
  if (player.isGuessing) return chances(0, ties);
  const liking = player.taste.reduce(
    (sum, taste, trait) => sum + taste * (a.traits[trait]! - b.traits[trait]!),
    a.quality - b.quality,
  );
  return chances(player.sureness * liking + (isAFirst ? player.order : -player.order), ties);
};

function makeWorld(assumed: Assumptions): World {
  const random = randomNumbers(assumed.seed * 7919);
  // The first numbers of nearby seeds are alike.
  for (let skipped = 0; skipped < 100; skipped++) random();
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const spread = Math.hypot(assumed.predicted, assumed.unpredicted);
  const paddles = Array.from({ length: assumed.paddles }, (_, index): Paddle => {
    const prediction = assumed.predicted * normal();
    const quality = prediction + assumed.unpredicted * normal();
    const reviews = Math.floor(-Math.log(1 - random()) * assumed.reviews);
    const stars = Array.from({ length: reviews }, () => {
      const felt = 4.4 + assumed.starsPerQuality * quality + assumed.starSpread * normal();
      return Math.max(1, Math.min(5, Math.round(felt)));
    });
    const luck = Math.sqrt(1 - assumed.priceCorrelation ** 2) * normal();
    return {
      name: `${index}`,
      prediction,
      quality,
      traits: [normal(), normal()],
      stars: (stars.reduce((sum, each) => sum + each, 0) + 5 * 4.3) / (reviews + 5),
      price: 170 + 45 * ((assumed.priceCorrelation * quality) / spread + luck),
    };
  });
  const players = Array.from({ length: kinds }, (_, index): Player => ({
    taste: [assumed.taste * normal(), assumed.taste * normal()],
    sureness: Math.exp(assumed.sureness * normal()),
    order: assumed.order + assumed.orderSpread * normal(),
    isGuessing: index < kinds * assumed.guessers,
  }));
  // Clubs have some paddles much more often than others.
  const drawn = oneOf(paddles.map((_, index) => 1 / (index + 20)));
  const opponentOf = (paddle: Paddle): Paddle => {
    const other = paddles[drawn(random())]!;
    return other === paddle ? opponentOf(paddle) : other;
  };
  const vote = (a: Paddle, b: Paddle, answer: "a" | "b" | "same"): PairVotes => ({
    a: a.name,
    b: b.name,
    isAFirst: random() < assumed.orderKnown,
    keptA: Number(answer === "a"),
    keptB: Number(answer === "b"),
    same: Number(answer === "same"),
  });
  const honest = Math.round(assumed.votes * (1 - assumed.cheats));
  const votes: PairVotes[] = [];
  while (votes.length < honest) {
    const player = players[Math.floor(random() * kinds)]!;
    for (let given = 0; given < assumed.perPlayer && votes.length < honest; given++) {
      const a = paddles[drawn(random())]!;
      const b = opponentOf(a);
      const [kept, same] = answersOf(a, b, player, true, assumed.ties);
      const at = random();
      votes.push(vote(a, b, at < kept ? "a" : at < kept + same ? "same" : "b"));
    }
  }
  const cheating = Math.ceil((assumed.votes - honest) / assumed.perPlayer);
  const favorites = Array.from(
    { length: Math.min(assumed.favorites, cheating) },
    () => paddles[Math.floor(random() * assumed.paddles)]!,
  );
  const cheats = Array.from({ length: assumed.votes - honest }, (_, index) => {
    const favorite = favorites[Math.floor(index / assumed.perPlayer) % favorites.length]!;
    const other = opponentOf(favorite);
    return random() < 0.5 ? vote(favorite, other, "a") : vote(other, favorite, "b");
  });
  const names = new Set(favorites.map(({ name }) => name));
  return {
    paddles,
    players,
    votes,
    cheats: countedOf(cheats, assumed.perNetwork),
    favorites: names,
  };
}

/** Those of votes that count at once, if they come from networks that send so many each in an hour. */
function countedOf(votes: readonly PairVotes[], perNetwork: number): PairVotes[] {
  const counted: PairVotes[] = [];
  const sent = new Map<string, number>();
  const before = (key: string) => sent.get(key) ?? 0;
  for (const [index, vote] of votes.entries()) {
    if (index % perNetwork === 0) sent.clear();
    const { a: one, b: other, keptA, keptB } = vote;
    const keep = keptA > 0 ? "one" : keptB > 0 ? "other" : "same";
    const all = seriesOf({ one, other, keep });
    const series = all.map(({ of, says, among, isLimited = false }) => ({
      isLimited,
      sent: among.reduce((sum, each) => sum + before(`${of} ${each}`), 0),
      alike: before(`${of} ${says}`),
    }));
    for (const { of, says } of all) sent.set(`${of} ${says}`, before(`${of} ${says}`) + 1);
    if (holdReason({ ...nothingElse, series }) === undefined) counted.push(vote);
  }
  return counted;
}

const nothingElse = {
  texts: [],
  blockedWords: [],
  isHiddenTwin: false,
  isPerson: false,
  isCopy: false,
  acceptedBefore: 0,
  holdsAll: false,
} satisfies HoldFacts;

/** The share of honest votes that wait for a reader, at clubs whose table has some paddles for an hour. */
export function heldAtClubs(assumed: Assumptions, hour: { paddles: number; votes: number }) {
  const { paddles, players } = makeWorld(assumed);
  const random = randomNumbers(assumed.seed * 6151);
  const any = <Of>(of: readonly Of[]) => of[Math.floor(random() * of.length)]!;
  const clubs = 300;
  let counted = 0;
  for (let club = 0; club < clubs; club++) {
    const tried = Array.from({ length: hour.paddles }, () => any(paddles));
    const votes = Array.from({ length: hour.votes }, (): PairVotes => {
      const a = any(tried);
      const b = any(tried.filter((each) => each !== a));
      const [kept, same] = answersOf(a, b, any(players), true, assumed.ties);
      const at = random();
      const isSame = at >= kept && at < kept + same;
      return {
        a: a.name,
        b: b.name,
        isAFirst: false,
        keptA: Number(at < kept),
        keptB: Number(at >= kept && !isSame),
        same: Number(isSame),
      };
    });
    counted += countedOf(votes, Infinity).length;
  }
  return 1 - counted / (clubs * hour.votes);
}

/** The true chances of each pair, over all players and both orders. */
function truthOf({ paddles, players }: World, ties: number): (a: string, b: string) => number {
  const known = new Float64Array(paddles.length ** 2).fill(-1);
  return (a, b) => {
    const place = Number(a) * paddles.length + Number(b);
    if (known[place]! < 0) {
      let sum = 0;
      for (const player of players)
        for (const isFirst of [true, false])
          sum += answersOf(paddles[Number(a)]!, paddles[Number(b)]!, player, isFirst, ties)[0];
      known[place] = sum / (2 * players.length);
    }
    return known[place]!;
  };
}

/** Kendall's tau: the share of pairs in the right order less that of those in the wrong one. */
export function kendall(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let a = 0; a < one.length; a++)
    for (let b = 0; b < a; b++) sum += Math.sign((one[a]! - one[b]!) * (other[a]! - other[b]!));
  return (2 * sum) / (one.length * (one.length - 1));
}

const rankingOf = ({ paddles }: World, votes: readonly PairVotes[], common?: Common): Ranking => {
  const predict = (name: string) => paddles[Number(name)]!.prediction;
  return rank(votes, { predict, common: common ?? calibrate(votes, { predict }) });
};

const standings = (world: World, ranking: Ranking): number[] =>
  world.paddles.map(({ name, prediction }) => {
    const place = ranking.places.get(name);
    return place === undefined ? prediction : ranking.standings[place]!;
  });

/** The share of true values within their intervals. */
interface Coverage {
  within: number;
  of: number;
}
function shareCoverage(
  ranking: Ranking,
  votes: readonly PairVotes[],
  truth: (a: string, b: string) => number,
  counts: (paddle: string) => boolean,
): Coverage {
  const sums = new Map<string, { kept: number; votes: number }>();
  for (const { a, b, keptA, keptB, same } of votes)
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const sum = sums.get(one) ?? { kept: 0, votes: 0 };
      const given = keptA + keptB + same;
      sums.set(one, { kept: sum.kept + given * truth(one, other), votes: sum.votes + given });
    }
  const found = { within: 0, of: 0 };
  for (const [paddle, sum] of sums) {
    const kept = keptOf(ranking, paddle)?.kept;
    if (!kept || !counts(paddle)) continue;
    const value = sum.kept / sum.votes;
    found.of++;
    if (value >= kept.low && value <= kept.high) found.within++;
  }
  return found;
}

function pairCoverage(
  ranking: Ranking,
  truth: (a: string, b: string) => number,
  counts: (paddle: string) => boolean,
): Coverage {
  const found = { within: 0, of: 0 };
  const paddles = [...ranking.places.keys()].filter(counts);
  for (const a of paddles)
    for (const b of paddles) {
      if (a >= b) continue;
      const { low, high } = apart(ranking, a, b)!;
      const [from, to] = [low, high].map((at) => chances(at, ranking.common.ties)[0]);
      found.of++;
      if (truth(a, b) >= from! && truth(a, b) <= to!) found.within++;
    }
  return found;
}

/** The mean loss of the logarithm, and the share foreseen, of votes for either paddle. */
interface Foresight {
  loss: number;
  right: number;
}

const logistic = (logOdds: number) => 1 / (1 + Math.exp(-logOdds));

function foresight(
  votes: readonly PairVotes[],
  chance: (a: string, b: string) => number,
): Foresight {
  let [loss, right, count] = [0, 0, 0];
  for (const { a, b, keptA, keptB } of votes) {
    if (keptA + keptB === 0) continue;
    const foreseen = keptA ? chance(a, b) : 1 - chance(a, b);
    loss -= Math.log(foreseen);
    right += foreseen > 0.5 ? 1 : foreseen === 0.5 ? 0.5 : 0;
    count++;
  }
  return { loss: loss / count, right: right / count };
}

/** How much a difference in a figure says at best, from votes that are known. */
function bestSlope(votes: readonly PairVotes[], figure: (paddle: string) => number): number {
  let slope = 0;
  for (let step = 0; step < 20; step++) {
    let [gradient, information] = [0, 1e-9];
    for (const { a, b, keptA, keptB } of votes) {
      const difference = figure(a) - figure(b);
      const expected = logistic(slope * difference);
      gradient += difference * (keptA - (keptA + keptB) * expected);
      information += (keptA + keptB) * difference ** 2 * expected * (1 - expected);
    }
    slope += gradient / information;
  }
  return slope;
}

/** Predicts the votes on a fifth of the pairs from those on the others. */
export function foresee(assumed: Assumptions) {
  const world = makeWorld(assumed);
  const votes = [...world.votes, ...world.cheats];
  const random = randomNumbers(assumed.seed * 104_729);
  const isOut = new Map<string, boolean>();
  const pairOf = ({ a, b }: PairVotes) => [a, b].toSorted().join(" ");
  for (const each of votes) {
    const pair = pairOf(each);
    if (!isOut.has(pair)) isOut.set(pair, random() < 0.2);
  }
  const known = votes.filter((each) => !isOut.get(pairOf(each)));
  // Cheats' votes can't be told from others to learn from, but foreseeing them is no merit.
  const cheats = new Set(world.cheats);
  const out = votes.filter((each) => isOut.get(pairOf(each)) && !cheats.has(each));
  const found = standings(world, rankingOf(world, known));
  const unpredicted = world.paddles.map((each) => ({ ...each, prediction: 0 }));
  const withoutProfiles = { ...world, paddles: unpredicted };
  const alone = standings(withoutProfiles, rankingOf(withoutProfiles, known));
  const by = (figure: (paddle: string) => number, slope = bestSlope(known, figure)) =>
    foresight(out, (a, b) => logistic(slope * (figure(a) - figure(b))));
  const paddle = (name: string) => world.paddles[Number(name)]!;
  const truth = truthOf(world, assumed.ties);
  return {
    votes: by((name) => found[Number(name)]!, 1),
    votesAlone: by((name) => alone[Number(name)]!, 1),
    profile: by((name) => paddle(name).prediction),
    stars: by((name) => paddle(name).stars),
    price: by((name) => paddle(name).price),
    truth: foresight(out, (a, b) => truth(a, b) / (truth(a, b) + truth(b, a))),
  };
}

/** In how many of its meetings a ranking expects each paddle to be kept, if it meets all others equally often. */
function keptByAll(world: World, ranking: Ranking): number[] {
  const all = standings(world, ranking);
  return all.map((own) => {
    const sum = all.reduce((kept, other) => kept + chances(own - other, ranking.common.ties)[0], 0);
    return (sum - chances(0, ranking.common.ties)[0]) / (all.length - 1);
  });
}

/** How far cheats move a paddle at most, in that share. */
function moved(world: World, honest: Ranking, all: Ranking, counts: (paddle: string) => boolean) {
  const [before, after] = [keptByAll(world, honest), keptByAll(world, all)];
  const counted = world.paddles.map(({ name }, index) =>
    counts(name) ? Math.abs(after[index]! - before[index]!) : 0,
  );
  return Math.max(...counted);
}

export function simulateVotes(assumed: Assumptions) {
  const world = makeWorld(assumed);
  const votes = [...world.votes, ...world.cheats];
  const truth = truthOf(world, assumed.ties);
  const ranking = rankingOf(world, votes);
  const honest = rankingOf(world, world.votes);
  const isFavorite = (name: string) => world.favorites.has(name);
  const isOther = (name: string) => !isFavorite(name);
  const all = () => true;
  const trueShares = world.paddles.map(({ name }) =>
    world.paddles.reduce(
      (sum, other) => sum + (other.name === name ? 0 : truth(name, other.name)),
      0,
    ),
  );
  return {
    common: ranking.common,
    tau: kendall(standings(world, ranking), trueShares),
    tauOfProfiles: kendall(
      world.paddles.map(({ prediction }) => prediction),
      trueShares,
    ),
    shares: {
      all: shareCoverage(ranking, votes, truth, all),
      others: shareCoverage(ranking, votes, truth, isOther),
      honest: shareCoverage(honest, world.votes, truth, all),
    },
    pairs: {
      all: pairCoverage(ranking, truth, all),
      others: pairCoverage(ranking, truth, isOther),
      honest: pairCoverage(honest, truth, all),
    },
    moved: {
      favorites: moved(world, honest, ranking, isFavorite),
      others: moved(world, honest, ranking, isOther),
    },
  };
}

type Simulated = ReturnType<typeof simulateVotes>;
type Foreseen = ReturnType<typeof foresee>;

const percent = (value: number) => `${(100 * value).toFixed(1)}%`;

const meanOf = <Of>(all: readonly Of[], of: (each: Of) => number) =>
  all.reduce((sum, each) => sum + of(each), 0) / all.length;

/** Coverage over several worlds. */
const covered = (all: readonly Simulated[], of: (each: Simulated) => Coverage) =>
  percent(meanOf(all, (each) => of(each).within) / meanOf(all, (each) => of(each).of));

function report(): void {
  const sizes = [3000, 30_000];
  const head = ["", ...sizes.map((votes) => `${votes.toLocaleString("en-US")} votes`)];
  const inColumns = <Of>(
    work: (assumed: Assumptions) => Of,
    changed: Partial<Assumptions>,
    worlds: number,
    rows: readonly (readonly [string, (all: readonly Of[]) => string])[],
  ) => {
    const columns = sizes.map((votes) =>
      Array.from({ length: worlds }, (_, seed) =>
        work({ ...usual, votes, ...changed, seed: 101 + seed }),
      ),
    );
    return rows.map(([name, of]) => [name, ...columns.map(of)]);
  };
  const most = (all: readonly Simulated[], of: (each: Simulated) => number) =>
    percent(Math.max(...all.map(of)));
  console.log(`${JSON.stringify({ ...usual, favorites: "one each", seed: "from 101 on" })}\n`);
  const coverage = [
    ["Kendall's tau", (all) => meanOf(all, ({ tau }) => tau).toFixed(3)],
    ["… of profiles alone", (all) => meanOf(all, (each) => each.tauOfProfiles).toFixed(3)],
    ["Shares kept within 95% intervals", (all) => covered(all, ({ shares }) => shares.all)],
    ["… if nobody cheats", (all) => covered(all, ({ shares }) => shares.honest)],
    ["Pairs' chances within 95% intervals", (all) => covered(all, ({ pairs }) => pairs.all)],
    ["… if nobody cheats", (all) => covered(all, ({ pairs }) => pairs.honest)],
    ["Order's effect", (all) => meanOf(all, ({ common }) => common.order).toFixed(3)],
    ["Odds of 'same'", (all) => meanOf(all, ({ common }) => common.ties).toFixed(3)],
    ["Ridge", (all) => meanOf(all, ({ common }) => common.ridge).toFixed(2)],
  ] as const satisfies [string, (all: readonly Simulated[]) => string][];
  console.log(`${table(head, inColumns(simulateVotes, {}, 8, coverage))}\n`);

  const foreseen = (["votes", "votesAlone", "profile", "stars", "price", "truth"] as const).map(
    (by) =>
      [
        `Held-out votes foreseen, loss: ${by}`,
        (all: readonly Foreseen[]) =>
          `${percent(meanOf(all, (each) => each[by].right))}, ${meanOf(all, (each) => each[by].loss).toFixed(4)}`,
      ] as const,
  );
  console.log(`${table(head, inColumns(foresee, {}, 8, foreseen))}\n`);

  for (const favorites of [Infinity, 15, 1]) {
    const rows = [
      [
        "A favorite's share is moved by at most",
        (all) => most(all, ({ moved: by }) => by.favorites),
      ],
      ["Another paddle's", (all) => most(all, ({ moved: by }) => by.others)],
      ["Shares within 95% intervals", (all) => covered(all, ({ shares }) => shares.all)],
      ["… of other paddles", (all) => covered(all, ({ shares }) => shares.others)],
      ["Pairs within 95% intervals", (all) => covered(all, ({ pairs }) => pairs.all)],
      ["… of other paddles", (all) => covered(all, ({ pairs }) => pairs.others)],
    ] as const satisfies [string, (all: readonly Simulated[]) => string][];
    console.log(`Cheats' favorites: ${favorites === Infinity ? "one each" : favorites}\n`);
    console.log(`${table(head, inColumns(simulateVotes, { favorites }, 4, rows))}\n`);
  }
  const networks = [3, 15, 50, 150].flatMap((perNetwork) =>
    inColumns(simulateVotes, { favorites: 1, perNetwork }, 4, [
      [
        `One favorite is moved by at most, ${perNetwork} votes an hour from a network`,
        (all) => most(all, ({ moved: by }) => by.favorites),
      ],
    ]),
  );
  console.log(`${table(head, networks)}\n`);
  for (const votes of [60, 300])
    for (const paddles of [2, 6]) {
      const share = heldAtClubs({ ...usual, seed: 101 }, { paddles, votes });
      console.log(
        `Held of ${votes} honest votes in an hour on ${paddles} paddles: ${percent(share)}`,
      );
    }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) report();

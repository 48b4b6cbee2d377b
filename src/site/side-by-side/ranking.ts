/*
 * Which of two paddles players keep after trying both: a ranking from votes on pairs, for one question.
 *
 * The model is Bradley and Terry's with Davidson's ties. With paddles' standings in log-odds and d = a - b + what the order
 * adds, the answers 'a', 'b' and 'same' are to one another as e^(d/2), e^(-d/2) and `ties`. Rao and Kupper's threshold is the
 * usual other choice. With Davidson's, as Firth, Kosmidis and Turner describe it (arXiv:1909.07123), 'same' never changes the
 * odds between a and b. It counts as half a vote for each, a ranking has one solution, and a vote against a paddle never raises
 * it. The order's effect is in d as a home advantage is.
 *
 * Each paddle is held to a prediction, as by a normal prior. So those without votes stay where they're predicted, and pairs
 * that nothing connects can still be compared. What all paddles share (`Common`) is an input: `calibrate` estimates it, from
 * time to time. If each vote changed it, a vote for one paddle could raise the other through it.
 */
import { oncePer } from "../../platform/once-per.ts";

/** Counted answers to one question on one pair. Several of the same pair add up. */
export interface PairVotes {
  a: string;
  b: string;
  /** Whether `a` was played first each time; otherwise the order isn't known. */
  isAFirst: boolean;
  keptA: number;
  keptB: number;
  same: number;
}

/** What all paddles share. */
export interface Common {
  /** What being played first adds to a paddle, in log-odds. */
  order: number;
  /** The odds of 'same' against 'a' between equal paddles. */
  ties: number;
  /** How firmly a paddle is held to its prediction: 1 over the variance of standings around predictions. */
  ridge: number;
  /** The share by which false votes for a paddle exceed those against it, as a standard deviation; intervals allow for it. */
  falseVotes: number;
}

/** Until there are enough votes to estimate it: a quarter says 'same', and standings are half a log-odd off. */
export const assumed: Common = { order: 0, ties: 2 / 3, ridge: 4, falseVotes: 0.05 };

/** Below this many votes on a pair, or on a paddle, nothing is said of it. */
export const minVotes = 30;
/** Below this many votes by players of a level, on whichever paddles, that level has no ranking. */
export const minVotesNear = 100;

/**
 * Votes by row, as numbers: the paddles' places, 1 if `a` was first or 0 if nobody knows, all votes, those for `a` less those
 * for `b`, and 'same'.
 */
const figures = ["a", "b", "first", "votes", "lead", "same"] as const;
type Rows = Readonly<Record<(typeof figures)[number], Float64Array>>;

/** Where a set of standings is: how well it explains the votes, and which way is up. */
interface Slope {
  /** The log of the posterior density, up to a constant. */
  height: number;
  gradient: Float64Array;
  /** The observed information of each row, and of each paddle's standing if the others are fixed, the ridge not included. */
  weights: Float64Array;
  information: Float64Array;
  /** How many votes each paddle has. */
  met: Float64Array;
}

export interface Ranking {
  common: Common;
  /** Paddles with votes, with their places in what follows. */
  places: ReadonlyMap<string, number>;
  /** In log-odds against a paddle in the middle of the trade. */
  standings: Float64Array;
  /** Where each was predicted. */
  predictions: Float64Array;
  rows: Rows;
  /** As of the standings. */
  slope: Slope;
  /** How often it went through all rows. */
  passes: number;
}

interface Options {
  /** Where a paddle is expected without votes, in log-odds against the middle of the trade; there if it isn't given. */
  predict?: ((paddle: string) => number) | undefined;
  /** As assumed, or as in the earlier ranking, if it isn't given. */
  common?: Common | undefined;
  /** An earlier ranking, to whose votes these are added. Negative counts take votes back. */
  after?: Ranking | undefined;
}

/** Standings that explain the votes best, by Newton's method; its equations are solved by conjugate gradients. */
export function rank(
  votes: readonly PairVotes[],
  { predict = () => 0, after, common = after?.common ?? assumed }: Options = {},
): Ranking {
  const places = new Map(after?.places);
  for (const { a, b } of votes)
    for (const paddle of [a, b]) if (!places.has(paddle)) places.set(paddle, places.size);
  const rows = rowsOf(votes, places, after?.rows);
  const predictions = Float64Array.from(places.keys(), predict);
  let standings = predictions.slice();
  if (after) standings.set(after.standings);
  const slopeAt = (at: Float64Array) => slopeOf(rows, predictions, common, at);
  let slope = slopeAt(standings);
  let passes = 1;
  for (let steps = 0; steps < maxSteps && !isTop(slope, common.ridge); steps++) {
    const step = newtonStep(rows, slope, common.ridge);
    passes += step.passes;
    // A full step may go too far, if it begins far away.
    for (let part = 1; part > 1e-6; part /= 2) {
      const tried = standings.map((each, place) => each + part * step.by[place]!);
      const found = slopeAt(tried);
      passes++;
      const isUp = found.height >= slope.height - 1e-9 * Math.abs(slope.height);
      if (!isUp) continue;
      [standings, slope] = [tried, found];
      break;
    }
  }
  return { common, places, standings, predictions, rows, slope, passes };
}

const maxSteps = 60;

/** Whether no standing would move by more than this. */
const isTop = ({ gradient, information }: Slope, ridge: number) =>
  gradient.every((each, place) => Math.abs(each) <= 1e-9 * (ridge + information[place]!));

/** Rows of votes, after those that were there before. */
function rowsOf(votes: readonly PairVotes[], places: ReadonlyMap<string, number>, before?: Rows) {
  const begin = before?.votes.length ?? 0;
  const columns = figures.map((figure) => {
    const column = new Float64Array(begin + votes.length);
    column.set(before?.[figure] ?? []);
    return [figure, column] as const;
  });
  const rows = Object.fromEntries(columns) as Rows;
  for (const [index, { a, b, isAFirst, keptA, keptB, same }] of votes.entries()) {
    const row = begin + index;
    rows.a[row] = places.get(a)!;
    rows.b[row] = places.get(b)!;
    rows.first[row] = Number(isAFirst);
    rows.votes[row] = keptA + keptB + same;
    rows.lead[row] = keptA - keptB;
    rows.same[row] = same;
  }
  return rows;
}

/** What a paddle's log-odds against another, `order` included, make of one meeting. */
function chancesAt(logOdds: number, ties: number) {
  const half = Math.exp(logOdds / 2);
  const all = half + 1 / half + ties;
  const lead = (half - 1 / half) / all;
  // The variance of half the lead is what one vote tells about the log-odds.
  return {
    all,
    kept: half / all,
    lead,
    same: ties / all,
    weight: (1 - ties / all - lead ** 2) / 4,
  };
}

function slopeOf(
  { a, b, first, votes, lead }: Rows,
  predictions: Float64Array,
  { order, ties, ridge }: Common,
  standings: Float64Array,
): Slope {
  const gradient = standings.map((each, place) => ridge * (predictions[place]! - each));
  const information = new Float64Array(standings.length);
  const met = new Float64Array(standings.length);
  const weights = new Float64Array(votes.length);
  let height = -gradient.reduce((sum, each) => sum + each ** 2, 0) / (2 * ridge);
  for (let row = 0; row < votes.length; row++) {
    const [one, other, all] = [a[row]!, b[row]!, votes[row]!];
    const logOdds = standings[one]! - standings[other]! + order * first[row]!;
    const expected = chancesAt(logOdds, ties);
    height += (lead[row]! * logOdds) / 2 - all * Math.log(expected.all);
    const pull = (lead[row]! - all * expected.lead) / 2;
    gradient[one]! += pull;
    gradient[other]! -= pull;
    const weight = all * expected.weight;
    weights[row] = weight;
    for (const place of [one, other]) {
      information[place]! += weight;
      met[place]! += all;
    }
  }
  return { height, gradient, weights, information, met };
}

/** Solves information × step = gradient. A rough solution will do: the next step begins from it. */
function newtonStep(
  { a, b }: Rows,
  { gradient, weights, information }: Slope,
  ridge: number,
): { by: Float64Array; passes: number } {
  const by = new Float64Array(gradient.length);
  const left = gradient.slice();
  const scaled = () => left.map((each, place) => each / (ridge + information[place]!));
  let direction = scaled();
  let size = dot(left, direction);
  const enough = 1e-6 * size;
  let passes = 0;
  while (size > enough && passes < maxPasses) {
    const image = direction.map((each) => ridge * each);
    for (let row = 0; row < weights.length; row++) {
      const [one, other] = [a[row]!, b[row]!];
      const flow = weights[row]! * (direction[one]! - direction[other]!);
      image[one]! += flow;
      image[other]! -= flow;
    }
    passes++;
    const length = size / dot(direction, image);
    for (let place = 0; place < by.length; place++) {
      by[place]! += length * direction[place]!;
      left[place]! -= length * image[place]!;
    }
    const next = scaled();
    const nextSize = dot(left, next);
    const kept = nextSize / size;
    direction = next.map((each, place) => each + kept * direction[place]!);
    size = nextSize;
  }
  return { by, passes };
}

const maxPasses = 500;

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < one.length; place++) sum += one[place]! * other[place]!;
  return sum;
}

/**
 * Estimates what all paddles share from the votes. The order's effect and ties are maximum likelihood given the standings,
 * in turn with these. The ridge maximizes the votes' marginal likelihood (Bishop, Pattern Recognition and Machine Learning,
 * equation 3.92), with the assumed one as if ten paddles had said so. It takes some thirty times as long as a ranking.
 */
export function calibrate(...given: Parameters<typeof calibration>): Common {
  const going = calibration(...given);
  for (;;) {
    const turn = going.next();
    if (turn.done) return turn.value;
  }
}

/** The same, a little at a time. */
export function* calibration(
  votes: readonly PairVotes[],
  { predict, common = assumed, ridge }: Omit<Options, "after"> & { ridge?: number } = {},
): Generator<undefined, Common> {
  let shared: Common = { ...common, ridge: ridge ?? common.ridge };
  let ranking = rank(votes, { predict, common: shared });
  for (let round = 0; round < maxRounds; round++) {
    const next = effectsIn(ranking);
    const isSettled = Math.hypot(next.order - shared.order, next.ties - shared.ties) < 1e-6;
    const fitting = isSettled ? (ridge ?? ridgeIn(ranking)) : shared.ridge;
    if (isSettled && Math.abs(fitting / shared.ridge - 1) < 0.01) break;
    shared = { ...ranking.common, ...next, ridge: fitting };
    yield;
    ranking = rank([], { predict, common: shared, after: ranking });
  }
  return shared;
}

const maxRounds = 500;
/** If all votes are 'same', their odds have no limit. */
const maxTies = 20;

/** The next estimates of what isn't a paddle's own. */
function effectsIn({ rows, standings, common }: Ranking): Pick<Common, "order" | "ties"> {
  let [pull, information, same, perTie] = [0, 0, 0, 0];
  for (let row = 0; row < rows.votes.length; row++) {
    const [isFirst, votes] = [rows.first[row]!, rows.votes[row]!];
    const above = standings[rows.a[row]!]! - standings[rows.b[row]!]!;
    const expected = chancesAt(above + common.order * isFirst, common.ties);
    pull += (isFirst * (rows.lead[row]! - votes * expected.lead)) / 2;
    information += isFirst * votes * expected.weight;
    same += rows.same[row]!;
    perTie += votes / expected.all;
  }
  return {
    order: information > 0 ? common.order + pull / information : common.order,
    ties: perTie > 0 ? Math.min(maxTies, same / perTie) : common.ties,
  };
}

/** The ridge under which standings are as far from predictions as they are. */
function ridgeIn(ranking: Ranking): number {
  const { standings, predictions, common } = ranking;
  const variances = covarianceOf(ranking);
  let [known, distance] = [10, 10 / assumed.ridge];
  for (let place = 0; place < standings.length; place++) {
    known += 1 - common.ridge * variances[place * (standings.length + 1)]!;
    distance += (standings[place]! - predictions[place]!) ** 2;
  }
  return known / distance;
}

/**
 * The covariance of standings, row by row: the inverse of the observed information, the ridge included. What all paddles
 * share counts as known. It's dense, as everything is connected in the end: 70 ms for 500 paddles, and only once.
 */
const covarianceOf = oncePer(({ rows, slope, common, standings }: Ranking): Float64Array => {
  const size = standings.length;
  const matrix = new Float64Array(size * size);
  for (let place = 0; place < size; place++)
    matrix[place * (size + 1)] = common.ridge + slope.information[place]!;
  for (let row = 0; row < rows.votes.length; row++) {
    const [one, other] = [rows.a[row]!, rows.b[row]!];
    matrix[one * size + other]! -= slope.weights[row]!;
    matrix[other * size + one]! -= slope.weights[row]!;
  }
  return inverted(matrix, size);
});

/**
 * The same with what false votes may do, which more votes don't lessen: where they exceed those on the other side by a share
 * of a paddle's votes, they move its standing by half of that, over what one vote tells.
 */
const doubtOf = oncePer((ranking: Ranking): ((one: number, other: number) => number) => {
  const { standings, slope, common } = ranking;
  const covariance = covarianceOf(ranking);
  const allowed = slope.met.map((count, place) => {
    const moved = (common.falseVotes * count) / 2 / (common.ridge + slope.information[place]!);
    return moved ** 2;
  });
  return (one, other) =>
    covariance[one * standings.length + other]! + (one === other ? allowed[one]! : 0);
});

/** The inverse of a symmetric positive definite matrix, by Cholesky's decomposition. Overwrites the matrix. */
function inverted(matrix: Float64Array, size: number): Float64Array {
  const rowAt = (of: Float64Array, row: number) => of.subarray(row * size, (row + 1) * size);
  const sumOf = (one: Float64Array, other: Float64Array, from: number, to: number) => {
    let sum = 0;
    for (let at = from; at < to; at++) sum += one[at]! * other[at]!;
    return sum;
  };
  // Its lower half becomes the factor, whose inverse is stored by columns.
  const columns = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    const own = rowAt(matrix, row);
    for (let column = 0; column < row; column++) {
      const other = rowAt(matrix, column);
      own[column] = (own[column]! - sumOf(own, other, 0, column)) / other[column]!;
    }
    own[row] = Math.sqrt(own[row]! - sumOf(own, own, 0, row));
    columns[row * size + row] = 1 / own[row]!;
    for (let column = 0; column < row; column++) {
      const inverse = rowAt(columns, column);
      inverse[row] = -sumOf(own, inverse, column, row) / own[row]!;
    }
  }
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      const value = sumOf(rowAt(columns, row), rowAt(columns, column), row, size);
      matrix[row * size + column] = value;
      matrix[column * size + row] = value;
    }
  return matrix;
}

/** A figure with its 95% interval. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** Standard deviations on either side of a 95% interval. */
const reach = 1.959964;

const within = (value: number, variance: number): Estimate => ({
  value,
  low: value - reach * Math.sqrt(variance),
  high: value + reach * Math.sqrt(variance),
});

/** A paddle's standing, in log-odds against one in the middle of the trade; undefined if it has no votes. */
export function standingOf(ranking: Ranking, paddle: string): Estimate | undefined {
  const place = ranking.places.get(paddle);
  if (place === undefined) return undefined;
  return within(ranking.standings[place]!, doubtOf(ranking)(place, place));
}

/** What players say after trying a paddle beside another or others, whichever was first. Shares are from 0 to 1. */
export interface Meetings {
  /** How many votes there are. */
  votes: number;
  /** The share that would keep it. */
  kept: Estimate;
  /** The share to whom both are the same. */
  same: number;
}

/** How far a paddle stands above another, in log-odds; undefined if either has no votes. */
export function apart(ranking: Ranking, paddle: string, other: string): Estimate | undefined {
  const { places, standings } = ranking;
  const [place, opponent] = [places.get(paddle), places.get(other)];
  if (place === undefined || opponent === undefined) return undefined;
  const at = doubtOf(ranking);
  const variance = at(place, place) + at(opponent, opponent) - 2 * at(place, opponent);
  return within(standings[place]! - standings[opponent]!, variance);
}

/** How the next meeting of two paddles goes; undefined below `minVotes` votes on the pair. */
export function keptAgainst(ranking: Ranking, paddle: string, other: string): Meetings | undefined {
  const { places, common } = ranking;
  const votes = opponentsIn(ranking)[places.get(paddle) ?? -1]?.get(places.get(other) ?? -1) ?? 0;
  const logOdds = apart(ranking, paddle, other);
  if (votes < minVotes || logOdds === undefined) return undefined;
  const { value, low, high } = logOdds;
  const chance = (at: number) => chancesAt(at, common.ties);
  return {
    votes,
    kept: { value: chance(value).kept, low: chance(low).kept, high: chance(high).kept },
    same: chance(value).same,
  };
}

/** The votes on each paddle by the places of those it met. */
const opponentsIn = oncePer(({ rows, standings }: Ranking): Map<number, number>[] => {
  const all = Array.from(standings, () => new Map<number, number>());
  for (let row = 0; row < rows.votes.length; row++) {
    const [a, b] = [rows.a[row]!, rows.b[row]!];
    const votes = (all[a]!.get(b) ?? 0) + rows.votes[row]!;
    all[a]!.set(b, votes);
    all[b]!.set(a, votes);
  }
  return all;
});

/**
 * How often a paddle is expected to be kept, of its meetings with the paddles it met, as often as it met them: 'kept in 6 of
 * 10 meetings'. Undefined below `minVotes` votes on the paddle.
 */
export function keptOf(ranking: Ranking, paddle: string): Meetings | undefined {
  const place = ranking.places.get(paddle);
  if (place === undefined) return undefined;
  const { standings, common } = ranking;
  const met = [...opponentsIn(ranking)[place]!];
  const votes = ranking.slope.met[place]!;
  if (votes < minVotes) return undefined;
  let [kept, same] = [0, 0];
  // How the share moves with the paddle's own standing and with each opponent's.
  const slopes: [number, number][] = [[place, 0]];
  for (const [opponent, count] of met) {
    const part = count / votes;
    const chance = chancesAt(standings[place]! - standings[opponent]!, common.ties);
    kept += part * chance.kept;
    same += part * chance.same;
    const slope = (part * chance.kept * (1 - chance.lead)) / 2;
    slopes[0]![1] += slope;
    slopes.push([opponent, -slope]);
  }
  const covariance = doubtOf(ranking);
  let variance = 0;
  for (const [one, slope] of slopes)
    for (const [two, other] of slopes) variance += slope * other * covariance(one, two);
  // In log-odds, so that it stays between 0 and 1.
  const { low, high } = within(Math.log(kept / (1 - kept)), variance / (kept * (1 - kept)) ** 2);
  const share = (logOdds: number) => 1 / (1 + Math.exp(-logOdds));
  return { votes, kept: { value: kept, low: share(low), high: share(high) }, same };
}

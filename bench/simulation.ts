// A site under a day's visitors, computed and not measured: requests arrive at random, and each process answers one at
// a time, first come, first served, as one thread of JavaScript does.

/** What visitors ask for. */
export const kinds = ["page", "query", "unknown", "review"] as const;
export type Kind = (typeof kinds)[number];

/** The shares of the kinds on a usual day, together 1. */
export const usualMix: Readonly<Record<Kind, number>> = {
  page: 0.9,
  query: 0.08,
  unknown: 0.01,
  review: 0.01,
};

/** What the simulated site does with a request, beside its kind: a cached page is answered, or a page is rendered. */
type Work = "cached" | "rendered" | "photo" | Exclude<Kind, "page">;

/** A number for each kind of work. */
export type PerWork = Readonly<Record<Work, number>>;

/** A day of a site. */
export interface Simulated {
  processes: number;
  /** How long a cache in front keeps a page, in seconds; 0 without one. */
  cacheSeconds: number;
  requestsPerDay: number;
  /** The shares of the kinds, together 1. */
  mix: Readonly<Record<Kind, number>>;
  /** How many pages there are, and how many of them each review changes; the others change with their own subject. */
  pages: { all: number; changedByAll: number };
  /** How many photos there are, how many are asked for with a page, and how many of the object store's a process keeps. */
  photos: { all: number; perPage: number; kept: number };
  /** How long a process works on a request, in milliseconds. */
  service: PerWork;
  /** How long the object store takes to answer, in milliseconds. The process does something else meanwhile. */
  objectStore: number;
  /** How many statements it sends to the database. */
  statements: PerWork;
  /** Whether the rate follows the hours, with the busiest at 20:00; otherwise it's the same all day. */
  byHours: boolean;
  seed: number;
}

/** What came of it. Rates, shares and times are those of the busiest hour. */
export interface Simulation {
  requests: number;
  /** How the day's requests were answered; `shared` by the cache in front. */
  answered: Record<Work | "shared", number>;
  /** Requests a second, those to the cache in front included. */
  rate: number;
  /** The same without those that the cache in front answers. */
  rateAtSite: number;
  /** The share of the time that a process works. */
  utilization: number;
  /** From a request's arrival at the site to the answer, in milliseconds. */
  mean: number;
  p50: number;
  p95: number;
  p99: number;
  /** Statements to the database, a second. */
  statements: number;
  /** Photos read from the object store, a second. */
  objectReads: number;
}

const day = 86_400_000;
const hour = day / 24;
/** The busiest hour begins half an hour before 20:00. */
const busiest = 19.5 * hour;

/** The busiest moment has this many times the mean rate. */
export const peakFactor = 8 / 3;
/** The rate at a time of day, as a share of the highest. */
const shareAt = (time: number) =>
  ((1 + Math.cos((2 * Math.PI * (time - 20 * hour)) / day)) / 2) ** 2;

/** Simulates a day. The same seed gives the same day. */
export function simulate(site: Simulated): Simulation {
  const { processes, service, statements, byHours } = site;
  const random = randomNumbers(site.seed);
  const pageAt = zipf(site.pages.all);
  const everyKind = [...kinds, "photo"] as const;
  const kindAt = oneOf([
    ...kinds.map((kind) => site.mix[kind]),
    site.mix.page * site.photos.perPage,
  ]);
  const freeAt = new Float64Array(processes);
  const renderedAt = Array.from({ length: processes }, () =>
    new Float64Array(site.pages.all).fill(-Infinity),
  );
  const sharedUntil = new Float64Array(site.pages.all);
  const changedAt = new Float64Array(site.pages.all).fill(-Infinity);
  let anyChangedAt = -Infinity;
  const photoAt = zipf(site.photos.all);
  const sharedPhotos = new Set<number>();
  const keptPhotos = Array.from({ length: processes }, () => new Set<number>());
  const answered = { cached: 0, rendered: 0, photo: 0, query: 0, unknown: 0, review: 0, shared: 0 };
  const waits = histogram();
  let [requests, inBusiest, worked, sent, objectReads] = [0, 0, 0, 0, 0];
  const highest = ((byHours ? peakFactor : 1) * site.requestsPerDay) / day;

  for (let time = 0; ;) {
    time -= Math.log(1 - random()) / highest;
    if (time >= day) break;
    if (byHours && random() > shareAt(time)) continue;
    const isBusiest = time >= busiest && time < busiest + hour;
    requests++;
    if (isBusiest) inBusiest++;
    const kind = everyKind[kindAt(random())]!;
    const page = pageAt(random());
    const photo = kind === "photo" ? photoAt(random()) : -1;
    // A cache in front keeps photos for the day.
    const isShared = kind === "page" ? time < sharedUntil[page]! : sharedPhotos.has(photo);
    if (site.cacheSeconds > 0 && isShared) {
      answered.shared++;
      continue;
    }
    const process = requests % processes;
    let elsewhere = 0;
    if (kind === "photo") {
      sharedPhotos.add(photo);
      if (!keepIn(keptPhotos[process]!, photo, site.photos.kept)) {
        elsewhere = site.objectStore;
        if (isBusiest) objectReads++;
      }
    }
    const begin = Math.max(time, freeAt[process]!);
    let work: Work = kind === "page" ? "cached" : kind;
    if (kind === "page") {
      // The most visited pages are the home page and lists, which any review changes.
      const changed = page < site.pages.changedByAll ? anyChangedAt : changedAt[page]!;
      if (renderedAt[process]![page]! <= changed) {
        work = "rendered";
        renderedAt[process]![page] = begin;
      }
      sharedUntil[page] = begin + site.cacheSeconds * 1000;
    }
    const end = begin + service[work];
    freeAt[process] = end;
    if (kind === "review") {
      anyChangedAt = end;
      changedAt[page] = end;
    }
    answered[work]++;
    if (!isBusiest) continue;
    worked += service[work];
    sent += statements[work];
    waits.add(end - time + elsewhere);
  }

  return {
    requests,
    answered,
    rate: inBusiest / (hour / 1000),
    rateAtSite: waits.count() / (hour / 1000),
    utilization: worked / (hour * processes),
    mean: waits.mean(),
    p50: waits.quantile(0.5),
    p95: waits.quantile(0.95),
    p99: waits.quantile(0.99),
    statements: sent / (hour / 1000),
    objectReads: objectReads / (hour / 1000),
  };
}

/** Keeps what was asked for last. @returns whether it was there */
function keepIn(kept: Set<number>, photo: number, most: number): boolean {
  const isThere = kept.delete(photo);
  kept.add(photo);
  if (kept.size > most) kept.delete(kept.values().next().value!);
  return isThere;
}

/** Numbers from 0 to below 1 (xorshift, 32 bits): the same ones for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Picks an index by its share: from a number from 0 to below 1. */
export function oneOf(shares: readonly number[]): (at: number) => number {
  let sum = 0;
  const bounds = shares.map((share) => (sum += share));
  return (at) => {
    let [low, high] = [0, bounds.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at * sum < bounds[middle]!) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

/** Picks pages as visitors do: the second half as often as the first, the third a third as often (Zipf's law). */
export function zipf(pages: number): (at: number) => number {
  return oneOf(Array.from({ length: pages }, (_, index) => 1 / (index + 1)));
}

/** Counts times by hundredths of a millisecond, up to ten seconds. */
function histogram() {
  const counts = new Uint32Array(1_000_001);
  let [count, sum] = [0, 0];
  return {
    add(milliseconds: number) {
      counts[Math.min(Math.floor(milliseconds * 100), 1_000_000)]!++;
      count++;
      sum += milliseconds;
    },
    count: () => count,
    mean: () => sum / count,
    /** The time that this part of all stays within. */
    quantile(part: number) {
      let left = Math.ceil(count * part);
      return (counts.findIndex((each) => (left -= each) <= 0) + 1) / 100;
    },
  };
}

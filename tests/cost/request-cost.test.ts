import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "../../src/platform/store/connect.ts";
import { hourlyLimits } from "../../src/platform/rate-limit/rate-limiter.service.ts";
import { referenceTime } from "../support/cpu-time.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import {
  type CostlyRequest,
  type MeteredServer,
  type RequestCost,
  startMeteredServer,
} from "../support/metered-server.ts";
import { postFrom } from "../support/posts.ts";
import { storeReviews } from "../support/reviews.ts";
import {
  costlyForms,
  costlyHeaders,
  costlyLists,
  costlyReads,
  costlyRows,
  formType,
  type NamedRequest,
  otherMethods,
  refusedEdits,
  refusedPosts,
  refusedUploads,
  repeatingLists,
} from "./costly-requests.ts";
import { pathologicalText } from "./pathological-text.ts";

/** No single request may block the others for longer, in milliseconds. */
const maxBlocked = 100;
/**
 * A rejected request may not cost more, in milliseconds, on top of the page that returns what was typed: whoever sends it
 * again and again is stopped by nothing else at first.
 */
const maxRefused = 5;
/** A list may be rejected for its last row, after all rows before it were read; each takes this many milliseconds at most. */
const maxPerRow = 1;
/** A slow request is repeated this often: garbage is collected in some of them. */
const repeats = 10;
/** The fastest of this many rounds has no other work in it, and runs code that is compiled by then. */
const rounds = 12;
/** What's still too slow after the others is measured again, this often in all, if it isn't more than some. */
const passes = 5;
const some = 20;

describe.each([
  { engine: "sqlite", limits: "on" },
  { engine: "postgres", limits: "off" },
] as const)("on $engine with limits $limits", ({ engine, limits }) => {
  let place: StorePlace;
  let server: MeteredServer;

  beforeAll(async () => {
    place = await emptyStore(engine);
    await plantReviews(place);
    server = await startMeteredServer({
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      RATE_LIMIT: limits,
    });
    // Code that compiles on first use isn't part of a request's cost.
    await server.measure([...costlyReads().slice(0, 200), ...costlyRows().slice(0, 30)]);
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  let renewals = 0;

  /** The same request with other reviews in it: a duplicate is recognized, and costs less. */
  function renewed(request: CostlyRequest): CostlyRequest {
    if (typeof request.body !== "string") return request;
    renewals++;
    return { ...request, body: request.body.replaceAll('"review_text":"', `$&x${renewals} `) };
  }

  /**
   * The mean of repeated requests, in milliseconds of the machine that the limits are for; that of the first one alone if
   * a limit rejects those after it.
   */
  async function meanCost(request: CostlyRequest, accepted?: RequestCost): Promise<number> {
    const headers = { ...request.headers, "x-measure-reference": "" };
    const repeated = { ...request, headers };
    const requests = Array.from({ length: repeats }, () =>
      // What is refused is repeated as it was: a duplicate with other reviews would be accepted.
      accepted ? renewed(repeated) : repeated,
    );
    const costs = await server.measure(requests);
    const comparable = costs.filter(({ status }) => accepted === undefined || status < 400);
    if (comparable.length === 0) return accepted!.cpu;
    const sum = (of: "cpu" | "reference") => comparable.reduce((all, cost) => all + cost[of], 0);
    // As much as where the figures were chosen, however fast or busy the machine is.
    return (sum("cpu") / sum("reference")) * referenceTime;
  }

  /** What the pages that return typed fields cost, by the path of their form. */
  const pageCosts = new Map<string, number>();

  async function costOfPage(path: string): Promise<number> {
    const known = pageCosts.get(path);
    if (known !== undefined) return known;
    const empty = { method: "POST", target: path, headers: formType };
    const cost = await meanCost(empty);
    pageCosts.set(path, cost);
    return cost;
  }

  async function limitOf(
    { page, rows = 0 }: NamedRequest,
    { status }: RequestCost,
  ): Promise<number> {
    if (status < 400) return maxBlocked;
    return maxRefused + rows * maxPerRow + (page === undefined ? 0 : await costOfPage(page));
  }

  /** The cost of a slow request in a round without other work. For accepted requests, their longest turn. */
  async function minCost(request: NamedRequest, first: RequestCost, limit: number) {
    const accepted = first.status < 400 ? first : undefined;
    const headers = { ...request.headers, ...(accepted ? { "x-measure-turns": "" } : {}) };
    let min = Infinity;
    for (let round = 0; round < rounds && min > limit; round++)
      min = Math.min(min, await meanCost({ ...request, headers }, accepted));
    return min;
  }

  /** The requests that cost too much, in words. */
  async function tooCostly(requests: readonly NamedRequest[]): Promise<string[]> {
    const costs = await server.measure(requests);
    let suspects: { request: NamedRequest; first: RequestCost; limit: number; min: number }[] = [];
    for (const [index, first] of costs.entries()) {
      const request = requests[index]!;
      const limit = await limitOf(request, first);
      if (first.cpu > limit || request.isMeasuredWell)
        suspects.push({ request, first, limit, min: Infinity });
    }
    // What else a machine does slows it for seconds, and memory more than the reference work: later it may be over.
    for (let pass = 0; pass < passes && suspects.length > 0; pass++) {
      for (const suspect of suspects)
        suspect.min = await minCost(suspect.request, suspect.first, suspect.limit);
      suspects = suspects.filter(({ limit, min }) => min > limit);
      if (suspects.length > some) break;
    }
    return suspects.map(
      ({ request, first, min }) => `${request.name}: ${min.toFixed(1)} ms for a ${first.status}`,
    );
  }

  test.each([
    ["address", costlyReads],
    ["header", costlyHeaders],
    ["list of rows", costlyLists],
    ["search in planted reviews", searches],
    ["form", costlyForms],
    ["post of rows", costlyRows],
    ["list that repeats itself", repeatingLists],
    ["post that is refused", refusedPosts],
    ["method", otherMethods],
  ])(
    "no %s blocks the others, or costs much if it is rejected",
    { timeout: 900_000 },
    async (_, of) => {
      const found = await tooCostly(of());
      expect(found, found.join("\n")).toEqual([]);
    },
  );

  test("no edit or upload that is refused costs much", { timeout: 900_000 }, async () => {
    const writer = "127.251.0.1";
    const review = { firstName: "Ann", duprRating: "3.5", rating: "4", reviewText: "Soft hands." };
    const written = await postFrom(writer, `${server.url}/neonic-flow`, review);
    const { key } = JSON.parse(written.body) as { key: string };
    for (let edit = 0; edit < hourlyLimits.edit.perVisitor; edit++)
      await postFrom(writer, `${server.url}/my-review/${key}`, {
        ...review,
        reviewText: `Edit ${edit}.`,
      });
    const copied = `Copied: ${pathologicalText("words of a review", 3900)}`;
    await postFrom("127.251.0.3", `${server.url}/neonic-flow`, { ...review, reviewText: copied });
    const edits = refusedEdits(key, writer, copied);
    // Without limits, these are accepted.
    const refused = limits === "on" ? edits : edits.slice(0, 1);
    const statuses = (await server.measure(refused)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(limits === "on" ? [409, 429] : [409]));
    const uploads = refusedUploads(key);
    const answers = (await server.measure(uploads)).map(({ status }) => status);
    expect(new Set(answers)).toEqual(new Set([422]));
    const found = await tooCostly([...refused, ...uploads]);
    expect(found, found.join("\n")).toEqual([]);
  });

  test.runIf(limits === "on")(
    "nothing costs much once a visitor's posts are paid for",
    async () => {
      const from = "127.251.0.2";
      const [list] = repeatingLists();
      const spend = Array.from({ length: 25 }, () => ({ ...list!, from }));
      for (let statuses = [409]; !statuses.every((status) => status === 429);)
        statuses = (await server.measure(spend)).map(({ status }) => status);
      const found = await tooCostly([{ ...list!, from, rows: 0, name: "a list that isn't read" }]);
      expect(found, found.join("\n")).toEqual([]);
    },
  );
});

const planted = "onix-z5-graphite";

/** As many long reviews as a search looks through, of the slowest kind to search. */
async function plantReviews(place: StorePlace): Promise<void> {
  const store = openStore(place);
  for (let first = 0; first < 1000; first += 100) {
    const reviews = Array.from({ length: 100 }, (_, index) => ({
      subject: planted,
      firstName: "Ann",
      duprRating: "3.5",
      level: 3500,
      rating: 4,
      reviewText: `${first + index} ${pathologicalText("letters that fold to 18", 3980)}`,
    }));
    await storeReviews(store.db, reviews, first + 1);
  }
  await store.close();
}

function searches(): NamedRequest[] {
  return ["search=zz", "search=a+b+c+d+e", "theme=control", "search=zz&sort=helpful", "sort=lowest"]
    .map((query) => `/${planted}?${query}`)
    .concat("/search?search=zz", "/search?search=a+b+c+d+e")
    .map((target) => ({ name: target, method: "GET", target }));
}

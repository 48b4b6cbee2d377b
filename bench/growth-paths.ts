import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { publicPictures } from "../src/site/media/picture.ts";
import { cursorText } from "../src/platform/listing.ts";

/** A running site, and what the paths need to know about it. */
export interface MeasuredSite {
  url: string;
  /** Its store, for the owner's commands. */
  settings: { DATA_DIR: string; DATABASE_URL?: string | undefined };
  /** The slug of the paddle with half of all reviews. */
  busiest: string;
  /** Stored reviews of that paddle: a different one for each turn. */
  reviews: readonly string[];
  /** In the middle of that paddle's list, newest first. */
  middle: { createdAt: number; id: string };
  /** The names of the files of some photos. */
  photos: readonly string[];
}

/** An action of visitors or the owner, and how one turn does it. */
export interface Path {
  name: string;
  kind: "read" | "write";
  /** Whether the response lists everything: all paddles, or all reviews. */
  listsAll?: "paddles" | "reviews";
  /** The number of turns, if there are few. */
  turns?: number;
  /** Performs it once, completely. Turn numbers never repeat, so nothing is stored yet. */
  run(site: MeasuredSite, turn: number): Promise<void>;
}

const get = (path: (site: MeasuredSite, turn: number) => string) =>
  async function run(site: MeasuredSite, turn: number) {
    const address = path(site, turn);
    await expectStatus(200, address, await fetch(site.url + address));
  };

const post = (
  path: (site: MeasuredSite, turn: number) => string,
  /** A form's script gets a 201, a plain form a 303. */
  expected: 201 | 303,
  fields: (site: MeasuredSite, turn: number) => Record<string, string>,
) =>
  async function run(site: MeasuredSite, turn: number) {
    const address = path(site, turn);
    const body = new URLSearchParams(fields(site, turn));
    const headers = { accept: expected === 201 ? "application/json" : "text/html" };
    const answer = await fetch(site.url + address, {
      method: "POST",
      headers,
      body,
      redirect: "manual",
    });
    await expectStatus(expected, address, answer);
  };

async function expectStatus(expected: number, address: string, answer: Response): Promise<void> {
  const body = await answer.text();
  if (answer.status !== expected)
    throw new Error(`${address} answered ${answer.status}, not ${expected}: ${body.slice(0, 300)}`);
}

const owner = (words: (site: MeasuredSite, turn: number) => string[]) =>
  async function run(site: MeasuredSite, turn: number) {
    const { DATA_DIR, DATABASE_URL } = site.settings;
    const env = { PATH: process.env["PATH"], DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) };
    const command = join(import.meta.dirname, "../tools/owner.mjs");
    await promisify(execFile)(process.execPath, [command, ...words(site, turn)], { env });
  };

const review = (turn: number) => ({
  firstName: "Dana",
  duprRating: "3.5",
  rating: "4",
  reviewText: `Measured ${turn}.`,
});

const page = (path: string) => get(() => path);
const ofBusiest = (query: string) => get(({ busiest }) => `/${busiest}?${query}`);

/** Each read and write path whose cost could depend on the amount of data. */
export const paths: readonly Path[] = [
  { name: "paddle page", kind: "read", run: ofBusiest("") },
  { name: "its reviews, by level", kind: "read", run: ofBusiest("level=3.5") },
  { name: "by level and stars", kind: "read", run: ofBusiest("level=3.5&stars=2") },
  { name: "most helpful first", kind: "read", run: ofBusiest("sort=helpful") },
  { name: "lowest first", kind: "read", run: ofBusiest("sort=lowest") },
  { name: "a search in them", kind: "read", run: ofBusiest("search=kitchen") },
  { name: "by theme", kind: "read", run: ofBusiest("theme=power") },
  { name: "those with photos", kind: "read", run: ofBusiest("photos=yes") },
  {
    name: "middle of the list",
    kind: "read",
    run: get(
      ({ busiest, middle }) => `/${busiest}?before=${encodeURIComponent(cursorText(middle))}`,
    ),
  },
  {
    name: "a player's photo",
    kind: "read",
    run: get(({ photos }, turn) => publicPictures + photos[turn % photos.length]!),
  },
  { name: "home", kind: "read", run: page("/") },
  { name: "finder, first page", kind: "read", run: page("/paddle-finder") },
  {
    name: "finder, by rating at a level",
    kind: "read",
    run: page("/paddle-finder?level=3.5&rating=4.0"),
  },
  {
    name: "guided match",
    kind: "read",
    // Its ranking includes every paddle.
    listsAll: "paddles",
    run: page("/paddle-finder/match?level=3.5&style=control&budget=200"),
  },
  { name: "a pair", kind: "read", run: page("/comparisons/neonic-flow-vs-onix-z5-graphite") },
  {
    name: "search",
    kind: "read",
    run: page("/search?search=core+thickness"),
  },
  { name: "paddle database", kind: "read", listsAll: "paddles", run: page("/paddles") },
  { name: "sitemap", kind: "read", listsAll: "paddles", run: page("/sitemap.xml") },
  {
    name: "REST, newest rows",
    kind: "read",
    run: get(
      ({ busiest }) =>
        `/rest/v1/paddle_reviews?paddle_name=eq.${busiest}&order=created_at.desc&limit=20`,
    ),
  },
  {
    name: "owner lists reviews",
    kind: "read",
    turns: 6,
    run: owner(() => ["reviews", "list", "--json"]),
  },
  {
    name: "review, by script",
    kind: "write",
    run: post(
      ({ busiest }) => `/${busiest}`,
      201,
      (_, turn) => review(turn),
    ),
  },
  {
    name: "review, by plain form",
    kind: "write",
    run: post(
      ({ busiest }) => `/${busiest}`,
      303,
      (_, turn) => ({ ...review(turn), firstName: "Ann" }),
    ),
  },
  {
    name: "helpful vote",
    kind: "write",
    run: post(
      () => "/helpful-votes",
      303,
      ({ reviews }, turn) => ({ review: reviews[turn % reviews.length]! }),
    ),
  },
  {
    name: "report of a review",
    kind: "write",
    run: post(
      ({ busiest, reviews }, turn) =>
        `/report-review?of=${busiest}&review=${reviews[turn % reviews.length]}`,
      303,
      (_, turn) => ({ reason: "spam", details: `Measured ${turn}.` }),
    ),
  },
  {
    name: "newsletter address",
    kind: "write",
    run: post(
      () => "/newsletter",
      201,
      (_, turn) => ({ email: `measured-${turn}@example.com` }),
    ),
  },
  {
    name: "owner hides a review",
    kind: "write",
    turns: 6,
    run: owner(({ reviews }, turn) => [
      "reviews",
      "hide",
      reviews.at(-1 - turn)!,
      "--reason",
      "measured",
    ]),
  },
];

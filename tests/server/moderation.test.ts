import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { owner } from "../support/owner-command.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { sitemapPaths } from "../support/crawl.ts";
import { postByScript } from "../support/posts.ts";

/** One of the home page's six latest. */
const subject = "six-zero-double-black-diamond-control";
const spam = "Buy yours at my shop.";
let place: StorePlace;
let servers: ServerProcess[];

async function read(url: string): Promise<string> {
  const answer = await fetch(url);
  // React marks where one text ends and the next begins.
  return (await answer.text()).replaceAll("<!-- -->", "");
}

/** Everything a server says about the subject, on cached pages and on others. */
async function saidBy({ url }: ServerProcess) {
  const [page, asked, paddles, home, rest] = await Promise.all([
    read(`${url}/${subject}`),
    read(`${url}/${subject}?review=stored`),
    read(`${url}/paddles?sort=rating`),
    read(`${url}/`),
    fetch(`${url}/rest/v1/paddle_reviews?paddle_name=eq.${subject}&select=review_text`),
  ]);
  const [data] = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)![1]!,
  ) as [{ aggregateRating: object; review: { reviewBody: string }[] }];
  return {
    listed: [page.includes(`>${spam}<`), asked.includes(`>${spam}<`)],
    heading: /<a href="#player-reviews">([^<]+)</.exec(page)?.[1],
    total: /Total Reviews<\/dt><dd[^>]*>(\d+)</.exec(page)?.[1],
    average: data.aggregateRating,
    described: data.review.map(({ reviewBody }) => reviewBody).includes(spam),
    row: new RegExp(`href="/${subject}".*?</tr>`, "s").exec(paddles)?.[0].match(/>[\d.]+<|\(\d+/g),
    card: /\(\d+ reviews?\)/.exec(home)?.[0],
    rows: ((await rest.json()) as unknown[]).length,
  };
}

const rated = (ratingValue: string, reviewCount: number) => ({
  "@type": "AggregateRating",
  ratingValue,
  reviewCount,
  bestRating: 5,
  worstRating: 1,
});
const withIt = {
  listed: [true, true],
  heading: "2 reviews",
  total: "2",
  average: rated("3.0", 2),
  described: true,
  row: expect.arrayContaining([">3.0<", "(2"]) as unknown,
  card: "(2 reviews)",
  rows: 2,
};
const withoutIt = {
  listed: [false, false],
  heading: "1 review",
  total: "1",
  average: rated("5.0", 1),
  described: false,
  row: expect.arrayContaining([">5.0<", "(1"]) as unknown,
  card: "(1 review)",
  rows: 1,
};

/** The responses to requests sent a second from now, however long they take. */
async function bothSay(expected: object): Promise<void> {
  // The promise is one second. Sooner, either version is right.
  await pause(1000);
  expect(await Promise.all(servers.map(saidBy))).toEqual([expected, expected]);
}

describe.each(engines)("two servers and an owner on one store (%s)", (engine) => {
  beforeEach(async () => {
    place = await emptyStore(engine);
    const settings = {
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      SAMPLE_CONTENT: "off",
    };
    servers = await Promise.all([startServer(settings), startServer(settings)]);
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await place.remove();
  });

  const sent = (reviewText: string, rating: string) =>
    postByScript(`${servers[0]!.url}/${subject}`, {
      firstName: "Dana",
      duprRating: "3.5",
      rating,
      reviewText,
    });

  const title =
    "a review leaves every page, figure and call of both within a second when it is hidden, and returns when it is restored";
  test(title, async () => {
    await sent("Soft at the net.", "5");
    await sent(spam, "1");
    // A process's first responses are slow.
    await Promise.all(servers.map(saidBy));
    await bothSay(withIt);
    const listed = await owner(place, "reviews", "list", "--search", "my shop", "--json");
    const { reviews } = JSON.parse(listed.said) as { reviews: { id: string }[] };
    const id = reviews[0]!.id;
    const report = `${servers[1]!.url}/report-review?of=${subject}&review=${id}`;
    expect((await fetch(report)).status).toBe(200);

    const hidden = await owner(place, "reviews", "hide", id, "--reason", "advertising");
    expect(hidden.code).toBe(0);
    expect(hidden.said.split("\n")[0]).toBe(`Hidden: ${id} (Dana on ${subject})`);
    await bothSay(withoutIt);
    expect((await fetch(report)).status).toBe(404);
    const posted = await fetch(report, {
      method: "POST",
      body: new URLSearchParams("reason=spam"),
    });
    expect(posted.status).toBe(404);

    // Sent again, it is accepted as an existing review, and stays hidden.
    expect((await sent(spam, "1")).status).toBe(201);
    await bothSay(withoutIt);

    const { version } = JSON.parse((await owner(place, "reviews", "show", id, "--json")).said) as {
      version: string;
    };
    await owner(place, "reviews", "restore", `${id}@${version}`, "--reason", "a mistake");
    await bothSay(withIt);
    await owner(place, "reviews", "delete", id, "--reason", "its writer asked", "--yes");
    await bothSay(withoutIt);
    const acts = await owner(place, "acts", "list", "--json");
    expect(
      (
        JSON.parse(acts.said) as { acts: { act: string; target: string; reason: string }[] }
      ).acts.map(({ act, target, reason }) => [act, target, reason]),
    ).toEqual([
      ["reviews delete", id, "its writer asked"],
      ["reviews restore", id, "a mistake"],
      ["reviews hide", id, "advertising"],
    ]);
  });
});

test("search engines don't learn about the report pages", async () => {
  place = await emptyStore("sqlite");
  const server = await startServer({ DATA_DIR: place.dataDir });
  const get = (path: string) => fetch(server.url + path);
  expect(await (await get("/robots.txt")).text()).toContain("Disallow: /report-review\n");
  expect(await sitemapPaths(server.url)).not.toContain("/report-review");
  const page = await get("/report-review?of=diadem-hero&review=sample-2");
  const html = await page.text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain("<x-island");
  for (const nowhere of [
    "",
    "?of=diadem-hero",
    "?of=diadem-hero&review=sample-21",
    "?of=no-such-paddle&review=sample-1",
    "?of=toString&reported",
    "?of=neonic-flow&review=0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11",
    "?of=diadem-hero&review=%00",
  ])
    expect((await get(`/report-review${nowhere}`)).status, nowhere).toBe(404);
  await server.stop();
  await place.remove();
});

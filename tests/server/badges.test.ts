import { afterAll, beforeAll, expect, test } from "vitest";
import { decodeQR } from "qr/decode.js";
import type { Library } from "../../src/library/library.ts";
import { projectLibrary } from "../support/project-library.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { applicationOf, type Ask } from "../support/in-process-site.ts";

const slug = "neonic-flow";
const start = Date.UTC(2026, 10, 20, 12);
const siteUrl = "https://site.example";
const original = projectLibrary();
const hostile = 'Flow "16" <script>alert(1)</script> & co';
const library: Library = {
  ...original,
  paddles: original.paddles.map((each) => (each.slug === slug ? { ...each, name: hostile } : each)),
};
Object.assign(library, {
  paddle: (named: string) => library.written.find((each) => each.slug === named),
});

let place: StorePlace;
let site: RunningSite;
let ask: Ask;
beforeAll(async () => {
  place = await emptyStore("sqlite");
  const environment = readEnvironment({
    DATA_DIR: place.dataDir,
    SITE_URL: siteUrl,
    RATE_LIMIT: "off",
  });
  site = await openSite(
    environment,
    () => library,
    () => start,
  );
  ask = applicationOf(site);
});
afterAll(async () => {
  await site.close();
  await place.remove();
});

const badge = async (query = "") => {
  const answer = await ask(`/badge/${slug}.svg${query}`);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

let written = 0;

/** Sends a player's review. */
async function write(rating: number, duprRating: string): Promise<void> {
  written += 1;
  const answer = await ask(`/${slug}`, {
    method: "POST",
    headers: { origin: siteUrl },
    body: new URLSearchParams({
      firstName: `Ann ${"ABCDEFGHIJKLM"[written]}`,
      duprRating,
      rating: String(rating),
      reviewText: `Calm at the net in game number ${written} of the day.`,
    }),
  });
  expect(answer.status).toBe(303);
}

test("a badge takes five players' reviews of that level, and samples never count", async () => {
  const none = await badge();
  expect([none.status, none.headers.get("content-type")]).toEqual([
    404,
    "text/plain; charset=utf-8",
  ]);
  expect(none.text).toContain("it takes 5 players' reviews");
  for (const rating of [5, 4, 5, 3]) await write(rating, "3.5");
  expect((await badge()).status).toBe(404);
  await write(5, "5.0");
  const all = await badge();
  expect([all.status, all.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(all.text).toContain("4.4 of 5 stars from 5 reviews by players on RallyRank");
  expect((await badge("?level=3.5")).text).toContain("it takes 5 players' reviews near 3.5");
  await write(1, "3.5");
  expect((await badge("?level=3.5")).text).toContain(
    "3.6 of 5 stars from 5 reviews by players near 3.5",
  );
  expect((await badge()).text).toContain("3.8 of 5 stars from 6 reviews");
});

test("it has no script, escapes every text, and may be shown on any site", async () => {
  const { text, headers } = await badge();
  expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; co");
  expect(text).not.toMatch(/<script|on\w+=|href|url\(|@font-face|<style/i);
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(headers.get("content-security-policy")).toContain("default-src 'self'");
});

test("it says the day", async () => {
  expect((await badge()).text).toContain("November 20, 2026");
});

test("an unknown paddle, another file and a name with more in it have none", async () => {
  for (const file of ["nobody.svg", `${slug}.png`, `${slug}.svg.svg`, "..%2Fneonic-flow.svg"])
    expect((await ask(`/badge/${file}`)).status).toBe(404);
});

test("a card's code leads to the review form, and its snippet is a plain link", async () => {
  const html = await (await ask(`/cards/${slug}`)).text();
  const [, size = "", path = ""] =
    /viewBox="0 0 (\d+) \d+"[^>]*><rect[^>]*><\/rect><path d="([^"]*)" fill="#000"/.exec(
      html.replaceAll('"/>', '"></rect>').replace(/<rect([^>]*)\/?><\/rect>/, "<rect$1></rect>"),
    ) ?? [];
  expect(readCode(Number(size), path)).toBe(`https://site.example/${slug}#write-a-review`);
  const snippet = `&lt;a href=&quot;https://site.example/${slug}&quot;&gt;&lt;img src=&quot;https://site.example/badge/${slug}.svg&quot;`;
  expect(html).toContain(snippet);
  expect(html).not.toContain("<script>alert(1)");
  expect((await ask("/cards/nobody")).status).toBe(404);
});

test("beginners' badge counts reviews by new players, and its picture on the card says whose they are", async () => {
  for (const rating of [5, 5, 4, 4, 4]) await write(rating, "2.0");
  expect((await badge("?level=new")).text).toContain("5 reviews by new players");
  const html = await (await ask(`/cards/${slug}`)).text();
  expect(html).toContain("rated by players at new-player level");
  expect(html).not.toContain("by players by");
});

/** Reads a code from its drawing. */
function readCode(size: number, path: string): string {
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1/g))
    for (let row = 0; row < scale; row++)
      for (let column = 0; column < scale; column++) {
        const at = ((Number(y) * scale + row) * width + Number(x) * scale + column) * 4;
        data.fill(0, at, at + 3);
      }
  return decodeQR({ width, height: width, data });
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { installedWebKit } from "../../tools/browser.ts";
import { beyondTheEdge } from "../support/beyond-the-edge.ts";
import { linkFor } from "../support/console-client.ts";
import { ownServer, SharedServers } from "../support/journey-servers.ts";
import { pageKinds } from "../support/listed-pages.ts";
import { unlistedKinds } from "../support/page-kinds.ts";
import { translate } from "../support/foreign-markup.ts";
import { startServer } from "../support/server-process.ts";
import { openWebKit, type WebKit } from "../support/webkit.ts";

// Every kind of page as WebKit, the engine of Safari, shows it on a small phone, and what visitors do. Playwright can't drive a
// released WebKit, so the journeys themselves run in the other two.

const test = base.extend<{ own: string }, { webkit: WebKit; shared: string }>({
  webkit: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const webkit = await openWebKit({ width: 320, height: 800 });
      await use(webkit);
      await webkit.close();
    },
    { scope: "worker" },
  ],
  /** The URL of a server that tests only read from. */
  shared: [
    // oxlint-disable-next-line no-empty-pattern -- the same
    async ({}, use) => {
      const servers = new SharedServers();
      const { server } = await servers.of({});
      await use(server.url);
      await servers.stop();
    },
    { scope: "worker" },
  ],
  /** The URL of a server with an empty store. */
  // oxlint-disable-next-line no-empty-pattern -- the same
  own: async ({}, use) => {
    const server = await ownServer({}, "sqlite");
    await use(server.url);
    await server.stop();
  },
});

test.skip(installedWebKit() === undefined, "there is no WebKit");

for (const { kind, example } of [...pageKinds, ...unlistedKinds])
  test(`in WebKit, ${kind} fits a phone: ${example}`, async ({ webkit, shared }) => {
    await webkit.open(shared + example);
    await webkit.until(() => document.fonts.status === "loaded");
    expect(await webkit.evaluate(() => innerWidth)).toBe(320);
    expect(await webkit.evaluate(beyondTheEdge)).toEqual([]);
  });

for (const [where, change] of Object.entries({ "": undefined, " on a translated page": translate }))
  test(`in WebKit, a player writes a review${where} and gets its links`, async ({
    webkit,
    own,
  }) => {
    await webkit.open(`${own}/hudef-viva-pro#write-a-review`);
    await webkit.type("#write-a-review [name=firstName]", "Tina");
    await webkit.until(
      () =>
        document.querySelector(
          "x-island[hydrated] #write-a-review, #write-a-review x-island[hydrated]",
        ) !== null,
    );
    await change?.(webkit);
    await webkit.type("#write-a-review [name=duprRating]", "3.5");
    await webkit.evaluate(() => {
      const rating = document.querySelector<HTMLSelectElement>("#write-a-review [name=rating]")!;
      rating.value = "4";
      rating.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await webkit.type("#write-a-review [name=reviewText]", "Soft at the kitchen line.");
    await webkit.click("#write-a-review button[type=submit]");
    await webkit.until(() => document.querySelector("#write-a-review [data-answer] a") !== null);
    const list = () => document.querySelector("#player-reviews")!.textContent;
    expect(await webkit.evaluate(list)).toContain("Soft at the kitchen line.");
    expect(await webkit.evaluate(() => location.pathname)).toBe("/hudef-viva-pro");
    await webkit.open(`${own}/hudef-viva-pro`);
    expect(await webkit.evaluate(list)).toContain("Tina");
  });

test("in WebKit, a shopper collects paddles, and compares them from another page", async ({
  webkit,
  shared,
}) => {
  for (const slug of ["diadem-hero", "neonic-flow"]) {
    await webkit.open(`${shared}/${slug}`);
    await webkit.click(`main button:has(+ tray-toggle[data-slug=${slug}])`);
  }
  await webkit.until(
    () =>
      document.querySelector("paddle-tray summary")?.textContent.startsWith("2 chosen") === true,
  );
  await webkit.open(`${shared}/paddle-reviews`);
  await webkit.click("paddle-tray a[href*='paddles=']");
  await webkit.until(() => location.pathname === "/comparisons");
  expect(await webkit.evaluate(() => document.querySelector("h1")!.textContent)).toBe(
    "Diadem Hero vs Neonic Flow",
  );
});

test("in WebKit, a player taps three times and sends a vote once", async ({ webkit, own }) => {
  const heading = () => document.querySelector("h1")!.textContent;
  for (const answer of ["Thanks, your vote counts", "We have your vote on these two"]) {
    await webkit.open(`${own}/side-by-side/diadem-hero-vs-neonic-flow`);
    for (const [name, value] of Object.entries({ keep: "one", drops: "same", drives: "other" }))
      await webkit.click(`label:has([name=${name}][value=${value}])`);
    await webkit.until(() => document.querySelector("x-island[hydrated]") !== null);
    await webkit.click("main form button[type=submit]");
    await webkit.until(() => location.pathname.startsWith("/my-vote/"));
    expect(await webkit.evaluate(heading)).toBe(answer);
  }
});

test("in WebKit, a visitor subscribes, and writes to us", async ({ webkit, own }) => {
  await webkit.open(own);
  await webkit.type("#newsletter [name=email]", "dana@example.com");
  await webkit.click("#newsletter button");
  const welcome = () =>
    document.querySelector("#newsletter")!.textContent.includes("One more step");
  await webkit.until(welcome);

  await webkit.open(`${own}/contact`);
  for (const [name, text] of Object.entries({
    firstName: "Dana",
    lastName: "O'Neil",
    email: "dana@example.com",
    subject: "The Hero",
    message: "It says 8.1 oz.",
  }))
    await webkit.type(`#message [name=${name}]`, text);
  await webkit.click("#message button[type=submit]");
  await webkit.until(() =>
    document.querySelector("#message")!.textContent.includes("Message received"),
  );
});

test("in WebKit, what's typed in the console is kept when someone leaves, until it's saved", async ({
  webkit,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
  const server = await startServer({ DATA_DIR: dataDir });
  try {
    const place = { dataDir, databaseUrl: undefined, remove: async () => {} };
    await webkit.open(server.url + (await linkFor(place, "hello@rallyrank.example")));
    await webkit.click("main form button");
    await webkit.until(() => location.pathname === "/owner");
    const issue = `${server.url}/owner/newsletter`;
    await webkit.open(issue);
    await webkit.type("[name=intro]", "Two indoor weeks.");
    // As a phone does before it ends a page.
    await webkit.evaluate(() => void dispatchEvent(new Event("pagehide")));
    await webkit.evaluate(() => document.querySelector("form[data-entry]")!.remove());
    await webkit.open(issue);
    await webkit.until(() => document.querySelector('main [aria-label="Not saved"]') !== null);
    await webkit.click('main [aria-label="Not saved"] button');
    await webkit.until(
      () =>
        document.querySelector<HTMLTextAreaElement>("[name=intro]")?.value === "Two indoor weeks.",
    );
    await webkit.click("#save");
    await webkit.until(
      () => document.querySelector("main [role=status]")?.textContent.includes("saved") === true,
    );
    await webkit.open(issue);
    const kept = () => [
      document.querySelector<HTMLTextAreaElement>("[name=intro]")!.value,
      document.querySelector('main [aria-label="Not saved"]') === null,
    ];
    expect(await webkit.evaluate(kept)).toEqual(["Two indoor weeks.", true]);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test("in WebKit, the finder and the question on the home page answer as one types", async ({
  webkit,
  shared,
}) => {
  await webkit.open(`${shared}/paddle-finder`);
  await webkit.type("#filters [name=search]", "diadem hero");
  await webkit.until(
    () => document.querySelector("#results h2")?.textContent.includes("1 Paddle Found") === true,
  );
  await webkit.open(shared);
  await webkit.type("main form [name=level]", "3.25");
  await webkit.until(() => location.search.includes("level=3.25"));
});

import { deflateRawSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import { saveDraft } from "../../src/office/publishing/revisions.store.ts";
import { fromOurPage, signedIn } from "../support/console-client.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { type MeteredServer, startMeteredServer } from "../support/metered-server.ts";
import { asText } from "../support/page-text.ts";

/**
 * What an editor's mistake may hold up everyone else for, in milliseconds of the main thread: the longest turn of the
 * event loop. Without the limits it's from 700 milliseconds to 20 seconds.
 */
const maxTurn = 250;

const editor = "hello@rallyrank.example";
let place: StorePlace;
let server: MeteredServer;
let browser: Awaited<ReturnType<typeof signedIn>>;

/** A draft as an earlier version has stored it. */
async function storeDraft(path: string, text: string): Promise<void> {
  const store = openStore(place);
  const draft = { path, text, base: "", batch: null, note: "" };
  await saveDraft(store.db, { ...draft, person: "Owner", email: editor, saved_at: Date.now() });
  await store.close();
}

const addressOf = (path: string, page: string = addresses.consoleEntry.path) =>
  `${page}?entry=${path}`;

/** Asks for a page up to three times, until no turn of the main thread was long: other work can make one so, not all. */
async function expectShortTurns(target: string, body?: URLSearchParams): Promise<void> {
  const headers = {
    ...fromOurPage,
    cookie: browser.cookie,
    accept: "text/html",
    "x-measure-turns": "",
    ...(body && { "content-type": "application/x-www-form-urlencoded" }),
  };
  const method = body ? "POST" : "GET";
  const request = { method, target, headers, ...(body && { body: body.toString() }) };
  const took: number[] = [];
  while (took.length < 3) {
    const [{ status, cpu } = { status: 0, cpu: 0 }] = await server.measure([request]);
    expect(status).toBe(200);
    if (cpu < maxTurn) return;
    took.push(Math.round(cpu));
  }
  throw new Error(`${target} has turns of ${took.join(", ")} ms`);
}

beforeAll(async () => {
  place = await emptyStore("sqlite");
  server = await startMeteredServer({ DATA_DIR: place.dataDir, RATE_LIMIT: "off" });
  browser = await signedIn(
    (path, init) => fetch(server.url + path, { ...init, redirect: "manual" }),
    place,
    editor,
  );
  // Code that compiles on first use isn't part of the cost.
  await browser.get(addressOf("paddles/diadem-hero.yaml"));
});
afterAll(async () => {
  await server.stop();
  await place.remove();
});

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${line(index)}\n`).join("");

const tooMany = "the file has more than 30,000 values.";
const tooWide = "there are more than 1,000 fields beside each other.";
const tooLong = "the file has more than 20,000 lines.";
const tooDeep = "the fields are nested more than 30 deep.";

test.each([
  ["20,000 unknown fields", lines(20_000, (index) => `k${index}: 1`), tooWide],
  ["12,000 anchors", lines(12_000, () => "k1: &a1 1"), tooWide],
  ["12,000 different anchors", lines(12_000, (index) => `k${index}: &a${index} 1`), tooWide],
  ["40,000 items", `knownFor: [${"a,".repeat(40_000)}]\n`, tooMany],
  ["200,000 empty lines", `name: A\n${"\n".repeat(199_000)}`, tooLong],
  ["600 fields in each other", lines(600, (index) => `${" ".repeat(index)}k:`), tooDeep],
  ["1,500 groups in each other", `a: ${"{a: ".repeat(1500)}1${"}".repeat(1500)}\n`, tooDeep],
  ["as many unknown fields as are read", lines(1000, (index) => `k${index}: 1`), "More than 50"],
  ["as many values as are read", lines(29, (i) => `k${i}: [${"a,".repeat(1000)}]`), "More than 50"],
  ["as many versions as a form shows", `versions: [${"{},".repeat(50)}]\n`, "things to fix"],
  ["more versions than a form shows", `versions: [${"{},".repeat(9000)}]\n`, "too long"],
  ["as long a text as is saved", `name: "${"word ".repeat(39_000)}"\n`, "too long"],
])(
  "a draft of %s opens with a sentence, holds nobody up, and is discarded",
  async (_, text, says) => {
    const path = "paddles/zz-e.yaml";
    await storeDraft(path, text);
    for (const page of [
      addresses.consoleEntry,
      addresses.consolePublishing,
      addresses.consoleHistory,
    ])
      await expectShortTurns(addressOf(path, page.path));
    // What's new is only checked once someone asks.
    const checked = `${addressOf(path)}&fix=yes`;
    await expectShortTurns(checked);
    const shown = asText(await (await browser.get(checked)).text());
    expect(shown).toContain(says);
    expect(shown).toContain("Discard draft");
    const discard = { act: "content discard", entry: path, sure: "yes" };
    expect((await browser.post(addressOf(path), discard)).status).toBe(303);
    expect((await browser.get(addressOf(path))).status).toBe(404);
  },
);

test("a packed spreadsheet of a million cells holds nobody up", async () => {
  const rows = [
    { row: 1, cells: ["Name", "Brand"] },
    ...Array.from({ length: 5000 }, (_, index) => ({
      row: index + 2,
      cells: Array.from({ length: 199 }, () => 1),
    })),
  ];
  const sheet = deflateRawSync(JSON.stringify(rows)).toString("base64url");
  expect(sheet.length).toBeLessThan(40_000);
  const body = new URLSearchParams({ act: "read", kind: "paddles", sheet });
  await expectShortTurns(addresses.consoleImport.path, body);
});

import { readFileSync } from "node:fs";
import { strToU8 } from "fflate";
import { beforeEach, describe, expect, test } from "vitest";
import { inCpuTime } from "../support/cpu-time.ts";
import { addresses } from "../../src/addresses.ts";
import { entryAddress } from "../../src/office/console/content/entry-facts.ts";
import { largestBody } from "../../src/platform/http/refuse-requests.ts";
import { maxSheet, tooLargeFile } from "../../src/platform/sheets/sheet.ts";
import { fromOurPage } from "../support/console-client.ts";
import { cleo, consoleSite, dana, lee, textOf } from "../support/console-site.ts";
import { engines } from "../support/engines.ts";
import { plainText } from "../support/in-process-site.ts";
import { projectLibrary } from "../support/project-library.ts";

const { path } = addresses.consoleImport;

type Browser = Awaited<ReturnType<ReturnType<typeof consoleSite>["signIn"]>>;
type Sent = [text: string | Uint8Array<ArrayBuffer>, fields?: Record<string, string>];

/** A form with a file, as a browser sends it. */
function formOf(...[file, fields = {}]: Sent): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ act: "read", kind: "paddles", ...fields }))
    form.append(name, value);
  const bytes = typeof file === "string" ? strToU8(file) : file;
  form.append("file", new Blob([new Uint8Array(bytes)]), "paddles.csv");
  return form;
}

const upload = async ({ ask }: Pick<Browser, "ask">, ...sent: Sent) =>
  await ask(path, { method: "POST", headers: fromOurPage, body: formOf(...sent) });

/** What the page says of a file, and what its form keeps of it. */
async function read(browser: Browser, ...sent: Sent) {
  const answer = await upload(browser, ...sent);
  const html = await answer.text();
  const [, sheet = ""] = /name="sheet" value="([^"]*)"/.exec(html) ?? [];
  return { status: answer.status, text: plainText(html.replaceAll("<!-- -->", "")), sheet };
}

describe.each(engines)("spreadsheets in the console on %s", (engine) => {
  const here = consoleSite(engine, { isLive: true });
  let browser: Browser;
  beforeEach(async () => {
    // After the day that any paddle's file was changed.
    here.now = Date.parse("2026-12-01T09:30:00Z");
    browser = await here.signIn();
  });

  test("become drafts, of the rows that are chosen, and publish nothing", async () => {
    const table = [
      "Name,Brand,Weight",
      "Diadem Hero,Diadem,8.05",
      "Drifter 16,Example Paddles,230 g",
      "Lantern,Example Paddles,82 oz",
      "Harbor,Example Paddles,",
    ].join("\n");
    const dry = await read(browser, table);
    expect(dry.text).toContain("4 rows: 2 new, 1 changed, 0 the same, 1 wrong.");
    expect(dry.text).toContain('Row 4, column C "Weight": "82 oz" is more than 10 oz.');
    expect(await here.rows("content_revisions")).toEqual([]);

    const save = { act: "save", kind: "paddles", sheet: dry.sheet };
    const none = await browser.post(path, save);
    expect([none.status, await none.text()]).toEqual([
      422,
      expect.stringContaining("Choose at least one row."),
    ]);
    // The wrong row isn't saved, whatever a form says.
    const body = new URLSearchParams([...Object.entries(save), ["row", "3"], ["row", "4"]]);
    const init = { method: "POST", headers: fromOurPage, body };
    const { status, headers } = await browser.ask(path, init);
    expect([status, headers.get("location")]).toEqual([
      303,
      `/owner/content/drafts?since=${here.now}&done=content+import&count=1`,
    ]);
    expect(await textOf(browser, headers.get("location")!)).toContain(
      "Drafts saved from the spreadsheet: 1.",
    );
    const drafted = "listed/example-paddles-drifter-16.yaml";
    expect(await textOf(browser, entryAddress(drafted))).toContain("This is your draft");
    expect(await here.rows("content_revisions")).toEqual([
      expect.objectContaining({ path: drafted, state: "draft", email: dana.email, base: "" }),
    ]);
    expect((await browser.post(path, { ...save, act: "save --all" })).headers.get("location")).toBe(
      `/owner/content/drafts?since=${here.now}&done=content+import&count=2`,
    );
    expect((await browser.get("/diadem-hero")).status).toBe(200);
    expect(here.site.content.published(drafted)).toBeNull();
  });

  test("come back from a download as they are", async () => {
    for (const [kind, count] of [
      ["paddles", projectLibrary().paddles.flatMap(({ versions = [] }) => [1, ...versions]).length],
      ["balls", projectLibrary().balls.length],
    ] as const)
      for (const format of ["xlsx", "csv"]) {
        const answer = await browser.post(path, { act: `download --${format}`, kind });
        expect(answer.headers.get("content-disposition")).toBe(
          `attachment; filename="${kind}.${format}"`,
        );
        expect(answer.headers.get("cache-control")).toBe("no-store");
        const file = new Uint8Array(await answer.arrayBuffer());
        expect((await read(browser, file, { kind })).text).toContain(
          `${count} rows: 0 new, 0 changed, ${count} the same, 0 wrong.`,
        );
      }
  });
});

describe("a spreadsheet", () => {
  const here = consoleSite("sqlite");
  const table = "Name,Brand\nDrifter 16,Example Paddles";
  const large = `${table}\n${"a,b\n".repeat(50_000)}`;

  test("is for editors and owners, from the site's own pages, and refused before it's read otherwise", async () => {
    expect(large.length).toBeGreaterThan(largestBody.content / 2);
    const send = async (
      email: string | undefined,
      headers: Record<string, string> = fromOurPage,
    ) => {
      const ask = email === undefined ? here.ask : (await here.signIn(email)).ask;
      return (await ask(path, { method: "POST", headers, body: formOf(table) })).status;
    };
    expect(await send(cleo.email)).toBe(200);
    expect(await send(lee.email)).toBe(403);
    expect(await send(undefined)).toBe(302);
    expect(await send(cleo.email, { "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await send(cleo.email, { origin: "https://other.example" })).toBe(403);
    // Without either, it isn't from a browser's form.
    expect(await send(cleo.email, {})).toBe(403);
    expect((await upload(here, large)).status).toBe(413);
    expect((await upload(await here.signIn(lee.email), large)).status).toBe(413);
  });

  test("may be larger than any other form, and only on its own page", async () => {
    const browser = await here.signIn(cleo.email);
    const text = `${table}\n${`${"a".repeat(200)},b\n`.repeat(4000)}`;
    expect(text.length).toBeGreaterThan(largestBody.content);
    expect((await read(browser, text)).text).toContain("4,001 rows:");
    const elsewhere = await browser.ask(addresses.consoleNewEntry.path, {
      method: "POST",
      headers: fromOurPage,
      body: formOf(text),
    });
    expect(elsewhere.status).toBe(413);
  });

  test("with a boundary of 15,000 letters is refused before anything is searched for it", async () => {
    const browser = await here.signIn(cleo.email);
    const boundary = "a".repeat(15_000);
    const body = `--${boundary}\r\n\r\n${`\r\n--${boundary.slice(1)}`.repeat(30)}`;
    const headers = {
      ...fromOurPage,
      "content-type": `multipart/form-data; boundary=${boundary}`,
    };
    const answer = await inCpuTime(1000, () =>
      browser.ask(path, { method: "POST", headers, body }),
    );
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("read what your browser sent. Try another browser.");
  });

  test("of 50 MB is refused by its size, while it comes in", async () => {
    const browser = await here.signIn(cleo.email);
    const chunk = new Uint8Array(1024 * 1024).fill(97);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent++;
        if (sent > 50) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const headers = { ...fromOurPage, "content-type": "multipart/form-data; boundary=a" };
    const init = { method: "POST", headers, body, duplex: "half" };
    const answer = await browser.ask(path, init);
    expect([answer.status, await answer.text()]).toEqual([413, tooLargeFile]);
    // More than that isn't even thrown away.
    expect(sent).toBeLessThan(40);
  });

  test.each([
    ["no file", new Uint8Array(), "Choose a file first."],
    [
      "an .xls file",
      new Uint8Array(Buffer.from("d0cf11e0a1b11ae1", "hex")),
      "This is an .xls file of an older Excel.",
    ],
    ["a file that is a little too large", new Uint8Array(maxSheet.bytes + 1), tooLargeFile],
  ])("that is %s is refused with a sentence", async (_, file, sentence) => {
    const { status, text } = await read(await here.signIn(cleo.email), file);
    expect(status).toBe(422);
    expect(text).toContain(sentence);
  });

  test("whose rows were tampered with on their way back is refused", async () => {
    const browser = await here.signIn(cleo.email);
    const fields = { act: "save --all", kind: "paddles", sheet: "AAAA" };
    const answer = await browser.post(path, fields);
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining("The rows got lost on their way. Choose the file again."),
    ]);
  });

  test("with mistakes names each of them, and saves all others", async () => {
    const browser = await here.signIn(cleo.email);
    const file = new Uint8Array(readFileSync("tests/sheets/paddles-with-mistakes.csv"));
    const dry = await read(browser, file);
    expect(dry.text).toContain("120 rows: 80 new, 2 changed, 0 the same, 38 wrong.");
    for (const markup of ["<b>The one</b>", 'href="javascript:'])
      expect(dry.text).not.toContain(`>${markup}`);
    const fields = { act: "save --all", kind: "paddles", sheet: dry.sheet };
    expect((await browser.post(path, fields)).headers.get("location")).toContain("count=82");
    expect((await here.rows("content_revisions")).length).toBe(82);
  });
});

describe("with CONTENT=files", () => {
  const here = consoleSite("sqlite", { settings: { CONTENT: "files" } });

  test("no spreadsheet is read, and what's published can be downloaded", async () => {
    const browser = await here.signIn(cleo.email);
    const dry = await read(browser, "Name,Brand\nDrifter 16,Example Paddles");
    expect(dry.text).toContain("Content can't be changed in the browser here");
    expect(dry.sheet).toBe("");
    const answer = await browser.post(path, { act: "download --csv", kind: "balls" });
    expect(await answer.text()).toContain("Franklin X-40");
  });
});

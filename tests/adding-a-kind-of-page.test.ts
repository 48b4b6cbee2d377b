import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plainText } from "./support/in-process-site.ts";
import { startServer } from "./support/server-process.ts";
import { performSteps, type Places, readSteps } from "./support/walk-through.ts";

const places: Places = {
  "src/library/content-files.ts": [
    ["before", /^import \{ paddleFile \}.*\n/m],
    ["before", /(?<=^export const contentFiles = \{\n(?: .*\n)*)\};\n/m],
  ],
  "src/addresses.ts": [["after", /^  about: .*\n/m]],
  "src/pages.ts": [
    ["before", /^import paddle from .*\n/m],
    ["after", /^  howItWorks,\n/m],
  ],
};

const steps = readSteps("Add a kind of page");

let copy: ReturnType<typeof performSteps>;
beforeAll(() => {
  copy = performSteps(steps, places);
});
afterAll(() => copy.delete());

test("takes six files at most, three of its own and a line in three lists, compiles, and follows the rules of imports", async () => {
  expect([...steps.keys()]).toHaveLength(6);
  expect(await copy.typeErrors()).toBe("");
  expect(await copy.contentMistakes()).toBe("");
  expect(await copy.node("tools/check-imports.ts")).toMatchObject({ status: 0 });
});

test("is served, listed in the sitemap, and found by the search", async () => {
  const built = await copy.node("node_modules/vite/bin/vite.js", "build");
  expect(built.status, built.output).toBe(0);
  const server = await startServer({ DATA_DIR: join(copy.folder, "data") }, copy.folder);
  try {
    const ask = async (path: string) => plainText(await (await fetch(server.url + path)).text());
    const html = await ask("/open-play");
    expect(html).toContain("<title>Open Play Etiquette | RallyRank</title>");
    expect(html).toContain("<li>Call the score before each serve.</li>");
    expect(await ask("/sitemap.xml")).toMatch(/<loc>[^<]*\/open-play<\/loc>/);
    expect(await ask("/search?search=paddle+rack+score")).toContain('<a href="/open-play">');
    expect((await fetch(`${server.url}/og/open-play.png`)).status).toBe(200);
  } finally {
    await server.stop();
  }
});

/** The files that errors may be in, with all they import. */
const part = ["src/site/pages/open-play.page.tsx", "src/pages.ts", "src/virtual-modules.d.ts"];

// Two at once, where each leads to an error in another file: the compiler takes seconds.
test.each([
  {
    "src/site/pages/open-play.content.ts": "src/library/content-files.ts",
    "src/site/pages/open-play.page.tsx": "src/pages.ts",
  },
  { "src/library/content-files.ts": "src/site/pages/open-play.page.tsx" },
  { "src/addresses.ts": "src/site/pages/open-play.page.tsx" },
])("what is left out is a type error in another file: %j", async (errorsIn) => {
  const errors = await copy.without(Object.keys(errorsIn), () => copy.typeErrors(part));
  for (const where of Object.values(errorsIn)) expect(errors).toContain(`${where}(`);
});

test("content/open-play.yaml left out is a mistake in the content", async () => {
  const found = await copy.without(["content/open-play.yaml"], copy.contentMistakes);
  expect(found).toMatch(/content\/open-play\.yaml:1 \(the whole file\): cannot be read/);
});

test("src/pages.ts left out fails a test of the pages", async () => {
  const failing = () => copy.failingTests("src/platform/render/site-pages.test.ts");
  expect(await failing()).toEqual([]);
  expect(await copy.without(["src/pages.ts"], failing)).toEqual([
    "content can link to each listed page, and to no other",
  ]);
});

test("the manual explains its words", async () => {
  expect(await copy.fieldManual("open-play")).toMatch(
    /^content\/open-play\.yaml: The page about open play\./,
  );
});

// `npm run house`: what a change to this project costs, from the code and from what the built server runs. What counts is
// less the number of lines than the number of files that a change has to know.

import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { signedIn } from "../tests/support/console-client.ts";
import { freePort } from "../tests/support/postgres.ts";
import { startServer } from "../tests/support/server-process.ts";

const isTest = (file: string) => /[.](test|spec)[.]tsx?$/.test(file);

/** A project's files by these patterns, without tests. */
const filesIn = (folder: string, ...patterns: string[]) =>
  globSync(patterns, { cwd: folder }).filter((file) => !isTest(file));

/** The files that a kind is made of: those that say its name. */
function filesNaming(folder: string, name: RegExp): number {
  const files = filesIn(
    folder,
    "src/**/*.{ts,tsx,css}",
    "content/*.yaml",
    "tools/**/*.ts",
    "deploy/**/*.conf",
  );
  return files.filter(
    (file) => name.test(file) || name.test(readFileSync(join(folder, file), "utf8")),
  ).length;
}

/** The types that a review has on its way from a form to a page and to the console. */
const reviewTypes =
  "TypedForm TypedReview ReviewSubmission NewReview ReviewValues WrittenReview PublicReview ListedReview ModeratedReview " +
  "StoredReview ReviewView ConsoleReview BriefReview KeptReview OwnReview QuotedReview";

/** How many files each recipe of docs/architecture.md takes by hand. Tests perform them. */
function filesOfRecipes(folder: string): Record<string, number> {
  const text = readFileSync(join(folder, "docs/architecture.md"), "utf8");
  const recipes = [...text.matchAll(/^## Add an? ([^\n]*)$(.*?)(?=^## |$(?![^]))/gms)];
  return Object.fromEntries(
    recipes.map(([, what, steps = ""]) => [
      `files of a new ${what}`,
      // One without steps is a line.
      steps.match(/^### \d+\. /gm)?.length ?? 1,
    ]),
  );
}

/** What the code alone says. */
export function measureCode(folder: string): Record<string, number> {
  const sources = filesIn(folder, "src/**/*.{ts,tsx,css}");
  const texts = new Map(sources.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
  const all = [...texts.values()].join("\n");
  const count = (what: RegExp) => all.match(what)?.length ?? 0;
  // All of its functions: openSite is short if it only calls others.
  const opening = texts.get("src/site.ts")?.match(/^(?:export )?(?:async )?function [^]*?^\}/gm);
  return {
    ...filesOfRecipes(folder),
    "lines of src": count(/\n/g),
    "files of src": sources.length,
    "folders at the top of src": new Set(
      sources.map((file) => file.split("/")).flatMap(([, top, more]) => (more ? [top] : [])),
    ).size,
    "imports from the site to mail and office": [...texts]
      .filter(([file]) => file.startsWith("src/site/") || file === "src/addresses.ts")
      .flatMap(([, text]) => text.match(/(?:from|import\() ?"(?:\.\.?\/)+(?:mail|office)\//g) ?? [])
      .length,
    "files that name questions": filesNaming(folder, /question/i),
    "files that name corrections": filesNaming(folder, /correction/i),
    "files that name price emails": filesNaming(folder, /price-?_?(e?mail|watch)/i),
    "files that name a finder's facet, 'grip'": filesNaming(folder, /\bgrip\b/),
    "types that are one review": reviewTypes
      .split(" ")
      .filter((name) => RegExp(`(?:type|interface) ${name}\\b`).test(all)).length,
    "words that opening the site takes":
      opening?.join("\n").match(/\b[a-z]\w+(?=[,:)\s}])/g)?.length ?? 0,
    "functions longer than 150 lines": [...texts.values()]
      .flatMap((each) => each.match(/^(?:export )?(?:async )?function [^]*?^\}/gm) ?? [])
      .filter((each) => each.split("\n").length > 150).length,
    "as unknown as": count(/as unknown as/g),
  };
}

/**
 * Loaded into a server before its own code: counts the functions that run. Asked at its own port, it says which have since
 * it was asked last.
 */
const counter = `
import { Session } from "node:inspector/promises";
import { createServer } from "node:http";
const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
createServer(async (_, answer) => {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  answer.end(JSON.stringify(result.filter(({ url }) => url.includes("/server/"))));
})
  // Its workers load this, too.
  .on("error", () => {})
  .listen(Number(process.env.COUNTER_PORT), "127.0.0.1")
  .unref();
`;

interface Coverage {
  url: string;
  functions: { ranges: { startOffset: number; count: number }[] }[];
}

/** What a request makes the built server run. */
interface Walk {
  name: string;
  files: number;
  functions: number;
  calls: number;
}

/** Tells for each offset of a built file which source file it's from. */
function sourcesOf(built: string): (offset: number) => string | undefined {
  const lines = readFileSync(built, "utf8").split("\n");
  const starts: number[] = [];
  let at = 0;
  for (const line of lines) {
    starts.push(at);
    at += line.length + 1;
  }
  // The build puts everything but code beside the browser's files.
  const mapped = `${built.replace("/server/", "/client/")}.map`;
  // A chunk of packages alone has none.
  if (!existsSync(mapped)) return () => undefined;
  const map = new SourceMap(JSON.parse(readFileSync(mapped, "utf8")) as SourceMapPayload);
  return (offset) => {
    let line = starts.findLastIndex((start) => start <= offset);
    line = Math.max(0, line);
    const found = map.findEntry(line, offset - starts[line]!);
    return "originalSource" in found ? found.originalSource : undefined;
  };
}

/** Builds a copy of the project with source maps, and follows requests through its server. */
async function walkServer(folder: string): Promise<Walk[]> {
  const copy = mkdtempSync(join(tmpdir(), "rallyrank-house-"));
  try {
    for (const part of [
      "src",
      "content",
      "public",
      "tools",
      "package.json",
      "vite.config.ts",
      "tsconfig.json",
    ])
      cpSync(join(folder, part), join(copy, part), { recursive: true });
    symlinkSync(join(folder, "node_modules"), join(copy, "node_modules"));
    const settings = readFileSync(join(folder, "vite.config.ts"), "utf8");
    const mapped = settings.replace("emitAssets: true,", "emitAssets: true, sourcemap: true,");
    writeFileSync(join(copy, "vite.config.ts"), mapped);
    const vite = join(folder, "node_modules/.bin/vite");
    const built = spawnSync(vite, ["build"], { cwd: copy, encoding: "utf8" });
    if (built.status !== 0) throw new Error(`the build failed:\n${built.stdout}${built.stderr}`);
    return await follow(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function follow(copy: string): Promise<Walk[]> {
  const counted = await freePort();
  const dataDir = join(copy, "data");
  const server = await startServer(
    {
      DATA_DIR: dataDir,
      RATE_LIMIT: "on",
      COUNTER_PORT: String(counted),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(counter)}`,
    },
    copy,
  );
  const maps = new Map<string, ReturnType<typeof sourcesOf>>();
  const take = async () =>
    (await (await fetch(`http://127.0.0.1:${counted}`)).json()) as Coverage[];
  const walks: Walk[] = [];
  const ask = (path: string, init?: RequestInit) =>
    fetch(server.url + path, { redirect: "manual", ...init });
  async function walk(name: string, asking: () => Promise<Response>) {
    await take();
    const answer = await asking();
    await answer.text();
    if (answer.status >= 400) throw new Error(`${name}: ${answer.status}`);
    const files = new Set<string>();
    let [functions, calls] = [0, 0];
    for (const { url, functions: ran } of await take())
      for (const { ranges } of ran) {
        const [{ count, startOffset }] = ranges as [{ count: number; startOffset: number }];
        if (count === 0) continue;
        const built = new URL(url).pathname;
        if (!maps.has(built)) maps.set(built, sourcesOf(built));
        const source = maps.get(built)!(startOffset);
        const file = source && relative(copy, join(dirname(built), source));
        if (!file?.startsWith("src/")) continue;
        files.add(file);
        functions++;
        calls += count;
      }
    walks.push({ name, files: files.size, functions, calls });
  }
  const get = (path: string) => () => ask(path);
  const post = (path: string, fields: Record<string, string>) => () =>
    ask(path, { method: "POST", body: new URLSearchParams(fields) });
  try {
    await walk("/about, cold", get("/about"));
    await walk("a paddle's page, cold", get("/diadem-hero"));
    await walk("a paddle's page, another query", get("/diadem-hero?sort=highest"));
    await walk("a paddle's page, in memory", get("/diadem-hero"));
    await walk("the finder with a filter", get("/paddle-finder?category=control"));
    const review = { firstName: "Ann", duprRating: "3.5", rating: "4" };
    const reviewText = "Soft hands at the kitchen line.";
    await walk("a review", post("/diadem-hero", { ...review, reviewText }));
    await walk("a paddle's page after a review", get("/diadem-hero"));
    await walk("a sign-up to the newsletter", post("/newsletter", { email: "ann@example.com" }));
    await walk(
      "a message, with its email",
      post("/contact", {
        firstName: "Ann",
        lastName: "Lee",
        email: "ann@example.com",
        subject: "Hello",
        message: "Do you lend paddles?",
      }),
    );

    const place = { dataDir, databaseUrl: undefined, remove: async () => {} };
    const owner = await signedIn(ask, place, "hello@rallyrank.example");
    const found = await (await owner.get("/owner/reviews")).text();
    const [, id = ""] = /name="review" value="([^"@]+)/.exec(found) ?? [];
    await walk("an act: hiding a review", () =>
      owner.post("/owner/reviews", { act: "reviews hide", review: id }),
    );
    const entry = "entry=paddles/diadem-hero.yaml";
    const text = readFileSync(join(copy, "content/paddles/diadem-hero.yaml"), "utf8");
    const saved = text.replace("entry-level", "beginner's");
    const edit = await (await owner.get(`/owner/content/edit?${entry}`)).text();
    const [, base = ""] = /name="entry-base" value="([^"]*)"/.exec(edit) ?? [];
    const draft = { act: "content save", "entry-base": base, "whole-text": saved };
    await walk("a draft of a content file", () =>
      owner.post(`/owner/content/edit?${entry}`, draft),
    );
    await walk("a publish", () =>
      owner.post(`/owner/content/publish?${entry}`, { act: "content publish" }),
    );
    return walks;
  } finally {
    await server.stop();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const folder = join(import.meta.dirname, "..");
  console.table(measureCode(folder));
  console.table(
    Object.fromEntries((await walkServer(folder)).map(({ name, ...walk }) => [name, walk])),
  );
}

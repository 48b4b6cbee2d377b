import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../support/postgres.ts";
import { reviewForm } from "../support/forms.ts";

const projectFolder = join(import.meta.dirname, "../..");
const copy = join(projectFolder, "build/development-test");
const sources = [
  "content",
  "public",
  "src",
  "tools",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
];

function edit(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  if (!text.includes(from)) throw new Error(`${file} does not hold '${from}'`);
  writeFileSync(path, text.replace(from, to));
}

test("an edit of an island shows with its state kept; one of a page, the server or content reloads the page", async ({
  page,
}) => {
  test.setTimeout(180_000);
  // A copy, so that edits never touch the checkout. Packages are hard links, so that it is quick.
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const source of sources)
    cpSync(join(projectFolder, source), join(copy, source), { recursive: true });
  execFileSync("cp", ["-al", join(projectFolder, "node_modules"), join(copy, "node_modules")]);
  rmSync(join(copy, "node_modules/.vite"), { recursive: true, force: true });
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [
      "node_modules/vite/bin/vite.js",
      "--configLoader",
      "native",
      "--port",
      String(port),
      "--strictPort",
    ],
    {
      cwd: copy,
      env: { PATH: process.env["PATH"], DATA_DIR: join(copy, "data"), PORT: String(port) },
      // Vite ends with its input, so it doesn't outlive a test that was killed.
      stdio: ["pipe", "pipe", "pipe"],
    },
  );
  let output = "";
  server.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  server.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  const mark = () => page.evaluate(() => Object.assign(window, { marked: true }));
  const isMarked = () => page.evaluate(() => "marked" in window);

  try {
    const url = `http://localhost:${port}/joola-perseus-pro-iv`;
    await expect
      .poll(async () => (await fetch(url).catch(() => undefined))?.status, { timeout: 90_000 })
      .toBe(200);
    await page.goto(url);
    // The style layers are in order: the header of a wide screen has links instead of the menu button.
    await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
    const { firstName } = reviewForm(page);
    await firstName.click();
    await expect(page.locator("x-island[name=review-form][hydrated]")).toBeAttached();
    await firstName.fill("Typed before the edit");
    await mark();

    edit(
      "src/site/reviews/form/review-form.island.tsx",
      "{group.formTitle}",
      "{group.formTitle}, edited",
    );
    await expect(
      page.getByRole("heading", { name: "Share Your Experience, edited" }),
    ).toBeVisible();
    await expect(firstName).toHaveValue("Typed before the edit");
    expect(await isMarked()).toBe(true);

    edit(
      "src/site/reviews/form/review-form.module.css",
      "composes: line middle gap-4 between from global;",
      "composes: line middle gap-4 between from global; padding-block-end: 7px;",
    );
    const head = page.locator("#write-a-review :has(> h2)");
    await expect(head).toHaveCSS("padding-block-end", "7px");
    expect(await isMarked()).toBe(true);

    edit(
      "src/site/paddles/how-it-plays.tsx",
      "title={pageWords.buyIf.title}",
      'title="Buy it when"',
    );
    await expect(page.getByRole("heading", { name: "Buy it when" })).toBeVisible();
    expect(await isMarked()).toBe(false);

    await mark();
    edit("src/platform/http/security-headers.ts", 'nosniff",', 'nosniff",\n    "x-edited": "yes",');
    // A page that is just reloading can't be asked.
    await expect.poll(() => isMarked().catch(() => true)).toBe(false);
    await expect.poll(async () => (await fetch(url)).headers.get("x-edited")).toBe("yes");

    await mark();
    edit(
      "content/paddles/joola-perseus-pro-iv.yaml",
      "name: JOOLA Perseus Pro IV",
      "name: Perseus, edited",
    );
    await expect(page.getByRole("heading", { level: 1, name: "Perseus, edited" })).toBeVisible();
    expect(await isMarked()).toBe(false);
    expect(complaints).toEqual([]);
    // Of React, on the server.
    expect(output).not.toMatch(
      /is using incorrect casing|Each child in a list|Invalid DOM property/,
    );

    // A mistake is told in the console, and the page goes on without the edit.
    const heading = page.getByRole("heading", { level: 1, name: "Perseus, edited" });
    const paddle = "content/paddles/joola-perseus-pro-iv.yaml";
    edit(paddle, "category: Power Paddle", "category: Power");
    const told = () => output;
    await expect.poll(told).toContain('category: \\"Power\\" is not one of the allowed words.');
    await expect(heading).toBeVisible();
    await page.goto("about:blank");
    await page.goto(url);
    await expect(heading).toBeVisible();
    edit(paddle, "category: Power\n", "category: Power Paddle\n");
    edit(paddle, "name: Perseus, edited", "name: Perseus, corrected");
    const corrected = page.getByRole("heading", { level: 1, name: "Perseus, corrected" });
    await expect(corrected).toBeVisible();
  } catch (error) {
    console.log(output);
    throw error;
  } finally {
    server.kill("SIGTERM");
    await new Promise((resolve) => server.once("exit", resolve));
    rmSync(copy, { recursive: true, force: true });
  }
});

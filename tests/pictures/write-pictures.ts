import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../tools/browser.ts";
import { clockFrom } from "../support/clock-from.ts";
import { visitErrorPage } from "../support/forms.ts";
import { runOwner } from "../support/owner-command.ts";
import { pageKinds } from "../support/listed-pages.ts";
import { unlistedKinds } from "../support/page-kinds.ts";
import { readMail } from "../support/mail-server.ts";
import { startServer } from "../support/server-process.ts";
import { contactSheet, type Picture } from "./contact-sheet.ts";
import { asScript } from "../support/posts.ts";

/** The screens of the pictures. */
const screens = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const schemes = ["light", "dark"] as const;
/** How much of a page a sheet shows, in screens. The whole page has a picture of its own. */
const depth = 2;
/** The number of pages taken at a time: a browser paints on one processor while the server renders on another. */
const tabs = 3;

const siteUrl = "http://127.0.0.1:3000";

/** The README's first screens, in docs/pictures. */
const forReadme = [
  { path: "/", colorScheme: "light", name: "home-light.jpeg" },
  { path: "/joola-perseus-pro-iv", colorScheme: "dark", name: "paddle-dark.jpeg" },
] as const;

const projectFolder = join(import.meta.dirname, "../..");
const sheets = join(projectFolder, "docs/design/pictures");
const wholePages = join(projectFolder, "build/pictures");

/** A sheet: its name, its title, and how to open a page of its kind. */
interface Subject {
  kind: string;
  title: string;
  open(page: Page): Promise<unknown>;
}

const fileName = (kind: string) => kind.replaceAll(/\W+/g, "-");

/** Takes a page on every screen in both color schemes, completely, and puts their beginnings onto a sheet. */
async function takeKind(browser: Browser, { kind, title, open }: Subject): Promise<void> {
  const context = await browser.newContext({ reducedMotion: "reduce", viewport: screens[0] });
  const page = await context.newPage();
  await open(page);
  const rows: Picture[][] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const row: Picture[] = [];
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.evaluate(() => document.fonts.ready);
      const jpeg = await page.screenshot({ type: "jpeg", quality: 90, fullPage: true });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const name = `${fileName(kind)}-${screen.width}-${colorScheme}.jpeg`;
      writeFileSync(join(wholePages, name), jpeg);
      row.push({
        jpeg,
        caption: `${screen.width} px, ${colorScheme}`,
        width: screen.width,
        depth: Math.min(height, screen.height * depth),
        fold: screen.height,
      });
    }
    rows.push(row);
  }
  await context.close();
  const sheet = await contactSheet(browser, title, rows);
  writeFileSync(join(sheets, `${fileName(kind)}.jpeg`), sheet);
}

/** Takes the README's first screens. */
async function takeForReadme(browser: Browser, url: string): Promise<void> {
  const folder = join(projectFolder, "docs/pictures");
  mkdirSync(folder, { recursive: true });
  for (const { path, colorScheme, name } of forReadme) {
    const page = await browser.newPage({ viewport: screens[2], colorScheme });
    await page.goto(url + path);
    await page.evaluate(() => document.fonts.ready);
    writeFileSync(join(folder, name), await page.screenshot({ type: "jpeg", quality: 85 }));
    await page.close();
  }
}

/** The site's emails, as the server writes them into this data folder. */
async function mails(url: string, settings: { DATA_DIR: string }): Promise<Subject[]> {
  await fetch(`${url}/newsletter`, {
    method: "POST",
    headers: { ...asScript, origin: siteUrl },
    body: new URLSearchParams({ email: "dana@example.com" }),
  });
  const folder = join(settings.DATA_DIR, "mail");
  let files: string[] = [];
  for (const end = performance.now() + 10_000; files.length === 0 && performance.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".eml"),
    );
  }
  const confirmation = readMail(readFileSync(join(folder, files[0]!), "latin1")).html;
  const issue = join(settings.DATA_DIR, "issue.html");
  const { code, output } = await runOwner(settings, "newsletter", "preview", "--out", issue);
  if (code !== 0) throw new Error(output);
  const subject = (kind: string, html: string): Subject => ({
    kind,
    title: kind,
    open: (page) => page.setContent(html),
  });
  return [
    subject("mail that asks to confirm", confirmation),
    subject("mail of the weekly issue", readFileSync(issue, "utf8")),
  ];
}

/** Puts the first pages of the downloadable guide onto a sheet, if poppler is installed. */
async function takePdf(browser: Browser, url: string, folder: string): Promise<void> {
  const path = "/guides/how-to-choose-a-paddle.pdf";
  const file = join(folder, "guide.pdf");
  writeFileSync(file, Buffer.from(await (await fetch(url + path)).arrayBuffer()));
  const pages = join(folder, "guide");
  const { error } = spawnSync("pdftoppm", ["-jpeg", "-r", "72", "-l", "6", file, pages]);
  if (error) {
    console.log("No picture of the PDF: pdftoppm (Debian: poppler-utils) is not installed.");
    return;
  }
  const pictures = readdirSync(folder)
    .filter((name) => /^guide-\d+\.jpg$/.test(name))
    .toSorted()
    .map((name, index): Picture => ({
      jpeg: readFileSync(join(folder, name)),
      caption: `page ${index + 1}`,
      width: 612,
      depth: 792,
    }));
  const rows = [pictures.slice(0, 3), pictures.slice(3)];
  writeFileSync(join(sheets, "pdf.jpeg"), await contactSheet(browser, `PDF: ${path}`, rows));
}

/**
 * Takes pictures of every kind of page on three screens in light and dark: a sheet for each kind in
 * docs/design/pictures, whole pages in build/pictures. Needs a build; arguments name the kinds to take.
 */
async function writePictures(wanted: readonly string[]): Promise<void> {
  for (const folder of [sheets, wholePages]) mkdirSync(folder, { recursive: true });
  const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
  const settings = {
    DATA_DIR: dataDir,
    // The guide names the site's URL, and the port differs each time.
    SITE_URL: siteUrl,
    // Pictures show the same every time.
    ...clockFrom(Date.UTC(2026, 0, 15, 12)),
  };
  const server = await startServer(settings);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--hide-scrollbars"],
  });
  try {
    const subjects: Subject[] = [
      ...[...pageKinds, ...unlistedKinds].map(({ kind, example }) => ({
        kind,
        title: `${kind}: ${example}`,
        open: (page: Page) => page.goto(server.url + example),
      })),
      { kind: "error", title: "error", open: (page: Page) => visitErrorPage(page, server.url) },
      ...(await mails(server.url, settings)),
    ].filter(({ kind }) => wanted.length === 0 || wanted.includes(kind));
    const queue = subjects.values();
    const take = async () => {
      for (const subject of queue) await takeKind(browser, subject);
    };
    await Promise.all(Array.from({ length: tabs }, take));
    if (wanted.length === 0 || wanted.includes("readme")) await takeForReadme(browser, server.url);
    if (wanted.length === 0 || wanted.includes("pdf")) await takePdf(browser, server.url, dataDir);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await writePictures(process.argv.slice(2));

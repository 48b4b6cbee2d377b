import { type BrowserContext, type Page, test as base } from "@playwright/test";
import { SharedServers } from "./journey-servers.ts";
import { noteWhatMoves } from "./geometry.ts";
import { type PageWeight, weigh } from "./page-weight.ts";

/** A tab of a worker's browser. */
export interface Tab {
  page: Page;
  /** What the page in it has loaded so far. */
  weight(): Promise<PageWeight>;
  /** Turns scripts on or off, for the next page. */
  runScripts(on: boolean): Promise<void>;
  /** Sets the browser's own font size, in px. */
  setFontSize(size: number): Promise<void>;
  complaints: ReturnType<typeof complaintsOf>;
}

interface Worker {
  /** The servers of tests that only read. */
  sharedServers: SharedServers;
  /** A tab for all tests that only open pages: to open a tab takes four times as long as to open a page. */
  sharedTab: Tab;
}

/** What all browser tests of a worker share, each thing made when a test first needs it. */
export const test = base.extend<object, Worker>({
  sharedServers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const servers = new SharedServers();
      await use(servers);
      await servers.stop();
    },
    { scope: "worker" },
  ],
  sharedTab: [
    async ({ browser, sharedServers }, use) => {
      const { server } = await sharedServers.of({});
      const context = await browser.newContext({ baseURL: server.url });
      const page = await context.newPage();
      await page.addInitScript(noteWhatMoves);
      openInItsFace(page);
      const session = await context.newCDPSession(page);
      await use({
        page,
        weight: await weigh(page),
        runScripts: async (on) =>
          void (await session.send("Emulation.setScriptExecutionDisabled", { value: !on })),
        async setFontSize(size) {
          const fontSizes = { standard: size, fixed: (size * 13) / 16 };
          await session.send("Page.setFontSizes", { fontSizes });
        },
        complaints: complaintsOf(context),
      });
      await context.close();
    },
    { scope: "worker" },
  ],
});

/**
 * Has a tab open a page again if its display face came too late to be used, as it may on a busy machine: with
 * `font-display: optional` the page then has another, with other widths.
 */
export function openInItsFace(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...words) => {
    let answer = await goto(...words);
    for (let again = 0; again < 5 && !(await page.evaluate(hasItsFace)); again++) {
      // A reload would go back to where the page was, and not to what the address names.
      await goto("about:blank");
      answer = await goto(...words);
    }
    return answer;
  };
}

function hasItsFace(): boolean {
  const face = '"Archivo Display"';
  const isStyled = [...document.fonts].some(({ family }) => family.includes("Archivo Display"));
  if (!isStyled) return true;
  const widthIn = (family: string) => {
    const text = document.createElement("span");
    text.textContent = "Paddle 1";
    Object.assign(text.style, { position: "absolute", font: `700 40px ${family}` });
    document.body.append(text);
    const { width } = text.getBoundingClientRect();
    text.remove();
    return width;
  };
  return widthIn(`${face}, monospace`) !== widthIn("monospace");
}

/**
 * Chromium's own messages that it skipped a page transition, because a busy machine was too late, or the test went on to
 * another page or changed the window's size meanwhile. None of our code ran: https://github.com/w3c/csswg-drafts/issues/13726
 */
const skippedTransition =
  /^Transition was (skipped|aborted because of invalid state([.] (Page already revealed|Viewport size changed))?)$/;

/** Collects the errors and warnings in a browser's console; returns those since the last call that aren't expected. */
export function complaintsOf(context: BrowserContext) {
  const complaints: string[] = [];
  context.on("weberror", (problem) => complaints.push(problem.error().message));
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  return (expected: RegExp | undefined) =>
    complaints.splice(0).filter((text) => !skippedTransition.test(text) && !expected?.test(text));
}

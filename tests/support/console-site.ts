import { sql } from "kysely";
import { afterEach, beforeEach, vi } from "vitest";
import { fromOurPage, linkFor, signedIn } from "./console-client.ts";
import { emptyStore, type StorePlace } from "./engines.ts";
import { applicationOf, type Ask, plainText } from "./in-process-site.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import type { Person } from "../../src/office/publishing/people.ts";
import type { Library } from "../../src/library/library.ts";
import { openLiveLibrary } from "../../src/library/open-library.ts";
import { projectLibrary } from "./project-library.ts";
import { openSite, type RunningSite } from "../../src/site.ts";

const library = projectLibrary();
const begin = Date.parse("2026-05-04T09:30:00Z");

export const dana: Person = { name: "Dana", email: "dana@example.com", role: "owner" };
export const lee: Person = { name: "Lee", email: "lee@example.com", role: "moderator" };
export const cleo: Person = { name: "Cleo", email: "cleo@example.com", role: "editor" };

interface Differing {
  settings?: Record<string, string>;
  library?: Partial<Library>;
  /** Whether pages show what is published in the console. */
  isLive?: boolean;
  /** Its content folder, if it isn't the project's. */
  folder?: string;
}

/**
 * A site with a console for each test, on a store of its own and with a clock that a test moves.
 * @param differing settings and content that aren't the usual ones
 */
export function consoleSite(engine: "sqlite" | "postgres", differing: Differing = {}) {
  let place: StorePlace;
  let site: RunningSite;
  let ask: Ask;
  const here = {
    /** Epoch milliseconds. */
    now: begin,
    /** Who may sign in. */
    people: [dana, lee, cleo],
    /** What was logged. */
    logged: [] as string[],
    get site() {
      return site;
    },
    get place() {
      return place;
    },
    ask: (...asked: Parameters<Ask>) => ask(...asked),
    post: (path: string, fields: Record<string, string> = {}, headers = {}) =>
      ask(path, {
        method: "POST",
        headers: { ...fromOurPage, ...headers },
        body: new URLSearchParams(fields),
      }),
    link: (email = dana.email) => linkFor(place, email, here.now),
    signIn: (email = dana.email) => signedIn(ask, place, email, here.now),
    /** Clicks the button behind the link of each email that asks to confirm an address, and takes these as delivered. */
    async confirmAll() {
      const store = openStore(place);
      const mails = await store.db
        .updateTable("outbox")
        .set({ state: "delivered", ended_at: here.now })
        .where("kind", "=", "confirmation")
        .where("state", "=", "waiting")
        .returning("content")
        .execute();
      await store.close();
      for (const { content } of mails) {
        const [, token = ""] = /\/newsletter\/confirm\?token=([\w-]+)/.exec(content!) ?? [];
        await here.post("/newsletter/confirm", { token });
      }
    },
    /** All rows of a table. */
    async rows(table: string) {
      const store = openStore(place);
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(store.db);
      await store.close();
      return rows;
    },
  };
  beforeEach(async () => {
    Object.assign(here, { now: begin, people: [dana, lee, cleo], logged: [] });
    place = await emptyStore(engine);
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place;
    const live = differing.isLive
      ? await openLiveLibrary({
          projectFolder: process.cwd(),
          folder: differing.folder,
          showsSamples: true,
        })
      : undefined;
    const current = () => {
      const content = { ...(live?.current() ?? library), ...differing.library };
      return { ...content, site: { ...content.site, console: here.people } };
    };
    site = await openSite(
      readEnvironment({ DATA_DIR, DATABASE_URL, ...differing.settings }),
      live ? { ...live, current: cachedBy(() => [live.current(), here.people], current) } : current,
      () => here.now,
    );
    ask = applicationOf(site);
    for (const method of ["log", "info", "warn", "error"] as const)
      vi.spyOn(console, method).mockImplementation((...line) => {
        here.logged.push(line.join(" "));
      });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await site.close();
    await place.remove();
  });
  return here;
}

/** The same value for as long as others are: the site takes another library for other content. */
function cachedBy<Value>(by: () => readonly unknown[], value: () => Value): () => Value {
  let keys: readonly unknown[] = [];
  let kept: Value | undefined;
  return () => {
    const now = by();
    if (kept === undefined || now.some((each, index) => each !== keys[index]))
      [keys, kept] = [now, value()];
    return kept;
  };
}

type Browser = Awaited<ReturnType<typeof signedIn>>;

/** A console page's own HTML, without what React marks in it. */
export async function htmlOf(browser: Browser, path: string): Promise<string> {
  const html = await (await browser.get(path)).text();
  const main = html.slice(html.indexOf("<body"));
  return main.replaceAll("<!-- -->", "");
}

/** The same without escapes. */
export const textOf = async (browser: Browser, path: string) =>
  plainText(await htmlOf(browser, path));

/** A review as the form on a console page names it, with the version that someone reads there. */
export async function readOn(browser: Browser, path: string, id: string): Promise<string> {
  const html = await htmlOf(browser, path);
  return new RegExp(`name="review" value="(${id}@[^"]*)"`).exec(html)?.[1] ?? "";
}

/** Where a post led to, without the id to undo it by; or its status and why it was refused. */
export async function posted(browser: Browser, path: string, fields: Record<string, string>) {
  const answer = await browser.post(path, fields);
  if (answer.status === 303) return answer.headers.get("location")!.replace(/&undo=[^&]+/, "");
  const [, said] = /role="alert">([^<]+)</.exec(await answer.text()) ?? [];
  return `${answer.status} ${plainText(said ?? "")}`;
}

// Reads one page that content/watch.yaml names, as far as its host's robots.txt allows, and keeps as proposals what it
// says differently than the site. It's loaded once a page is due.

import robotsParser from "robots-parser";
import { pathFor } from "../../library/content-paths.ts";
import { textDigest } from "../../platform/content/content-source.ts";
import {
  type Fetched,
  NotFetched,
  openFetcher,
  type Reaching,
} from "../../platform/http/polite-fetch.ts";
import { digest } from "../../platform/store/digest.ts";
import type { Store } from "../../platform/store/connect.ts";
import { readSheetApart } from "../../platform/sheets/read-sheet-apart.ts";
import { SheetRefused } from "../../platform/sheets/sheet.ts";
import { shortened } from "../../platform/text/plain-text.ts";
import { dayAt, dayLength } from "../../platform/today.ts";
import { weekLength } from "../../platform/weeks.ts";
import type { WatchedPage } from "../../site/paddles/watch.content.ts";
import type { ContentService } from "./content.service.ts";
import type { PlannedRow } from "./sheet-row.ts";
import { fieldsOf, planImport } from "./sheets.service.ts";
import {
  changeSaid,
  forgetSaid,
  keepRobots,
  keepSaid,
  type ProposalRow,
  robotsOf,
  saidBy,
  setPage,
  type WatchedPageRow,
} from "./watch.store.ts";
import {
  inMonth,
  newsOf,
  readShop,
  readTable,
  sheetOf,
  type Snapshot,
  wordsOf,
} from "./watched-sheet.ts";

/** The name that a host's robots.txt has rules for. */
const robotName = "RallyRank";

/** The largest robots.txt that is read, in bytes (RFC 9309 asks for as many). */
const maxRobots = 512 * 1024;

/** How often in a row a page may fail before it isn't tried anymore. */
const maxFailures = 4;

export interface WatchContext {
  store: Pick<Store, "db">;
  content: ContentService;
  clock: () => number;
  siteUrl: string;
  /** How tests reach pages. */
  reaching?: Partial<Reaching>;
}

/** How reading a page ended. */
type Ended = Partial<Omit<WatchedPageRow, "url" | "named">>;

/** Reads a page or, if it wasn't read today, its host's robots.txt: the page has its turn in a minute. */
export async function readWatchedPage(
  context: WatchContext,
  page: WatchedPage,
  row: WatchedPageRow,
): Promise<void> {
  const { db } = context.store;
  const now = context.clock();
  const url = new URL(row.url);
  const failed = (why: string): Ended => {
    const failures = row.failures + 1;
    const isLast = failures >= maxFailures;
    const more = isLast ? ` It failed ${maxFailures} times, so it isn't tried again.` : "";
    return {
      state: isLast ? "stopped" : "failed",
      says: why + more,
      failures,
      due_at: isLast ? null : now + dayLength,
    };
  };
  try {
    const robots = await robotsOf(db, url.host, now - dayLength);
    if (robots === undefined) {
      await keepRobots(db, url.host, await readRobots(context, url), now);
      return;
    }
    // Whatever happens, it isn't asked for again in a minute.
    await setPage(db, row.url, { due_at: now + dayLength });
    await setPage(db, row.url, await readPage(context, page, row, robots));
  } catch (error) {
    if (!(error instanceof NotFetched || error instanceof SheetRefused)) throw error;
    await setPage(db, row.url, failed(error.message));
  }
}

const fetcherOf = ({ siteUrl, reaching }: WatchContext) =>
  openFetcher(`${robotName} (+${siteUrl})`, reaching);

/** What a host's robots.txt says. @throws NotFetched if nobody can tell (RFC 9309, 2.3.1.4) */
async function readRobots(context: WatchContext, url: URL): Promise<string> {
  const { status, body } = await fetcherOf(context)(new URL("/robots.txt", url), {}, maxRobots);
  if (status === 200) return plainLine(new TextDecoder().decode(body));
  if (status >= 400 && status < 500) return "";
  throw new NotFetched(`${url.host} answered ${status} for its robots.txt.`);
}

/** A text from elsewhere, without NUL, which PostgreSQL can't store. */
const plainLine = (text: string) => text.toWellFormed().replaceAll("\0", "");

const stopped = (says: string): Ended => ({ state: "stopped", says, due_at: null });

/** @throws NotFetched, SheetRefused */
async function readPage(
  context: WatchContext,
  page: WatchedPage,
  row: WatchedPageRow,
  robots: string,
): Promise<Ended> {
  const url = new URL(row.url);
  const rules = robotsParser(new URL("/robots.txt", url).href, robots);
  if (rules.isDisallowed(url.href, robotName))
    return stopped("The host's robots.txt doesn't allow programs to read it.");
  const now = context.clock();
  const answer = await fetcherOf(context)(url, row);
  const { status, location } = answer;
  const next = { failures: 0, due_at: now + weekLength, state: "read" } as const;
  if (status === 304) return { ...next, says: "It's as it was the time before.", read_at: now };
  if (status === 404 || status === 410) return stopped("The page is gone.");
  if (status >= 300 && status < 400) {
    const to = location === undefined ? undefined : URL.parse(location, url)?.href;
    return stopped(
      `The page leads elsewhere${to === undefined ? "" : `, to ${shortened(to, 300)}`}. Name that address if it's the right one.`,
    );
  }
  if (status !== 200) throw new NotFetched(`${url.host} answered ${status}.`);
  const says = await compare(context, page, answer, now);
  const { etag, modified } = answer;
  return { ...next, says, read_at: now, etag, modified };
}

/** Compares a page with what is published. @returns what came of it. @throws SheetRefused */
async function compare(
  { store: { db }, content }: WatchContext,
  page: WatchedPage,
  { body }: Pick<Fetched, "body">,
  now: number,
): Promise<string> {
  const fields = fieldsOf("paddles");
  const today = dayAt(now);
  const isKnown =
    page.paddle !== undefined &&
    (["paddles", "listed"] as const).some(
      (kind) => content.published(pathFor(kind, page.paddle!)) !== null,
    );
  const where = { page, today, isKnown };
  const { said, notes } =
    page.reads === "table"
      ? readTable(await readSheetApart(body, { fields }), fields, where)
      : readShop(body, where);
  if (said.length === 0) return ["It has no paddle.", ...notes].join(" ");
  const plan = async (all: readonly Snapshot[]) => {
    const { mistakes, rows } = await planImport(sheetOf(all), "paddles", {
      content: { ...content, drafts: async () => [] },
      email: "",
      today,
    });
    if (mistakes.length > 0) throw new SheetRefused(mistakes[0]);
    return rows;
  };
  const first = await plan(said);
  const dated = said.map((each, index) => inMonth(each, first[index]!.changes, today));
  const rows = dated.every((each, index) => each === said[index]) ? first : await plan(dated);
  const before = await saidBy(db, page.url);
  const entries = new Set<string>();
  let waiting = 0;
  for (const [index, planned] of rows.entries()) {
    if (planned.state === "wrong") continue;
    entries.add(planned.path);
    const earlier = before.get(planned.path);
    const isWaiting = await propose(
      { db, content, url: page.url, now },
      dated[index]!,
      planned,
      earlier,
    );
    if (isWaiting) waiting++;
  }
  const unsaid = [...before.values()].filter(({ entry }) => !entries.has(entry));
  await forgetSaid(
    db,
    unsaid.map(({ id }) => id),
  );
  const wrong = rows.flatMap((each) => (each.state === "wrong" ? each.mistakes.slice(0, 1) : []));
  return [
    `It has ${rows.length === 1 ? "1 paddle" : `${rows.length} paddles`}, ${waiting === 0 ? "and nothing new" : `${waiting} with something new`}.`,
    ...notes,
    ...(wrong.length === 0
      ? []
      : [`${wrong.length} couldn't be read. ${shortened(plainLine(wrong[0]!), 300)}`]),
  ].join(" ");
}

/** Keeps what a page says of a paddle. @returns whether someone has to decide about it */
async function propose(
  { db, content, url, now }: { db: Store["db"]; content: ContentService; url: string; now: number },
  said: Snapshot,
  { path, name, state: found, changes, notes }: PlannedRow,
  before: ProposalRow | undefined,
): Promise<boolean> {
  const words = digest(wordsOf(said));
  const base = textDigest(content.published(path));
  const isOther = found === "new" || changes.length > 0;
  const kept = { changes: JSON.stringify(changes), base, read_at: now };
  if (before?.digest === words) {
    // Someone may have written it into the entry meanwhile, or something else.
    const isDone = before.state === "waiting" && before.changes !== "[]" && !isOther;
    const isNew = before.state === "same" && isOther;
    const state = isDone ? "same" : isNew ? "waiting" : before.state;
    await changeSaid(db, before.id, { ...kept, state });
    return state === "waiting";
  }
  const earlier = before && (JSON.parse(before.snapshot) as Snapshot);
  const news = newsOf(earlier, said);
  const isWaiting = isOther || news.length > 0;
  await keepSaid(db, {
    ...kept,
    page: url,
    entry: path,
    name,
    digest: words,
    snapshot: JSON.stringify(said),
    notes: JSON.stringify([...new Set([...news, ...(said.notes ?? []), ...notes])]),
    state: isWaiting ? "waiting" : "same",
    first_seen_at: now,
  });
  return isWaiting;
}

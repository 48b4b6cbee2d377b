import { projectLibrary } from "./project-library.ts";
import type { Library } from "../../src/library/library.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import type { Store } from "../../src/platform/store/connect.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { newsletterActs } from "../../src/mail/newsletter/next-issue.service.ts";
import type { Note, Options, Outcome } from "../../src/platform/acts.ts";
import { act } from "./console-store.ts";
import type { StorePlace } from "./engines.ts";
import { storeReviews } from "./reviews.ts";

/** There is nothing to read, so that an issue has only reviews and the owner's own words. */
const library = { ...projectLibrary(), blog: [], ballTests: [], guides: [] };

/** Opens a site whose newsletter has nothing to say of itself, or only what is in other content. */
export async function openQuietSite(
  { dataDir: DATA_DIR, databaseUrl: DATABASE_URL }: StorePlace,
  clock: () => number,
  SITE_URL = "https://site.example",
  content: Library = library,
): Promise<RunningSite> {
  const environment = readEnvironment({ DATA_DIR, DATABASE_URL, SITE_URL, RATE_LIMIT: "off" });
  return await openSite(environment, () => content, clock);
}

/** Does one of the newsletter's acts: 'draft', 'test', 'send' or 'schedule'. @throws Refusal */
export function newsletterAct(
  { nextIssue }: RunningSite,
  place: Store,
  note: Omit<Note, "role">,
  name: string,
  { of = [], ...options }: Options & { of?: readonly string[] } = {},
): Promise<Outcome> {
  const found = newsletterActs.find((each) => each.name === `newsletter ${name}`)!;
  return act({ ...place, nextIssue }, found, of, note, options);
}

/** Stores reviews of different paddles, each later than the one before; returns their ids. */
export async function addReviews({ db }: Store, from: number, texts: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, reviewText] of texts.entries()) {
    const player = { firstName: "Ann", duprRating: "3.5", level: 3500, rating: 4 };
    const subject = library.written[index % library.written.length]!.slug;
    const { stored } = await storeReviews(db, [{ ...player, subject, reviewText }], from + index);
    ids.push(stored[0]!.id);
  }
  return ids;
}

/** Signs an address up and confirms it. */
export async function addReader({ newsletter }: RunningSite, name: string): Promise<void> {
  const key = `${name}@example.com`;
  let token = "";
  const content = { subject: "", text: "", html: "" };
  const confirm = (secret: string) => ((token = secret), content);
  await newsletter.signUp({ address: key, key }, { confirm, known: () => content }, "127.0.0.1");
  await newsletter.confirm(token);
}

/** The mails of a kind that are queued, by recipient. */
export async function queuedMails({ db }: Store, kind: "issue" | "test") {
  return await db
    .selectFrom("outbox")
    .select(["recipient", "content", "issue_date", "email_key"])
    .where("kind", "=", kind)
    .orderBy("recipient")
    .execute();
}

import { TaggedCache } from "../../platform/cache.ts";
import type { Store } from "../../platform/store/connect.ts";
import { mailActs } from "../../platform/email/mail-acts.store.ts";
import { countMail, listMail } from "../../platform/email/outbox.store.ts";
import {
  type Act,
  countOf,
  fieldName,
  mayAct,
  type Outcome,
  perform,
  sentenceOf,
} from "../../platform/acts.ts";
import { refusal } from "../../platform/refusals.ts";
import { explainAct, undoAct } from "../../platform/undo.ts";
import { isUndoId, listUndoable, logOf } from "../../platform/store/log.store.ts";
import { type Listing, type ListWindow, readPage } from "../../platform/listing.ts";
import { offerActs } from "../publishing/offer-acts.service.ts";
import { contentActs, saveTexts } from "../publishing/content-acts.service.ts";
import type { ContentService } from "../publishing/content.service.ts";
import { countFailedPlans } from "../publishing/revisions.store.ts";
import { watchActs } from "../publishing/watch-acts.service.ts";
import { countProposals as countStored, pagesNamed } from "../publishing/watch.store.ts";
import { countByPlayers } from "../../site/reviews/moved-reviews.store.ts";
import { orphanedReviews } from "../../site/reviews/orphaned-reviews.ts";
import { storedBuckets } from "../../site/reviews/read-reviews.store.ts";
import { isAged, offersToCheck } from "./content/offers-to-check.ts";
import {
  byReviewCount,
  oldApprovals,
  oldPrices,
  unconfirmedClaims,
  unsureFactsOf,
} from "./content/content-state.ts";
import {
  countUnanswered,
  messageActs,
  messageOf,
  readMessageNumber,
} from "../../site/contact/messages.store.ts";
import type { StoredKind } from "../../site/contributions/contribution.ts";
import { countWaitingOf } from "../../site/contributions/moderation.store.ts";
import { countShownWith, listBlockedWords } from "../../site/contributions/hold-reasons.store.ts";
import { pageActs } from "../../mail/newsletter/move-names.store.ts";
import { newsletterActs } from "../../mail/newsletter/next-issue.service.ts";
import { subscriberActs } from "../../mail/newsletter/subscribers.store.ts";
import { dayAt } from "../../platform/today.ts";
import type { Site } from "../../platform/render/site.ts";
import { publicKinds } from "../../site/kinds/kinds.ts";
import { contributionActs, kinds, undoableActs } from "./contributions.ts";
import type { Person } from "../publishing/people.ts";
import { openConsolePhotos } from "./photos/photos.service.ts";
import { openAsked } from "./requests/asked.service.ts";
import { decided, openDeciding } from "./deciding.service.ts";
import { openEntries } from "./entries.service.ts";
import { machineActs } from "./machine/machine-acts.ts";
import { actIn, readAsked, readReason } from "./read-asked.ts";
import { openModeration } from "./reviews/moderation.service.ts";
import { readSessionCookie } from "./sign-in/session-cookie.ts";
import { signInActs } from "./sign-in/sign-in.store.ts";
import { openSignIn } from "./sign-in/sign-in.service.ts";
import type { StoringContext } from "../../site/contributions/contributions.service.ts";

/** How many things are missing in content. */
interface Gaps {
  claims: number;
  oldPrices: number;
  /** Offers in shops that nobody has looked at for a month. */
  agedOffers: number;
  oldApprovals: number;
  unreviewed: number;
  /** Names that have reviews, and no page. */
  orphaned: number;
  /** What watched pages say differently. */
  proposals: number;
}

/** How long `count` keeps its answer, in milliseconds. */
const countedFor = 60_000;

/** What waits for the owner in content. */
export function openContentState(
  { db }: Store,
  site: Pick<Site, "library">,
  clock: () => number,
  countProposals: () => Promise<number>,
) {
  const counted = new TaggedCache<Gaps>({ max: 1, ttl: countedFor });
  const state = {
    /** Reads content from memory, and counts reviews. Throws if the store can't be reached. */
    async read() {
      const content = site.library;
      const { paddles, written, balls, ballTests, guides, blog } = content;
      const buckets = await storedBuckets(db);
      const reviewsOf = (slug: string) =>
        (buckets.get(slug) ?? []).reduce(
          (sum, { sample, reviews }) => sum + (sample ? 0 : reviews),
          0,
        );
      return {
        counts: {
          paddles: paddles.length,
          balls: balls.length,
          ballTests: ballTests.length,
          guides: guides.length,
          blog: blog.length,
        },
        showsSamples: content.showsSamples,
        claims: unconfirmedClaims(content),
        facts: unsureFactsOf(content),
        reviews: byReviewCount(written, reviewsOf),
        oldPrices: oldPrices(written, clock()),
        oldApprovals: oldApprovals(content, dayAt(clock())),
        orphaned: orphanedReviews(await countByPlayers(db), content.subjectNamed),
      };
    },
    /** The numbers of what `read` finds, as of a minute ago or less. Throws if the store can't be reached. */
    count: () =>
      counted.getOrStart("", async () => {
        const { claims, oldPrices: old, reviews, orphaned, ...others } = await state.read();
        return {
          claims: claims.length,
          oldPrices: old.length,
          agedOffers: offersToCheck(site.library, dayAt(clock())).filter(isAged).length,
          oldApprovals: others.oldApprovals.length,
          unreviewed: reviews.filter((each) => each.reviews === 0).length,
          orphaned: orphaned.length,
          proposals: await countProposals(),
        };
      }),
  };
  return state;
}

interface ConsoleContext extends StoringContext, Pick<Site, "reviews" | "nextIssue" | "machine"> {
  content: Pick<Site, "library" | "settings">;
  published: ContentService;
  queued: () => void;
}

/** Every act on every surface, by name. Each lists what it needs besides the store. */
export const acts: ReadonlyMap<string, Act> = new Map(
  [
    ...contributionActs,
    ...pageActs,
    ...mailActs,
    ...messageActs,
    ...subscriberActs,
    ...newsletterActs,
    ...signInActs,
    ...contentActs,
    ...offerActs,
    ...watchActs,
    ...machineActs,
    saveTexts,
    undoAct,
    explainAct,
  ].map((act) => [act.name, act]),
);

const optionOf = ({ options = [] }: Act, flag: string | undefined) =>
  options.find((each) => fieldName(each) === flag);

/** What was done and what was skipped, and how often, as `sayAct` reports it. */
function saidOf(
  name: string,
  outcome: Outcome,
  key = name,
): readonly (readonly [string, number])[] {
  const groups = Map.groupBy(outcome.left ?? [], ({ as }) => `${name}, ${as}`);
  const left = [...groups].map(([each, { length }]) => [each, length] as const);
  const count = outcome.count ?? outcome.done.length;
  return [...(count > 0 || left.length === 0 ? [[key, count] as const] : []), ...left];
}

/** How many failed emails the queue shows. */
const failedShown = 20;

/** Everything the console's pages use that other pages don't. Every method throws if the store can't be reached. */
export function openConsole(context: ConsoleContext) {
  const { store, clock, content, queued, nextIssue, machine } = context;
  const { db } = store;
  const { siteUrl } = content.settings;
  const countProposals = async () =>
    content.library.watch.pages.length === 0 ? 0 : await countStored(db);
  const signIn = openSignIn({ ...context, facts: () => content.library.site, siteUrl });
  return {
    signIn,
    content: openContentState(store, content, clock, countProposals),
    reviews: openModeration(context),
    photos: openConsolePhotos(store),
    /** How many wait for a decision, by the names of the kinds that visitors read. */
    countWaiting: () => countWaitingOf(db, decided),
    asked: openAsked(context),
    /** How many proposals wait. Nothing is read while no page is named. */
    countProposals,
    /** How the pages with these addresses were read last. */
    watchedPages: (urls: readonly string[]) => (urls.length === 0 ? [] : pagesNamed(db, urls)),
    questions: openEntries(store, publicKinds),
    acts,
    ...openDeciding({ ...context, acts, said: saidOf }),
    /** The time, in epoch milliseconds. */
    now: clock,
    /** Whether these cookies are of someone who is signed in and may change content. */
    async mayPostContent(cookie: string | null): Promise<boolean> {
      const secret = readSessionCookie(cookie, siteUrl);
      if (secret === undefined) return false;
      const signedIn = await signIn.of(secret);
      return signedIn !== undefined && mayAct(signedIn.person.role, "editor");
    },
    /**
     * Runs the act that a form names.
     * @returns the act, how often it was done and what it skipped, as `sayAct` reports it; its export, if any, and the
     * id to undo it by
     * @throws Refusal
     */
    async act(form: URLSearchParams, { name: by, role, email: person }: Person) {
      const { name, flag } = actIn(form);
      const act = acts.get(name);
      if (!act) throw refusal("noAct");
      if (act.notOn?.console !== undefined) throw refusal("notHere", act.notOn.console);
      const needs = {
        undoableActs,
        library: content.library,
        content: context.published,
        nextIssue,
        machine,
        readPasskey: (answer: string, called: string) => signIn.readPasskey(person, answer, called),
      };
      const outcome = await perform(
        { ...store, queued, person, ...needs },
        act,
        readAsked(act, form),
        { reason: readReason(form), now: clock(), by, role },
      );
      const key = optionOf(act, flag)?.says === undefined ? name : `${name} --${flag}`;
      return { said: saidOf(name, outcome, key), act, rows: outcome.rows, undo: outcome.undo };
    },
    /**
     * Saves texts as a person's drafts.
     * @param named each entry, with the digest it was written from
     * @returns when: none of them counts as saved before it
     * @throws Refusal
     */
    async saveDrafts(
      texts: ReadonlyMap<string, string>,
      named: readonly string[],
      { name: by, role, email: person }: Person,
    ): Promise<number> {
      const now = clock();
      await perform(
        { ...store, person, content: context.published, texts },
        saveTexts,
        { of: named, options: {}, isSure: true },
        { reason: "", now, by, role },
      );
      return now;
    },
    /**
     * What was done last and someone may undo, newest first: an owner everything, others what they did themselves.
     * @param of the person and time of one act, if it's about that alone
     */
    async undoable({ name, role }: Person, limit: number, of?: { by: string; at: number }) {
      const mine = mayAct(role, "owner") ? {} : { by: name };
      const found = await listUndoable(db, { now: clock(), limit, ...mine, ...of });
      return found.filter(
        ({ actor, logged }) =>
          (mine.by === undefined || actor === mine.by) &&
          logged.length > 0 &&
          logged.every(({ act }) => mayAct(role, acts.get(act)?.may ?? "owner")),
      );
    },
    /** The id by which an act can be undone, as a URL has it. Someone else's is refused when it's used. */
    readUndo: (typed: string | null) => (typed && isUndoId(typed) ? typed : undefined),
    /** The result of an act in a sentence; undefined if there is no such act. */
    sayAct(key: string, count: number): string | undefined {
      const [asked = "", as] = key.split(", ");
      const [name = "", flag] = asked.split(" --");
      const act = acts.get(name);
      if (!act || as === undefined)
        return act && (optionOf(act, flag)?.says ?? sentenceOf(act, { done: [], count }));
      const left = act.left && Object.hasOwn(act.left, as) ? act.left[as] : undefined;
      return left && `${left}: ${countOf(count, act.of!.noun)}.`;
    },

    /** Blocked words and phrases, in alphabetical order. */
    words: () => listBlockedWords(db),
    /** How much of what visitors see has each of these words or phrases, by the kinds that have any. */
    async shownWith(words: readonly string[]) {
      const counts = new Map(
        words.map((word) => [word, [] as { kind: StoredKind; count: number }[]]),
      );
      if (words.length === 0) return counts;
      for (const kind of kinds)
        for (const [word, count] of await countShownWith(db, kind, words))
          if (count > 0) counts.get(word)!.push({ kind, count });
      return counts;
    },
    /** The most recently failed emails, and their total number. */
    async failedMail() {
      const window = { state: "failed", limit: failedShown, offset: 0 } as const;
      return { mails: await listMail(db, window), count: (await countMail(db)).failed };
    },
    countUnanswered: () => countUnanswered(db),
    countFailedPlans: () => countFailedPlans(db),
    /** A message by its number, and who marked it as answered, and when; undefined if there is none. */
    async message(number: string) {
      const read = readMessageNumber(number);
      const message = read === undefined ? undefined : await messageOf(db, read);
      if (!message) return undefined;
      if (message.answered_at === null) return { message, answered: undefined };
      const answers = (await logOf(db, number)).filter(({ act }) => act === "messages answer");
      return { message, answered: answers.at(-1) };
    },
    /** A page of a list, and where the next one begins; undefined at the end. */
    list: <Row, Place, Filter>(
      listing: Listing<Row, Place, Filter>,
      filter: Filter,
      window: ListWindow<Place>,
    ) => readPage(db, listing, filter, window),
  };
}

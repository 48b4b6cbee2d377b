// Why an act wasn't done: every sentence about it that an owner reads, in the console and on the command line.

import { mistakesText } from "./content/content-folder.ts";

/**
 * What's at fault: the input ("typed"), the timing ("state"), or the person's role ("person"). "idle" means there was
 * nothing to do. Confirming settles "unsure", and reading again settles "unread".
 */
export type Fault = "typed" | "state" | "idle" | "person" | "unsure" | "unread";

const listed = (ids: readonly string[]) => ids.map((id) => `'${id}'`).join(", ");

/** The sentences about each fault. */
const sentences = {
  typed: {
    noAct: () => "There's no such act.",
    notHere: (why: string) => `This can't be done here. ${why}`,
    reason: (max: number) =>
      `Write the reason as one line of plain text, with at most ${max} characters.`,
    box: (label: string) => `To do this for good, check '${label}' too.`,
    nothingNamed: (what: string) => `Select at least one ${what}.`,
    namedTwice: (what: string, flag: string) => `Name each ${what}, or use ${flag}.`,
    notHours: (typed: string, max: number) =>
      `Write a number of hours from 1 to ${max}, not '${typed}'.`,
    notANumber: (typed: string) => `A message has a number like 1001, not '${typed}'.`,
    notAnAddress: (typed: string) => `'${typed}' is not an email address like dana@example.com.`,
    lockout: (says: string, isConsole: boolean) =>
      `${says} Nothing was published. If that's meant, ${isConsole ? "publish it from its own page, and check the box there" : "add --lockout"}.`,
    noConsent: (max: number) =>
      `Say in one line of at most ${max} characters how these readers agreed to get the newsletter.`,
    noLetters: (typed: string) => `'${typed}' has no letters or digits.`,
    longWord: (typed: string, max: number) => `'${typed}' has more than ${max} characters.`,
    noName: () => "Give the passkey a name.",
    notAPasskey: () => "That passkey couldn't be checked.",
    noAnswer: () => "Write the answer, or remove it with --remove.",
    wrongAnswer: (problem: "empty" | "tooLong" | "notPlain" | "links", max: number) =>
      ({
        empty: "Write the answer first. To take one back, remove it.",
        tooLong: `An answer has at most ${max} characters.`,
        notPlain: "Write the answer as plain text, without HTML tags.",
        links: "An answer can name one web address, like a review.",
      })[problem],
    introTooLong: (max: number) => `An intro has at most ${max} characters.`,
    introTags: () => "Write the intro as plain text, without HTML tags.",
    wrongSubject: (max: number) =>
      `Write the subject as one line of plain text, with at most ${max} characters.`,
    tooManyArticles: (max: number) => `An issue includes at most ${max} articles.`,
    noFactValue: (typed: string) =>
      `'${typed}' can't be read as this fact's value. Write it into the entry yourself.`,
    tooManyChosen: (max: number) => `An issue quotes at most ${max} reviews.`,
    noSchedule: (days: readonly string[]) =>
      `Choose a day (${days.join(", ")}) and a full hour like 14:00, or 'off'.`,
    noText: () => "There's no text to save. To delete an entry, draft its deletion.",
    longText: (max: number) => `A text has at most ${max} characters. Nothing was saved.`,
    oneEntry: () => "Name one entry.",
    notAName: (name: string) =>
      `'${name}' can't be an address. Use lower-case letters, digits and single hyphens, at most 80.`,
    notAPrice: (typed: string) =>
      `'${typed}' isn't a price in dollars like 89.99. Nothing was published.`,
    noPrice: (id: string) =>
      `Name today's price with --price, or the price that still holds in US cents, as in ${id}@8999.`,
    notATime: (typed: string) =>
      `'${typed}' isn't a time within the next year, like 2026-12-01T08:00Z. Nothing was planned.`,
  },
  state: {
    missing: (what: string, ids: readonly string[]) =>
      `There's no ${what} ${listed(ids)}, or not anymore. Nothing was done.`,
    changed: (ids: readonly string[]) =>
      ids.length === 1
        ? "This has changed since you read it. Nothing was done: read it again."
        : `${ids.length} of these have changed since you read them. Nothing was done: read them again.`,
    othersMatch: () =>
      "Others match now than when you selected them. Nothing was done: look at them again.",
    notUndoable: () =>
      "This can't be undone anymore: it was undone before, or more than a day has passed.",
    noVersion: () => "There's no new version that anyone has looked for.",
    hasAPage: (subject: string) =>
      `'${subject}' has a page of its own, so its reviews stay there. Rename or remove its file first.`,
    noPage: (subject: string) =>
      `No paddle or ball article has the address '${subject}': write the name of a file in content/paddles or content/ball-tests.`,
    noReviewsOf: (subject: string) => `No player's review is stored under '${subject}'.`,
    noOwner: () => "'console' in content/site.yaml lists no owner.",
    notListed: (email: string, all: string) =>
      `'${email}' may not sign in. content/site.yaml lists: ${all}.`,
    knownPasskey: () => "That passkey was added before. Nothing was changed.",
    noArticle: (paths: readonly string[]) => `No article or guide has the path ${listed(paths)}.`,
    hasPage: (slug: string) => `'${slug}' has a page or a file already: answer with it instead.`,
    saysSoAlready: () => "The entry already has this value. Nothing was changed.",
    noPaddle: (slug: string) => `No paddle has the address '${slug}'.`,
    cannotQuote: (ids: readonly string[]) =>
      `No issue can quote ${listed(ids)}. Choose other reviews.`,
    contentInFiles: () =>
      "CONTENT=files: content can only be changed in its files; the browser just shows it.",
    oneOfAKind: (path: string) =>
      `The site needs ${path}, so it can be neither deleted nor renamed.`,
    nameTaken: (path: string) => `There is a ${path} already.`,
    noDraft: (paths: readonly string[]) =>
      paths.length === 0
        ? "You have no draft of it."
        : `You have no draft of ${listed(paths)}. Nothing was published.`,
    hasDraft: (paths: readonly string[]) =>
      `You have a draft of ${listed(paths)}. Change it there, or publish or discard it first.`,
    nothingToDate: (path: string) => `${path} has no earlier answer from that list to repeat.`,
    publishedMeanwhile: (paths: readonly string[]) =>
      `${listed(paths)} has been published since your draft was begun. Nothing was published: compare the two first.`,
    neededSince: (first: string) =>
      `This can't be undone: what was published since needs it. Nothing was changed. ${first}`,
    reviewedSince: (names: readonly string[]) =>
      `This can't be undone: players have reviewed ${listed(names)} since. Delete the entry instead, and say where its reviews go.`,
    publishedJustNow: () =>
      "Someone else published at the same moment. Nothing was published: try again.",
    tookTooLong: () =>
      "Checking all content took too long, so nothing was published. Try again in a minute or, if the text is very long, shorten it.",
    contentMistakes: (count: number, first: string) =>
      `Nothing was published: ${count === 1 ? "there is a mistake" : `there are ${mistakesText(count)}`}. ${first}`,
    notPublic: (siteUrl: string) =>
      `The links in this issue would lead to ${siteUrl}, which readers can't open, so nothing was sent. Set SITE_URL to the site's public address, or send it anyway: with --yes, or the checkbox.`,
  },
  idle: {
    nothingNew: () =>
      "There's nothing new for readers: no article, no player's review since the last issue, and no intro.",
    nobody: () => "Nobody has confirmed an address yet, so there's nobody to send it to.",
    sentBefore: () => "This week's issue has been sent. The next one can be sent from Monday on.",
  },
  person: { onlyFor: (roles: string) => `Only ${roles} can do this.` },
  unsure: { unsure: (question: string) => question },
  unread: {
    unread: (id: string) =>
      `Name the version that you read, as in ${id}@VERSION: 'reviews show' prints it.`,
  },
} as const satisfies Record<Fault, Record<string, (...given: never[]) => string>>;

const { typed, state, idle, person, unsure, unread } = sentences;
const byName = { ...typed, ...state, ...idle, ...person, ...unsure, ...unread };

export type RefusalName = keyof typeof byName;

const faults = Object.keys(sentences) as Fault[];

/** An act was refused. Nothing was changed. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly why: RefusalName;
  readonly fault: Fault;
  /** The ids it's about, for surfaces that can show them. */
  readonly ids: readonly string[];

  constructor(why: RefusalName, message: string, ids: readonly string[] = []) {
    super(message);
    this.why = why;
    this.fault = faults.find((fault) => Object.hasOwn(sentences[fault], why))!;
    this.ids = ids;
  }
}

/** Builds a refusal from its name and the values its sentence needs. */
export function refusal<Why extends RefusalName>(
  why: Why,
  ...given: Parameters<(typeof byName)[Why]>
): Refusal {
  const say = byName[why] as (...all: unknown[]) => string;
  const ids = given.find((each) => Array.isArray(each)) as readonly string[] | undefined;
  return new Refusal(why, say(...given), ids);
}

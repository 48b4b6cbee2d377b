// What the console says about entries of content: their kinds, what state they're in, how old they are.

import { mistakesText } from "../../../platform/content/content-folder.ts";
import { utcTime } from "../../../platform/text/dates.ts";
import { capitalized } from "../../../platform/text/grammar.ts";
import { wholeNumber } from "../../../platform/text/money.ts";
import { fold, wordsMatcher } from "../../../platform/text/normalize-text.ts";
import { oneOf, query, text } from "../../../platform/query.ts";
import { addresses } from "../../../addresses.ts";
import { draftDigest } from "../../publishing/content-acts.service.ts";
import type { Entry, OpenEntry } from "../../publishing/entries.service.ts";
import type { Revision } from "../../publishing/revisions.store.ts";

/** Where an entry is edited, or another of its pages. @param page the address of that page */
export function entryAddress(
  path: string,
  page: { path: string } = addresses.consoleEntry,
): string {
  return `${page.path}?entry=${encodeURIComponent(path).replaceAll("%2F", "/")}`;
}

/** A draft as forms name it: an act is refused if it's another one by then. */
export const asRead = (draft: Pick<Revision, "path" | "text">): string =>
  `${draft.path}@${draftDigest(draft)}`;

const withPhotos: ReadonlySet<string> = new Set([
  "paddles",
  "balls",
  "guides",
  "ballTests",
  "blog",
]);

/** Whether an entry may have photos. */
export const hasPhotos = ({ kind }: { kind: string }): boolean => withPhotos.has(kind);

/** The texts that are published with an entry's draft. */
export const textsOf = ({ together }: OpenEntry): ReadonlyMap<string, string | null> =>
  new Map(together.map(({ path, text: said }) => [path, said]));

/** Kinds of entries in the plural, in the order in which editors need them; others come after these. */
const plurals: Readonly<Record<string, string>> = {
  paddles: "Paddles",
  listed: "Listed paddles",
  sampleReviews: "Sample reviews",
  guides: "Best-of guides",
  downloads: "Guides to download",
  blog: "Blog articles",
  team: "Team members",
  ballTests: "Ball articles",
  balls: "Balls",
  textPages: "Text pages",
};

/** All files outside of folders count as one kind. */
const words = { kind: "words", plural: "Pages and labels" };

/** The name of an entry's kind, by which the list is filtered. */
export const kindOf = ({ path, kind }: Pick<Entry, "path" | "kind">): string =>
  path.includes("/") ? kind : words.kind;

/** 'Paddles'. @param kind as `kindOf` names it */
export const pluralOf = (kind: string): string =>
  kind === words.kind ? words.plural : (plurals[kind] ?? capitalized(kind));

/** The form of an entry, with what's missing and wrong in it. */
export const fixAddress = (path: string): string => `${entryAddress(path)}&fix=yes`;

/** The kinds of some entries, in order. */
export function kindsIn(entries: readonly Pick<Entry, "path" | "kind">[]): readonly string[] {
  const order = Object.keys(plurals);
  const placeOf = (kind: string) =>
    kind === words.kind ? Infinity : order.includes(kind) ? order.indexOf(kind) : order.length;
  return [...new Set(entries.map(kindOf))].toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Whether a draft publishes itself. */
const isPlanned = ({ publishAt, hasFailed }: Entry["drafts"][number]) =>
  publishAt !== null && !hasFailed;

/** The states by which the list is filtered: which entries are in one, and its name. */
const states = {
  draft: { name: "With a draft", has: ({ drafts }) => drafts.some((draft) => !isPlanned(draft)) },
  planned: { name: "Planned", has: ({ drafts }) => drafts.some(isPlanned) },
  failed: {
    name: "Not published as planned",
    has: ({ drafts }) => drafts.some(({ hasFailed }) => hasFailed),
  },
  new: { name: "Not published yet", has: ({ isPublished }) => !isPublished },
  browser: { name: "Published here", has: ({ isFromBrowser }) => isFromBrowser },
  files: { name: "Changed in the files since", has: ({ changedInFiles }) => changedInFiles },
  mistakes: { name: "With mistakes", has: ({ mistakes }) => mistakes > 0 },
  unconfirmed: { name: "With unconfirmed facts", has: ({ unsure }) => unsure > 0 },
} as const satisfies Record<string, { name: string; has(entry: Entry): boolean }>;

type State = keyof typeof states;

/** Each state's name in a filter. */
export const stateNames = Object.entries(states).map(([value, { name }]) => ({ value, name }));

/** The query of the list. Any kind can be asked for: the list of one that doesn't exist is empty. */
export const entriesQuery = query({
  search: text(),
  kind: text(),
  state: oneOf(Object.keys(states) as State[]),
});

/** The entries that someone asks for. */
export function entriesFor(
  entries: readonly Entry[],
  { search, kind, state }: typeof entriesQuery.all,
): readonly Entry[] {
  const matches = wordsMatcher(search);
  return entries.filter(
    (entry) =>
      matches(fold(`${entry.title} ${entry.path}`)) &&
      (kind === "" || kindOf(entry) === kind) &&
      (state === undefined || states[state].has(entry)),
  );
}

const counted = (count: number, noun: string) =>
  `${wholeNumber(count)} ${noun}${count === 1 ? "" : "s"}`;

/** Facts about an entry for lists, a few words each. */
export function stateOf(entry: Entry, now: number): readonly string[] {
  const { drafts, isPublished, changedInFiles, mistakes, unsure } = entry;
  return [
    ...drafts.map(({ person, at, publishAt, hasFailed, isDeletion }) => {
      const what = `${isDeletion ? "Deletion" : "Draft"} by ${person}`;
      if (publishAt === null) return `${what}, ${ageText(at, now)}`;
      return `${what}, ${hasFailed ? "not published as planned on" : "planned for"} ${utcTime(publishAt)}`;
    }),
    ...(isPublished ? [] : ["Not published yet"]),
    ...(changedInFiles ? ["Changed in the files since it was published here"] : []),
    ...(mistakes > 0 ? [capitalized(mistakesText(mistakes))] : []),
    ...(unsure > 0 ? [counted(unsure, "unconfirmed fact")] : []),
  ];
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was: '10 minutes ago'. After a month, when it was. Times in epoch milliseconds. */
export function ageText(at: number, now: number): string {
  const age = Math.max(0, now - at);
  if (age < minute) return "just now";
  if (age < hour) return `${counted(Math.floor(age / minute), "minute")} ago`;
  if (age < day) return `${counted(Math.floor(age / hour), "hour")} ago`;
  if (age < 31 * day) return `${counted(Math.floor(age / day), "day")} ago`;
  return utcTime(at);
}

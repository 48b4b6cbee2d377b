// What changes in the open data: nothing in it is edited silently.

import { priceText } from "../../platform/text/money.ts";
import { type Fact, paddleFacts } from "./facts.ts";

/** What the feed of changes is called, after the site's name. */
export const changesFeedTitle = "changes of the data";

/** A fact as it was last published: what of it can change without being another fact. */
export interface KnownFact extends Omit<Fact, "value" | "date" | "changed"> {
  value: string;
}

/** One fact that is new, changed or gone, with its name, subject and source as they are now, or last were. */
export interface FactChange extends Omit<KnownFact, "value"> {
  /** Null if the fact is new. */
  before: string | null;
  /** Null if the fact is gone. */
  after: string | null;
  /** Who said it before; null if the fact is new. */
  source_before: string | null;
}

/** Looking at a list again is no change: what the list says is a fact of its own. */
const isHistory = (name: string) => approvalOf(name)?.isHistory === true;
const approvalOf = (name: string) => paddleFacts.find(({ fact }) => fact === name)?.approval;

/** Everything in which two states of the data differ. That a source was read again, on another day, is no change. */
export function changesBetween(
  known: ReadonlyMap<string, KnownFact>,
  facts: ReadonlyMap<string, KnownFact>,
): FactChange[] {
  const changes: FactChange[] = [];
  for (const [id, { value, ...now }] of facts) {
    const was = known.get(id);
    if (was ? isSame(was, { value, ...now }) : isHistory(now.fact)) continue;
    const before = was ? { before: was.value, source_before: was.source } : none;
    changes.push({ ...now, ...before, after: value });
  }
  for (const [id, { value, ...was }] of known)
    if (!facts.has(id))
      changes.push({ ...was, before: value, source_before: was.source, after: null });
  return changes;
}

const none = { before: null, source_before: null };

const compared = ["value", "unit", "source", "source_kind", "link"] as const;
const isSame = (one: KnownFact, other: KnownFact) =>
  compared.every((column) => one[column] === other[column]);

/** A fact without what says when it was read, or its paddle edited. */
export function knownFact(fact: Fact): KnownFact {
  const { id, kind, subject, name, version, value, unit, source, link } = fact;
  const about = { id, kind, subject, name, version, fact: fact.fact };
  return { ...about, value: String(value), unit, source, source_kind: fact.source_kind, link };
}

/** The fact's name in a sentence: 'list price', 'UPA-A', 'core (14 mm version)'. */
function factInWords({ id, fact, version }: FactChange): string {
  const list = approvalOf(fact);
  const name = list ? list.of : fact.replaceAll("_", " ");
  const day = list?.isHistory ? ` on ${id.slice(id.lastIndexOf("/") + 1)}` : "";
  return `${name}${day}${version === null ? "" : ` (${version})`}`;
}

function valueInWords(value: string, unit: string | null): string {
  if (unit === "USD") return priceText(Math.round(Number(value) * 100));
  return unit === null ? value : `${value} ${unit}`;
}

/** A change in words: 'list price $279.95, was $299.95'. */
export function changeInWords(change: FactChange): string {
  const { before, after, unit, source, source_before: sourceBefore } = change;
  const name = factInWords(change);
  const [was, is] = [before, after].map((value) => value && valueInWords(value, unit));
  if (is === null) return `${name} no longer given, was ${was}`;
  if (was === null) return `${name} ${is}, new`;
  if (was !== is) return `${name} ${is}, was ${was}`;
  return source === sourceBefore
    ? `${name} ${is}, from another page of ${source}`
    : `${name} ${is}, now from ${source}, was from ${sourceBefore}`;
}

/** What was noticed of a paddle or a ball at one time. */
export interface ChangesOfSubject extends Pick<Fact, "kind" | "subject" | "name"> {
  /** Epoch milliseconds. */
  noticedAt: number;
  changes: readonly FactChange[];
}

/** All changes of a paddle or a ball in a title: each of two, or how many there are. */
export function titleOf({ name, changes }: ChangesOfSubject): string {
  if (changes.length <= 2) return `${name}: ${changes.map(changeInWords).join("; ")}`;
  const counts = [
    [changes.filter(({ before, after }) => before !== null && after !== null).length, "changed"],
    [changes.filter(({ before }) => before === null).length, "new"],
    [changes.filter(({ after }) => after === null).length, "gone"],
  ] as const;
  const [first, ...others] = counts.filter(([count]) => count > 0);
  const more = others.map(([count, what]) => `, ${count} ${what}`).join("");
  return `${name}: ${first![0]} ${first![0] === 1 ? "fact" : "facts"} ${first![1]}${more}`;
}

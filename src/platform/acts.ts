// What those who run the site do to it. An act is one object, and `perform` is the only way to do one: it checks who
// may, what's missing and what has changed since it was read, does it in a transaction with what goes with it, writes
// the log and tells the pages. The command, the console's form, the link in an email and the log's line follow from
// the object, so that they can't differ.

import { refusal } from "./refusals.ts";
import type { Store } from "./store/connect.ts";
import { addToLog, type LogNote } from "./store/log.store.ts";

/** What someone may do: a moderator looks after reviews and reports, an owner does everything. */
export type Role = "owner" | "moderator";

/** Whether a role has all that another has. */
export function mayAct(role: Role, needed: Role): boolean {
  return role === "owner" || needed === "moderator";
}

/** Who does something, when (epoch milliseconds), and why; the reason may be empty. */
export interface Note extends LogNote {
  role: Role;
}

/** A thing that an act is to be done to. */
export interface Named {
  id: string;
  /** What names it as it was read; undefined if that wasn't said. */
  version?: string | undefined;
}

/** A thing as it is now. */
export interface Thing {
  id: string;
  /** What people call it: "Dana on diadem-hero". */
  label?: string;
  /** How the log names it, if not by its id. */
  logged?: string;
  /** Whose pages show it. */
  subject?: string;
  /** Whether it isn't what was read. */
  isChanged?: boolean;
  /** Whether an act that needs it read can't be sure that it was. */
  isUnread?: boolean;
}

/** A kind of thing that acts are done to. */
export interface Kind<Found extends Thing = Thing> {
  /** 'review': what sentences and a form's fields call one. */
  noun: string;
  /** The command that lists them. */
  list?: string;
  /** Reads what was typed; undefined if nothing can have that name. @throws Refusal */
  read(typed: string): Named | undefined;
  /** Those of the things that there are, in order; on PostgreSQL, nobody else changes them from here on. */
  find(on: Place, named: readonly Named[]): Promise<readonly Found[]>;
}

/** Options of a command, and fields of a form. */
export type Options = Readonly<Record<string, string | readonly string[] | true | undefined>>;

/** What someone asks for. */
export interface Asked {
  /** What it's to be done to, as typed. */
  of: readonly string[];
  options: Options;
  /** Whether they said yes to what can't be undone. */
  isSure: boolean;
}

/** What became of an act. */
export interface Outcome {
  /** What it was done to. */
  done: readonly Thing[];
  /** How many that were, if it isn't one for each of `done`. */
  count?: number;
  /** What it wasn't done to, by the keys of the act's `left`. */
  left?: readonly { id: string; as: string }[];
  /** What the log has it done to, if it isn't one entry for each of `done`. */
  logged?: readonly string[];
  /** Said instead of the usual sentence. */
  said?: string;
  /** What only those may know who asked for it: a link's key. No log and no page has it. */
  secret?: string;
  /** What went with it. */
  also?: { act: Act; outcome: Outcome };
}

/** Where an act is done. */
export interface Place extends Pick<Store, "db" | "engine"> {
  /** Told the subject of each review that changed, so that pages follow; other processes hear of it from the store. */
  changed?: ((subject: string) => void) | undefined;
  /** Told that email was queued. */
  queued?: (() => void) | undefined;
}

/** What an act's own functions are given. */
export interface Doing<Found, Ready> extends Asked {
  named: readonly Named[];
  things: readonly Found[];
  ready: Ready;
}

/** One thing that those who run the site can do. @typeParam Needs what it's done with, besides the store */
export interface Act<Needs extends object = object, Found extends Thing = Thing, Ready = unknown> {
  /** As the command line and the log have it: 'reviews hide'. */
  name: `${string} ${string}`;
  may: Role;
  of?: Kind<Found>;
  /** Its help on the command line. */
  about: string;
  more?: string;
  example: string;
  /** The command's arguments, if they aren't one or more ids. */
  args?: string;
  /** The command's options. One with `instead` names what it's done to, one with `also` names more. */
  options?: readonly { flags: string; about: string; instead?: true; also?: true }[];
  /** What its button says. */
  button?: string;
  /** The checkbox that its form needs; of an act with an option of this name, only with that. */
  box?: { label: string; only?: string };
  /** 'Hidden': what it says of each thing that it was done to. */
  done: string;
  /** What it says of them all, with `{count}` for how many; by default 'Hidden: 2 reviews.' */
  says?: string;
  /** What it says if there was nothing to do. */
  none?: string;
  /** What it says of things that it wasn't done to. */
  left?: Readonly<Record<string, string>>;
  /** The reason that the log has if none is given. */
  why?: string;
  /** The question before what can't be undone; undefined if there is nothing to ask. */
  asks?(on: Place & Needs, asked: Asked, note: Note): Promise<string | undefined> | string;
  /** Whether it says that things are fine, and so must name the version that was read. */
  asRead?: true;
  /** The things that options name: all that failed. */
  named?(on: Place & Needs, asked: Asked, note: Note): Promise<readonly Named[] | undefined>;
  /** What must be there before the transaction begins. */
  ready?(place: Place & Needs, asked: Asked, note: Note): Promise<Ready>;
  /** Does it, in a transaction. */
  run(on: Place & Needs, doing: Doing<Found, Ready>, note: Note): Promise<Outcome>;
  /** What goes with it, and what that is done to: approving a review closes its reports. */
  goesWith?(
    outcome: Outcome,
    doing: Doing<Found, Ready>,
  ): readonly [Act, readonly Thing[]] | undefined;
  /** What follows the transaction. */
  after?(place: Place & Needs, outcome: Outcome, doing: Asked & { ready: Ready }): Promise<Outcome>;
}

/** What an act is asked that is about nothing in particular. */
export const nothingNamed: Asked = { of: [], options: {}, isSure: true };

/** The maximum length of a reason, in characters (code points). */
export const maxReasonLength = 200;

/** An option's name: 'like' of '--like <id>'. */
export const optionName = (flags: string) => /--([a-z-]+)/.exec(flags)![1]!;

/**
 * Does an act to all that's asked for or to nothing, and records it.
 * @throws Refusal if nothing was done, and whatever the store throws
 */
export async function perform<Needs extends object, Found extends Thing, Ready>(
  place: Place & Needs,
  act: Act<Needs, Found, Ready>,
  asked: Asked,
  note: Note,
): Promise<Outcome> {
  if (!mayAct(note.role, act.may)) throw refusal("notAnOwner");
  checkNaming(act, asked);
  const question = asked.isSure ? undefined : await act.asks?.(place, asked, note);
  if (question !== undefined) throw refusal("unsure", question);
  const ready = (await act.ready?.(place, asked, note)) as Ready;
  const outcome = await place.db
    .transaction()
    .execute((db) => performIn({ ...place, db }, act, { ...asked, ready }, note));
  const subjects = outcome.done.flatMap(({ subject }) => (subject === undefined ? [] : [subject]));
  for (const subject of new Set(subjects)) place.changed?.(subject);
  return (await act.after?.(place, outcome, { ...asked, ready })) ?? outcome;
}

/** The same as part of a transaction that does more. */
export async function performIn<Needs extends object, Found extends Thing, Ready>(
  on: Place & Needs,
  act: Act<Needs, Found, Ready>,
  asked: Asked & { ready: Ready },
  note: Note,
): Promise<Outcome> {
  const named = (await act.named?.(on, asked, note)) ?? readNames(act, asked.of);
  const things = await findThings(on, act, named);
  return await runAct(on, act, { ...asked, named, things }, note);
}

async function runAct<Needs extends object, Found extends Thing, Ready>(
  on: Place & Needs,
  act: Act<Needs, Found, Ready>,
  doing: Doing<Found, Ready>,
  note: Note,
): Promise<Outcome> {
  const outcome = await act.run(on, doing, note);
  const targets = outcome.logged ?? outcome.done.map(({ id, logged = id }) => logged);
  await addToLog(on.db, act.name, targets, { ...note, reason: note.reason || (act.why ?? "") });
  const [next, things = []] = act.goesWith?.(outcome, doing) ?? [];
  if (!next || things.length === 0) return outcome;
  const also = { of: [], options: {}, isSure: true, named: [], things, ready: undefined };
  return { ...outcome, also: { act: next, outcome: await runAct(on, next, also, note) } };
}

/** What of an act says which things it's about. */
interface Naming<Found extends Thing = Thing> {
  of?: Kind<Found> | undefined;
  options?: Act["options"] | undefined;
  asRead?: Act["asRead"] | undefined;
}

/** Things are named one by one, or all by one option. @throws Refusal */
function checkNaming({ of, options = [] }: Naming, asked: Asked): void {
  if (!of) return;
  const given = options.filter(({ flags }) => asked.options[optionName(flags)] !== undefined);
  const instead = given.find((option) => option.instead);
  const isNamed = asked.of.length > 0 || given.some((each) => each.instead ?? each.also);
  if (!isNamed) throw refusal("nothingNamed", of.noun);
  if (instead && asked.of.length > 0)
    throw refusal("namedTwice", of.noun, `--${optionName(instead.flags)}`);
}

function readNames({ of }: Naming, typed: readonly string[]): readonly Named[] {
  if (!of) return [];
  const read = typed.map((each) => [each, of.read(each)] as const);
  const wrong = read.filter(([, named]) => named === undefined).map(([each]) => each);
  if (wrong.length > 0) throw refusal("missing", of.noun, wrong);
  return [...new Map(read.map(([, named]) => [named!.id, named!])).values()];
}

async function findThings<Found extends Thing>(
  on: Place,
  { of, asRead }: Naming<Found>,
  named: readonly Named[],
): Promise<readonly Found[]> {
  if (!of || named.length === 0) return [];
  const things = await of.find(on, named);
  const there = new Set(things.map(({ id }) => id));
  const missing = named.filter(({ id }) => !there.has(id)).map(({ id }) => id);
  if (missing.length > 0) throw refusal("missing", of.noun, missing);
  if (!asRead) return things;
  const unread = things.find(({ isUnread }) => isUnread);
  if (unread) throw refusal("unread", unread.id);
  const changed = things.filter(({ isChanged }) => isChanged).map(({ id }) => id);
  if (changed.length > 0) throw refusal("changed", changed);
  return things;
}

/** Reads 'ID' and 'ID@VERSION'. @param isId whether a text can be an id */
export const readVersioned =
  (isId: (text: string) => boolean) =>
  (typed: string): Named | undefined => {
    const [, id = "", version] = /^([^@]*)(?:@([\w-]*(?:\+[\w-]+)?))?$/.exec(typed) ?? [];
    return isId(id) ? { id, version } : undefined;
  };

/** What an act says of everything that it was done to, in one sentence. */
export function sentenceOf({ done, says, of, none }: Act, { done: all, count, said }: Outcome) {
  if (said !== undefined) return said;
  const times = count ?? all.length;
  if (times === 0 && none !== undefined) return none;
  return says?.replace("{count}", String(times)) ?? `${done}: ${countOf(times, of?.noun ?? "")}.`;
}

/** '1 review', '2 reviews', '2 addresses'. */
export function countOf(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}${noun.endsWith("s") ? "es" : "s"}`}`;
}

// Everything people in the console can do. An act is one object, and `perform` is the only way to run one: it checks
// permissions, arguments and whether the target has changed since it was read, runs the act and whatever goes with it
// in one transaction, writes the log, and invalidates pages. The command, the console form, the link in an email and
// the log entry are all derived from the object, so they can't disagree.

import { refusal } from "./refusals.ts";
import type { Store } from "./store/connect.ts";
import { addToLog, keepUndo, type LogNote, type Step } from "./store/log.store.ts";
import { fill } from "./text/fill.ts";
import { wholeNumber } from "./text/money.ts";
import { listed } from "./text/grammar.ts";

/** What someone in the console is for. */
export const roles = ["owner", "community manager", "moderator", "editor"] as const;
export type Role = (typeof roles)[number];

/** Who may see or do something: those with this role, or everyone who is signed in. */
export type Access = Role | "signed in";

/**
 * Owners do everything. Moderators handle reviews, reports, blocked words and figures, editors content. A community
 * manager is a moderator who also answers in the site's name.
 */
const accessOf: Readonly<Record<Role, readonly Access[]>> = {
  owner: [...roles, "signed in"],
  "community manager": ["community manager", "moderator", "signed in"],
  moderator: ["moderator", "signed in"],
  editor: ["editor", "signed in"],
};

export const mayAct = (role: Role, needed: Access): boolean => accessOf[role].includes(needed);

/** Everyone who may do something, for a sentence: "owners and editors". */
export function whoMay(needed: Access): string {
  return listed(roles.filter((role) => mayAct(role, needed)).map((role) => `${role}s`));
}

/** Who acts, when (epoch milliseconds) and why. The reason may be empty. */
export interface Note extends LogNote {
  role: Role;
}

/** The target of an act, as named by the caller. */
export interface Named {
  id: string;
  /** The version the caller read; undefined if none was given. */
  version?: string | undefined;
}

export interface Thing {
  id: string;
  /** For people: "Dana on diadem-hero". */
  label?: string;
  /** Its name in the log, if not its id. */
  logged?: string;
  /** The subject whose pages show it. */
  subject?: string;
  /** Whether it has changed since the caller read it. */
  isChanged?: boolean;
  /** Whether the act needs a version and the caller gave none. */
  isUnread?: boolean;
}

/** A kind of thing that acts apply to. */
export interface Kind<Found extends Thing = Thing> {
  /** 'review': its name in sentences and form fields. */
  noun: string;
  /** The command that lists these. */
  list?: string;
  /** Parses an argument. Returns undefined if it can't be the name of one. @throws Refusal */
  read(typed: string): Named | undefined;
  /** Finds those that exist, in order. On PostgreSQL it also locks them. */
  find(on: Place, named: readonly Named[]): Promise<readonly Found[]>;
}

/** An argument or option of an act's command, and a field of its form. */
export interface ActField {
  /** As in the command: '<word...>', '--intro <text>', '--all'. */
  flags: string;
  about?: string;
  /** Its label in a form. Without one, only the command has it. */
  label?: string;
  hint?: string;
  /** The choices, unless the page provides them. */
  choices?: Choices;
  /** The number of lines in its text box. A command can also read such a text from a file. */
  lines?: number;
  /** The option it excludes: 'newest'. */
  not?: string;
  /** The label of the button that runs the act with this option, and the result. */
  button?: string;
  says?: string;
  /** `instead` replaces the listed ids, `also` adds to them. */
  instead?: true;
  also?: true;
}

/** Values, each alone or with its label for a form. */
export type Choices = readonly (string | readonly [value: string, label: string])[];

/** A command's options, or a form's fields. */
export type Options = Readonly<Record<string, string | readonly string[] | true | undefined>>;

export interface Asked {
  /** The targets, as typed. */
  of: readonly string[];
  options: Options;
  /** Whether an irreversible act is confirmed. */
  isSure: boolean;
}

export interface Outcome {
  done: readonly Thing[];
  /** How many were affected, if not one per entry in `done`. */
  count?: number;
  /** The targets it skipped; `as` is a key of the act's `left`. */
  left?: readonly { id: string; as: string }[];
  /** The targets for the log, if not one entry per `done`. */
  logged?: readonly string[];
  /** Replaces the usual sentence. */
  said?: string;
  /** Replaces the act's default reason for the log. */
  why?: string;
  /** For the caller alone, such as the key in a link. Never logged or shown on a page. */
  secret?: string;
  /** The rows of an export, in batches. They're read only after the act is logged. */
  rows?: AsyncIterable<readonly ExportedRow[]>;
  /** The act that went with it. */
  also?: { act: Act; outcome: Outcome };
  /** What the act changed, as JSON, for its `undo`. */
  saved?: unknown;
  /** The id under which it can be undone for a day. */
  undo?: string;
}

/** A row of an export, by column name. */
export type ExportedRow = Readonly<Record<string, string | null>>;

export interface Place extends Pick<Store, "db" | "engine"> {
  /**
   * Called with the subject of each changed review, so that pages are rebuilt. Other processes learn of it from the
   * store.
   */
  changed?: ((subject: string) => void) | undefined;
  /** Called after an email is queued. */
  queued?: (() => void) | undefined;
  /** Called with the amount done so far, and the total. */
  progress?: ((done: number, of: number) => void) | undefined;
  /** The email address of the person in the console: people can end and delete only their own sessions and passkeys. */
  person?: string | undefined;
}

export interface Doing<Found, Ready> extends Asked {
  named: readonly Named[];
  things: readonly Found[];
  ready: Ready;
}

/** One thing people in the console can do. @typeParam Needs what it needs besides the store */
export interface Act<Needs extends object = object, Found extends Thing = Thing, Ready = unknown> {
  /** Its name on the command line and in the log: 'reviews hide'. */
  name: `${string} ${string}`;
  may: Access;
  of?: Kind<Found>;
  /** The command's help text. */
  about: string;
  more?: string;
  example: string;
  /** The command's arguments, unless they are one or more ids. */
  args?: readonly ActField[];
  options?: readonly ActField[];
  /** The option that its command has if nothing is named. */
  unnamed?: string;
  /** Why a surface doesn't offer it. */
  notOn?: { commandLine?: string; console?: string };
  /** The name and columns of the exported file. A command writes it as CSV or JSON Lines. */
  exports?: { file: string; columns: readonly string[] };
  button?: string;
  /** A checkbox the form requires; with `only`, just for the option of that name. */
  box?: { label: string; only?: string };
  /** 'Hidden': the result for one target. */
  done: string;
  /** The result for all of them, with a `{count}` placeholder. The default is 'Hidden: 2 reviews.' */
  says?: string;
  /** The same for several, if it's another sentence. */
  saysOfMany?: string;
  /** The result if there was nothing to do. */
  none?: string;
  /** The results for targets it skipped. */
  left?: Readonly<Record<string, string>>;
  /** The default reason for the log. */
  why?: string;
  /** Whether its form doesn't ask for a reason. */
  isPlain?: true;
  /** The confirmation prompt of an irreversible act; undefined if no confirmation is needed. */
  asks?(on: Place & Needs, asked: Asked, note: Note): Promise<string | undefined> | string;
  /** Whether the act approves something, so the caller must name the version they read. */
  asRead?: true;
  /** Finds the targets of an option such as `--all`. */
  named?(on: Place & Needs, asked: Asked, note: Note): Promise<readonly Named[] | undefined>;
  /** Prepares what the transaction needs, before it begins. */
  ready?(place: Place & Needs, asked: Asked, note: Note): Promise<Ready>;
  /** Does the work, inside the transaction. */
  run(on: Place & Needs, doing: Doing<Found, Ready>, note: Note): Promise<Outcome>;
  /** A second act in the same transaction, and its targets: approving a review also closes its reports. */
  goesWith?(
    outcome: Outcome,
    doing: Doing<Found, Ready>,
  ): readonly [Act, readonly Thing[]] | undefined;
  after?(place: Place & Needs, outcome: Outcome, doing: Asked & { ready: Ready }): Promise<Outcome>;
  /** Prepares what undoing needs, before its transaction begins. @throws Refusal if it can't be undone */
  readyToUndo?(place: Place & Needs, saved: never): Promise<unknown>;
  /** Puts back what `saved` says, unless it has changed since. */
  undo?(on: Place & Needs, saved: never, ready: unknown): Promise<Outcome>;
  afterUndo?(place: Place & Needs): Promise<void>;
}

/** A request without targets. */
export const nothingNamed: Asked = { of: [], options: {}, isSure: true };

/** The maximum length of a reason, in characters (code points). */
export const maxReasonLength = 200;

/** The name of an option or argument: 'like' for '--like <id>', 'word' for '<word...>'. */
export const fieldName = ({ flags }: Pick<ActField, "flags">) => /[a-z][a-z-]*/.exec(flags)![0];

/**
 * Runs an act on all of its targets, or on none, and logs it.
 * @throws Refusal if nothing was done, or whatever the store throws
 */
export async function perform<Needs extends object, Found extends Thing, Ready>(
  place: Place & Needs,
  act: Act<Needs, Found, Ready>,
  asked: Asked,
  note: Note,
): Promise<Outcome> {
  const [outcome] = await performTogether(place, [{ act, asked }], note);
  return outcome!;
}

/**
 * Runs several acts as one: all of them or none, with one undo, whose id each outcome has.
 * @throws Refusal if nothing was done, or whatever the store throws
 */
export async function performTogether(
  place: Place,
  all: readonly { act: Act; asked: Asked }[],
  note: Note,
): Promise<readonly Outcome[]> {
  const prepared: { act: Act; asked: Asked & { ready: unknown } }[] = [];
  for (const { act, asked } of all) {
    if (!mayAct(note.role, act.may)) throw refusal("onlyFor", whoMay(act.may));
    checkNaming(act, asked);
    const question = asked.isSure ? undefined : await act.asks?.(place, asked, note);
    if (question !== undefined) throw refusal("unsure", question);
    prepared.push({ act, asked: { ...asked, ready: await act.ready?.(place, asked, note) } });
  }
  const outcomes = await place.db.transaction().execute(async (db) => {
    const steps: Step[] = [];
    const done: Outcome[] = [];
    for (const { act, asked } of prepared)
      done.push(await performIn({ ...place, db }, act, asked, note, steps));
    if (!steps.some(({ saved }) => saved !== undefined)) return done;
    const undo = await keepUndo(db, note, steps);
    return done.map((each) => ({ ...each, undo }));
  });
  const subjects = outcomes.flatMap(({ done }) => done.flatMap(({ subject }) => subject ?? []));
  for (const subject of new Set(subjects)) place.changed?.(subject);
  const afterwards: Outcome[] = [];
  for (const [index, { act, asked }] of prepared.entries()) {
    const outcome = outcomes[index]!;
    afterwards.push((await act.after?.(place, outcome, asked)) ?? outcome);
  }
  return afterwards;
}

/** Runs an act as part of a larger transaction. @param steps gets what was done, for undoing it */
export async function performIn<Needs extends object, Found extends Thing, Ready>(
  on: Place & Needs,
  act: Act<Needs, Found, Ready>,
  asked: Asked & { ready: Ready },
  note: Note,
  steps: Step[] = [],
): Promise<Outcome> {
  const named = (await act.named?.(on, asked, note)) ?? readNames(act, asked.of);
  const things = await findThings(on, act, named);
  return await runAct(on, act, { ...asked, named, things }, note, steps);
}

/** What the log names of an act. */
export const loggedOf = ({ done, logged }: Outcome): readonly string[] =>
  logged ?? done.map(({ id, logged: as = id }) => as);

async function runAct<Needs extends object, Found extends Thing, Ready>(
  on: Place & Needs,
  act: Act<Needs, Found, Ready>,
  doing: Doing<Found, Ready>,
  note: Note,
  steps: Step[],
): Promise<Outcome> {
  const outcome = await act.run(on, doing, note);
  const targets = loggedOf(outcome);
  const reason = note.reason || (outcome.why ?? act.why ?? "");
  const logged = await addToLog(on.db, act.name, targets, { ...note, reason });
  if (logged.length > 0 || outcome.saved !== undefined)
    steps.push({ act: act.name, saved: outcome.saved, logged });
  const [next, things = []] = act.goesWith?.(outcome, doing) ?? [];
  if (!next || things.length === 0) return outcome;
  const also = { of: [], options: {}, isSure: true, named: [], things, ready: undefined };
  return { ...outcome, also: { act: next, outcome: await runAct(on, next, also, note, steps) } };
}

interface Naming<Found extends Thing = Thing> {
  of?: Kind<Found> | undefined;
  options?: Act["options"] | undefined;
  asRead?: Act["asRead"] | undefined;
}

/** Checks that the targets are named either one by one or by a single option. @throws Refusal */
function checkNaming({ of, options = [] }: Naming, asked: Asked): void {
  if (!of) return;
  const given = options.filter((each) => asked.options[fieldName(each)] !== undefined);
  const instead = given.find((option) => option.instead);
  const isNamed = asked.of.length > 0 || given.some((each) => each.instead ?? each.also);
  if (!isNamed) throw refusal("nothingNamed", of.noun);
  if (instead && asked.of.length > 0)
    throw refusal("namedTwice", of.noun, `--${fieldName(instead)}`);
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

/** Parses 'ID' and 'ID@VERSION'. @param isId whether a text can be an id */
export const readVersioned =
  (isId: (text: string) => boolean) =>
  (typed: string): Named | undefined => {
    const [, id = "", version] = /^([^@]*)(?:@([\w-]*(?:\+[\w-]+)?))?$/.exec(typed) ?? [];
    return isId(id) ? { id, version } : undefined;
  };

/** The whole result in one sentence. */
export function sentenceOf(act: Act, { done: all, count, said }: Outcome) {
  if (said !== undefined) return said;
  const { done, of, none, saysOfMany } = act;
  const times = count ?? all.length;
  if (times === 0 && none !== undefined) return none;
  const says = times === 1 ? act.says : (saysOfMany ?? act.says);
  return (
    (says && fill(says, { count: wholeNumber(times) })) ??
    `${done}: ${countOf(times, of?.noun ?? "")}.`
  );
}

/** '1 review', '2 reviews', '2 addresses', '2 entries'. */
export function countOf(count: number, noun: string): string {
  const several = noun.endsWith("y") ? `${noun.slice(0, -1)}ie` : noun.replace(/s$/, "se");
  return `${wholeNumber(count)} ${count === 1 ? noun : `${several}s`}`;
}

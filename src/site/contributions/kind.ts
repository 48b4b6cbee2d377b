// A kind as one object. Its fields say how each is typed, read, stored and shown; columns, rows, keys, limits, forms,
// private pages, the console's lists and the commands follow from them. It's rules: pages, stores and commands share it.

import { readOptionalEmail } from "../../platform/email/email-address.ts";
import type { FormControl } from "../../platform/forms/fields.tsx";
import type { Fact } from "../../platform/listing.ts";
import type { Limit } from "../../platform/rate-limit/rate-limiter.service.ts";
import type { Site } from "../../platform/render/site.ts";
import { linkProblem } from "../../platform/text/links.ts";
import { lineProblem, textProblem, tidy } from "../../platform/text/plain-text.ts";
import type { Sent, Series, StoredKind } from "./contribution.ts";
import type { ContributionColumns } from "./contributions.tables.ts";
import type { HoldReason } from "./hold-reason.ts";

/** A field's value, or what's wrong with what was typed. */
type Reading<Value, Problem extends string = string> = { value: Value } | { problem: Problem };
/** What was typed, by the fields' names. */
type Typed = Readonly<Record<string, string>>;
type Column = string | number | null;

/** A field of a kind. @typeParam On what reading it needs to know: the site's name, the facts there are */
export interface KindField<Value = unknown, On = unknown> {
  read(typed: string, on: On, all: Typed): Reading<Value>;
  control: FormControl;
  /** What it is of its row: its writer's name, or the text that copies are known by. */
  is?: "author" | "text";
  /** Whether visitors read it: then it's scanned for blocked words and links. */
  isPublic?: boolean;
  /** Whether it's beside what was said: read, but not stored in its row, not in its version, and no edit asks for it. */
  isAside?: boolean;
  /** Whether its key has it, though it's beside what was said. */
  inKey?: boolean;
  /** Whether it came after its kind: then it counts in keys by its column, and only if given, so that older ones stay. */
  isLater?: boolean;
  /** Begins the subjects of subscriptions to alerts about its row, if it's the address that asks for them. */
  alerts?: string;
  /** Its name in JSON and in lists, if not the field's. */
  json?: string;
  /** More columns that follow from it. */
  also?(value: Value): Readonly<Record<string, Column>>;
}

interface TextRules<On> {
  max: number;
  /** Lines of its box; without it, it's one line. */
  rows?: number;
  isOptional?: true;
  isPublic?: true;
  is?: "author" | "text";
  /** How many web addresses it may have. One alone is a reason to hold what visitors read. */
  links?: number;
  /** Whether it's in no language: a figure. */
  isFigure?: true;
  control?: FormControl;
  json?: string;
  problem?(value: string, max: number, on: On, all: Typed): string | undefined;
}

/** A text, or one line of it. */
export function words<On = unknown>(rules: TextRules<On>): KindField<string, On> {
  const { max, rows, isOptional, isFigure, links = Infinity, control } = rules;
  const usual = rows === undefined ? lineProblem : textProblem;
  const { problem = usual, is, isPublic, json } = rules;
  return {
    control: {
      ...(rows === undefined ? {} : { rows }),
      ...(isOptional ? {} : { required: true }),
      maxLength: max,
      ...(isFigure ? {} : { dir: "auto" }),
      ...control,
    },
    ...(is && { is }),
    ...(isPublic && { isPublic }),
    ...(json !== undefined && { json }),
    read(typed, on, all) {
      const value = tidy(typed);
      const wrong = problem(value, max, on, all) ?? linkProblem(value, links);
      return wrong === undefined || (wrong === "empty" && isOptional)
        ? { value }
        : { problem: wrong };
    },
  };
}

/** One of a few, or none of them if it may be left out. Its words are content. */
export function choice<Value extends string, Rules extends { isOptional?: true } = object>(
  values: readonly Value[],
  { isOptional }: Rules & { isOptional?: true } = {} as Rules,
): KindField<Value | (Rules extends { isOptional: true } ? "" : never)> & {
  values: readonly Value[];
} {
  type Chosen = Value | (Rules extends { isOptional: true } ? "" : never);
  return {
    values,
    control: isOptional ? {} : { required: true },
    read(typed) {
      const text = tidy(typed);
      const value = values.find((each) => each === text);
      if (value !== undefined) return { value };
      if (text !== "") return { problem: "notAChoice" };
      return isOptional ? { value: "" as Chosen } : { problem: "empty" };
    },
  };
}

/**
 * The address of someone who wants an alert about it: see `once-alerts.store.ts`.
 * @param alerts begins the subjects of their subscriptions, before the row's id. No slug has a colon.
 */
export const alertAddress = (
  alerts: string,
  { inKey = false } = {},
): KindField<string | null> & { isAside: true; alerts: string } => ({
  isAside: true,
  inKey,
  alerts,
  control: { inputMode: "email", autoComplete: "email" },
  read(typed) {
    const read = readOptionalEmail(typed);
    return "problem" in read ? { problem: read.problem } : { value: read.email };
  },
});

// oxlint-disable-next-line typescript/no-explicit-any
type FieldsOf = Record<string, KindField<any, any>>;

// oxlint-disable-next-line typescript/no-explicit-any
type ValueOf<Field> = Field extends KindField<infer Value, any> ? Value : never;
// oxlint-disable-next-line typescript/no-explicit-any
type OnOf<Field> =
  Field extends KindField<any, infer On> ? (unknown extends On ? never : On) : never;
type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  each: infer All,
) => void
  ? All
  : never;

type Values<Fields extends FieldsOf> = {
  [Name in keyof Fields as Fields[Name] extends { isAside: true } ? never : Name]: ValueOf<
    Fields[Name]
  >;
};

/** 'firstName' is stored as 'first_name'. */
type Snake<Name> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Snake<Rest>}`
    : `_${Lowercase<First>}${Snake<Rest>}`
  : "";
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What one is given besides what was typed: the id of the row that it's about. */
interface About {
  of: StoredKind;
  json?: string;
}

/** What the help of its commands says: of all, and of its list, if not the usual. */
interface Commands {
  about: string;
  list?: string;
}

interface KindGiven<Fields extends FieldsOf, More extends Record<string, About>> {
  /** Its plural and its singular, as in acts, URLs, the log and sentences: words without spaces. */
  name: string;
  noun: string;
  table: string;
  /** In the order of its key and its versions, which never changes. */
  fields: Fields;
  /** The order of its form, if it's another one. */
  form?: readonly (keyof Fields & string)[];
  about?: More;
  /** What its key has besides its noun and its sender: its page and its fields, unless it says otherwise. */
  key?(given: Record<keyof More, string> & Sent, typed: readonly string[]): string[];
  limits: { add: Limit; edit?: Limit };
  /** The columns that only acts change. */
  acted?: readonly string[];
  /** Whether only those who run the site read it: then all of them wait, and none is reported. */
  isPrivate?: true;
  /** Whether pages only count them: then none is reported. */
  isCounted?: true;
  /** The fields that name paddles, with or without a version, as its subject does. */
  slugs?: readonly (keyof Fields & string)[];
  phoneOf?(given: PostedOf<Fields> & Sent): string;
  seriesOf?(given: PostedOf<Fields> & Sent): readonly Series[];
  /** What lists say of one, by field or by a fact of its own. The last is below. */
  list?: readonly (string | Fact<Record<string, Column>>)[];
  inJson?: readonly Fact<Record<string, Column>>[];
  /** What's said of a list without any. */
  none: string;
  commands: Commands;
  /** What's said of one after its writer's name, in the console. */
  says?(row: Record<string, Column>, library: Site["library"]): readonly string[];
}

/** Any kind made of fields, whatever they are: what stores, pages, lists and commands need of it. */
export interface FieldKind extends StoredKind {
  fields: Readonly<Record<string, Pick<KindField, "control" | "json">>>;
  about: Readonly<Record<string, About>>;
  limits: { add: Limit; edit: Limit };
  isPrivate: boolean;
  names: readonly string[];
  /** The fields that are what was said: all but what's beside it. */
  said: readonly string[];
  textField: string | undefined;
  authorField: string | undefined;
  /** The fields' names in the order of the form. */
  form: readonly string[];
  /** If it's about another row: of which kind, and the column that has its id. */
  parent?: { kind: StoredKind; by: string };
  list?: readonly (string | Fact<Record<string, Column>>)[];
  inJson?: readonly Fact<Record<string, Column>>[];
  none: string;
  commands: Commands;
  says?(row: Record<string, Column>, library: Site["library"]): readonly string[];
  /** Its form's fields. */
  controls(): Readonly<Record<string, FormControl>>;
  /** Each field without anything typed. */
  empty: Readonly<Record<string, string>>;
  /** What was typed, of a stored row. */
  typedIn(row: Readonly<Record<string, unknown>>): Record<string, string>;
  /** What it was given besides. */
  givenIn(row: Readonly<Record<string, unknown>>): Record<string, string>;
  /** Parses a form. @param on what its fields need to know */
  read(typed: Typed, ...on: unknown[]): { read: object; problems?: never } | Wrong<string>;
  /** What its key is made of. Stored keys are never computed again. */
  keyParts(given: Sent): string[];
  /** Its own columns. What an edit leaves out stays. */
  ownColumns(given: Sent): Record<string, Column>;
  wordsOf(given: Sent): string;
}

interface Wrong<Name extends string> {
  problems: Partial<Record<Name, string>>;
}

/** A kind with these fields. @typeParam Given what's given to store one */
export interface DefinedKind<
  Name extends string,
  Posted extends object,
  On,
  Given extends Sent,
  Row,
> extends FieldKind {
  names: readonly Name[];
  form: readonly Name[];
  /** Its form's fields. @param more what only content knows: choices, placeholders */
  controls(more?: Partial<Record<Name, FormControl>>): Record<Name, FormControl>;
  empty: Record<Name, string>;
  typedIn(row: Readonly<Record<string, unknown>>): Record<Name, string>;
  read(
    typed: Readonly<Record<Name, string>>,
    ...on: unknown extends On ? [] : [on: On]
  ): { read: Posted; problems?: never } | Wrong<Name>;
  keyParts(given: Given): string[];
  ownColumns(given: Given): Record<string, Column>;
  wordsOf(given: Given): string;
  /** For types alone. */
  types?: { posted: Posted; given: Given; row: Row };
}

/** Any kind of which one is stored from this. @typeParam Posted what its form is read into */
export type FieldKindOf<Given, Posted = unknown> = FieldKind & {
  types?: { posted: Posted; given: Given };
};

/** What's given to store one. */
export type GivenOf<Kind extends { types?: { given: unknown } }> = NonNullable<
  Kind["types"]
>["given"];
/** The row of a kind, as its table has it. */
export type TableOf<Kind extends { types?: { row: unknown } }> = ContributionColumns & {
  subject: string;
} & NonNullable<Kind["types"]>["row"];

type PostedOf<Fields extends FieldsOf> = Values<Fields> & {
  [Aside in keyof Fields as Fields[Aside] extends { isAside: true } ? Aside : never]?:
    | ValueOf<Fields[Aside]>
    | undefined;
};

type RowOf<Fields extends FieldsOf, More extends Record<string, About>> = {
  [Each in keyof Values<Fields> as Snake<Each>]: Values<Fields>[Each];
} & {
  [Each in keyof More as Snake<Each>]: string;
} & Both<
    {
      [Each in keyof Fields]: Fields[Each] extends { also(value: never): infer All } ? All : never;
    }[keyof Fields]
  >;

/** A kind with an address for alerts has their prefix. */
type AlertsOf<Fields extends FieldsOf> =
  Extract<Fields[keyof Fields], { alerts: string }> extends never ? unknown : { alerts: string };

export function defineKind<
  const Fields extends FieldsOf,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- most kinds are given nothing more
  const More extends Record<string, About> = Record<never, About>,
>(
  given: KindGiven<Fields, More>,
): DefinedKind<
  keyof Fields & string,
  PostedOf<Fields>,
  Both<OnOf<Fields[keyof Fields]>>,
  PostedOf<Fields> & Record<keyof More, string> & Sent,
  RowOf<Fields, More>
> &
  AlertsOf<Fields> {
  type Name = keyof Fields & string;
  type Given = PostedOf<Fields> & Record<keyof More, string> & Sent;
  const { fields, name, noun, table, limits, isPrivate = false } = given;
  const about: Readonly<Record<string, About>> = given.about ?? {};
  const [parent] = Object.entries(about);
  const names = Object.keys(fields) as Name[];
  const form: readonly Name[] = given.form ?? names;
  const ofEach = (make: (each: Name) => string) =>
    Object.fromEntries(names.map((each) => [each, make(each)])) as Record<Name, string>;
  const valuesIn = (of: Given) => of as unknown as Readonly<Record<string, Column>>;
  const columnsOf = (of: readonly string[]) => of.map(snake);
  const only = (is: (field: KindField) => unknown) => names.filter((each) => is(fields[each]!));
  const [authorField] = only(({ is }) => is === "author");
  const author = authorField && snake(authorField);
  const [textField] = only(({ is }) => is === "text");
  const said = only(({ isAside }) => !isAside);
  const key = given.key ?? (({ subject }: Sent, typed: readonly string[]) => [subject, ...typed]);
  const textColumn = textField && snake(textField);
  const alerts = names.flatMap((each) => fields[each]!.alerts ?? [])[0];
  const storedAs: StoredKind = {
    name,
    noun,
    table,
    columns: {
      subject: "subject",
      ...(author !== undefined && { author }),
      ...(textColumn !== undefined && { text: textColumn }),
      typed: columnsOf(said),
      read: columnsOf(only(({ isPublic }) => isPublic)),
      given: Object.keys(about).map(snake),
      acted: given.acted ?? [],
      slugs: columnsOf(given.slugs ?? []),
    },
    ...(alerts !== undefined && { alerts }),
    ...(!isPrivate &&
      !given.isCounted && {
        reports: { name: `${noun}-reports`, table: `${table}_reports`, of: "of_id" },
      }),
  };
  const kind: DefinedKind<
    Name,
    PostedOf<Fields>,
    Both<OnOf<Fields[keyof Fields]>>,
    Given,
    RowOf<Fields, More>
  > = {
    ...given,
    ...storedAs,
    about,
    ...(parent && { parent: { kind: parent[1].of, by: snake(parent[0]) } }),
    isPrivate,
    limits: { edit: "edit", ...limits },
    names,
    said,
    textField,
    authorField,
    form,
    controls: (more = {}) =>
      Object.fromEntries(
        form.map((each) => [each, { ...fields[each]!.control, ...more[each] }]),
      ) as Record<Name, FormControl>,
    empty: ofEach(() => ""),
    typedIn: (row) => ofEach((each) => String((row[snake(each)] as Column) ?? "")),
    givenIn: (row) =>
      Object.fromEntries(Object.keys(about).map((each) => [each, String(row[snake(each)])])),
    read(typed, ...[on]) {
      const read = names
        // What a form doesn't ask for stays as it was.
        .filter((each) => each in typed)
        .map((each) => [each, fields[each]!.read(typed[each], on, typed)] as const);
      const problems = read.flatMap(([each, one]) =>
        "problem" in one ? [[each, one.problem]] : [],
      );
      if (problems.length > 0)
        return { problems: Object.fromEntries(problems) as Partial<Record<Name, string>> };
      const values = read.map(([each, one]) => [each, "value" in one ? one.value : undefined]);
      return { read: Object.fromEntries(values) as PostedOf<Fields> };
    },
    keyParts(of) {
      const valueOf = (each: Name) => String(valuesIn(of)[each] ?? "");
      const isLater = (each: Name) => fields[each]!.isLater === true;
      const inKey = only(({ isAside, inKey: isInKey = !isAside }) => isInKey);
      const first = inKey.filter((each) => !isLater(each)).map(valueOf);
      const sender = isPrivate ? [of.sender ?? ""] : [];
      const later = inKey.filter((each) => isLater(each) && valueOf(each) !== "");
      return [
        noun,
        ...key(of, first),
        ...sender,
        ...later.flatMap((each) => [snake(each), valueOf(each)]),
      ];
    },
    ownColumns(of) {
      const values = valuesIn(of);
      const typed = said.filter((each) => values[each] !== undefined);
      const also = typed.map((each) => fields[each]!.also?.(values[each]) ?? {});
      return Object.assign(
        { subject: of.subject },
        ...[...Object.keys(about), ...typed].map((each) => ({ [snake(each)]: values[each] })),
        ...also,
      ) as Record<string, Column>;
    },
    wordsOf: (of) => (textField === undefined ? "" : String(valuesIn(of)[textField])),
  };
  return kind as typeof kind & AlertsOf<Fields>;
}

/** What lists of a kind say: its id and time, its state and page, its fields, and its text below. */
export function factsOf(kind: FieldKind, stateText: Fact<KindRow>["text"]) {
  const first: Fact<KindRow>[] = [
    { key: "id", value: ({ id }) => id },
    {
      key: kind.isPrivate ? "sentAt" : "writtenAt",
      value: ({ created_at }) => created_at,
      isTime: true,
    },
    { key: "state", text: stateText! },
  ];
  const asked = kind.list ?? ["subject", ...kind.said];
  const own = asked.map((each, index): Fact<KindRow> => {
    if (typeof each !== "string") return each;
    return {
      key: kind.fields[each]?.json ?? kind.about[each]?.json ?? each,
      value: (row) => row[snake(each)] as Column,
      max: 100,
      isBelow: index === asked.length - 1,
    };
  });
  const states: Fact<KindRow>[] = [
    { key: "hiddenAt", value: ({ hidden_at }) => hidden_at, isTime: true },
    { key: "heldBecause", value: ({ held_because }) => held_because },
    { key: "approvedAt", value: ({ approved_at }) => approved_at, isTime: true },
  ];
  return {
    facts: [...first, ...own],
    inJson: [...(kind.isPrivate ? [] : states), ...((kind.inJson ?? []) as Fact<KindRow>[])],
  };
}

/** A row of any kind, as its table has it. */
export type KindRow = {
  id: string;
  subject: string;
  created_at: number;
  updated_at: number;
  hidden_at: number | null;
  held_because: HoldReason | null;
  approved_at: number | null;
} & Record<string, Column>;

/** What pages show of a visible one. */
export type ShownKindRow = Pick<KindRow, "id" | "subject" | "created_at" | "updated_at"> &
  Record<string, Column>;

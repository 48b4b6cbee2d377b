// The open dataset: every confirmed fact about paddles and balls that's ours to give, one row each: what makers, shops,
// official lists, open registers and owners say. Nothing that rests on samples, opinions, a lab's work or unconfirmed
// figures is in it.

import type { Library } from "../../library/library.ts";
import { isBallFactConfirmed } from "../balls/ball-facts.ts";
import type { Ball, BallFact } from "../balls/ball.content.ts";
import type { AnyPaddle, Approval, Version } from "../paddles/paddle.content.ts";
import {
  type ApprovalList,
  type FactName,
  factOfList,
  type SourcedFact,
} from "../paddles/paddle-values.ts";
import { approvalsOf } from "../paddles/approvals.ts";
import {
  isConfirmed,
  isIdentified,
  knownFact,
  priceDate,
  type WordFact,
} from "../paddles/paddle-facts.ts";
import { type FactSource, isOpenSource, type SourceKind } from "../../platform/text/fact-source.ts";
import { slugOf } from "../../platform/text/normalize-text.ts";
import { oncePer } from "../../platform/once-per.ts";
import { ballPath, addresses } from "../../addresses.ts";

/** The columns of the dataset, with what each contains. */
export const factColumns = {
  id: "The fact's own id. It stays the same when the value changes.",
  kind: "What the fact is about: paddle or ball.",
  subject: "The paddle's or ball's short name in our addresses.",
  name: "The paddle's or ball's name.",
  version: "The paddle's version that the fact is about. Empty for the version its page describes.",
  fact: "The fact's name. The next table lists them all.",
  value: "The fact itself, a number or text.",
  unit: "The value's unit. Empty for text and plain numbers.",
  source: "Whose page or list it comes from.",
  source_kind: "What they are: maker, shop, official list, register, owners, or ours if we looked.",
  link: "The address of that page. Empty if it has none.",
  date: "The day, month or year the value is from: when its source was read, or a price was set.",
  changed: "The day we last changed what we say about the paddle. Empty if we didn't note it.",
} as const;

/** A confirmed fact. */
export interface Fact {
  id: string;
  kind: "paddle" | "ball";
  subject: string;
  name: string;
  version: string | null;
  fact: string;
  value: string | number;
  unit: string | null;
  source: string;
  source_kind: SourceKind;
  link: string | null;
  date: string | null;
  changed: string | null;
}

type Value = string | number | null | undefined;

/** A kind of fact: how it's read, and what it means. */
interface FactKind<Of, Sourced = string> {
  fact: string;
  /** What it is, for readers. */
  about: string;
  unit?: string | undefined;
  /** Its name among the file's sources. */
  noted?: Sourced | undefined;
  /** Undefined or null if it's unknown or unconfirmed. */
  value(of: Of): Value;
  date?(of: Of): string | undefined;
}

interface PaddleFactKind extends FactKind<AnyPaddle, SourcedFact> {
  /** Whose list it comes from, for approvals: what the list said last, or each time someone looked. */
  approval?: { of: ApprovalList; isHistory: boolean } | undefined;
  /** Its name in the paddle's versions, if they differ in it. */
  ofVersion?: keyof Version | WordFact;
}

const inDollars = (cents: number | null | undefined) =>
  typeof cents === "number" ? cents / 100 : undefined;

const known = (fact: FactName) => (paddle: AnyPaddle) => knownFact(paddle, fact);
const inWords = (fact: string, field: WordFact, about: string): PaddleFactKind => ({
  fact,
  about,
  noted: field,
  value: (paddle) => (isConfirmed(paddle, field) ? paddle[field] : undefined),
  ofVersion: field,
});
const measured = (
  fact: string,
  field: FactName & SourcedFact & keyof Version,
  unit: string,
  about: string,
) => ({
  fact,
  about,
  unit,
  noted: field,
  value: known(field),
  ofVersion: field,
});

/** What a list says of paddles, and what it said each time someone looked. */
function approvalKinds(
  fact: string,
  of: ApprovalList,
  [whose, states]: readonly [whose: string, states: string],
): PaddleFactKind[] {
  const kind = { value: () => null };
  return [
    {
      ...kind,
      fact,
      about: `What ${whose} list says: ${states}.`,
      approval: { of, isHistory: false },
    },
    {
      ...kind,
      fact: `${fact}_history`,
      about: "What that list said each time someone looked, with the day. Its ids end in it.",
      approval: { of, isHistory: true },
    },
  ];
}

export const paddleFacts: readonly PaddleFactKind[] = [
  {
    fact: "brand",
    about: "The brand, as it spells itself.",
    noted: "brand",
    value: known("brand"),
  },
  { fact: "released", about: "The year it came out.", noted: "year", value: known("year") },
  { fact: "surface", about: "The face's material.", noted: "surface", value: known("surface") },
  {
    fact: "face_material",
    about: "The face's material in the maker's words.",
    noted: "surface",
    value: (paddle) => (isConfirmed(paddle, "surface") ? paddle.faceMaterial : undefined),
  },
  {
    fact: "shape",
    about: "The shape's name.",
    noted: "shape",
    value: known("shape"),
    ofVersion: "shape",
  },
  measured("core", "coreMm", "mm", "How thick the core is."),
  measured("length", "lengthIn", "in", "The overall length."),
  measured("width", "widthIn", "in", "The width at the widest part."),
  measured("grip_length", "gripLengthIn", "in", "The grip's length."),
  measured("weight", "weightOz", "oz", "The average weight."),
  measured("weight_from", "lightestOz", "oz", "The low end of the maker's range."),
  {
    fact: "weight_to",
    about: "The high end of that range.",
    unit: "oz",
    noted: "lightestOz",
    value: (paddle) => (isConfirmed(paddle, "lightestOz") ? paddle.heaviestOz : undefined),
    ofVersion: "heaviestOz",
  },
  measured("grip_circumference", "gripCircumferenceIn", "in", "The distance around the grip."),
  inWords("build", "build", "What the core is: honeycomb, foam or hybrid."),
  inWords("core_material", "coreMaterial", "The core's material in the maker's words."),
  inWords(
    "face_texture",
    "faceTexture",
    "What makes the face rough: raw, painted grit, durable grit or smooth.",
  ),
  inWords("edge", "edge", "Whether a guard runs around its edge: edge guard or edgeless."),
  inWords("launched", "launched", "The month it went on sale."),
  inWords("lifecycle", "lifecycle", "Upcoming, sold, limited or discontinued."),
  inWords("handle_options", "handleOptions", "The handles it can be had with."),
  inWords("warranty", "warranty", "What the maker promises."),
  inWords("made_in", "madeIn", "The country it's made in."),
  {
    fact: "list_price",
    about: "The maker's list price in the United States.",
    noted: "listPriceCents",
    unit: "USD",
    value: ({ listPriceCents }) => inDollars(listPriceCents),
    date: ({ pricedIn, year, notConfirmed }) =>
      pricedIn ?? (priceDate({ year, notConfirmed }).confirmed ? String(year) : undefined),
    ofVersion: "listPriceCents",
  },
  ...approvalKinds("usa_pickleball", "USA Pickleball", [
    "USA Pickleball's",
    "approved, some versions or not listed",
  ]),
  ...approvalKinds("upa_a", "UPA-A", ["the UPA-A's", "certified, some versions or not listed"]),
  ...approvalKinds("quiet_list", "Quiet list", [
    "USA Pickleball's Quiet",
    "listed, some versions or not listed",
  ]),
];

const confirmedOf =
  (fact: BallFact, value: (ball: Ball) => Value = (ball) => ball[fact]) =>
  (ball: Ball) =>
    isBallFactConfirmed(ball, fact) ? value(ball) : undefined;

export const ballFacts: readonly FactKind<Ball, BallFact>[] = [
  { fact: "maker", about: "Who makes it.", value: ({ maker }) => maker },
  { fact: "use", about: "Where it's made for: indoor, outdoor or both.", value: ({ use }) => use },
  {
    fact: "holes",
    about: "How many holes it has.",
    noted: "holes",
    value: confirmedOf("holes"),
  },
  {
    fact: "weight",
    about: "Its weight.",
    unit: "oz",
    noted: "weightOz",
    value: confirmedOf("weightOz"),
  },
  {
    fact: "construction",
    about: "How it's made.",
    noted: "construction",
    value: confirmedOf("construction"),
  },
  {
    fact: "price_per_ball",
    about: "The price of one ball in its usual pack, in the United States.",
    noted: "pricePerBallCents",
    unit: "USD",
    value: confirmedOf("pricePerBallCents", ({ pricePerBallCents }) =>
      inDollars(pricePerBallCents),
    ),
  },
  {
    fact: "approval",
    about: "What it's approved for or the official ball of.",
    noted: "approval",
    value: confirmedOf("approval"),
    date: ({ approvalLookedUp }) => approvalLookedUp,
  },
];

type About = Pick<Fact, "kind" | "subject" | "name" | "version" | "changed">;

/** What is said of a fact, where and when. */
interface Said {
  value: Value;
  date?: string | undefined;
  noted?: FactSource | undefined;
  /** The end of its id, if it's one of several. */
  one?: string | undefined;
}

/** A row, with its columns in their order; none without a value, or if it isn't ours to give. */
function rowOf(
  { kind, subject, name, version, changed }: About,
  { fact, unit }: Pick<FactKind<never>, "fact" | "unit">,
  { value, date, noted, one }: Said,
): Fact[] {
  if (value === null || value === undefined || !isOpenSource(noted)) return [];
  const { kind: sourceKind, from, url, on } = noted!;
  const path = version === null ? [] : [slugOf(version)];
  const id = [`${kind}s`, subject, ...path, fact, ...(one === undefined ? [] : [one])].join("/");
  const said = {
    fact,
    // On a page, a figure and its unit stay in one line.
    value: typeof value === "string" ? value.replaceAll("\u00A0", " ") : value,
    unit: unit ?? null,
    source: from,
    source_kind: sourceKind!,
    link: url ?? null,
    date: date ?? on,
  };
  return [{ id, kind, subject, name, version, ...said, changed }];
}

function factsOfPaddle(paddle: AnyPaddle): Fact[] {
  // Without knowing which paddle it is, no fact can be said of it.
  if (!isIdentified(paddle)) return [];
  const { slug: subject, name, updated: changed = null, versions = [], sources } = paddle;
  const about: About = { kind: "paddle", subject, name, version: null, changed };
  const ofPage = paddleFacts.flatMap((kind) =>
    rowOf(about, kind, {
      value: kind.value(paddle),
      date: kind.date?.(paddle),
      noted: kind.noted && sources?.[kind.noted],
    }),
  );
  const ofVersions = versions.flatMap((version) => [
    ...paddleFacts.flatMap(({ fact, unit, ofVersion }) => {
      const given = ofVersion && version[ofVersion as "shape"];
      const value = ofVersion === "listPriceCents" ? inDollars(version.listPriceCents) : given;
      const noted = version.source;
      return rowOf({ ...about, version: version.name }, { fact, unit }, { value, noted });
    }),
    ...approvalRows(paddle, { ...about, version: version.name }),
  ]);
  return [...ofPage, ...approvalRows(paddle, about), ...ofVersions];
}

/** What the lists said of a version, if that's confirmed. A row counts as changed when someone looked, at the latest. */
function approvalRows(paddle: AnyPaddle, about: About): Fact[] {
  const version = about.version ?? undefined;
  return paddleFacts.flatMap(({ approval, ...kind }) => {
    if (!approval || !isConfirmed(paddle, factOfList[approval.of])) return [];
    const { of, isHistory } = approval;
    const said = approvalsOf(paddle.approvals, version).filter(({ list }) => list === of);
    return (isHistory ? said : said.slice(0, 1)).flatMap((reading) => {
      const { state, on } = reading;
      const isLater = about.changed !== null && on.length > 7 && on > about.changed;
      const changed = isLater ? on : about.changed;
      const row = { value: state, date: on, one: isHistory ? on : undefined };
      return rowOf({ ...about, changed }, kind, { ...row, noted: readingSource(reading) });
    });
  });
}

/** Where a reading comes from: the list itself, if someone of this site looked. */
const readingSource = ({ list, by, kind, link, on }: Approval): FactSource => ({
  kind: kind ?? "official list",
  from: by ?? list,
  url: link,
  on,
});

function factsOfBall(ball: Ball): Fact[] {
  const { slug: subject, name, sources } = ball;
  const about: About = { kind: "ball", subject, name, version: null, changed: null };
  return ballFacts.flatMap((kind) =>
    rowOf(about, kind, {
      value: kind.value(ball),
      date: kind.date?.(ball),
      noted: kind.noted && sources?.[kind.noted],
    }),
  );
}

type Catalog = Pick<Library, "paddles" | "balls">;

/** Every confirmed fact of a catalog: paddles first, each by name, then listed ones. */
export const allFacts = oncePer(({ paddles, balls }: Catalog): readonly Fact[] => [
  ...paddles.flatMap(factsOfPaddle),
  ...balls.flatMap(factsOfBall),
]);

/** The facts of each paddle and ball, by kind and slug; no entry without facts. */
export const factsBySubject = oncePer((library: Catalog) =>
  Map.groupBy(allFacts(library), ({ kind, subject }) => `${kind} ${subject}`),
);

/** Facts that may have changed since a day, as YYYY-MM-DD: those without a date always may have. */
export function factsSince(facts: readonly Fact[], day: string | undefined): readonly Fact[] {
  if (day === undefined) return facts;
  return facts.filter(({ changed }) => changed === null || changed >= day);
}

/** After every date. */
const never = "9999-12-31";

/** The latest day with the same facts since then; undefined if those are all. */
export function sameSince(facts: readonly Fact[], day: string): string | undefined {
  let before = false;
  let next = never;
  for (const { changed } of facts) {
    if (changed === null) continue;
    if (changed < day) before = true;
    else if (changed < next) next = changed;
  }
  return before ? next : undefined;
}

/** Parses a day, as YYYY-MM-DD. Undefined if there's no such day. */
export function readDay(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time)) return undefined;
  return new Date(time).toISOString().startsWith(text) ? text : undefined;
}

/** The path of the page that has these facts. */
export function pageOf({ kind, slug }: { kind: Fact["kind"]; slug: string }): string {
  return kind === "paddle" ? addresses.paddle.href({ slug }) : ballPath(slug);
}

/** Why there's no answer. */
export class NoAnswer extends Error {
  readonly status: 400 | 404 | 503;

  constructor(status: NoAnswer["status"], message: string) {
    super(message);
    this.status = status;
  }
}

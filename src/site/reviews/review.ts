import {
  type NameProblem,
  nameProblem,
  type TextProblem,
  textProblem,
  tidy,
} from "../../platform/text/plain-text.ts";
import { mapFields, type StoredField } from "../../platform/store/stored-field.ts";
import { readDupr } from "./level/level.ts";
import { bareProblem, measurementNames } from "./measurements.ts";
import { readThemes, themes } from "./themes/themes.ts";

/** The answers to 'How long have you played it?', as stored; content/review-wording.yaml has their words. */
export const playingTimes = ["weeks", "months", "year", "years"] as const;
export type PlayingTime = (typeof playingTimes)[number];

export function isPlayingTime(text: string): text is PlayingTime {
  return (playingTimes as readonly string[]).includes(text);
}

/** What is wrong with an answer, if anything. */
export function playingTimeProblem(text: string): "empty" | "notAChoice" | undefined {
  if (text === "") return "empty";
  return isPlayingTime(text) ? undefined : "notAChoice";
}

type ValueProblem =
  | "notADupr"
  | "tooPrecise"
  | "notARating"
  | "notAChoice"
  | "notAMeasurement"
  | "notAPrice"
  | "notAMonth"
  | "links"
  | "reserved";
/** Why a field is invalid; content/review-wording.yaml has the words. */
export type FieldProblem = TextProblem | NameProblem | ValueProblem;

type FieldRules = StoredField & {
  /** Whether pages show it. REST only has the fields of the first schema. */
  isPublic: boolean;
  /** Whether only the forms of paddles ask for it. */
  ofPaddles?: true;
  /** In characters (code points). */
  maxLength: number;
  /** Lines of the form's text box; one by default. */
  lines?: number;
  /** The maximum number of links, which the server counts; unlimited by default. */
  maxLinks?: number;
  problem: (text: string, maxLength: number) => FieldProblem | undefined;
} & (
    | { isRequired: true }
    | {
        isRequired: false;
        /** Stored empty if it wasn't given. */
        type: "text";
        /** For the editors' manual, as written in YAML. */
        example: string;
      }
  );

/** What the answers to 'What stood out?' have in common. */
const stoodOut = {
  type: "text",
  since: "0011",
  isRequired: false,
  isPublic: true,
  ofPaddles: true,
  inKey: "by name",
} as const;

/** What the answers to 'What did you measure?' have in common. */
const measured = { ...stoodOut, since: "0026", maxLength: 60, problem: textProblem } as const;
/** A figure with its unit, as `readReview` in read-review.ts writes it: '7.9 oz'. */
const figure = { ...measured, maxLength: 20 } as const;

/** What the answers to 'What did you pay?' have in common. */
const paid = { ...stoodOut, since: "0035", maxLength: 20, problem: textProblem } as const;

/**
 * The fields of a review, in the form's order. The form, its validation and wording, the table's columns, REST,
 * imports, exports, samples and the key of a submission are all derived from this table: see "Add a field to a review"
 * in docs/architecture.md.
 */
export const reviewFieldTable = {
  firstName: {
    noun: "first name",
    column: "first_name",
    type: "text",
    since: "0001",
    isRequired: true,
    isPublic: true,
    inKey: "by position",
    maxLength: 50,
    problem: nameProblem,
  },
  // As typed: '4.0+' stays '4.0+'.
  duprRating: {
    noun: "DUPR rating",
    column: "dupr_rating",
    type: "text",
    since: "0001",
    isRequired: true,
    isPublic: true,
    inKey: "by position",
    maxLength: 12,
    problem: duprProblem,
  },
  // 1 to 5.
  rating: {
    noun: "overall rating",
    column: "rating",
    type: "number",
    since: "0001",
    isRequired: true,
    isPublic: true,
    inKey: "by position",
    maxLength: 1,
    problem: ratingProblem,
  },
  reviewText: {
    noun: "review text",
    column: "review_text",
    type: "text",
    since: "0001",
    isRequired: true,
    isPublic: true,
    inKey: "by position",
    maxLength: 4000,
    lines: 4,
    maxLinks: 1,
    problem: textProblem,
  },
  // For ball articles: the name of the ball's file in content/balls, or `wholeArticle`. Empty if the form didn't ask.
  ball: {
    noun: "ball",
    column: "ball",
    type: "text",
    since: "0010",
    isRequired: false,
    isPublic: true,
    inKey: "by name",
    maxLength: 60,
    problem: ballProblem,
    example: "franklin-x-40",
  },
  // Comma-separated themes, 'control, spin': the form's chips under 'What stood out?'.
  liked: {
    noun: "themes they like",
    column: "liked",
    ...stoodOut,
    maxLength: themes.join(", ").length,
    problem: themesProblem,
    example: "control, spin",
  },
  disliked: {
    noun: "themes they don't like",
    column: "disliked",
    ...stoodOut,
    maxLength: themes.join(", ").length,
    problem: themesProblem,
    example: "value",
  },
  // A key of `playingTimes`.
  playedFor: {
    noun: "playing time",
    column: "played_for",
    ...stoodOut,
    maxLength: 10,
    problem: playingTimeProblem,
    example: "months",
  },
  playedBefore: {
    noun: "previous paddle",
    column: "played_before",
    ...stoodOut,
    maxLength: 60,
    maxLinks: 0,
    problem: textProblem,
    example: "Onix Z5",
  },
  measuredWeight: {
    noun: "measured weight",
    column: "measured_weight",
    ...figure,
    example: "7.9 oz",
  },
  measuredGrip: {
    noun: "measured grip circumference",
    column: "measured_grip",
    ...figure,
    example: "4.25 in",
  },
  measuredBalance: {
    noun: "measured balance point",
    column: "measured_balance",
    ...figure,
    example: "24 cm",
  },
  measuredThickness: {
    noun: "measured thickness",
    column: "measured_thickness",
    ...figure,
    example: "16.4 mm",
  },
  // One of `bareChoices`; given with every measurement.
  measuredBare: {
    noun: "state of the measured paddle",
    column: "measured_bare",
    ...measured,
    maxLength: 10,
    problem: bareProblem,
    example: "bare",
  },
  measuredWith: {
    noun: "instrument",
    column: "measured_with",
    ...measured,
    maxLinks: 0,
    example: "kitchen scale",
  },
  // The name of one of the paddle's versions; empty for the one that its page describes.
  measuredVersion: {
    noun: "measured version",
    column: "measured_version",
    ...measured,
    example: "14 mm",
  },
  // In US dollars, as `readReview` writes it: '$89.99'.
  paid: {
    noun: "price they paid",
    column: "paid",
    ...paid,
    example: "$89.99",
  },
  // The month: '2026-10'. It means nothing without the price.
  paidIn: {
    noun: "month in which they paid it",
    column: "paid_in",
    ...paid,
    example: "2026-10",
  },
} as const satisfies Record<string, FieldRules>;

type Table = typeof reviewFieldTable;
export type ReviewField = keyof Table;
type FieldsWith<Rules> = {
  [Field in ReviewField]: Table[Field] extends Rules ? Field : never;
}[ReviewField];
export type RequiredReviewField = FieldsWith<{ isRequired: true }>;
export type OptionalReviewField = Exclude<ReviewField, RequiredReviewField>;
export type PublicReviewField = FieldsWith<{ isPublic: true }>;
/** The fields that REST reads and writes: those of the contract. */
type RestReviewField = FieldsWith<{ since: "0001" }>;

type ValueOf<Field extends ReviewField> = Table[Field]["type"] extends "number" ? number : string;

/** A review's fields as stored; optional ones may be omitted. */
export type ReviewValues = { [Field in RequiredReviewField]: ValueOf<Field> } & {
  [Field in OptionalReviewField]?: ValueOf<Field> | undefined;
};
/** The fields that pages show; optional ones that weren't given are empty. */
export type PublicReviewValues = { [Field in PublicReviewField]: ValueOf<Field> };
/** A review's fields by column, as in a row. */
export type ReviewColumns = { [Field in ReviewField as Table[Field]["column"]]: ValueOf<Field> };
type PublicReviewColumns = Pick<ReviewColumns, Table[RestReviewField]["column"]> &
  Partial<Pick<ReviewColumns, Table[PublicReviewField]["column"]>>;

export const reviewFields = Object.keys(reviewFieldTable) as ReviewField[];

/** A field's rules, without the exact types of the table. */
export const rulesOf = (field: ReviewField): FieldRules => reviewFieldTable[field];

export const publicReviewFields = /* @__PURE__ */ reviewFields.filter(
  (field): field is PublicReviewField => rulesOf(field).isPublic,
);

/** The fields of the REST API: the earlier backend's, which are those of the first schema. */
export const restReviewFields = /* @__PURE__ */ reviewFields.filter(
  (field): field is RestReviewField => rulesOf(field).since === "0001",
);

export const mapReviewFields = <Made>(make: (rules: FieldRules, field: ReviewField) => Made) =>
  mapFields<FieldRules, ReviewField, Made>(reviewFieldTable, make);

export const optionalReviewFields = /* @__PURE__ */ reviewFields.flatMap((field) => {
  const rules = rulesOf(field);
  const { column } = reviewFieldTable[field];
  return rules.isRequired ? [] : [{ ...rules, field: field as OptionalReviewField, column }];
});

export function toReviewColumns(values: ReviewValues): ReviewColumns {
  const columns = reviewFields.map((field) => [rulesOf(field).column, values[field] ?? ""]);
  return Object.fromEntries(columns) as ReviewColumns;
}

/** A row's public fields. One that the row wasn't read with is empty. */
export function fromPublicColumns(row: PublicReviewColumns): PublicReviewValues {
  const shown = publicReviewFields.map((field) => [
    field,
    row[reviewFieldTable[field].column] ?? "",
  ]);
  return Object.fromEntries(shown) as PublicReviewValues;
}

/** A review's public fields. */
export function publicReviewValues(values: ReviewValues): PublicReviewValues {
  return fromPublicColumns(toReviewColumns(values));
}

function themesProblem(text: string): FieldProblem | undefined {
  if (text === "") return "empty";
  return readThemes(text).join(", ") === text ? undefined : "notAChoice";
}

function duprProblem(text: string, maxLength: number): FieldProblem | undefined {
  if (text === "") return "empty";
  if (text.length <= maxLength && readDupr(text) !== undefined) return undefined;
  // DUPR itself has three decimals.
  const [, points, decimals] = /^([1-6])[.,](\d{4,})\+?$/.exec(text) ?? [];
  const inRange = points !== undefined && (points !== "6" || Number(decimals) === 0);
  return inRange ? "tooPrecise" : "notADupr";
}

function ratingProblem(text: string): FieldProblem | undefined {
  if (text === "") return "empty";
  return /^[1-5]$/.test(text) ? undefined : "notARating";
}

/** What a review of a ball article can be about, besides one of its balls. */
export const wholeArticle = "article";

function ballProblem(text: string): FieldProblem | undefined {
  if (text === "") return "empty";
  return /^[a-z0-9-]{1,60}$/.test(text) ? undefined : "notAChoice";
}

export type TypedReview = Record<ReviewField, string>;

export const nothingTyped: TypedReview = mapReviewFields(() => "");

export type ReviewSubmission = ReviewValues & {
  /** The DUPR in thousandths of a point. */
  level: number;
};

/** What a review of a ball article can be about: a ball, by the name of its file, or `wholeArticle`. */
export interface BallChoice {
  value: string;
  label: string;
}

/** What means nothing without a measurement. */
const aboutMeasuring = ["measuredBare", "measuredWith", "measuredVersion"] as const;

export type ReviewProblems = Partial<Record<ReviewField, FieldProblem>>;

/**
 * Parses a review, in the browser and again on the server: the review, or what is wrong with each invalid field.
 * `readReview` in read-review.ts adds the server's own checks.
 * @param balls what it may be about; none for paddles
 * @param versions the names of the paddle's versions, besides its page's
 */
export function readTyped(
  typed: TypedReview,
  balls: readonly BallChoice[] = [],
  versions: readonly string[] = [],
): { review: ReviewSubmission; problems?: never } | { review?: never; problems: ReviewProblems } {
  const values: Partial<Record<ReviewField, string | number>> = {};
  const problems: ReviewProblems = {};
  for (const field of reviewFields) {
    const { type, isRequired, maxLength, problem } = rulesOf(field);
    const text = tidy(typed[field]);
    const found = problem(text, maxLength);
    if (found === undefined) values[field] = type === "number" ? Number(text) : text;
    else if (isRequired || found !== "empty") problems[field] = found;
  }
  const { ball } = values;
  if (ball !== undefined && !balls.some(({ value }) => value === ball))
    problems.ball = "notAChoice";
  if (measurementNames.every((name) => values[name] === undefined))
    for (const name of aboutMeasuring) delete values[name];
  else if (values.measuredBare === undefined) problems.measuredBare ??= "empty";
  if (values.paid === undefined) delete values.paidIn;
  const { measuredVersion: version } = values;
  if (version !== undefined && !versions.includes(String(version)))
    problems.measuredVersion = "notAChoice";
  const level = readDupr(String(values.duprRating));
  if (Object.keys(problems).length > 0 || level === undefined) return { problems };
  const review: ReviewSubmission = { ...(values as ReviewValues), level };
  return { review };
}

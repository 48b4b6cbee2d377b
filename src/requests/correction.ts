// A correction of a fact, as the form sends it, and the facts that can be corrected.

import { addresses, ballPath } from "../addresses.ts";
import { type EmailProblem, readOptionalEmail } from "../platform/email/email-address.ts";
import { oncePer } from "../platform/once-per.ts";
import type { Site } from "../platform/render/site.ts";
import { linkProblem } from "../platform/text/links.ts";
import { lineProblem, type TextProblem, textProblem, tidy } from "../platform/text/plain-text.ts";
import { approvalFacts, measuredFacts } from "../paddles/paddle-facts.ts";

/** The fields of the form, as posted. */
export const correctionFields = ["fact", "value", "source", "email"] as const;
export type TypedCorrection = Record<(typeof correctionFields)[number], string>;

/** Begins the subjects of subscriptions to thanks, before the correction's id. No slug has a colon. */
export const correctionAlerts = "correction:";

/** The maximum lengths, in characters (code points). */
export const maxCorrection = { value: 300, source: 600 } as const;
/** How many web addresses may say how someone knows. */
const maxLinks = 3;

/** The fact that is none of the others. */
export const otherFact = "other";

const labelsOf = (facts: readonly { name: string; label: string }[]) =>
  facts.map(({ name, label }) => [name, label] as const);

/** The facts of a paddle's page, with their labels there, by their names in its file. */
const paddleFacts: ReadonlyMap<string, string> = new Map([
  ["name", "Name"],
  ["brand", "Brand"],
  ["listPriceCents", "List price"],
  ["year", "Released"],
  ["surface", "Surface"],
  ["shape", "Shape"],
  ...labelsOf(measuredFacts),
  ...labelsOf(approvalFacts),
]);

/** The same of a ball's. */
const ballFacts: ReadonlyMap<string, string> = new Map([
  ["name", "Name"],
  ["maker", "Maker"],
  ["use", "Made for"],
  ["holes", "Holes"],
  ["weightOz", "Weight"],
  ["construction", "Construction"],
  ["pricePerBallCents", "Price per ball"],
  ["approval", "Approval"],
]);

/** Something whose facts can be corrected. */
export interface Correctable {
  /** How it's named in a URL and in the store: a paddle's slug, or 'balls/SLUG'. */
  subject: string;
  name: string;
  /** The page that shows its facts. */
  path: string;
  /** Its content file. */
  entry: string;
  /** Its facts' labels, by their names in that file. */
  facts: ReadonlyMap<string, string>;
}

/** What a subject is; undefined if there's no such page. */
export function correctable(
  library: Pick<Site["library"], "paddleNamed" | "subjectNamed" | "listed" | "ball">,
  subject: string,
): Correctable | undefined {
  const [folder, slug] = subject.split("/");
  if (slug !== undefined) {
    const ball = folder === "balls" ? library.ball(slug) : undefined;
    if (!ball || subject !== `balls/${slug}`) return undefined;
    const entry = `balls/${slug}.yaml`;
    return { subject, name: ball.name, path: ballPath(slug), entry, facts: ballFacts };
  }
  const written = library.paddleNamed(subject);
  const paddle = written ?? listedIn(library.listed).get(library.subjectNamed(subject) ?? subject);
  if (!paddle) return undefined;
  return {
    subject: paddle.slug,
    name: paddle.name,
    path: addresses.paddle.href(paddle),
    entry: `${written ? "paddles" : "listed"}/${paddle.slug}.yaml`,
    facts: paddleFacts,
  };
}

const listedIn = oncePer(
  (listed: Site["library"]["listed"]) => new Map(listed.map((paddle) => [paddle.slug, paddle])),
);

export interface Correction {
  /** A key of the subject's facts, or `otherFact`. */
  fact: string;
  value: string;
  /** May be empty. */
  source: string;
  email: string | null;
}

export type CorrectionProblems = {
  fact?: "empty" | "notAFact";
  value?: TextProblem;
  source?: TextProblem | "links";
  email?: EmailProblem;
};

/** Parses a correction: the correction, or what is wrong with each invalid field. @param of whose facts they are */
export function readCorrection(typed: TypedCorrection, of: Pick<Correctable, "facts">) {
  const [fact, value, source] = [tidy(typed.fact), tidy(typed.value), tidy(typed.source)];
  const email = readOptionalEmail(typed.email);
  const problems: CorrectionProblems = {};
  if (fact === "") problems.fact = "empty";
  else if (fact !== otherFact && !of.facts.has(fact)) problems.fact = "notAFact";
  // Something else takes a sentence or two; a value is one line.
  const wrongValue = (fact === otherFact ? textProblem : lineProblem)(value, maxCorrection.value);
  if (wrongValue) problems.value = wrongValue;
  const wrongSource = textProblem(source, maxCorrection.source) ?? linkProblem(source, maxLinks);
  if (wrongSource && wrongSource !== "empty") problems.source = wrongSource;
  if ("problem" in email) problems.email = email.problem;
  if (Object.keys(problems).length > 0 || "problem" in email) return { problems };
  const correction: Correction = { fact, value, source, ...email };
  return { correction };
}

// A correction of a fact, as the form sends it, and the facts that can be corrected.

import { addresses, ballPath } from "../../addresses.ts";
import {
  alertAddress,
  defineKind,
  type GivenOf,
  type KindField,
  words,
} from "../contributions/kind.ts";
import type { Site } from "../../platform/render/site.ts";
import { lineProblem, textProblem, tidy } from "../../platform/text/plain-text.ts";
import { approvalFacts, measuredFacts, folderOf } from "../paddles/paddle-facts.ts";

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

/** The facts of a ball, with their labels, by their names in its file. */
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
  library: Pick<Site["library"], "paddleNamed" | "ball">,
  subject: string,
): Correctable | undefined {
  const [folder, slug] = subject.split("/");
  if (slug !== undefined) {
    const ball = folder === "balls" ? library.ball(slug) : undefined;
    if (!ball || subject !== `balls/${slug}`) return undefined;
    const entry = `balls/${slug}.yaml`;
    return { subject, name: ball.name, path: ballPath(slug), entry, facts: ballFacts };
  }
  const paddle = library.paddleNamed(subject);
  if (!paddle) return undefined;
  return {
    subject: paddle.slug,
    name: paddle.name,
    path: addresses.paddle.href(paddle),
    entry: `${folderOf(paddle)}/${paddle.slug}.yaml`,
    facts: paddleFacts,
  };
}

/** @typeParam On whose facts they are */
type On = Pick<Correctable, "facts">;

const fact: KindField<string, On> = {
  control: { required: true, autoComplete: "off" },
  read(typed, { facts }) {
    const value = tidy(typed);
    if (value === otherFact || facts.has(value)) return { value };
    return { problem: value === "" ? "empty" : "notAFact" };
  },
};

export const correctionKind = defineKind({
  name: "corrections",
  noun: "correction",
  table: "fact_corrections",
  isPrivate: true,
  fields: {
    fact,
    /** What's right, in the visitor's words: a line, or a sentence or two of something else. */
    value: words({
      max: 300,
      isPublic: true,
      control: { autoComplete: "off" },
      problem: (value, max, _, all) =>
        (tidy(all["fact"]!) === otherFact ? textProblem : lineProblem)(value, max),
    }),
    /** How they know: a link or words; may be empty. */
    source: words({ max: 600, rows: 3, links: 3, isOptional: true, isPublic: true }),
    email: alertAddress("correction:", { inKey: true }),
  },
  acted: ["entry", "drafted_at"],
  limits: { add: "correction" },
  list: ["subject", "fact", "value", "source"],
  inJson: [{ key: "draftedAt", value: ({ drafted_at = null }) => drafted_at, isTime: true }],
  none: "Nobody has corrected a fact.",
  commands: {
    about: "Facts that visitors corrected",
    list: "List the corrections of facts, newest first",
  },
});

export type Correction = Omit<GivenOf<typeof correctionKind>, "subject" | "editKey" | "sender">;

// A question about a paddle and an owner's answer: two kinds of contribution.

import { addresses } from "../../addresses.ts";
import { noKey } from "../contributions/contribution.ts";
import { alertAddress, choice, defineKind, type GivenOf, words } from "../contributions/kind.ts";
import type { Site } from "../../platform/render/site.ts";
import { nameProblem } from "../../platform/text/plain-text.ts";
import { readDupr } from "../reviews/level/level.ts";
import { isReservedName } from "../reviews/reserved-names.ts";
import { playingTimes, rulesOf } from "../reviews/review.ts";

const { maxLength: maxDupr, problem: duprProblem } = rulesOf("duprRating");

/** Who asks or answers. The site's name, no visitor may use. */
const firstName = words<{ siteName: string }>({
  max: rulesOf("firstName").maxLength,
  is: "author",
  isPublic: true,
  control: { autoComplete: "given-name" },
  problem: (name, max, { siteName }) =>
    nameProblem(name, max) ?? (isReservedName(name, siteName) ? "reserved" : undefined),
});

/** How many web addresses either may have. One alone is a reason to hold it. */
const said = { is: "text", isPublic: true, links: 1 } as const;

export const questionKind = defineKind({
  name: "questions",
  noun: "question",
  table: "paddle_questions",
  fields: {
    firstName,
    question: words({ ...said, max: 300, rows: 3 }),
    // Beside it, so that asking the same again doesn't tell if someone else wanted an answer by email.
    email: alertAddress("answer:"),
  },
  form: ["question", "firstName", "email"],
  limits: { add: "question" },
  none: "Nobody has asked anything.",
  commands: { about: "What players ask about paddles" },
});

export const answerKind = defineKind({
  name: "answers",
  noun: "answer",
  table: "paddle_answers",
  about: { questionId: { of: questionKind, json: "question" } },
  key: ({ questionId }, typed) => [questionId, ...typed],
  fields: {
    firstName,
    duprRating: {
      ...words({
        max: maxDupr,
        isFigure: true,
        json: "dupr",
        control: { inputMode: "decimal", autoComplete: "off" },
        problem: duprProblem,
      }),
      /** In thousandths of a point. */
      also: (typed: string) => ({ dupr_level: readDupr(typed)! }),
    },
    playedFor: choice(playingTimes),
    answer: words({ ...said, max: 1000, rows: 4 }),
  },
  form: ["answer", "firstName", "duprRating", "playedFor"],
  limits: { add: "answer" },
  list: ["subject", "firstName", "duprRating", "playedFor", "questionId", "answer"],
  none: "Nobody has answered anything.",
  commands: { about: "What owners of paddles answer" },
  says: ({ dupr_rating, played_for }, { wording }) => [
    `DUPR ${dupr_rating}`,
    `played it for ${wording.stoodOut.times[played_for as (typeof playingTimes)[number]]}`,
  ],
});

export type Question = Omit<GivenOf<typeof questionKind>, "subject" | "editKey">;
export type Answer = Omit<GivenOf<typeof answerKind>, "subject" | "editKey" | "questionId">;

/** The private page of what someone just sent. @param key null if the very same was sent before */
export const sentAddress = (key: string | null): string =>
  `${addresses.myQuestion.href({ key: key ?? noKey })}#content`;

/** What forms say when they reject a post as a whole: as everywhere, but a copy isn't one of a review. */
export const refusing = ({ library }: Pick<Site, "library">) => ({
  library: { refusals: { ...library.refusals, copy: library.questions.copy } },
});

/** A question that nobody has answered, for an email to those who may. */
export interface UnansweredQuestion {
  id: string;
  question: string;
  /** Whether someone who runs the site has approved these very words. */
  isApproved: boolean;
}

// A question about a paddle and an owner's answer, as their forms send them.

import { addresses } from "../addresses.ts";
import { noKey } from "../contributions/contribution.ts";
import { type EmailProblem, readOptionalEmail } from "../platform/email/email-address.ts";
import type { Site } from "../platform/render/site.ts";
import { linkProblem } from "../platform/text/links.ts";
import {
  type NameProblem,
  nameProblem,
  type TextProblem,
  textProblem,
  tidy,
} from "../platform/text/plain-text.ts";
import { isReservedName } from "../reviews/reserved-names.ts";
import { readDupr } from "../reviews/level/level.ts";
import {
  type FieldProblem,
  isPlayingTime,
  type PlayingTime,
  playingTimeProblem,
  rulesOf,
} from "../reviews/review.ts";

/** The maximum lengths, in characters (code points). */
export const maxLength = { question: 300, answer: 1000 } as const;
/** How many web addresses either may have. One alone is a reason to hold it. */
const maxLinks = 1;

export const questionFields = ["firstName", "question", "email"] as const;
export type TypedQuestion = Record<(typeof questionFields)[number], string>;

/** Begins the subjects of subscriptions to an answer, before the question's id. No slug has a colon. */
export const answerAlerts = "answer:";

export const answerFields = ["firstName", "duprRating", "playedFor", "answer"] as const;
export type TypedAnswer = Record<(typeof answerFields)[number], string>;

export interface Question {
  firstName: string;
  question: string;
  /** Null if nobody wants to hear of an answer. Undefined for an edit, which keeps what was given. */
  email?: string | null | undefined;
}

export interface Answer {
  firstName: string;
  /** As typed: '3.5', '4.0+'. */
  duprRating: string;
  /** The same in thousandths of a point. */
  level: number;
  playedFor: PlayingTime;
  answer: string;
}

type NameTrouble = NameProblem | "reserved";
type TextTrouble = TextProblem | "links";

export type QuestionProblems = {
  firstName?: NameTrouble;
  question?: TextTrouble;
  email?: EmailProblem;
};

export type AnswerProblems = {
  firstName?: NameTrouble;
  duprRating?: FieldProblem;
  playedFor?: "empty" | "notAChoice";
  answer?: TextTrouble;
};

/** @param siteName the site's name, which no visitor may use */
function nameTrouble(name: string, siteName: string): NameTrouble | undefined {
  const problem = nameProblem(name, rulesOf("firstName").maxLength);
  return problem ?? (isReservedName(name, siteName) ? "reserved" : undefined);
}

const textTrouble = (text: string, max: number): TextTrouble | undefined =>
  textProblem(text, max) ?? linkProblem(text, maxLinks);

/** Only the problems there are; undefined if there are none. */
function found<Problems extends object>(all: {
  [Name in keyof Problems]: Problems[Name] | undefined;
}): Problems | undefined {
  const some = Object.entries(all).filter(([, problem]) => problem !== undefined);
  return some.length > 0 ? (Object.fromEntries(some) as Problems) : undefined;
}

/** Parses a question: the question, or what is wrong with each invalid field. */
export function readQuestion(typed: TypedQuestion, siteName: string) {
  const [firstName, question] = [tidy(typed.firstName), tidy(typed.question)];
  const email = readOptionalEmail(typed.email);
  const problems = found<QuestionProblems>({
    firstName: nameTrouble(firstName, siteName),
    question: textTrouble(question, maxLength.question),
    email: "problem" in email ? email.problem : undefined,
  });
  if (problems) return { problems };
  const read: Question = { firstName, question, ...email };
  return { question: read };
}

/** Parses an answer: the answer, or what is wrong with each invalid field. */
export function readAnswer(typed: TypedAnswer, siteName: string) {
  const firstName = tidy(typed.firstName);
  const duprRating = tidy(typed.duprRating);
  const playedFor = tidy(typed.playedFor);
  const answer = tidy(typed.answer);
  const { maxLength: maxDupr, problem: duprProblem } = rulesOf("duprRating");
  const problems = found<AnswerProblems>({
    firstName: nameTrouble(firstName, siteName),
    duprRating: duprProblem(duprRating, maxDupr),
    playedFor: playingTimeProblem(playedFor),
    answer: textTrouble(answer, maxLength.answer),
  });
  const level = readDupr(duprRating);
  if (problems || level === undefined || !isPlayingTime(playedFor))
    return { problems: problems ?? {} };
  const read: Answer = { firstName, duprRating, level, playedFor, answer };
  return { answer: read };
}

/** Whether a text has the form of an id. PostgreSQL rejects NULs. */
export const isContributionId = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

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

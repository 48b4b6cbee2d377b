import { dayLength } from "../../../platform/today.ts";

// How a paddle aged: what reviewers answer 3 and 12 months after their review, if they left an address to be asked at.

/** How many months after a review its writer is asked. */
export const agedMonths = [3, 12] as const;
export type AgedMonths = (typeof agedMonths)[number];

/**
 * When each question is due, in milliseconds after the review: not before `after`, and not anymore at `until`. `bit` is
 * its place in the column of sent questions.
 */
export const questions = {
  3: { bit: 1, after: 91 * dayLength, until: 182 * dayLength },
  12: { bit: 2, after: 365 * dayLength, until: 425 * dayLength },
} as const satisfies Record<AgedMonths, { bit: number; after: number; until: number }>;

/** How long after a review its writer can leave an address, in milliseconds: both questions are still to come. */
export const canAskUntil = questions[3].after;

/** The answers, as stored; content/review-wording.yaml has their words. */
export const agedAnswers = ["playing", "bought", "broke", "wore", "gone"] as const;
export type AgedAnswer = (typeof agedAnswers)[number];

/** The answers to 'Would you buy it again?', as stored. */
export const againAnswers = ["yes", "no"] as const;
export type AgainAnswer = (typeof againAnswers)[number];

export const readAgedAnswer = (text: string) => agedAnswers.find((each) => each === text);
export const readAgainAnswer = (text: string) => againAnswers.find((each) => each === text);
/** Parses the months of a question in a URL. */
export const readAgedMonths = (text: string | null) =>
  agedMonths.find((each) => String(each) === text);

/** A review's columns about it. */
interface AgedColumns {
  aged_3: string;
  again_3: string;
  aged_3_at: number | null;
  aged_12: string;
  again_12: string;
  aged_12_at: number | null;
}

export const agedColumns = [
  "aged_3",
  "again_3",
  "aged_3_at",
  "aged_12",
  "again_12",
  "aged_12_at",
] as const satisfies readonly (keyof AgedColumns)[];

/** What a reviewer added later. */
export type Aged = {
  months: AgedMonths;
  answer: AgedAnswer;
  /** Null if they didn't say. */
  again: AgainAnswer | null;
  /** When they said so, in epoch milliseconds. */
  at: number;
};

/** What a review's writer added later, in order. */
export function agedOf(review: AgedColumns): Aged[] {
  return agedMonths.flatMap((months) => {
    const answer = readAgedAnswer(review[`aged_${months}`]);
    const at = review[`aged_${months}_at`];
    if (answer === undefined || at === null) return [];
    return [{ months, answer, again: readAgainAnswer(review[`again_${months}`]) ?? null, at }];
  });
}

/** How many reviews of a paddle have the same of these columns. */
export type AgedGroup = Omit<AgedColumns, `aged_${AgedMonths}_at`> & {
  /** The questions sent, as bits. */
  asked: number;
  reviews: number;
};

/** What a page says of how a paddle aged. */
export interface AgedFigure {
  months: AgedMonths;
  asked: number;
  answered: number;
  playing: number;
  /** How many would buy it again, of how many said so; undefined if too few did. */
  again: { yes: number; of: number } | undefined;
}

/** How many must have answered before a page says anything. */
export const minAnswers = 5;

/** What a page says, from enough answers on, with how many were asked. */
export function agedFigures(groups: readonly AgedGroup[]): AgedFigure[] {
  return agedMonths.flatMap((months) => {
    const { bit } = questions[months];
    const count = (is: (group: AgedGroup) => boolean) =>
      groups.reduce(
        (sum, group) => sum + ((group.asked & bit) > 0 && is(group) ? group.reviews : 0),
        0,
      );
    const answer = (group: AgedGroup) => readAgedAnswer(group[`aged_${months}`]);
    const again = (group: AgedGroup) => readAgainAnswer(group[`again_${months}`]);
    const answered = count((group) => answer(group) !== undefined);
    if (answered < minAnswers) return [];
    const saidAgain = count((group) => again(group) !== undefined);
    return [
      {
        months,
        asked: count(() => true),
        answered,
        playing: count((group) => answer(group) === "playing"),
        again:
          saidAgain < minAnswers
            ? undefined
            : { yes: count((group) => again(group) === "yes"), of: saidAgain },
      },
    ];
  });
}

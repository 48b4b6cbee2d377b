// What moderators do with questions and answers: the same as with any contribution that visitors read.

import type { StoredKind } from "../../contributions/contribution.ts";
import { moderationActs } from "../../contributions/moderation.store.ts";
import type { Act } from "../../platform/acts.ts";
import { answerKind, questionKind } from "../../questions/questions.store.ts";

function actsOf(kind: StoredKind) {
  const { approve, hide, restore, remove, close } = moderationActs(kind);
  return { kind, approve, restore, close: close!, others: [hide, remove] } as const;
}

/** The acts on each kind, by its name. */
export const actsOnQuestions = { questions: actsOf(questionKind), answers: actsOf(answerKind) };

export const questionActs: readonly Act[] = Object.values(actsOnQuestions).flatMap(
  ({ approve, restore, close, others }) => [approve, restore, ...others, close] as readonly Act[],
);

// The registry of the kinds that are made of fields. Acts, lists, commands, counts, alerts and what's deleted in time
// follow from it.

import type { AlertedKind } from "../contributions/alerts.store.ts";
import type { FieldKind } from "../contributions/kind.ts";
import { answerKind, questionKind } from "../questions/question.ts";
import { correctionKind } from "../requests/correction.ts";
import { requestKind } from "../requests/request.ts";

export const fieldKinds: readonly FieldKind[] = [
  questionKind,
  answerKind,
  requestKind,
  correctionKind,
];

/** Those that visitors read. */
export const publicKinds = fieldKinds.filter(({ isPrivate }) => !isPrivate);

/** Those that someone may want an alert about. */
export const alertedKinds: readonly AlertedKind[] = fieldKinds.filter(
  (kind): kind is FieldKind & AlertedKind => kind.alerts !== undefined,
);

// The registry of the kinds that are made of fields. Pages, acts, lists, commands, counts, alerts and what's deleted in
// time follow from it.

import { addresses } from "../../addresses.ts";
import type { AlertedKind } from "../contributions/once-alerts.store.ts";
import type { KindWords } from "../contributions/kind.content.ts";
import type { FieldKind } from "../contributions/kind.ts";
import type { Address } from "../../platform/render/address.ts";
import type { Site } from "../../platform/render/site.ts";
import { listed } from "../../platform/text/grammar.ts";
import { answerKind, questionKind } from "../questions/question.ts";
import { correctionKind } from "../requests/correction.ts";
import { requestKind } from "../requests/request.ts";
import { voteKind } from "../side-by-side/vote.ts";

type Library = Site["library"];

/** A kind that needs nothing of its own: one page lists all of it and has its form. Its subject is its name. */
export interface PlainKind {
  kind: FieldKind;
  address: Address;
  words(library: Library): KindWords;
}

export const plainKinds: readonly PlainKind[] = [];

export const fieldKinds: readonly FieldKind[] = [
  questionKind,
  answerKind,
  requestKind,
  correctionKind,
  voteKind,
  ...plainKinds.map(({ kind }) => kind),
];

/** Those that visitors read. */
export const publicKinds = fieldKinds.filter(({ isPrivate }) => !isPrivate);

/** Those of which visitors may report one. */
export const reportedKinds = publicKinds.filter(({ reports }) => reports !== undefined);

/** 'questions and answers' */
export const kindNames = (kinds: readonly FieldKind[]): string =>
  listed(kinds.map(({ name }) => name.replaceAll("-", " ")));

/** Those that someone may want an alert about. */
export const alertedKinds: readonly AlertedKind[] = fieldKinds.filter(
  (kind): kind is FieldKind & AlertedKind => kind.alerts !== undefined,
);

export const plainKindOf = ({ name }: FieldKind): PlainKind | undefined =>
  plainKinds.find(({ kind }) => kind.name === name);

/** The page that has a row of a public kind, by the row's subject; undefined if it's gone. */
export function pageOfSubject(
  library: Library,
  subject: string,
): { name: string; path: string } | undefined {
  const plain = plainKinds.find(({ kind }) => kind.name === subject);
  if (plain) return { name: plain.words(library).title, path: plain.address.path };
  const paddle = library.paddleNamed(subject);
  return paddle && { name: paddle.name, path: addresses.paddle.href(paddle) };
}

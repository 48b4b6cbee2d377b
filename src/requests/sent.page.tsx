import { addresses } from "../addresses.ts";
import { defineOwnPage } from "../contributions/define-own-page.tsx";
import { correctable, correctionKind, otherFact } from "./correction.ts";
import { requestKind } from "./request.ts";

export default defineOwnPage(addresses.sent, {
  noun: "what was sent",
  of: ({ requests }) => requests,
  kinds: { request: requestKind, correction: correctionKind },
  back: addresses.paddles.path,
  words: ({ requests: { sent } }) => ({ ...sent, hears: sent.email }),
  title: (kind, { requests: { sent } }) =>
    kind === "correction" ? sent.correctionTitle : sent.requestTitle,

  view({ kind, subject, page, typed, isHidden, heldBecause }, library) {
    const { missing, correction: words, sent } = library.requests;
    const state = isHidden ? "declined" : heldBecause === null ? "answered" : "waiting";
    const said = state === "declined" ? sent.declined : sent[state][kind];
    if (kind === "request") {
      const up = state === "answered" && page ? correctable(library, page) : undefined;
      return {
        said,
        what: sent.requestTitle,
        labels: missing.fields,
        to: up && { label: up.name, path: up.path },
      };
    }
    const of = correctable(library, subject);
    const { fact } = correctionKind.typedIn(typed);
    return {
      said,
      what: sent.correctionTitle,
      labels: words.fields,
      shown: { fact: (fact === otherFact ? words.other : of?.facts.get(fact)) ?? fact },
      to: of && { label: of.name, path: of.path },
    };
  },
});

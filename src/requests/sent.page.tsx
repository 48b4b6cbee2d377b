import { addresses } from "../addresses.ts";
import { defineOwnPage } from "../contributions/define-own-page.tsx";
import { correctable, correctionKind, otherFact } from "./correction.ts";
import { requestKind } from "./request.ts";

/** The private page of a request or a correction. */
export default defineOwnPage(addresses.sent, {
  noun: "what was sent",
  kinds: [requestKind, correctionKind],
  back: addresses.paddles.path,
  words: ({ requests: { sent } }) => ({ ...sent, hears: sent.email }),
  title: ({ requests: { sent } }, found) =>
    found?.kind === correctionKind ? sent.correctionTitle : sent.requestTitle,

  view({ kind, subject, typed, isHidden, heldBecause }, library) {
    const { missing, correction: words, sent } = library.requests;
    const state = isHidden ? "declined" : heldBecause === null ? "answered" : "waiting";
    const saidOf = (name: "request" | "correction") =>
      state === "declined" ? sent.declined : sent[state][name];
    if (kind === requestKind) {
      const page = typed["page"] as string | null;
      const up = state === "answered" && page ? correctable(library, page) : undefined;
      return {
        said: saidOf("request"),
        what: sent.requestTitle,
        labels: missing.fields,
        to: up && { label: up.name, path: up.path },
      };
    }
    const of = correctable(library, subject);
    const { fact } = correctionKind.typedIn(typed);
    return {
      said: saidOf("correction"),
      what: sent.correctionTitle,
      labels: words.fields,
      shown: { fact: (fact === otherFact ? words.other : of?.facts.get(fact)) ?? fact },
      to: of && { label: of.name, path: of.path },
    };
  },
});

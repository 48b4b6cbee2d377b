import { addresses } from "../../addresses.ts";
import { defineOwnPage } from "../contributions/define-own-page.tsx";
import { correctable, correctionKind, otherFact } from "../requests/correction.ts";
import { requestKind } from "../requests/request.ts";
import { plainKindOf, plainKinds } from "./kinds.ts";

/** The private page of a request, a correction, or one of a plain kind. */
export default defineOwnPage(addresses.sent, {
  noun: "what was sent",
  kinds: [requestKind, correctionKind, ...plainKinds.map(({ kind }) => kind)],
  back: addresses.paddles.path,

  words(library, found) {
    const { questions, requests } = library;
    const plain = found && plainKindOf(found.kind);
    if (!plain) return { ...requests.sent, hears: requests.sent.email };
    const { description, withdraw } = plain.words(library).own;
    const { mine } = questions;
    return { ...mine, description, withdraw: { ...mine.withdraw, text: withdraw } };
  },

  title(library, found) {
    const { sent } = library.requests;
    const plain = found && plainKindOf(found.kind);
    if (plain) return plain.words(library).own.title;
    return found?.kind === correctionKind ? sent.correctionTitle : sent.requestTitle;
  },

  form(kind, library) {
    const plain = plainKindOf(kind);
    return plain && { of: kind.controls(), words: plain.words(library).fields };
  },

  view({ kind, subject, typed, isHidden, heldBecause }, library) {
    const plain = plainKindOf(kind);
    if (plain) {
      const { own, fields } = plain.words(library);
      const at = isHidden ? "hidden" : heldBecause === null ? "shown" : "held";
      const to = { label: library.questions.mine.see, path: plain.address.path };
      return {
        said: own[at],
        what: own.title,
        labels: fields,
        to: at === "shown" ? to : undefined,
        isFinal: isHidden,
      };
    }
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
    const page = correctable(library, subject);
    const { fact } = correctionKind.typedIn(typed);
    return {
      said: saidOf("correction"),
      what: sent.correctionTitle,
      labels: words.fields,
      shown: { fact: (fact === otherFact ? words.other : page?.facts.get(fact)) ?? fact },
      to: page && { label: page.name, path: page.path },
    };
  },
});

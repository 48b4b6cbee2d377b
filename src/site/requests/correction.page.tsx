import { addresses, correctionAddress } from "../../addresses.ts";
import { defineKindPage } from "../contributions/define-kind-page.tsx";
import { notFound } from "../../platform/render/route.ts";
import { correctable, correctionKind, otherFact } from "./correction.ts";
import { sentAddress } from "./sent.ts";

/** The form that corrects a fact. */
export default defineKindPage(addresses.correction, {
  kind: correctionKind,
  id: "correct",
  query: ["of", "fact"],

  about({ url: { searchParams }, site: { library } }) {
    const fact = searchParams.get("fact") ?? "";
    const page = correctable(library, searchParams.get("of") ?? "") ?? notFound();
    return { ...page, typed: { fact: page.facts.has(fact) ? fact : "" } };
  },

  words: ({ requests: { correction } }) => correction,
  form: ({ requests: { correction: words } }, { facts }) => ({
    of: correctionKind.controls({
      fact: { options: [["", words.noFact], ...facts, [otherFact, words.other]] },
    }),
    words: words.fields,
  }),
  on: (_, about) => about,
  given: ({ subject }, read) => ({ ...read, subject }),
  address: ({ subject }) => correctionAddress(subject),
  sentAddress,
});

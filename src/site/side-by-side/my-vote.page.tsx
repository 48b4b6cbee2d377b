import { fill } from "../../platform/text/fill.ts";
import { addresses } from "../../addresses.ts";
import { defineOwnPage } from "../contributions/define-own-page.tsx";
import type { Site } from "../../platform/render/site.ts";
import { soldNamed } from "../paddles/paddle-facts.ts";
import { answerText, type NamedPair } from "./pair.ts";
import type { SideBySideWords } from "./side-by-side.content.ts";
import { chooseAddress, questions, voteKind, type triedFor } from "./vote.ts";

type Typed = ReturnType<typeof voteKind.typedIn>;

function pairIn({ one, other }: Pick<Typed, "one" | "other">, library: Site["library"]): NamedPair {
  const named = (slug: string) => soldNamed(slug, library.paddleNamed) ?? { name: slug };
  return { one: named(one), other: named(other) };
}

const titleOf = ({ one, other }: NamedPair, { own }: SideBySideWords) =>
  fill(own.title, { name: `${one.name} vs ${other.name}` });

/** What a vote says, in words. */
function inWords(typed: Typed, pair: NamedPair, words: SideBySideWords): Record<string, string> {
  const { ask } = words;
  const of = (answer: string) => (answer === "" ? "" : answerText(pair, answer, words));
  return {
    ...Object.fromEntries(questions.map((question) => [question, of(typed[question])])),
    playedFirst: of(typed.playedFirst),
    triedFor: ask.times[typed.triedFor as (typeof triedFor)[number]] ?? "",
    level: typed.level === "new" ? ask.newLevel : typed.level,
  };
}

/** The private page of a vote. */
export default defineOwnPage(addresses.myVote, {
  noun: "a vote",
  kinds: [voteKind],
  back: addresses.sideBySide.path,

  words({ questions: { mine }, sideBySide: { own } }) {
    const { description, again, withdraw, next: back } = own;
    return { ...mine, description, again, back, withdraw: { ...mine.withdraw, text: withdraw } };
  },

  title: (library, sent) =>
    sent
      ? titleOf(pairIn(voteKind.typedIn(sent.typed), library), library.sideBySide)
      : library.sideBySide.choose.title,

  view({ typed: row, isHidden, heldBecause }, library) {
    const { sideBySide: words } = library;
    const typed = voteKind.typedIn(row);
    const pair = pairIn(typed, library);
    const state = isHidden ? "hidden" : heldBecause === null ? "shown" : "held";
    return {
      said: words.own[state],
      what: titleOf(pair, words),
      labels: words.ask.fields,
      shown: inWords(typed, pair, words),
      to: { label: words.own.next, path: chooseAddress(typed.day) },
      isFinal: true,
    };
  },

  form: () => undefined,
});

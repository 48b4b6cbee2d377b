import type { Paddle } from "../paddles/paddle.content.ts";
import { phraseInWords } from "../paddles/fit/fit-in-words.ts";
import { criticismOf, knowBefore } from "../paddles/know-before.ts";
import { traitsFor } from "./match.ts";
import type { Preferences } from "./match-address.ts";

/** What a paddle's own page says for it and against it, and the one thing to know before buying it. */
export interface PageReasons {
  speaksFor: string[];
  speaksAgainst: string[];
  knowBefore: string;
}

/**
 * What a paddle's own page says of the traits that the preferences need, in its own phrases. The thing to know before
 * buying isn't repeated among the reasons. A paddle we couldn't confirm has no advice from its page.
 */
export function pageReasons(paddle: Paddle, preferences: Preferences): PageReasons {
  const { strengths, weaknesses } = paddle;
  const sought = [...new Set(traitsFor(preferences).flatMap(([, traits]) => traits))];
  const phrasesOf = (said: Paddle["strengths"]) => [
    ...new Set(sought.flatMap((trait) => said[trait] ?? [])),
  ];
  const against = phrasesOf(weaknesses);
  const criticism = criticismOf(paddle, against);
  return {
    speaksFor: phrasesOf(strengths).flatMap((phrase) => phraseInWords(paddle, phrase) ?? []),
    speaksAgainst: against
      .filter((phrase) => phrase !== criticism)
      .flatMap((phrase) => phraseInWords(paddle, phrase) ?? []),
    knowBefore: knowBefore(paddle, criticism),
  };
}

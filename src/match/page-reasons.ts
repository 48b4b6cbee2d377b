import type { Paddle } from "../paddles/paddle.content.ts";
import { isConfirmedPaddle } from "../paddles/confirmed.ts";
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
 * buying is the first of its criticisms that matters here; if none does, the first that isn't about the price, which is
 * beside it anyway. It isn't repeated among the reasons. A paddle we couldn't confirm has no advice from its page.
 */
export function pageReasons(paddle: Paddle, preferences: Preferences): PageReasons {
  const { knownFor, criticisedFor, buyIf, skipIf, strengths, weaknesses } = paddle;
  const sought = [...new Set(traitsFor(preferences).flatMap(([, traits]) => traits))];
  const phrasesOf = (said: Paddle["strengths"]) => [
    ...new Set(sought.flatMap((trait) => said[trait] ?? [])),
  ];
  const against = phrasesOf(weaknesses);
  const criticism =
    against.find((phrase) => criticisedFor.includes(phrase)) ??
    criticisedFor.find((phrase) => phrase !== weaknesses.value) ??
    criticisedFor[0];
  const advice = (verb: string, phrases: readonly string[], phrase: string) =>
    isConfirmedPaddle(paddle) && phrases.includes(phrase) ? [`${verb} it if ${phrase}.`] : [];
  return {
    speaksFor: phrasesOf(strengths).flatMap((phrase) =>
      knownFor.includes(phrase) ? [`Known for: ${phrase}.`] : advice("Buy", buyIf, phrase),
    ),
    speaksAgainst: against
      .filter((phrase) => phrase !== criticism)
      .flatMap((phrase) =>
        criticisedFor.includes(phrase)
          ? [`Criticized for: ${phrase}.`]
          : advice("Skip", skipIf, phrase),
      ),
    knowBefore: criticism ? `${criticism}.` : withoutCriticism(paddle),
  };
}

/** For a paddle that nobody criticizes for anything: whom it doesn't suit, or that we know little about it. */
function withoutCriticism(paddle: Paddle): string {
  return isConfirmedPaddle(paddle)
    ? `Skip it if ${paddle.skipIf[0]}.`
    : "We couldn't confirm much about it.";
}

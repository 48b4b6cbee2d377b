import { oncePer } from "../../../platform/once-per.ts";
import { isConfirmedPaddle, knownFact } from "../paddle-facts.ts";
import type { Paddle } from "../paddle.content.ts";
import type { Trait } from "../paddle-values.ts";
import { fitFor, type Use, useShare } from "../play.ts";
import { contradicts, standing } from "../reasons.ts";
import {
  type OwnFacts,
  ownFigures,
  ownPlays,
  type Play,
  shortFacts,
  type Stands,
} from "./vs-yours.ts";

/** A paddle's confirmed facts, and how it plays by src/site/paddles/play.ts, as far as everything for that is confirmed. */
export function ownFactsOf(paddle: Paddle): OwnFacts {
  return {
    figures: ownFigures.map(({ fact }) => knownFact(paddle, fact)),
    plays: ownPlays.map((play): Play => {
      if (play === "sound") return { share: undefined, stands: stands(paddle, play) };
      const share = play === "soft" ? softShare(paddle) : useShare(paddle, play satisfies Use);
      return {
        share: share && Math.round(share * 1000),
        stands: stands(paddle, play === "soft" ? "comfort" : play),
      };
    }),
  };
}

/** A paddle's own facts in short, for pages. */
export const shortFactsOf = oncePer((paddle: Paddle) => shortFacts(ownFactsOf(paddle)));

function softShare(paddle: Paddle): number | undefined {
  const { share, unknown } = fitFor(paddle, "soft");
  return unknown.length > 0 || !isConfirmedPaddle(paddle) ? undefined : share;
}

function stands(paddle: Paddle, trait: Trait): Stands {
  if (contradicts(paddle, `+${trait}`)) return "!";
  return (["-", "", "+"] as const)[standing(paddle, trait) + 1]!;
}

import { oncePer } from "../../../platform/once-per.ts";
import { knownFact } from "../paddle-facts.ts";
import type { AnyPaddle } from "../paddle.content.ts";
import type { Trait } from "../paddle-values.ts";
import { traitShare } from "../profile.ts";
import { contradicts, standing } from "../reasons.ts";
import {
  type OwnFacts,
  ownFigures,
  ownPlays,
  type Play,
  shortFacts,
  type Stands,
} from "./vs-yours.ts";

/** A paddle's confirmed facts, and how it plays by its profile, as far as we're sure. */
export function ownFactsOf(paddle: AnyPaddle): OwnFacts {
  return {
    priceCents: paddle.listPriceCents ?? undefined,
    figures: ownFigures.map(({ fact }) => knownFact(paddle, fact)),
    plays: ownPlays.map((play): Play => {
      if (play === "sound") return { share: undefined, stands: stands(paddle, play) };
      const share = play === "soft" ? softShare(paddle) : traitShare(paddle, play);
      return {
        share: share && Math.round(share * 1000),
        stands: stands(paddle, play === "soft" ? "comfort" : play),
      };
    }),
  };
}

/** A paddle's own facts in short, for pages. */
export const shortFactsOf = oncePer((paddle: AnyPaddle) => shortFacts(ownFactsOf(paddle)));

/** Soft is easy on the arm without much pop. */
function softShare(paddle: AnyPaddle): number | undefined {
  const [comfort, pop] = [traitShare(paddle, "comfort"), traitShare(paddle, "pop")];
  return comfort === undefined || pop === undefined ? undefined : (comfort + 1 - pop) / 2;
}

function stands(paddle: AnyPaddle, trait: Trait): Stands {
  if (contradicts(paddle, `+${trait}`)) return "!";
  return (["-", "", "+"] as const)[standing(paddle, trait) + 1]!;
}

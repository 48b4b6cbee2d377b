import type { Feel } from "./match-address.ts";
import { type MatchRule, near, thick, thin, wideFace } from "./match-rule.ts";

/** What a feel needs: mostly a matter of the core, partly of the face. */
export const feelRules: Record<Feel, readonly MatchRule[]> = {
  soft: [
    {
      fact: "coreMm",
      weight: 3,
      share: thick,
      praise: "is on the soft side you asked for",
      drawback: "is crisper than you asked",
    },
    // Fiberglass flexes and springs back, which players call lively.
    {
      fact: "surface",
      weight: 1,
      share: { "Carbon Fiber": 0.6, Graphite: 0.4, Fiberglass: 0.3 },
      praise: "has a muted feel",
      drawback: "has a livelier feel than you asked",
    },
  ],
  balanced: [
    {
      fact: "coreMm",
      weight: 1,
      share: near(15, 3),
      praise: "has the balanced feel you asked for",
      drawback: "is at one end, where you asked for the middle",
    },
  ],
  crisp: [
    {
      fact: "coreMm",
      weight: 3,
      share: thin,
      praise: "is on the crisp side you asked for",
      drawback: "is softer than you asked",
    },
    {
      fact: "surface",
      weight: 1,
      share: { Fiberglass: 0.7, Graphite: 0.65, "Carbon Fiber": 0.45 },
      praise: "has a lively feel",
      drawback: "has a more muted feel than you asked",
    },
  ],
};

/** What players with a sore arm tend to look for. That is comfort, not medicine. */
export const armRules: readonly MatchRule[] = [
  // A thick core absorbs part of the shock.
  {
    fact: "coreMm",
    weight: 3,
    share: thick,
    praise: "takes part of the blow",
    drawback: "passes more of the blow on to the arm",
  },
  // A light paddle needs a harder swing, a heavy one a firmer grip.
  {
    fact: "weightOz",
    weight: 2,
    share: near(8, 0.3),
    praise: "is neither light nor heavy on the arm",
    drawback: "is far from the middling weight that arms tend to like",
  },
];

/** What players up to 3.0 gain most from: a forgiving paddle. */
export const learnerRules: readonly MatchRule[] = [
  {
    fact: "shape",
    weight: 2,
    share: wideFace,
    praise: "forgives shots away from the middle",
    drawback: "forgives less away from the middle",
  },
  {
    fact: "coreMm",
    weight: 1,
    share: thick,
    praise: "helps new hands to keep the ball low",
    drawback: "shows an error sooner",
  },
];

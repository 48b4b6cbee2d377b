import type { Feel } from "./match-address.ts";
import { type FitRule, near, rule, thick, thin } from "../paddles/fit/fit-rule.ts";
import type { Trait } from "../paddles/traits.ts";

/** What a feel needs: mostly a matter of the core, partly of the face. */
export const feelRules: Record<Feel, readonly FitRule[]> = {
  soft: [
    rule(
      "coreMm",
      3,
      thick,
      ["has the soft feel you want", "+control", "+comfort"],
      ["feels crisper than you want", "-control", "+pop"],
    ),
    // Fiberglass flexes and springs back, which players call lively; aramid swallows vibration.
    rule(
      "surface",
      1,
      { Aramid: 0.7, "Carbon Fiber": 0.6, Other: 0.5, Graphite: 0.4, Fiberglass: 0.3 },
      ["has a muted feel", "+sound", "-pop", "+comfort"],
      ["feels livelier than you want", "+pop"],
    ),
  ],
  balanced: [
    rule(
      "coreMm",
      1,
      near(15, 3),
      ["has the balanced feel you want", "+control", "+power"],
      ["falls outside the balanced range you want"],
    ),
  ],
  crisp: [
    rule(
      "coreMm",
      3,
      thin,
      ["has the crisp feel you want", "+pop"],
      ["feels softer than you want", "-pop", "+control"],
    ),
    rule(
      "surface",
      1,
      { Fiberglass: 0.7, Graphite: 0.65, Other: 0.5, "Carbon Fiber": 0.45, Aramid: 0.35 },
      ["has a lively feel", "+pop"],
      ["feels more muted than you want", "-pop"],
    ),
  ],
};

/** What a feel needs, in the words of a paddle's own page. */
export const feelTraits: Record<Feel, readonly Trait[]> = {
  soft: ["control"],
  balanced: [],
  crisp: ["pop"],
};

/** What players with a sore arm tend to look for. That is comfort, not medicine. */
export const armRules: readonly FitRule[] = [
  // A thick core absorbs part of the shock.
  rule(
    "coreMm",
    3,
    thick,
    ["absorbs some of the shock", "+comfort"],
    ["sends more of the shock to your arm", "-comfort"],
  ),
  // A light paddle needs a harder swing, a heavy one a firmer grip.
  rule(
    "weightOz",
    2,
    near(8, 0.3),
    ["falls in the midweight range that sore arms tend to like", "+comfort", "+hands"],
    ["falls outside the midweight range that sore arms tend to like", "-comfort"],
  ),
];

export const armTraits: readonly Trait[] = ["comfort"];

/** What players up to 3.0 look for in the words of a page; the facts are `forgivenessRules`. */
export const learnerTraits: readonly Trait[] = ["learning", "forgiveness"];

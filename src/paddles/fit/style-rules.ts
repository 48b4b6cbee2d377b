import type { Trait } from "../traits.ts";
import {
  type FitRule,
  heavy,
  light,
  longFace,
  longGrip,
  near,
  rule,
  thick,
  thin,
  wideFace,
} from "./fit-rule.ts";

/** Styles of play, as players name them. */
export const playStyles = ["power", "all-around", "control", "speed", "spin"] as const;
export type PlayStyle = (typeof playStyles)[number];

/** What a style needs. The category weighs most, because it sums up the other facts. */
export const styleRules: Record<PlayStyle, readonly FitRule[]> = {
  power: [
    rule(
      "category",
      3,
      { "Power Paddle": 1, "All-Around Paddle": 0.5, "Speed Paddle": 0.3, "Control Paddle": 0.1 },
      ["adds pace to your drives and put-aways", "+power"],
      ["won't give you free pace", "-power"],
    ),
    // More mass behind the ball.
    rule(
      "weightOz",
      1,
      heavy,
      ["gives you plow-through on drives", "+power"],
      ["doesn't have much plow-through on drives", "-power"],
    ),
    // A thin core springs back at once.
    rule(
      "coreMm",
      1,
      thin,
      ["adds pop to drives and counters", "+pop"],
      ["takes a little off your drives", "-power"],
    ),
    // A long face is a long lever.
    rule(
      "shape",
      1,
      longFace,
      ["gives you more leverage on a full swing", "+power", "+reach"],
      ["costs you leverage on a full swing", "-power"],
    ),
    // Room for a second hand on the backhand.
    rule(
      "gripLengthIn",
      1,
      longGrip,
      ["has room for a two-handed backhand", "+twoHands"],
      ["is tight for a two-handed backhand", "-twoHands"],
    ),
  ],
  "all-around": [
    rule(
      "category",
      3,
      { "All-Around Paddle": 1, "Control Paddle": 0.4, "Power Paddle": 0.4, "Speed Paddle": 0.4 },
      ["handles a bit of everything"],
      ["leans toward one part of the game"],
    ),
    // Between the pace of thin cores and the touch of thick ones.
    rule(
      "coreMm",
      1,
      near(15, 3),
      ["offers pace as well as touch", "+control", "+power"],
      ["doesn't split pace and touch evenly"],
    ),
    // Between reach and a large sweet spot.
    rule(
      "shape",
      1,
      { hybrid: 0.9, standard: 0.7, elongated: 0.5, widebody: 0.5, other: 0.5 },
      ["splits the difference between reach and forgiveness", "+forgiveness", "+reach"],
      ["doesn't split reach and forgiveness evenly"],
    ),
  ],
  control: [
    rule(
      "category",
      3,
      { "Control Paddle": 1, "All-Around Paddle": 0.5, "Speed Paddle": 0.45, "Power Paddle": 0.1 },
      ["helps you keep drops, dinks and resets short", "+control"],
      ["takes soft hands at the kitchen line", "-control"],
    ),
    // A thick core holds the ball longer and slows it down.
    rule(
      "coreMm",
      2,
      thick,
      ["takes pace off drops and resets", "+control", "-power"],
      ["can make dinks come off hot", "-control", "+pop"],
    ),
    // Touch near the edge comes from a large sweet spot.
    rule(
      "shape",
      1,
      wideFace,
      ["keeps its touch on off-center hits", "+forgiveness", "+control"],
      ["has a narrower sweet spot", "-forgiveness"],
    ),
  ],
  speed: [
    rule(
      "category",
      3,
      { "Speed Paddle": 1, "All-Around Paddle": 0.5, "Control Paddle": 0.4, "Power Paddle": 0.3 },
      ["puts fast hands first", "+hands"],
      ["doesn't put fast hands first", "-hands"],
    ),
    // Less weight to move.
    rule(
      "weightOz",
      2,
      light,
      ["moves fast at the net", "+hands"],
      ["moves a bit slower at the net", "-hands"],
    ),
    // A short head has less weight far from the hand.
    rule(
      "shape",
      1,
      { widebody: 0.85, standard: 0.75, hybrid: 0.5, elongated: 0.3, other: 0.5 },
      ["keeps its weight closer to your hand", "+hands"],
      ["puts its weight farther from your hand", "-hands"],
    ),
  ],
  spin: [
    // Carbon faces are left raw; fiberglass and graphite are mostly painted smooth. Aramid is bought for its feel.
    rule(
      "surface",
      3,
      { "Carbon Fiber": 0.9, Aramid: 0.55, Other: 0.5, Graphite: 0.35, Fiberglass: 0.3 },
      ["is the kind that grips the ball best", "+spin"],
      ["is a smoother kind that grips the ball less", "-spin"],
    ),
    // The faster the tip, the more it brushes the ball.
    rule(
      "shape",
      1,
      longFace,
      ["gives you more leverage for topspin", "+spin"],
      ["gives you less leverage for topspin", "-spin"],
    ),
    // Two hands brush harder than one.
    rule(
      "gripLengthIn",
      1,
      longGrip,
      ["has room for a two-handed topspin backhand", "+twoHands", "+spin"],
      ["is tight for a two-handed backhand", "-twoHands"],
    ),
  ],
};

/** What a style needs, in the words of a paddle's own page. */
export const styleTraits: Record<PlayStyle, readonly Trait[]> = {
  power: ["power"],
  "all-around": [],
  control: ["control"],
  speed: ["hands"],
  spin: ["spin"],
};

/** What makes a paddle forgiving, which players up to 3.0 gain most from. */
export const forgivenessRules: readonly FitRule[] = [
  rule(
    "shape",
    2,
    wideFace,
    ["gives you a big sweet spot", "+forgiveness"],
    ["has a narrower sweet spot", "-forgiveness"],
  ),
  rule(
    "coreMm",
    1,
    thick,
    ["helps newer players keep the ball low", "+control", "+learning"],
    ["makes mishits more obvious", "-forgiveness"],
  ),
];

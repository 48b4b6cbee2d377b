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
      ["adds pace to drives and put-aways", "+power"],
      ["leaves the pace to you", "-power"],
    ),
    // More mass behind the ball.
    rule(
      "weightOz",
      1,
      heavy,
      ["puts mass behind a drive", "+power"],
      ["puts little mass behind a drive", "-power"],
    ),
    // A thin core springs back at once.
    rule(
      "coreMm",
      1,
      thin,
      ["springs the ball off fast", "+pop"],
      ["takes some pace out of a drive", "-power"],
    ),
    // A long face is a long lever.
    rule(
      "shape",
      1,
      longFace,
      ["gives a full swing more leverage", "+power", "+reach"],
      ["has less leverage for a full swing", "-power"],
    ),
    // Room for a second hand on the backhand.
    rule(
      "gripLengthIn",
      1,
      longGrip,
      ["has room for a two-handed backhand", "+twoHands"],
      ["leaves little room for a second hand", "-twoHands"],
    ),
  ],
  "all-around": [
    rule(
      "category",
      3,
      { "All-Around Paddle": 1, "Control Paddle": 0.4, "Power Paddle": 0.4, "Speed Paddle": 0.4 },
      ["does some of everything"],
      ["does one thing best and the rest less well"],
    ),
    // Between the pace of thin cores and the touch of thick ones.
    rule(
      "coreMm",
      1,
      near(15, 3),
      ["leaves you pace as well as touch", "+control", "+power"],
      ["leans to one end, pace or touch"],
    ),
    // Between reach and a large sweet spot.
    rule(
      "shape",
      1,
      { hybrid: 0.9, standard: 0.7, elongated: 0.5, widebody: 0.5 },
      ["sits between reach and forgiveness", "+forgiveness", "+reach"],
      ["leans to one end, reach or forgiveness"],
    ),
  ],
  control: [
    rule(
      "category",
      3,
      { "Control Paddle": 1, "All-Around Paddle": 0.5, "Speed Paddle": 0.45, "Power Paddle": 0.1 },
      ["keeps drops, dinks and resets short", "+control"],
      ["needs calm hands in the short game", "-control"],
    ),
    // A thick core holds the ball longer and slows it down.
    rule(
      "coreMm",
      2,
      thick,
      ["takes pace off for drops and resets", "+control", "-power"],
      ["sends soft shots off fast", "-control", "+pop"],
    ),
    // Touch near the edge comes from a large sweet spot.
    rule(
      "shape",
      1,
      wideFace,
      ["keeps its touch away from the middle", "+forgiveness", "+control"],
      ["wants the ball met in the middle", "-forgiveness"],
    ),
  ],
  speed: [
    rule(
      "category",
      3,
      { "Speed Paddle": 1, "All-Around Paddle": 0.5, "Control Paddle": 0.4, "Power Paddle": 0.3 },
      ["is made for quick hands", "+hands"],
      ["is not made for quick hands first", "-hands"],
    ),
    // Less weight to move.
    rule(
      "weightOz",
      2,
      light,
      ["is quick to move at the net", "+hands"],
      ["is slower to move at the net", "-hands"],
    ),
    // A short head has less weight far from the hand.
    rule(
      "shape",
      1,
      { widebody: 0.85, standard: 0.75, hybrid: 0.5, elongated: 0.3 },
      ["keeps its weight near the hand", "+hands"],
      ["carries its weight farther from the hand", "-hands"],
    ),
  ],
  spin: [
    // Carbon faces are left raw; fiberglass and graphite are mostly painted smooth.
    rule(
      "surface",
      3,
      { "Carbon Fiber": 0.9, Graphite: 0.35, Fiberglass: 0.3 },
      ["is of the kind that grips the ball most", "+spin"],
      ["is of a smoother kind, which grips the ball less", "-spin"],
    ),
    // The faster the tip, the more it brushes the ball.
    rule(
      "shape",
      1,
      longFace,
      ["gives you more leverage to brush the ball", "+spin"],
      ["gives you less leverage to brush the ball", "-spin"],
    ),
    // Two hands brush harder than one.
    rule(
      "gripLengthIn",
      1,
      longGrip,
      ["has room for a two-handed topspin backhand", "+twoHands", "+spin"],
      ["leaves little room for a second hand", "-twoHands"],
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
    ["forgives shots away from the middle", "+forgiveness"],
    ["forgives less away from the middle", "-forgiveness"],
  ),
  rule(
    "coreMm",
    1,
    thick,
    ["helps new hands to keep the ball low", "+control", "+learning"],
    ["shows an error sooner", "-forgiveness"],
  ),
];

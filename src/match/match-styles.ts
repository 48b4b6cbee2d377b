import type { PlayStyle } from "./match-address.ts";
import {
  heavy,
  light,
  longFace,
  longGrip,
  type MatchRule,
  near,
  thick,
  thin,
  wideFace,
} from "./match-rule.ts";

/** What a style needs. The category weighs most, because it sums up the other facts. */
export const styleRules: Record<PlayStyle, readonly MatchRule[]> = {
  power: [
    {
      fact: "category",
      weight: 3,
      share: {
        "Power Paddle": 1,
        "All-Around Paddle": 0.5,
        "Speed Paddle": 0.3,
        "Control Paddle": 0.1,
      },
      praise: "adds pace to drives and put-aways",
      drawback: "leaves the pace to you",
    },
    // More mass behind the ball.
    {
      fact: "weightOz",
      weight: 1,
      share: heavy,
      praise: "puts mass behind a drive",
      drawback: "puts little mass behind a drive",
    },
    // A thin core springs back at once.
    {
      fact: "coreMm",
      weight: 1,
      share: thin,
      praise: "springs the ball off fast",
      drawback: "takes some pace out of a drive",
    },
    // A long face is a long lever.
    {
      fact: "shape",
      weight: 1,
      share: longFace,
      praise: "swings its tip faster",
      drawback: "has less leverage for a full swing",
    },
    // Room for a second hand on the backhand.
    {
      fact: "gripLengthIn",
      weight: 1,
      share: longGrip,
      praise: "has room for a two-handed backhand",
      drawback: "leaves little room for a second hand",
    },
  ],
  "all-around": [
    {
      fact: "category",
      weight: 3,
      share: {
        "All-Around Paddle": 1,
        "Control Paddle": 0.4,
        "Power Paddle": 0.4,
        "Speed Paddle": 0.4,
      },
      praise: "does some of everything",
      drawback: "does one thing best and the rest less well",
    },
    // Between the pace of thin cores and the touch of thick ones.
    {
      fact: "coreMm",
      weight: 1,
      share: near(15, 3),
      praise: "leaves you pace as well as touch",
      drawback: "leans to one end, pace or touch",
    },
    // Between reach and a large sweet spot.
    {
      fact: "shape",
      weight: 1,
      share: { hybrid: 0.9, standard: 0.7, elongated: 0.5, widebody: 0.5 },
      praise: "sits between reach and forgiveness",
      drawback: "leans to one end, reach or forgiveness",
    },
  ],
  control: [
    {
      fact: "category",
      weight: 3,
      share: {
        "Control Paddle": 1,
        "All-Around Paddle": 0.5,
        "Speed Paddle": 0.45,
        "Power Paddle": 0.1,
      },
      praise: "keeps drops, dinks and resets short",
      drawback: "asks for calm hands in the short game",
    },
    // A thick core holds the ball longer and slows it down.
    {
      fact: "coreMm",
      weight: 2,
      share: thick,
      praise: "takes pace off for drops and resets",
      drawback: "sends soft shots off fast",
    },
    // Touch near the edge comes from a large sweet spot.
    {
      fact: "shape",
      weight: 1,
      share: wideFace,
      praise: "keeps its touch away from the middle",
      drawback: "wants the ball met in the middle",
    },
  ],
  speed: [
    {
      fact: "category",
      weight: 3,
      share: {
        "Speed Paddle": 1,
        "All-Around Paddle": 0.5,
        "Control Paddle": 0.4,
        "Power Paddle": 0.3,
      },
      praise: "is made for quick hands",
      drawback: "is not made for quick hands first",
    },
    // Less weight to move.
    {
      fact: "weightOz",
      weight: 2,
      share: light,
      praise: "is quick to move at the net",
      drawback: "is slower to move at the net",
    },
    // A short head has less weight far from the hand.
    {
      fact: "shape",
      weight: 1,
      share: { widebody: 0.85, standard: 0.75, hybrid: 0.5, elongated: 0.3 },
      praise: "keeps its weight near the hand",
      drawback: "carries its weight farther from the hand",
    },
  ],
  spin: [
    // Carbon faces are left raw; fiberglass and graphite are mostly painted smooth.
    {
      fact: "surface",
      weight: 3,
      share: { "Carbon Fiber": 0.9, Graphite: 0.35, Fiberglass: 0.3 },
      praise: "is of the kind that grips the ball most",
      drawback: "is of a smoother kind, which grips the ball less",
    },
    // The faster the tip, the more it brushes the ball.
    {
      fact: "shape",
      weight: 1,
      share: longFace,
      praise: "swings its tip faster for brushing",
      drawback: "brushes the ball with a slower tip",
    },
    // Two hands brush harder than one.
    {
      fact: "gripLengthIn",
      weight: 1,
      share: longGrip,
      praise: "has room for a two-handed topspin backhand",
      drawback: "leaves little room for a second hand",
    },
  ],
};

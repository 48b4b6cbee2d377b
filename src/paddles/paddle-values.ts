// The values that a paddle's facts can have. Apart from their schema, which only reading content needs.

export const categories = [
  "Control Paddle",
  "Power Paddle",
  "All-Around Paddle",
  "Speed Paddle",
] as const;
/** Aramid is the fiber sold as Kevlar. What another face is made of is in the paddle's `faceMaterial`. */
export const surfaces = ["Carbon Fiber", "Fiberglass", "Graphite", "Aramid", "Other"] as const;
/** From the longest and narrowest to the shortest and widest; then shapes that are none of these. */
export const shapes = ["elongated", "hybrid", "standard", "widebody", "other"] as const;
/** What a list of approved paddles says of one. Some versions: look at the very model before a tournament. */
export const usaPickleballStates = ["approved", "some versions", "not listed"] as const;
export const upaAStates = ["certified", "some versions", "not listed"] as const;

/** The fields of a paddle that are figures of its sample reviews. */
export const paddleSamples = ["recommendPercent", "averageDupr"] as const;

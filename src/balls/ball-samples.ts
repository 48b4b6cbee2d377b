// Separate from the schema, which only reading content needs.

/** The fields of a ball that are sample figures. */
export const ballSamples = ["rating", "gamesUntilRetired", "gamesUntilCracked"] as const;

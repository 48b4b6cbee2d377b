// Separate from the schema, which only reading content needs.

export const ballSamples = ["rating", "gamesUntilRetired", "gamesUntilCracked"] as const;

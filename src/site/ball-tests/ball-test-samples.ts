// Separate from the schema, which only reading content needs.

/** The fields of a sample article that are sample figures and texts. */
export const ballTestSamples = {
  balls: ["durability", "consistency", "beginnerFriendly", "difficulty", "valueScore", "quote"],
  awards: ["votes", "quote"],
  community: [
    "totalVotes",
    "reviews",
    "participatingPlayers",
    "averageGamesPlayed",
    "testingMonths",
  ],
} as const;

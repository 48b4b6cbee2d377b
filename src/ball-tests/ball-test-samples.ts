// Apart from the schema, which only reading content needs.

/** The fields that are sample figures and words, in an article that is a sample. */
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

// Apart from the schema, which only reading content needs.

/** The fields of an entry that are sample figures and words, in a guide that is a sample. */
export const guideEntrySamples = ["rating", "reviews", "communityNote"] as const;

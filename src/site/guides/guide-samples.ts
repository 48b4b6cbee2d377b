// Separate from the schema, which only reading content needs.

/** The fields of a sample guide's entry that are sample figures and texts. */
export const guideEntrySamples = ["rating", "reviews", "communityNote"] as const;

/** Where this browser stores the keys of reviews written in it: `{ [id]: key }` as JSON. */
export const keptReviewsKey = "reviews";

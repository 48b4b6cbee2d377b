import { openStore } from "../../src/platform/store/connect.ts";
import { migrate } from "../../src/platform/store/migrate.ts";
import { TaggedCache } from "../../src/platform/cache.ts";
import { fromForm, nothingTypedForm } from "../../src/site/reviews/form/form-fields.ts";
import { allReviews, listQuery } from "../../src/site/reviews/list/review-query.ts";
import {
  type ListedRatings,
  readRatings,
  readReviews,
} from "../../src/site/reviews/read-reviews.service.ts";
import { readReview } from "../../src/site/reviews/read-review.ts";
import { readThemes } from "../../src/site/reviews/themes/themes.service.ts";
import { addThemes } from "../../src/site/reviews/themes/themes.ts";
import { source, storeReviews } from "./reviews.ts";

// Run in a copy of the project that has one more theme: stores reviews from forms that like it, and prints what lists,
// filters and figures make of them as JSON.

const [theme = "", dataDir = ""] = process.argv.slice(2);
const store = openStore({ dataDir, databaseUrl: undefined });
await migrate(store.db, store.engine);

for (const firstName of ["Ann", "Bo", "Cy"]) {
  const typed = { ...nothingTypedForm, firstName, duprRating: "4.0", rating: "4" };
  const chips = { ...typed, reviewText: "It's what it is.", [`chip-${theme}`]: "liked" };
  const { review, problems } = readReview(fromForm(chips));
  if (problems) throw new Error(JSON.stringify(problems));
  await storeReviews(store.db, [{ ...review, subject: source.subject }], 1);
}

const own = { ...source, samples: [] };
const memory = () => new TaggedCache<unknown>({ max: 10 });
const { level: _, ...asked } = listQuery.read(new URLSearchParams({ theme, opinion: "praise" }));
const found = await readReviews(store, own, { ...allReviews, ...asked }, memory());
const { players, quotes } = await readThemes(store, own, memory());
const ratings = await readRatings(store, [own], new TaggedCache<ListedRatings>({ max: 10 }));
console.log(
  JSON.stringify({
    filtered: found.shown.map(({ liked }) => liked),
    counted: addThemes(players),
    quoted: quotes.length,
    praised: ratings.get(source.subject)?.praised,
  }),
);
await store.close();

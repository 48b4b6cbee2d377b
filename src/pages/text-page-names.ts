import { addresses } from "../addresses.ts";

/** All text pages, by file name: the path of each, and its parent page. */
export const textPages = {
  privacy: { path: addresses.privacy.path },
  terms: { path: addresses.terms.path },
  "how-it-works": { path: addresses.howItWorks.path },
  accessories: { path: addresses.accessories.path },
  "court-equipment": { path: addresses.courtEquipment.path },
  resources: { path: addresses.resources.path },
  comparisons: { path: addresses.comparisons.path },
  reviews: { path: addresses.reviews.path },
  "comparison-reviews": { path: addresses.comparisonReviews.path, under: "reviews" },
  "gear-comparisons": { path: addresses.gearComparisons.path, under: "comparison-reviews" },
  "equipment-comparisons": {
    path: addresses.equipmentComparisons.path,
    under: "comparison-reviews",
  },
} as const satisfies Record<string, { path: string; under?: string }>;

export type TextPageName = keyof typeof textPages;
export const textPageNames = Object.keys(textPages) as TextPageName[];

import { z } from "zod";
import { addresses } from "../addresses.ts";
import { field } from "../platform/content/fields/field.ts";
import { headDescription, headKeywords } from "../platform/content/fields/head-fields.ts";
import { play } from "../platform/content/fields/play.ts";
import { ownPath } from "../platform/content/fields/own-path.ts";

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

const text = z.string().trim().min(1);

/** One page of text: content/pages/<name>.md, fields first, then the text. */
export const textPageFile = z.strictObject({
  title: field(text.max(60), "the page's heading and title", "Privacy Policy"),
  description: headDescription("What this site stores, for how long, and how to have it deleted."),
  keywords: headKeywords("[privacy policy]"),
  lead: field(text.max(320), "the sentence or two under the heading", "What we store, and why."),
  updated: field(
    z.iso.date().optional(),
    "the day its text last changed, as year-month-day; leave the line out if it does not matter",
    "2026-11-20",
  ),
  comingSoon: field(
    z.boolean().default(false),
    "true to mark the page as Coming Soon; leave the line out otherwise",
    "true",
  ),
  play: play(
    "what to draw on a court beside the heading; leave the group out for a page that opens quietly",
  ),
  links: field(
    z
      .strictObject({
        title: field(text.max(60), "the heading over the links", "Guides"),
        to: field(
          z
            .array(
              z.strictObject({
                path: field(ownPath, "where it leads on this site, from the first slash", "/balls"),
                text: field(text.max(60), "the link's words", "Ball Testing"),
                note: field(text.max(160).optional(), "what is found there", "Six articles."),
                picture: field(
                  text.optional(),
                  "what is drawn beside it: the name of a file in content/paddles or content/balls, or court; leave the line out for no drawing",
                  "joola-perseus-pro-iv",
                ),
              }),
            )
            .min(1),
          "the links, in their order",
          "a list, each entry beginning with '- path:'",
        ),
      })
      .optional(),
    "the links below the text; leave the group out if there are none",
    "{ title: …, to: … }",
  ),
});

/** A page of text as the site knows it. */
export type TextPage = z.infer<typeof textPageFile> & {
  slug: string;
  /** The text, as HTML; empty if the file has none. */
  html: string;
};

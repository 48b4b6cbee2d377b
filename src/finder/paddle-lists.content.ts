import { z } from "zod";
import { field } from "../platform/content/fields/field.ts";
import { headDescription, headKeywords } from "../platform/content/fields/head-fields.ts";
import { ownPath } from "../platform/content/fields/own-path.ts";
import { categories } from "../paddles/paddle.content.ts";
import { type Sort, sorts } from "./finder-query.ts";

const text = z.string().trim().min(1);

const page = {
  heading: field(text.max(60), "the page's heading", "Paddle Finder"),
  title: field(
    text.max(60),
    "the title in tabs and search results, without the site's name",
    "Paddle Finder by Type and Brand",
  ),
  description: headDescription("Search the catalog by name, type and brand …"),
  keywords: headKeywords("[pickleball paddles]"),
  lead: field(text.max(300), "one or two sentences below the heading", "Narrow 26 paddles down …"),
};

const order = z.strictObject({
  label: field(text.max(40), "its name in the sort menu", "Price, low to high"),
  note: field(
    text.max(300).optional(),
    "the sentence above a list in this order; leave the line out for rating, which uses ratingOrder",
    "Lowest list price first.",
  ),
});

/** The words of the pages that list paddles: content/paddle-lists.yaml. */
export const paddleListsFile = z.strictObject({
  mostlySamples: field(
    text.max(200),
    "the sentence above a list whose ratings come mostly from samples",
    "Ratings here come mostly from …",
  ),
  ratingOrder: field(
    text.max(300),
    "how paddles are ranked; {weight} is the number of reviews with the catalog's mean rating that are added to each",
    "Best rated first. Each paddle counts as if …",
  ),
  unconfirmedNote: field(
    text.max(200),
    "the sentence below the filters about unconfirmed facts",
    "Unconfirmed facts …",
  ),
  closeTitle: field(text.max(60), "the heading above a search's close matches", "Close Matches"),
  closeNote: field(
    text.max(200),
    "the sentence that explains close matches",
    "These names are close to …",
  ),
  orders: field(
    z.strictObject(
      Object.fromEntries(sorts.map((sort) => [sort, order])) as Record<Sort, typeof order>,
    ),
    "the finder's sort menu",
    "{ rating: { label: Best rated }, … }",
  ),
  finder: field(
    z.strictObject({
      ...page,
      promisesTitle: field(text.max(60), "the heading above the shop promises", "Shopping with us"),
      promisesNote: field(
        text.max(200),
        "the sentence that explains promises marked as samples",
        "Promises marked Sample …",
      ),
      promiseMark: field(text.max(20), "the mark on a promise that is a sample", "Sample"),
    }),
    "the words of /paddle-finder",
    "{ heading: …, title: …, … }",
  ),
  reviews: field(
    z.strictObject({
      ...page,
      exploreMore: field(
        z.array(
          z.strictObject({
            path: field(ownPath, "the path of one of our pages", "/comparisons"),
            title: field(text.max(60), "the link's text", "Compare Paddles"),
            text: field(text.max(160), "what the page offers", "Two to four side by side."),
          }),
        ),
        "the links at the end of the page",
        "a list of links, each starting with '- path:'",
      ),
    }),
    "the words of /paddle-reviews",
    "{ heading: …, title: …, … }",
  ),
  types: field(
    z.strictObject({
      ...page,
      about: field(
        z.strictObject(
          Object.fromEntries(
            categories.map((category) => [
              category,
              field(text.max(300), `who ${category}s suit`, "For players who …"),
            ]),
          ) as Record<(typeof categories)[number], z.ZodString>,
        ),
        "who each type suits",
        'Power Paddle: "For players who …"',
      ),
    }),
    "the words of /reviews/paddles",
    "{ heading: …, title: …, … }",
  ),
  database: field(
    z.strictObject({
      ...page,
      factsNote: field(
        text.max(300),
        "the note on where the figures come from",
        "Maker and shop figures …",
      ),
    }),
    "the words of /paddles",
    "{ heading: …, title: …, … }",
  ),
});

export type PaddleLists = z.infer<typeof paddleListsFile>;

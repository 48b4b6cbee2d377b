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
    "its title in tabs and search results, without the site's name",
    "Paddle Finder by Type and Brand",
  ),
  description: headDescription("Search the catalog by name, type and brand …"),
  keywords: headKeywords("[pickleball paddles]"),
  lead: field(text.max(300), "the sentence or two under the heading", "Narrow 26 paddles down …"),
};

const order = z.strictObject({
  label: field(text.max(40), "its name in the choice of orders", "Price, low to high"),
  note: field(
    text.max(300).optional(),
    "the sentence over a list in this order; leave the line out for rating, whose sentence is ratingOrder",
    "Lowest list price first.",
  ),
});

/** What the pages that list paddles say: content/paddle-lists.yaml. */
export const paddleListsFile = z.strictObject({
  mostlySamples: field(
    text.max(200),
    "the sentence above a list whose ratings are made of samples",
    "Ratings here are made mostly of …",
  ),
  ratingOrder: field(
    text.max(300),
    "how paddles are ranked; {weight} is how many reviews with the catalog's mean are added",
    "Best rated first. Each paddle counts as if …",
  ),
  unconfirmedNote: field(
    text.max(200),
    "the sentence under the filters about unconfirmed facts",
    "Where nobody could confirm a fact …",
  ),
  closeTitle: field(text.max(60), "the heading over close matches of a search", "Close Matches"),
  closeNote: field(
    text.max(200),
    "the sentence that says what close matches are",
    "Not named exactly so …",
  ),
  orders: field(
    z.strictObject(
      Object.fromEntries(sorts.map((sort) => [sort, order])) as Record<Sort, typeof order>,
    ),
    "the orders the finder's list can be had in",
    "{ rating: { label: Best rated }, … }",
  ),
  finder: field(
    z.strictObject({
      ...page,
      promisesTitle: field(text.max(60), "the heading over the shop promises", "Shopping with us"),
      promisesNote: field(
        text.max(200),
        "the sentence that says what promises marked as samples are",
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
        "the links at the page's end",
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
              field(text.max(300), `what a ${category} is for`, "For players who …"),
            ]),
          ) as Record<(typeof categories)[number], z.ZodString>,
        ),
        "what each type is for",
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

import { z } from "zod";
import { claim } from "../platform/content/claim.content.ts";
import { field } from "../platform/content/fields/field.ts";
import { headDescription } from "../platform/content/fields/head-fields.ts";
import { ownPath } from "../platform/content/fields/own-path.ts";

const text = z.string().trim().min(1);

/** The home page's own words: content/home.yaml. */
export const homeFile = z.strictObject({
  heading: field(text.max(60), "the heading", "Master Your Game"),
  lead: field(text.max(240), "the sentence under it", "What paddles are like …"),
  levelNote: field(
    text.max(120),
    "what a visitor gets by giving their level, beside its choice",
    "Every rating then shows what players near it say.",
  ),
  description: headDescription(
    "What paddles and balls are like to play with, in players' own words.",
  ),
  claims: field(z.array(claim), "what is claimed under the lead", "- text: …"),
  infoCards: field(
    z
      .array(
        z.strictObject({
          title: field(text.max(40), "the card's title", "Trusted Community"),
          text: field(text.max(160), "one sentence", "Every review says its writer's level."),
        }),
      )
      .length(3),
    "the three cards of the hero",
    "- title: …",
  ),
  categories: field(
    z.array(
      z.strictObject({
        title: field(text.max(40), "the category", "Paddle Reviews"),
        text: field(text.max(160), "one sentence", "By players of every level."),
        link: field(ownPath, "the path it leads to", "/paddle-reviews"),
        count: claim,
      }),
    ),
    "the featured categories",
    "- title: …",
  ),
  latest: field(
    z.array(text).length(6),
    "the addresses of six paddles with a list price from $159.99 to $249.99",
    "[crbn-3x-power-series, …]",
  ),
});

export type Home = z.infer<typeof homeFile>;

/** The range of list prices on the home page, in US cents. */
export const homePrices = { min: 15_999, max: 24_999 } as const;

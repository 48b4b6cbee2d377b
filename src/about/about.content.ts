import { z } from "zod";
import { field, groups, withoutSamples, words } from "../platform/content/fields/field.ts";
import { headDescription, headKeywords } from "../platform/content/fields/head-fields.ts";

const text = z.string().trim().min(1);

/** The about page's words: content/about.yaml. */
export const aboutFile = z.strictObject({
  heading: words(60, "the page's heading", "About RallyRank"),
  description: headDescription(
    "Who we are, what we value, and how we write about pickleball gear.",
  ),
  keywords: headKeywords("[about rallyrank]"),
  lead: words(300, "the sentence under the heading", "We help you choose …"),
  mission: field(
    z.array(text.max(900)).min(1).max(6),
    "our mission, as a list of paragraphs",
    "[We want you to …]",
  ),
  claims: groups("figures about the site", {
    figure: words(20, "the figure, in quotes", '"2020"'),
    label: words(60, "what it counts", "founded in"),
    confirmed: field(
      z.boolean(),
      "true once you can prove it; until then it is marked as a sample and hidden with SAMPLE_CONTENT=off",
      "false",
    ),
  }),
  values: groups("our values", {
    name: words(40, "the value, in a word", "Accuracy"),
    text: words(400, "what it means in practice", "Every number has a source …"),
    withoutSamples: withoutSamples("{ text: Every figure … }", {
      text: words(400, "what it means without samples", "Every figure has a source …"),
    }),
  }),
});

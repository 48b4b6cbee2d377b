import { z } from "zod";
import { field } from "../platform/content/fields/field.ts";
import { headDescription, headKeywords } from "../platform/content/fields/head-fields.ts";
import { ownPath } from "../platform/content/fields/own-path.ts";

const text = z.string().trim().min(1);

/** The words of the site search: content/search.yaml. */
export const searchFile = z.strictObject({
  title: field(text.max(60), "the page's heading and title", "Search"),
  description: headDescription("Search the whole site: paddles, balls, guides and articles."),
  keywords: headKeywords("[search pickleball gear]"),
  placeholder: field(text.max(40), "the placeholder in the empty field", "Paddle, ball, topic …"),
  hint: field(text.max(160), "the line below the field", "Every word you type has to appear."),
  nothing: field(text.max(200), "the message when nothing was found", "Try fewer words."),
  instead: field(
    z
      .array(
        z.strictObject({
          path: field(ownPath, "the path of one of our pages", "/paddle-finder"),
          text: field(text.max(60), "the link's words", "Paddle Finder"),
        }),
      )
      .min(1),
    "links to show when nothing was found",
    "a list of links, each starting with '- path:'",
  ),
});

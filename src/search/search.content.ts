import { z } from "zod";
import { field, groups, words } from "../platform/content/fields/field.ts";
import { headDescription, headKeywords } from "../platform/content/fields/head-fields.ts";
import { ownPath } from "../platform/content/fields/own-path.ts";

/** The words of the site search: content/search.yaml. */
export const searchFile = z.strictObject({
  title: words(60, "the page's heading and title", "Search"),
  description: headDescription("Search the whole site: paddles, balls, guides and articles."),
  keywords: headKeywords("[search pickleball gear]"),
  placeholder: words(40, "the placeholder in the empty field", "Paddle, ball, topic …"),
  hint: words(160, "the line below the field", "Every word you type has to appear."),
  nothing: words(200, "the message when nothing was found", "Try fewer words."),
  instead: groups("links to show when nothing was found", {
    path: field(ownPath, "the path of one of our pages", "/paddle-finder"),
    text: words(60, "the link's words", "Paddle Finder"),
  }).min(1),
});

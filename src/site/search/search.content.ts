import { z } from "zod";
import { field, groups, head, ownPath, words } from "../../platform/content/fields.ts";

const plainWord = z.string().regex(/^[\p{Ll}\p{Lo}\p{N}]{1,30}$/u);

/** The words of the site search: content/search.yaml. */
export const searchFile = z.strictObject({
  title: words(60, "the page's heading and title", "Search"),
  ...head(
    "Search the whole site: paddles, balls, guides and articles.",
    "[search pickleball gear]",
  ),
  placeholder: words(40, "the placeholder in the empty field", "Paddle, ball, topic …"),
  hint: words(160, "the line below the field", "Typos are fine."),
  examples: field(
    z.array(z.string().trim().min(2).max(60)),
    "searches to try, below the empty field; each must find something",
    "[elongated under $150, ball for cold days]",
  ).default([]),
  close: words(
    200,
    "the line above results that don't have every word as it was typed",
    "Nothing has exactly these words. These come closest.",
  ),
  nothing: words(200, "the message when nothing was found", "Try fewer words."),
  top: words(60, "the heading above the answers and the best page of any kind", "Best Match"),
  reviews: words(60, "the heading above the players' reviews that were found", "Reviews"),
  wholeSite: words(
    60,
    "the last suggestion below a search box; {search} is what was typed",
    "Search the whole site for {search}",
  ),
  elsewhere: words(
    60,
    "the heading above what a search of the paddle reviews finds on the rest of the site",
    "Elsewhere on the Site",
  ),
  notFound: words(
    60,
    "the heading above the pages that a wrong address may have meant",
    "Did you mean one of these?",
  ),
  instead: groups("links to show when nothing was found", {
    path: field(ownPath, "the path of one of our pages", "/paddle-finder"),
    text: words(60, "the link's words", "Paddle Finder"),
  }).min(1),
  alsoFor: groups("what players call the subject of a page that doesn't use their words", {
    path: field(ownPath, "the path of one of our pages", "/blog/when-to-replace-a-paddle"),
    words: field(
      z.array(z.string().trim().min(2).max(60)).min(1),
      "words or short phrases; idle words such as 'best' or 'paddle' don't matter",
      "[delaminated, dead spot]",
    ),
  }),
  synonyms: field(
    z.array(z.array(plainWord).min(2)),
    "words that players use for the same thing, never opposites: a search for one finds the others too. One word each, in lower case, without signs; plurals and typos are understood by themselves",
    "a list of lists: '- [cheap, budget]'",
  ),
});

import { z } from "zod";
import { photos } from "../media/photos.content.ts";
import { blogCategories } from "./blog-query.ts";
import {
  field,
  head,
  icon,
  inShort,
  movedFrom,
  play,
  words,
} from "../../platform/content/fields.ts";

const text = z.string().trim().min(1);

/** The fields above an article's text: content/blog/<slug>.md. The file's name is the article's address. */
export const blogArticleFile = z.strictObject({
  title: words(90, "the article's title", "When to Drop, When to Drive"),
  excerpt: words(220, "one or two sentences for lists", "The third shot decides …"),
  inShort,
  ...head(
    "How to choose between a third-shot drop and a drive, with two drills.",
    "[third shot drop]",
  ),
  category: field(z.enum(blogCategories), "", "Strategy"),
  author: field(text, "who wrote it", "elena").meta({ refersTo: "team" }),
  date: field(z.iso.date(), "the day it was published", "2025-03-11"),
  icon,
  play: play("a play to draw on a court; leave it out to show the linked paddles instead"),
  photos,
  featured: field(
    z.boolean().default(false),
    "whether this is the one article that is shown first",
    "true",
  ),
  movedFrom: movedFrom("this article", "[drop-or-drive]"),
});

/** An article with its address, and its text as HTML. */
export type BlogArticle = z.infer<typeof blogArticleFile> & {
  slug: string;
  html: string;
  words: number;
};

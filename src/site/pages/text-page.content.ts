import { z } from "zod";
import {
  field,
  group,
  groups,
  head,
  headDescription,
  headKeywords,
  ownPath,
  play,
  withoutSamples,
  words,
} from "../../platform/content/fields.ts";

const text = z.string().trim().min(1);

/** A text page: content/pages/<name>.md, with front matter. */
export const textPageFile = z.strictObject({
  title: words(60, "the page's heading and title", "Privacy Policy"),
  ...head("What this site stores, for how long, and how to have it deleted.", "[privacy policy]"),
  lead: words(320, "one or two sentences below the heading", "What we store, and why."),
  withoutSamples: withoutSamples("{ lead: Here's how we work out every number on the site. }", {
    description: headDescription("What this site stores, and for how long.", " without samples"),
    keywords: headKeywords("[how ratings work]"),
    lead: words(320, "the sentences below the heading without samples", "What we store."),
  }),
  updated: field(
    z.iso.date().optional(),
    "the day its text last changed; leave it out if it doesn't matter",
    "2026-11-20",
  ),
  comingSoon: field(z.boolean().default(false), "whether to mark the page as Coming Soon", "true"),
  play: play(
    "a play to draw on a court beside the heading; leave it out for a page without a drawing",
  ),
  links: group("the links below the text; leave it out if there are none", "{ title: …, to: … }", {
    title: words(60, "the heading above the links", "Guides"),
    to: groups("the links, in order", {
      path: field(
        ownPath,
        "the page on this site that it links to, from the first slash",
        "/balls",
      ),
      text: words(60, "the link's words", "Ball Testing"),
      note: words(
        160,
        "what readers find there; that it's coming soon is added by itself",
        "Six articles.",
      ).optional(),
      picture: field(
        text.optional(),
        "what to draw beside it: a paddle or ball by the name of its file, or court; leave it out for no drawing",
        "joola-perseus-pro-iv",
      ),
    }).min(1),
  }).optional(),
});

/** A text page as in its file, with its address. */
export type WrittenTextPage = z.infer<typeof textPageFile> & {
  slug: string;
  /** As HTML; empty if the file has no text. */
  html: string;
};

export type TextPage = Omit<WrittenTextPage, "withoutSamples">;

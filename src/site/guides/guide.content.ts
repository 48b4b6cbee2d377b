import { homeCategories } from "./home-categories.ts";
import { z } from "zod";
import { photos } from "../media/photos.content.ts";
import {
  field,
  group,
  groups,
  head,
  icon,
  movedFrom,
  onceRight,
  oneDecimal,
  report,
  words,
} from "../../platform/content/fields.ts";
import type { WithSamples } from "../../platform/text/sample.ts";
import type { guideEntrySamples } from "./guide-samples.ts";

export const guideCategories = ["Paddles", "Gear", "Sets"] as const;
const shownFacts = ["weight", "surface"] as const;

const text = z.string().trim().min(1);
const phrases = z.array(text.max(120)).min(1).max(5);

const entry = z.strictObject({
  paddle: field(text, "the paddle's address", "neonic-flow").meta({ refersTo: "paddles" }),
  rating: field(
    oneDecimal(1, 5).optional(),
    "the community's rating for what this guide is about, 1 to 5, one decimal; leave it out if there is none",
    "4.6",
  ),
  reviews: field(
    z.int().min(1).optional(),
    "the number of community reviews behind this guide's rating; leave it out if there is none",
    "142",
  ),
  // A list is only as good as its picks: an entry that's weak at the list's subject is marked, never sold as a pick.
  alsoConsider: field(
    z.literal(true).optional(),
    "whether it isn't a pick for what this guide is about but may suit some readers: then it's shown as 'Also consider', and comes last",
    "true",
  ),
  pros: field(phrases, "up to five pros, as phrases", "[Soft on dinks]"),
  cons: field(phrases, "up to five cons, as phrases", "[Little power]"),
  description: words(700, "what it is like, and who it suits", "A long handle and …"),
  communityNote: words(400, "what the community says about it", "Easy on my elbow, …").optional(),
});

const fullFields = [
  "sample",
  "updated",
  "badge",
  "ratedFor",
  "shownFacts",
  "entries",
  "tips",
  "finalRecommendation",
  "related",
] as const;

/** A best-of guide: the fields of content/best-of/<slug>.md. The file's name is its address. */
export const guideFile = z
  .strictObject({
    title: words(70, "the guide's title", "Best Paddles for Spin"),
    ...head("Five paddles for players who …", "[best spin paddle]"),
    cardDescription: words(170, "one or two sentences for lists", "Faces that grip the ball."),
    category: field(z.enum(guideCategories), "", "Paddles"),
    homeCategory: field(
      z.enum(homeCategories).optional(),
      "its place on the home page; leave it out if it isn't shown there",
      "Power",
    ),
    icon,
    photos,
    featured: field(z.boolean(), "whether to show it among the featured lists", "true"),
    comingSoon: field(
      z.boolean(),
      "whether the guide is only announced, until everything below is written",
      "false",
    ),
    sample: field(
      z.boolean().optional(),
      "whether its ratings, counts and notes are samples: if so, with SAMPLE_CONTENT=off it is published without them, and without sentences marked ◇",
      "true",
    ),
    updated: field(z.iso.date().optional(), "the day it was last checked", "2025-01-15"),
    badge: words(30, "the badge on the first paddle", "Maximum Power").optional(),
    ratedFor: words(30, "what its ratings are for, shown after the number", "for power").optional(),
    shownFacts: field(
      z.array(z.enum(shownFacts)).optional(),
      "the facts shown with each paddle",
      "[weight, surface]",
    ),
    entries: field(
      z.array(entry).min(3).max(10).optional(),
      "its three to ten paddles, best first",
      "a list of paddles, each starting with '- paddle:'",
    ),
    whyFirst: words(
      300,
      "why it starts with another paddle than the guided match does; leave it out where they agree",
      "The match starts with …",
    ).optional(),
    tips: group("a section of tips", "{ heading: Before you buy, items: [ … ] }", {
      heading: words(60, "the heading above the tips", "Before you buy"),
      items: field(
        z.array(text.max(300)).min(2).max(8),
        "two to eight tips",
        "[Hold it for five minutes.]",
      ),
    }).optional(),
    surfaceTypes: groups("an optional section on what each surface does", {
      name: words(40, "the surface", "Raw carbon fiber"),
      text: words(400, "what it does to the ball", "Bare weave that …"),
    })
      .min(2)
      .optional(),
    finalRecommendation: words(
      900,
      "the paragraph that says what to buy",
      "If you want one answer …",
    ).optional(),
    related: field(
      z.array(text).min(1).max(4).optional(),
      "the addresses of one to four other guides",
      "[best-paddles-under-100]",
    ).meta({ refersTo: "best-of" }),
    movedFrom: movedFrom("this guide", "[best-spin-paddles]"),
  })
  .superRefine(
    (guide, context) => {
      if (guide.comingSoon) return;
      for (const name of ["description", "cardDescription"] as const)
        if (/coming soon/i.test(guide[name])) report(context, [name], "still says 'coming soon'");
      for (const name of fullFields)
        if (guide[name] === undefined) report(context, [name], "is missing");
    },
    onceRight("comingSoon", "description", "cardDescription", ...fullFields),
  );

/** A guide as in its file, with its address and its text as HTML. */
export type WrittenGuide = z.infer<typeof guideFile> & {
  slug: string;
  html: string;
  words: number;
};

export type Guide = Omit<WrittenGuide, "entries"> & {
  entries?: WithSamples<z.infer<typeof entry>, (typeof guideEntrySamples)[number]>[] | undefined;
};

export type FullGuide = Guide & {
  [Name in (typeof fullFields)[number]]: NonNullable<Guide[Name]>;
};

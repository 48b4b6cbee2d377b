import { z } from "zod";
import {
  color,
  field,
  group,
  groups,
  head,
  withoutSamples,
  words,
} from "../../platform/content/fields.ts";

const text = z.string().trim().min(1);

/** The about page's words: content/about.yaml. */
export const aboutFile = z.strictObject({
  heading: words(60, "the page's heading", "About RallyRank"),
  ...head(
    "Who we are, what we value, and how we write about pickleball gear.",
    "[about rallyrank]",
  ),
  lead: words(300, "the sentence under the heading", "We help you choose …"),
  mission: field(
    z.array(text.max(900)).min(1).max(6),
    "our mission, as a list of paragraphs",
    "[We want you to …]",
  ),
  claims: groups("figures about the site", {
    figure: words(20, "the figure", '"2020"'),
    label: words(60, "what it counts", "founded in"),
    confirmed: field(
      z.boolean(),
      "whether you can prove it; until then it is marked as a sample and hidden with SAMPLE_CONTENT=off",
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

export const hairStyles = ["crop", "curls", "bob", "bun"] as const;
export const headwear = ["none", "visor", "headband", "glasses"] as const;

/** A team member: content/team/<slug>.yaml. An article's `author` is the name of this file. */
export const teamMemberFile = z.strictObject({
  name: words(40, "the name shown; for a fictional member, only a first name", "Elena"),
  role: words(60, "what they do here", "Editor"),
  bio: words(400, "a few sentences about them", "Elena writes about doubles …"),
  sample: field(
    z.boolean(),
    "whether it's a fictional member, who is marked as one and hidden with SAMPLE_CONTENT=off",
    "true",
  ),
  portrait: group(
    "the colors and features of the portrait",
    '{ skin: "#c98d66", hair: curls, hairColor: "#2b1d16", shirt: "#1c6b57", wears: visor }',
    {
      skin: field(color, "the skin color", '"#c98d66"'),
      hair: field(z.enum(hairStyles), "the hair", "curls"),
      hairColor: field(color, "the hair color", '"#2b1d16"'),
      shirt: field(color, "the shirt color", '"#1c6b57"'),
      wears: field(z.enum(headwear), "", "visor"),
    },
  ),
});

export type TeamMember = z.infer<typeof teamMemberFile> & { slug: string };

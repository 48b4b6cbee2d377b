import { z } from "zod";
import { color } from "../platform/content/fields/color.ts";
import { field, group, words } from "../platform/content/fields/field.ts";

export const hairStyles = ["crop", "curls", "bob", "bun"] as const;
export const headwear = ["none", "visor", "headband", "glasses"] as const;

/** A team member: content/team/<slug>.yaml. An article's `author` is the name of this file. */
export const teamMemberFile = z.strictObject({
  name: words(40, "the name shown; for a fictional member, only a first name", "Elena"),
  role: words(60, "what they do here", "Editor"),
  bio: words(400, "a few sentences about them", "Elena writes about doubles …"),
  sample: field(
    z.boolean(),
    "true for a fictional member, who is marked as one and hidden with SAMPLE_CONTENT=off; otherwise false",
    "true",
  ),
  portrait: group(
    "the colors and features of the portrait",
    '{ skin: "#c98d66", hair: curls, hairColor: "#2b1d16", shirt: "#1c6b57", wears: visor }',
    {
      skin: field(color, "the skin color", '"#c98d66"'),
      hair: field(z.enum(hairStyles), `the hair, one of: ${hairStyles.join(", ")}`, "curls"),
      hairColor: field(color, "the hair color", '"#2b1d16"'),
      shirt: field(color, "the shirt color", '"#1c6b57"'),
      wears: field(z.enum(headwear), `one of: ${headwear.join(", ")}`, "visor"),
    },
  ),
});

export type TeamMember = z.infer<typeof teamMemberFile> & { slug: string };

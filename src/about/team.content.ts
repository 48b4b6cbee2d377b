import { z } from "zod";
import { color } from "../platform/content/fields/color.ts";
import { field } from "../platform/content/fields/field.ts";

export const hairStyles = ["crop", "curls", "bob", "bun"] as const;
export const headwear = ["none", "visor", "headband", "glasses"] as const;

const text = z.string().trim().min(1);

/** One member of the team: content/team/<slug>.yaml. Articles name their author by the file's name. */
export const teamMemberFile = z.strictObject({
  name: field(text.max(40), "the name shown; for a fictional member a first name alone", "Elena"),
  role: field(text.max(60), "what they do here", "Editor"),
  bio: field(text.max(400), "a few sentences about them", "Elena writes about doubles …"),
  sample: field(
    z.boolean(),
    "true for a fictional member, who is marked as one and left out with SAMPLE_CONTENT=off; else false",
    "true",
  ),
  portrait: field(
    z.strictObject({
      skin: field(color, "the color of the skin", '"#c98d66"'),
      hair: field(z.enum(hairStyles), `the hair, one of: ${hairStyles.join(", ")}`, "curls"),
      hairColor: field(color, "the color of the hair", '"#2b1d16"'),
      shirt: field(color, "the color of the shirt", '"#1c6b57"'),
      wears: field(z.enum(headwear), `one of: ${headwear.join(", ")}`, "visor"),
    }),
    "what the portrait is drawn from",
    '{ skin: "#c98d66", hair: curls, hairColor: "#2b1d16", shirt: "#1c6b57", wears: visor }',
  ),
});

export type TeamMember = z.infer<typeof teamMemberFile> & { slug: string };

import { themeNames, themes } from "../reviews/themes/themes.ts";

/** What a paddle can be good or bad at: the themes of reviews, and others that only our own pages mention. */
export const traits = [...themes, "pop", "reach", "twoHands", "sound", "learning"] as const;
export type Trait = (typeof traits)[number];

/** A trait in a sentence: 'hand speed', 'two-handed backhands'. */
export function traitText(trait: Trait): string {
  return (otherNames[trait] ?? themeNames[trait as keyof typeof themeNames]).toLowerCase();
}

const otherNames: Partial<Record<Trait, string>> = {
  twoHands: "two-handed backhands",
  sound: "a quiet sound",
  learning: "an easy start",
  pop: "pop",
  reach: "reach",
};

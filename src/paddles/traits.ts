import { themes } from "../reviews/themes/themes.ts";

/** What a paddle can be good or bad at: the themes of reviews, and what only our own pages speak of. */
export const traits = [...themes, "pop", "reach", "twoHands", "sound", "learning"] as const;
export type Trait = (typeof traits)[number];

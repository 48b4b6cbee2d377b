import { readThemes, type Theme, themeList, themes } from "./themes.ts";

/** The names that the form's chips post, one a theme: 'chip-control' is 'liked', 'disliked' or empty. */
export const chipNames = themes.map((theme) => `chip-${theme}` as const);
export type ChipName = `chip-${Theme}`;
export type Chips = Record<ChipName, string>;
type ChosenThemes = Record<"liked" | "disliked", string>;

/** What the chips of a form say, as a review stores it. */
export function readChips(typed: Readonly<Partial<Chips>>): ChosenThemes {
  const chosen = (value: string) =>
    themeList(themes.filter((theme) => typed[`chip-${theme}`] === value));
  return { liked: chosen("liked"), disliked: chosen("disliked") };
}

/** The chips of a stored review, for the form where it is edited. */
export function toChips({ liked, disliked }: ChosenThemes): Chips {
  const [likes, dislikes] = [readThemes(liked), readThemes(disliked)];
  const valueOf = (theme: Theme) =>
    likes.includes(theme) ? "liked" : dislikes.includes(theme) ? "disliked" : "";
  return Object.fromEntries(themes.map((theme) => [`chip-${theme}`, valueOf(theme)])) as Chips;
}

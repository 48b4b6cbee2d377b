/** The themes of paddle reviews, in display order, by the names that are stored. */
export const themeNames = {
  control: "Control",
  power: "Power",
  spin: "Spin",
  hands: "Hand speed",
  forgiveness: "Forgiveness",
  comfort: "Comfort",
  durability: "Durability",
  value: "Value",
  sound: "Sound",
};
export type Theme = keyof typeof themeNames;
export const themes = Object.keys(themeNames) as Theme[];

/** What a review can say about a theme. */
export const opinionKinds = ["praise", "complaint"] as const;
export type OpinionKind = (typeof opinionKinds)[number];

/** Parses a theme from a URL. Returns undefined if it isn't one. */
export function readTheme(text: unknown): Theme | undefined {
  return themes.find((theme) => theme === text);
}

/** Parses a stored list of themes, 'control, spin': in display order, without duplicates or anything else. */
export function readThemes(list: string): Theme[] {
  const parts = new Set(list.split(",").map((part) => part.trim()));
  return themes.filter((theme) => parts.has(theme));
}

export function themeList(chosen: readonly Theme[] = []): string {
  return themes.filter((theme) => chosen.includes(theme)).join(", ");
}

/** What a review stores of its writer's choices: two lists of themes. */
export type ChosenThemes = Record<"liked" | "disliked", string>;

/** That a review praises a theme, or criticizes it. */
export interface Opinion {
  theme: Theme;
  kind: OpinionKind;
}

/** What a review praises and criticizes, by its lists. */
export function opinionsOf({ liked, disliked }: ChosenThemes): Opinion[] {
  const opinionsIn = (list: string, kind: OpinionKind) =>
    readThemes(list).map((theme) => ({ theme, kind }));
  return [...opinionsIn(liked, "praise"), ...opinionsIn(disliked, "complaint")];
}

/** How many reviews praise a theme and how many criticize it. */
export interface ThemeCount {
  theme: Theme;
  praise: number;
  complaint: number;
}

/** A theme is shown from this many reviews on. */
export const minReviews = 3;
/** A theme counts in profiles from this many players' reviews on. */
export const minCounted = 5;

/** The themes that enough reviews mention, and that at least two thirds of those praise. */
export function praisedThemes(counts: readonly ThemeCount[]): Theme[] {
  return counts
    .filter(({ praise, complaint }) => praise + complaint >= minReviews && praise >= 2 * complaint)
    .map(({ theme }) => theme);
}

/** Counts what reviews praise and criticize. */
export function countThemes(reviews: readonly ChosenThemes[]): ThemeCount[] {
  const all = reviews.flatMap(opinionsOf);
  const count = (theme: Theme, kind: OpinionKind) =>
    all.filter((opinion) => opinion.theme === theme && opinion.kind === kind).length;
  return themes.map((theme) => ({
    theme,
    praise: count(theme, "praise"),
    complaint: count(theme, "complaint"),
  }));
}

/** Adds up the counts of several sources, without themes that no review mentions. */
export function addThemes(...sources: readonly (readonly ThemeCount[])[]): ThemeCount[] {
  return themes.flatMap((theme) => {
    const counts = sources.flat().filter((each) => each.theme === theme);
    const praise = counts.reduce((sum, each) => sum + each.praise, 0);
    const complaint = counts.reduce((sum, each) => sum + each.complaint, 0);
    return praise + complaint > 0 ? [{ theme, praise, complaint }] : [];
  });
}

/** The names of the form's chips, one per theme: 'chip-control' is 'liked', 'disliked' or empty. */
export const chipNames = themes.map((theme) => `chip-${theme}` as const);
export type ChipName = `chip-${Theme}`;
export type Chips = Record<ChipName, string>;

/** A form's chips, as a review stores them. */
export function readChips(typed: Readonly<Partial<Chips>>): ChosenThemes {
  const chosen = (value: string) =>
    themeList(themes.filter((theme) => typed[`chip-${theme}`] === value));
  return { liked: chosen("liked"), disliked: chosen("disliked") };
}

/** A stored review's chips, for the form that edits it. */
export function toChips({ liked, disliked }: ChosenThemes): Chips {
  const [likes, dislikes] = [readThemes(liked), readThemes(disliked)];
  const valueOf = (theme: Theme) =>
    likes.includes(theme) ? "liked" : dislikes.includes(theme) ? "disliked" : "";
  return Object.fromEntries(themes.map((theme) => [`chip-${theme}`, valueOf(theme)])) as Chips;
}

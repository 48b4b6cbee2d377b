/** The home page's lists, in display order. */
export const homeCategories = [
  "Beginner Guide",
  "Power",
  "Control",
  "Tournament",
  "Defense",
  "Budget",
] as const;

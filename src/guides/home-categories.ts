/** The home page's lists, in the order it shows them. */
export const homeCategories = [
  "Beginner Guide",
  "Power",
  "Control",
  "Tournament",
  "Defense",
  "Budget",
] as const;

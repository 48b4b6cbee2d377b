/** The measures of a page, in points. */
export const page = { margin: 64 } as const;

/** The site's colors, as ink on paper. */
export const color = {
  court: "#123a63",
  kitchen: "#1c6b57",
  ink: "#16202c",
  muted: "#55606e",
  line: "#c9d1d9",
} as const;

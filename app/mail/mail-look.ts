// Mail programs know styles in attributes, tables and the colors of old; the one style sheet is for dark mode, in
// those that have it. Contrast of every pair is at least 4.5.
export const colors = {
  ground: "#f2f6f8",
  surface: "#ffffff",
  ink: "#14202e",
  muted: "#4a5a6b",
  line: "#d3dbe2",
};
/** The same by day and by night: white on it reads as well in both. */
export const court = { ground: "#143c64", line: "#ffffff", kitchen: "#0d5640" };
export const button = { ground: "#dcf53c", ink: "#101c2a" };

// Mail programs support only style attributes and tables. The one style sheet is for programs with a dark mode. Every
// text color has a contrast of at least 4.5.
export const colors = {
  ground: "#f2f6f8",
  surface: "#ffffff",
  ink: "#14202e",
  muted: "#4a5a6b",
  line: "#d3dbe2",
};
/** The same in light and dark mode: white text is readable on it in both. */
export const court = { ground: "#143c64", line: "#ffffff", kitchen: "#0d5640" };
export const button = { ground: "#dcf53c", ink: "#101c2a" };

/** The attributes of a table that is there for its layout alone. */
export const layoutTable = {
  role: "presentation",
  width: "100%",
  cellPadding: 0,
  cellSpacing: 0,
};

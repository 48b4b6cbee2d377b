/** The parts of an article's file, or why it can't be split. */
type Parts = { fields: string; body: string; bodyLine: number } | { line: number; wrong: string };

/** Splits a Markdown file into its YAML fields, between two lines of three hyphens, and its text. */
export function splitArticle(text: string): Parts {
  const lines = text.split("\n");
  const isFence = (line: string) => line.trimEnd() === "---";
  if (!isFence(lines[0] ?? "")) {
    const almost = /^\s*[-–—_=]{2,}\s*$/.test(lines[0] ?? "");
    return {
      line: 1,
      wrong: almost
        ? "the first line must be three hyphens and nothing else. Write ---"
        : "has no fields. Start with a line of three hyphens, then the fields, then three hyphens again, then the text.",
    };
  }
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (end === -1) {
    const blank = lines.findIndex((line) => line.trim() === "");
    return {
      line: blank === -1 ? lines.length : blank,
      wrong:
        "the fields are never closed. Write a line of three hyphens after them, before the text.",
    };
  }
  return {
    fields: `${lines.slice(1, end).join("\n")}\n`,
    body: lines.slice(end + 1).join("\n"),
    bodyLine: end + 2,
  };
}

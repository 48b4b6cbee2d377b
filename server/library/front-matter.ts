/** The parts of an article's file, or what keeps it from having them. */
type Parts = { fields: string; body: string; bodyLine: number } | { line: number; wrong: string };

/** Takes a Markdown file apart: fields in YAML between two lines of three hyphens, then the text. */
export function splitArticle(text: string): Parts {
  const lines = text.split("\n");
  const isFence = (line: string) => line.trimEnd() === "---";
  if (!isFence(lines[0] ?? "")) {
    const almost = /^\s*[-–—_=]{2,}\s*$/.test(lines[0] ?? "");
    return {
      line: 1,
      wrong: almost
        ? "the first line is not three hyphens and nothing else. Write ---"
        : "has no fields. Begin with a line of three hyphens, then the fields, then three hyphens again, then the text.",
    };
  }
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (end === -1) {
    const blank = lines.findIndex((line) => line.trim() === "");
    return {
      line: blank === -1 ? lines.length : blank,
      wrong: "the fields have no end. Write a line of three hyphens below them, before the text.",
    };
  }
  return {
    fields: `${lines.slice(1, end).join("\n")}\n`,
    body: lines.slice(end + 1).join("\n"),
    bodyLine: end + 2,
  };
}

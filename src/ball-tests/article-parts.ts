/** The parts of an article that are drawn from its fields, placed in its text as '[[balls]]' and so on. */
export const articleParts = [
  "community",
  "balls",
  "games",
  "weights",
  "awards",
  "votes",
  "champions",
  "cost-table",
  "cost-chart",
] as const;
export type ArticlePart = (typeof articleParts)[number];

/** A piece of an article: text as HTML, or the name of a part. */
export type ArticlePiece = { html: string } | { part: string };

/** Splits an article's text at the paragraphs that only name a part. */
export function articlePieces(html: string): ArticlePiece[] {
  return html
    .split(/<p>\[\[([a-z-]+)\]\]<\/p>\n?/)
    .map((piece, index): ArticlePiece => (index % 2 === 0 ? { html: piece } : { part: piece }))
    .filter((piece) => "part" in piece || piece.html.trim() !== "");
}

/** The names of all parts a text places, known or not. */
export function placedParts(html: string): string[] {
  return articlePieces(html).flatMap((piece) => ("part" in piece ? [piece.part] : []));
}

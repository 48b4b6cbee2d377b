/** The parts of an article that are drawn from its fields, where its text says '[[balls]]' and so on. */
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

/** What stands at a place in an article: text as HTML, or the name of a part. */
export type ArticlePiece = { html: string } | { part: string };

/** Takes an article's text apart at the paragraphs that name a part and say nothing else. */
export function articlePieces(html: string): ArticlePiece[] {
  return html
    .split(/<p>\[\[([a-z-]+)\]\]<\/p>\n?/)
    .map((piece, index): ArticlePiece => (index % 2 === 0 ? { html: piece } : { part: piece }))
    .filter((piece) => "part" in piece || piece.html.trim() !== "");
}

/** The names of the parts a text places, in its order, known ones or not. */
export function placedParts(html: string): string[] {
  return articlePieces(html).flatMap((piece) => ("part" in piece ? [piece.part] : []));
}

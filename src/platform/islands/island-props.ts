/**
 * Props as the text of an attribute: JSON in which quotes and apostrophes have changed places, because an attribute is in
 * quotes, and each of its own would be sent as an entity.
 */
export const writeProps = (props: object) => swapQuotes(JSON.stringify(props));

/** The props of an island in a page. */
export const readProps = (island: Element) =>
  JSON.parse(swapQuotes(island.getAttribute("with")!)) as object;

/** An island's props in a fresh copy of this page. Returns undefined if it has no such island. */
export function islandProps(page: Document, name: string): unknown {
  const island = page.querySelector(`x-island[name="${name}"][with]`);
  return island ? readProps(island) : undefined;
}

const swapQuotes = (text: string) => text.replaceAll(/["']/g, (mark) => (mark === '"' ? "'" : '"'));

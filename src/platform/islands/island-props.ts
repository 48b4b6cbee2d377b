/** An island's props in a fresh copy of this page. Returns undefined if it has no such island. */
export function islandProps(page: Document, name: string): unknown {
  const text = page.querySelector(`x-island[name="${name}"]`)?.getAttribute("props");
  return text ? JSON.parse(text) : undefined;
}

/** The props that a fresh copy of this page gives one of its islands; undefined where it has none of that name. */
export function islandProps(page: Document, name: string): unknown {
  const text = page.querySelector(`x-island[name="${name}"]`)?.getAttribute("props");
  return text ? JSON.parse(text) : undefined;
}

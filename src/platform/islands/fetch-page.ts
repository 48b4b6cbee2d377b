/**
 * Props as an attribute: JSON with double quotes and apostrophes swapped, since the attribute is double-quoted and each
 * quote inside would be sent as an entity.
 */
export const writeProps = (props: object) => swapQuotes(JSON.stringify(props));

export const readProps = (island: Element) =>
  JSON.parse(swapQuotes(island.getAttribute("with")!)) as object;

/** An island's props in a fresh copy of this page; undefined if it has no such island. */
export function islandProps(page: Document, name: string): unknown {
  const island = page.querySelector(`x-island[name="${name}"][with]`);
  return island ? readProps(island) : undefined;
}

// JSON and attributes have no zero byte. A function called for each quote takes twice as long.
const swapQuotes = (text: string) =>
  text.replaceAll('"', "\0").replaceAll("'", '"').replaceAll("\0", "'");

/** The attributes of a region that `refreshRegionsFrom` replaces after a review is stored or a filter changes. */
export const refreshRegion = (id: string) => ({ id, "data-refresh": "" });

/** Replaces this page's marked regions with those of a fresh copy. */
export function refreshRegionsFrom(fresh: Document): void {
  for (const region of fresh.querySelectorAll("[data-refresh]"))
    document.getElementById(region.id)?.replaceWith(document.adoptNode(region));
}

/** How long a fetched page is reused, and the pauses before retries, in milliseconds. */
export const pageReading = {
  keptFor: 5 * 60_000,
  retries: 3,
  firstPause: 1000,
} as const;

const kept = new Map<string, { at: number; text: Promise<string> }>();

/**
 * Fetches one of our own pages: reused for five minutes, retried up to three times with doubling pauses if the server
 * or network fails.
 * @throws if it still can't be fetched, or on a 4xx
 */
export async function fetchPage(address: string): Promise<Document> {
  const [path = address] = address.split("#");
  for (const [key, { at }] of kept) if (Date.now() - at > pageReading.keptFor) kept.delete(key);
  const known = kept.get(path)?.text ?? fetchPatiently(path);
  kept.set(path, kept.get(path) ?? { at: Date.now(), text: known });
  try {
    return new DOMParser().parseFromString(await known, "text/html");
  } catch (error) {
    kept.delete(path);
    throw error;
  }
}

/** Drops all fetched pages: what they show has changed. */
export function forgetPages(): void {
  kept.clear();
}

async function fetchPatiently(path: string): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(path, { headers: { accept: "text/html" } }).catch(() => undefined);
    if (answer?.ok) return await answer.text();
    const mayRecover = !answer || answer.status >= 500;
    if (!mayRecover || attempt === pageReading.retries)
      throw new Error(`${path}: ${answer?.status ?? "no answer"}`);
    const pause = pageReading.firstPause * 2 ** attempt;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** How long a page once read is kept, and the pauses before it is asked for again when that failed, in ms. */
export const pageReading = {
  keptFor: 5 * 60_000,
  retries: 3,
  firstPause: 1000,
  maxPause: 30_000,
} as const;

const kept = new Map<string, { at: number; text: Promise<string> }>();

/**
 * Reads one of our own pages: kept for five minutes, asked for up to three times more, with doubling pauses, when the
 * server or the way to it fails.
 * @throws when it could not be had after all, or is no page at all (a 4xx)
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

/** Forgets all pages: what they show has changed. */
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
    const pause = Math.min(pageReading.firstPause * 2 ** attempt, pageReading.maxPause);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** The place in a list of stored reviews, newest first, after which the next page begins. */
export interface ReviewCursor {
  /** Epoch milliseconds. */
  createdAt: number;
  /** A UUID. */
  id: string;
}

/** What the address of a page with reviews can ask for. */
export interface ReviewAddress {
  /** Stored reviews older than this one. */
  before?: ReviewCursor | undefined;
  /** The visitor comes back from a review that was stored. */
  thanks?: boolean;
}

const cursor = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A place in a list as text, in addresses and on the command line. */
export function cursorText({ createdAt, id }: ReviewCursor): string {
  return `${createdAt}_${id}`;
}

/** Reads such a text; undefined where it is none. */
export function readCursor(text: string): ReviewCursor | undefined {
  const [, createdAt, id] = cursor.exec(text) ?? [];
  return createdAt && id ? { createdAt: Number(createdAt), id } : undefined;
}

/** Reads the query of such an address; what it does not understand it takes for not there. */
export function readReviewAddress(query: URLSearchParams): ReviewAddress {
  return {
    before: readCursor(query.get("before") ?? ""),
    thanks: query.get("review") === "stored",
  };
}

/** The path and query of a page with reviews, for what is asked of it. */
export function reviewAddress(path: string, { before, thanks }: ReviewAddress): string {
  if (before) return `${path}?before=${cursorText(before)}#player-reviews`;
  return thanks ? `${path}?review=stored#write-a-review` : path;
}

/** A position in a stored list, newest first: the next page begins after it. */
export interface ListCursor {
  /** In epoch milliseconds. */
  createdAt: number;
  /** A UUID. */
  id: string;
}

const cursor = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Formats a cursor for URLs and the command line. */
export function cursorText({ createdAt, id }: ListCursor): string {
  return `${createdAt}_${id}`;
}

/** Parses a cursor. Returns undefined if it's malformed. */
export function readCursor(text: string): ListCursor | undefined {
  const [, createdAt, id] = cursor.exec(text) ?? [];
  return createdAt && id ? { createdAt: Number(createdAt), id } : undefined;
}

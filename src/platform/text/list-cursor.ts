/** The place in a list that is stored, newest first, after which the next page begins. */
export interface ListCursor {
  /** Epoch milliseconds. */
  createdAt: number;
  /** A UUID. */
  id: string;
}

const cursor = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A place in a list as text, for URLs and the command line. */
export function cursorText({ createdAt, id }: ListCursor): string {
  return `${createdAt}_${id}`;
}

/** Reads such a text. Returns undefined if it's malformed. */
export function readCursor(text: string): ListCursor | undefined {
  const [, createdAt, id] = cursor.exec(text) ?? [];
  return createdAt && id ? { createdAt: Number(createdAt), id } : undefined;
}

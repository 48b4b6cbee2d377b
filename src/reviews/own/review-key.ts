/** The bytes of a key: as many as make it impossible to guess. */
export const keyBytes = 20;

/** Whether a text has the form of the key in a reviewer's private link. Lower case only, as paths are. */
export function isReviewKey(text: string): boolean {
  return text.length === keyBytes * 2 && /^[0-9a-f]+$/.test(text);
}

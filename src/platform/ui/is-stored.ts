/** Whether this browser stores anything by a key; false where it stores nothing. */
export function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

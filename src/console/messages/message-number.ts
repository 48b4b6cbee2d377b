/** A message's number as an address has it; undefined if it can't be one. */
export function readMessageNumber(text: string): number | undefined {
  return /^[1-9]\d{0,11}$/.test(text) ? Number(text) : undefined;
}

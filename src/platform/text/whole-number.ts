/**
 * A count with commas between its thousands: '1,234'. Most are small, and the language's own way takes 30 times as long
 * for them: a filter shows dozens.
 * @param count a whole number from 0
 */
export function wholeNumber(count: number): string {
  return count < 1000 ? String(count) : count.toLocaleString("en-US");
}

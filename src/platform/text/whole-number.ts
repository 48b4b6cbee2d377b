/**
 * A count with commas between its thousands: '1,234'.
 * @param count a whole number from 0
 */
export function wholeNumber(count: number): string {
  if (count < 1000) return String(count);
  return `${wholeNumber(Math.floor(count / 1000))},${String(count % 1000).padStart(3, "0")}`;
}

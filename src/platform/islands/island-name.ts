/** 'src/reviews/form/review-form.island.tsx' is the island 'review-form'. Names must be unique. */
export function islandName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".island.tsx".length);
}

import type { Library } from "../library/read-library.ts";

/** What can be reviewed: the paddles and the ball testing articles. */
export function isSubject(library: Library, slug: string): boolean {
  return library.paddle(slug) !== undefined || library.ballTest(slug) !== undefined;
}

import type { Library } from "../../src/library/library.ts";
import { readLibrary } from "../../src/library/read-library.ts";

const libraries = new Map<boolean, Library>();

/**
 * The project's content, as visitors see it: read once for all test files of a worker. A test that needs other content
 * copies what it changes.
 * @param showsSamples as for `publish`
 */
export function projectLibrary(showsSamples = true): Library {
  const library = libraries.get(showsSamples) ?? readLibrary(process.cwd(), showsSamples);
  libraries.set(showsSamples, library);
  return library;
}

import { parse, stringify } from "yaml";
import { type Library, publish } from "../../src/library/library.ts";
import { readContent, readLibrary } from "../../src/library/read-library.ts";
import { splitArticle } from "../../src/platform/content/content-reader.ts";
import {
  type ContentSource,
  filesIn,
  overlaid,
  plainText,
} from "../../src/platform/content/content-source.ts";

/** What is read once for all test files of a worker. */
const once = (read: (showsSamples: boolean) => Library) => {
  const libraries = new Map<boolean, Library>();
  return (showsSamples = true): Library => {
    const library = libraries.get(showsSamples) ?? read(showsSamples);
    libraries.set(showsSamples, library);
    return library;
  };
};

/**
 * The project's content, as visitors see it: read once for all test files of a worker. A test that needs other content
 * copies what it changes.
 * @param showsSamples as for `publish`
 */
export const projectLibrary = once((showsSamples) => readLibrary(process.cwd(), showsSamples));

/**
 * The invented paddles, balls, guides and articles of tests/content, among the project's own page texts: for rules that
 * need some catalog, whichever it is. Adding a paddle to ours doesn't change it.
 * @param showsSamples as for `publish`
 */
export const smallLibrary = once((showsSamples) =>
  publish(readContent(process.cwd(), smallContent()).content, showsSamples),
);

/** The project's content with the files of tests/content in place of its catalog. */
function smallContent(): ContentSource {
  const [ours, small] = [filesIn("content"), filesIn("tests/content")];
  const text = (source: ContentSource, path: string) => plainText(source.bytes(path));
  const texts = new Map<string, string | null>();
  for (const path of ours.files())
    if (path.startsWith("pages/")) texts.set(path, withoutLinks(text(ours, path)));
    else if (path.includes("/") && !path.startsWith("downloads/")) texts.set(path, null);
  for (const path of small.files()) {
    const own = text(small, path);
    // A file of ours keeps the fields that the small one doesn't have.
    const isPart = !path.includes("/");
    texts.set(path, isPart ? stringify({ ...parse(text(ours, path)), ...parse(own) }) : own);
  }
  return overlaid(ours, texts);
}

/** A page's fields. Its links and its text speak of our catalog. */
function withoutLinks(page: string): string {
  const article = splitArticle(page);
  if (!("fields" in article)) throw new Error(article.wrong);
  const { links: _links, ...fields } = parse(article.fields);
  return `---\n${stringify(fields)}---\n\nA text.\n`;
}

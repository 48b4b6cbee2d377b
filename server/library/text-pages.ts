import { join } from "node:path";
import { type TextPage, textPageFile, textPages } from "../../model/content/text-page.ts";
import { contentFolder, type ContentReader, type ReadFile } from "./content-reader.ts";

/** Each page of text that has a place on the site, and no other. */
export function readTextPages(reader: ContentReader): ReadonlyMap<string, ReadFile<TextPage>> {
  const files = reader.articles("pages", textPageFile);
  for (const [slug, { file }] of files)
    if (!(slug in textPages))
      reader.mistakes.push(
        `${file.path}:1 (file name): no page has this name. Use one of: ${Object.keys(textPages).join(", ")}.`,
      );
  const folder = join(contentFolder, "pages");
  // A file that could not be read is told by itself.
  const allAreRead = reader.isRead("pages");
  for (const name of Object.keys(textPages))
    if (allAreRead && !files.has(name))
      reader.mistakes.push(
        `${join(folder, name)}.md:1 (the whole file): is missing. Put the file back.`,
      );
  return files;
}

import { join } from "node:path";
import { contentFiles } from "./content-files.ts";
import type { TextPage } from "../pages/text-page.content.ts";
import { textPages } from "../pages/text-page-names.ts";
import { contentFolder } from "../platform/content/content-folder.ts";
import type { ContentReader, ReadFile } from "../platform/content/content-reader.ts";
import { meantName } from "../platform/content/mistakes.ts";

/** Reads the text pages, and reports missing and unknown ones. */
export function readTextPages(reader: ContentReader): ReadonlyMap<string, ReadFile<TextPage>> {
  const files = reader.articles(contentFiles.textPages);
  for (const [slug, { file }] of files)
    if (!(slug in textPages))
      reader.mistakes.push(
        `${file.path}:1 (file name): no page has this name. Use one of: ${Object.keys(textPages).join(", ")}.`,
      );
  const folder = join(contentFolder, "pages");
  for (const name of Object.keys(textPages))
    if (reader.knowsAllIn("pages") && !reader.slugsIn("pages").includes(name))
      reader.mistakes.push(
        `${join(folder, name)}.md:1 (the whole file): is missing. Put the file back.`,
      );
  return files;
}

/** Reports links that say 'coming soon' themselves: the words would stay once what they lead to is published. */
export function checkLinkNotes(
  reader: ContentReader,
  pages: ReadonlyMap<string, ReadFile<TextPage>>,
): void {
  for (const { file, value } of pages.values())
    for (const [index, { note }] of (value.links?.to ?? []).entries())
      if (note && /coming soon/i.test(note))
        reader.report(
          file,
          ["links", "to", index, "note"],
          "says 'coming soon'. Leave that out: the page adds it for as long as it's true.",
        );
}

/** Reports links whose picture isn't a paddle, a ball or the court. */
export function checkLinkPictures(
  reader: ContentReader,
  pages: ReadonlyMap<string, ReadFile<TextPage>>,
  known: readonly string[],
): void {
  for (const { file, value } of pages.values())
    for (const [index, { picture }] of (value.links?.to ?? []).entries())
      if (picture && picture !== "court" && !known.includes(picture))
        reader.report(
          file,
          ["links", "to", index, "picture"],
          `"${picture}" is neither a paddle nor a ball. ${meantName(picture, known, "Write the name of a file in content/paddles or content/balls, without .yaml, or court.")}`,
        );
}

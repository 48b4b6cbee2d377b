import { join } from "node:path";
import { newestFirst } from "../blog/blog-reading.ts";
import { contentFiles } from "./content-files.ts";
import { isNewer } from "./newer-file.ts";
import { contentFolder } from "../platform/content/content-folder.ts";
import type { ContentReader } from "../platform/content/content-reader.ts";

/** Reads the articles, newest first, and checks that one is featured. */
export function readBlog(reader: ContentReader) {
  const files = reader.articles(contentFiles.blog);
  const isValid = reader.isValid("blog");
  const [first, ...further] = [...files.values()]
    .filter(({ value }) => value.featured)
    .toSorted((one, other) => (isNewer(reader, one, other) ? -1 : 1));
  for (const { file, value } of further) {
    const newer = first!.value.date > value.date ? `, the newer one of ${first!.value.date}` : "";
    const sentence = `is true here and in ${first!.file.path}${newer}. Leave it true in exactly one article.`;
    reader.report(file, ["featured"], sentence);
  }
  if (!first && isValid && files.size > 0)
    reader.mistakes.push(
      `${join(contentFolder, "blog")}:1 (the whole folder): no article is featured. Write featured: true in exactly one.`,
    );
  return [...files.values()].map(({ value }) => value).toSorted(newestFirst);
}

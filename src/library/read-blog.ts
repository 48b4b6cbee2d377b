import { join } from "node:path";
import { newestFirst } from "../blog/blog-reading.ts";
import { contentFiles } from "./content-files.ts";
import { contentFolder } from "../platform/content/content-folder.ts";
import type { ContentReader } from "../platform/content/content-reader.ts";

/** Reads the articles and checks that one is featured. Returns the files too, so that their authors can be checked. */
export function readBlog(reader: ContentReader) {
  const files = reader.articles(contentFiles.blog);
  const isValid = reader.isValid("blog");
  const [first, ...further] = [...files.values()].filter(({ value }) => value.featured);
  for (const { file } of further)
    reader.report(
      file,
      ["featured"],
      `is true here and in ${first?.file.path}. Leave it true in exactly one article.`,
    );
  if (!first && isValid && files.size > 0)
    reader.mistakes.push(
      `${join(contentFolder, "blog")}:1 (the whole folder): no article is featured. Write featured: true in exactly one.`,
    );
  return {
    files,
    /** Newest first. */
    blog: [...files.values()].map(({ value }) => value).toSorted(newestFirst),
  };
}

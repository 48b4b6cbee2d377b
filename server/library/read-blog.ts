import { join } from "node:path";
import { newestFirst } from "../../model/blog-reading.ts";
import { type BlogArticle, blogArticleFile } from "../../model/content/blog.ts";
import { type TeamMember, teamMemberFile } from "../../model/content/team.ts";
import { contentFolder, type ContentReader } from "./content-reader.ts";
import { meantName } from "./mistakes.ts";

/** The blog and those who write it. */
export interface Blog {
  /** Newest first. */
  blog: readonly BlogArticle[];
  blogArticle(slug: string): BlogArticle | undefined;
  /** In alphabetical order of their names, the fictional ones too. */
  team: readonly TeamMember[];
  teamMember(slug: string): TeamMember | undefined;
}

/** Reads the team and the articles, and checks that each article has an author and that one is featured. */
export function readBlog(reader: ContentReader): Blog {
  const teamFiles = reader.folder("team", teamMemberFile);
  const files = reader.articles("blog", blogArticleFile);
  const teamIsRead = reader.isRead("team");
  const blogIsRead = reader.isRead("blog");

  // An author who could not be read is a mistake of the author's file alone.
  for (const { file, value } of files.values())
    if (teamIsRead && !teamFiles.has(value.author))
      reader.complain(
        file,
        ["author"],
        `"${value.author}" is nobody in content/team. ${meantName(value.author, teamFiles.keys(), `Write one of: ${[...teamFiles.keys()].join(", ")}`)}`,
      );
  const [first, ...further] = [...files.values()].filter(({ value }) => value.featured);
  for (const { file } of further)
    reader.complain(
      file,
      ["featured"],
      `is true here and in ${first?.file.path}. Leave it true in exactly one article.`,
    );
  if (!first && blogIsRead && files.size > 0)
    reader.mistakes.push(
      `${join(contentFolder, "blog")}:1 (the whole folder): no article is featured. Write featured: true in exactly one.`,
    );

  const articles = new Map([...files].map(([slug, { value }]) => [slug, value]));
  const team = new Map([...teamFiles].map(([slug, { value }]) => [slug, { ...value, slug }]));
  return {
    blog: [...articles.values()].toSorted(newestFirst),
    blogArticle: (slug) => articles.get(slug),
    team: [...team.values()].toSorted((a, b) => a.name.localeCompare(b.name, "en")),
    teamMember: (slug) => team.get(slug),
  };
}

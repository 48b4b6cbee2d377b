import type { addresses } from "../addresses";
import type { BlogArticle } from "./blog.content";
import { wordsIn } from "../platform/text/words-in";
import type { Library } from "../library/read-library";
import { signature } from "../about/author-of";
import type { PageEntry } from "../platform/render/listing";

/** What the listing of the blog's articles says about one. */
export function listedArticle(
  library: Library,
  article: BlogArticle,
): PageEntry<(typeof addresses.blogArticle)["path"]> {
  const { slug, title, category, date, excerpt, keywords, html } = article;
  const author = library.teamMember(article.author);
  return {
    params: { article: slug },
    kicker: `Blog · ${category}`,
    title,
    note: author && `By ${signature(author)}`,
    updated: date,
    search: {
      group: "Articles",
      note: excerpt,
      keywords: ["Blog", category, ...keywords],
      text: wordsIn(html),
    },
  };
}

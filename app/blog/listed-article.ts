import type { addresses } from "../../model/addresses";
import type { BlogArticle } from "../../model/content/blog";
import { wordsIn } from "../../model/words-in";
import type { Library } from "../../server/library/read-library";
import { signature } from "../about/author-of";
import type { PageEntry } from "../routing/listing";

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

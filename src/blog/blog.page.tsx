import { addresses, articlePath } from "../addresses";
import { type BlogAsked, blogAddress, blogQuery, isFiltered, matchingArticles } from "./blog-query";
import { definePage } from "../platform/render/define-page";
import { headSearch } from "../platform/render/listing";
import { searchAddress } from "../search/site-search";
import page from "../platform/ui/page.module.css";
import { ArticleCard, type ListedArticle } from "./article-card";
import { articleLook } from "./article-drawing";
import { BlogFilter } from "./blog-filter";
import styles from "./blog.module.css";
import { FeaturedArticle } from "./featured-article";

const blogHeading = "Expert Insights & Analysis";
const blogHead = {
  title: `Pickleball Blog: ${blogHeading}`,
  description:
    "Pickleball strategy, technique, gear and training for every level, with drills you can try this week and help choosing your next paddle.",
  keywords: ["pickleball blog", "pickleball strategy", "pickleball drills", "paddle advice"],
};

export default definePage(addresses.blog, {
  listed: {
    kind: "blog",
    weight: "list",
    pages: () => [{ kicker: "Blog", title: blogHeading, search: headSearch(blogHead, "Articles") }],
  },

  query: blogQuery,

  load({ url, site }) {
    const asked = blogQuery.read(url.searchParams);
    const articles = matchingArticles(site.library.blog, asked);
    const featured = isFiltered(asked) ? undefined : articles.find((article) => article.featured);
    const listed = (article: (typeof articles)[number]): ListedArticle => ({
      ...article,
      author: site.library.teamMember(article.author)?.name,
      look: articleLook(article, site.library),
    });
    const others = articles.filter((article) => article !== featured);
    return {
      asked,
      featured: featured && listed(featured),
      articles: others.map(listed),
    };
  },

  head: ({ featured, articles }) => ({
    ...blogHead,
    list: [featured ?? [], articles].flat().map(({ slug, title }) => ({
      name: title,
      path: articlePath(slug),
    })),
  }),

  Page({ data: { asked, featured, articles } }) {
    return (
      <div className={page.page}>
        <div className={page.intro}>
          <h1>{blogHeading}</h1>
          <p className={page.lead}>
            Decisions, drills and gear questions, written for the game you play on Tuesday night.
          </p>
        </div>
        <BlogFilter asked={asked} />
        {featured ? <FeaturedArticle article={featured} /> : null}
        <section aria-labelledby="articles">
          <h2 id="articles">
            {isFiltered(asked) ? foundText(articles.length) : "Recent Articles"}
          </h2>
          {articles.length > 0 ? (
            <ul className={styles.list}>
              {articles.map((article) => (
                <ArticleCard key={article.slug} article={article} />
              ))}
            </ul>
          ) : (
            <NoArticles asked={asked} />
          )}
        </section>
      </div>
    );
  },
});

function foundText(count: number): string {
  if (count === 0) return "No Articles Found";
  return count === 1 ? "1 Article Found" : `${count} Articles Found`;
}

/** Why there are no articles, and where else to look. */
function NoArticles({ asked }: { asked: BlogAsked }) {
  if (!isFiltered(asked)) return <p className={styles.none}>There are no other articles yet.</p>;
  const { search, category } = asked;
  return (
    <div className={styles.none}>
      <p>
        {search === ""
          ? "There are no articles on this topic yet."
          : "No articles match your search. Try another word or look in every category."}
      </p>
      <p className={styles.ways}>
        {search === "" ? null : (
          <a className="button" href={searchAddress(search)}>
            Search the whole site
          </a>
        )}
        {search !== "" && category !== undefined ? (
          <a className="button quiet" href={blogAddress({ search })}>
            All categories
          </a>
        ) : null}
        <a className="button quiet" href={addresses.blog.path}>
          Show all articles
        </a>
      </p>
    </div>
  );
}

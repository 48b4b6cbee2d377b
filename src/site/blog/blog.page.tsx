import "../../platform/styles/columns.css";
import { Icon } from "../../platform/ui/icon.tsx";
import leads from "../../platform/ui/leads.module.css";
import { definePage } from "../../platform/render/define-route.tsx";
import { headSearch } from "../../platform/render/route.ts";
import page from "../../platform/ui/page.module.css";
import { addresses, articlePath } from "../../addresses.ts";
import {
  blogAddress,
  type BlogAsked,
  blogCategories,
  blogQuery,
  isFiltered,
  matchingArticles,
} from "./blog-query.ts";
import {
  ArticleCard,
  ArticleDrawing,
  ArticleFacts,
  articleLook,
  type ListedArticle,
} from "./article-card.tsx";
import { searchAddress } from "../search/site-search.ts";
import blogFilter from "./blog-filter.module.css";
import featuredArticle from "./featured-article.module.css";

/** The search box and the categories. Each keeps the other's choice. */
export function BlogFilter({ asked }: { asked: BlogAsked }) {
  const { search, category } = asked;
  return (
    <search className={blogFilter.filter} aria-label="Articles">
      <form className={blogFilter.search} action={addresses.blog.path}>
        <input
          type="search"
          name="search"
          defaultValue={search}
          placeholder="Search articles..."
          aria-label="Search articles"
        />
        {category === undefined ? null : <input type="hidden" name="category" value={category} />}
        <button type="submit" className="quiet">
          Search
        </button>
      </form>
      <ul className={`row gap-2 ${blogFilter.categories}`}>
        {[undefined, ...blogCategories].map((choice) => (
          <li key={choice ?? "All"}>
            <a
              href={blogAddress({ search, category: choice })}
              aria-current={choice === category ? "true" : undefined}
            >
              {choice ?? "All"}
            </a>
          </li>
        ))}
      </ul>
    </search>
  );
}

export function FeaturedArticle({ article }: { article: ListedArticle }) {
  const { slug, title, excerpt, category, icon, look } = article;
  return (
    <section
      className={`stack fit on-court ${featuredArticle.featured}`}
      aria-label="Featured article"
    >
      <div className={leads.words}>
        <p className="small muted">
          <Icon name={icon} /> Featured · {category}
        </p>
        <h2>{title}</h2>
        <p>{excerpt}</p>
        <ArticleFacts article={article} />
        <a className="button" href={articlePath(slug)} aria-label={`Read Article: ${title}`}>
          Read Article
        </a>
      </div>
      <div className={`screen ${featuredArticle.picture}`}>
        <ArticleDrawing look={look} />
      </div>
    </section>
  );
}

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
    return { asked, featured: featured && listed(featured), articles: others.map(listed) };
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
          <p className="lead">
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
            <ul className="thirds above-4">
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
  if (!isFiltered(asked))
    return <p className="stack start gap-4 above-4">There are no other articles yet.</p>;
  const { search, category } = asked;
  return (
    <div className="stack start gap-4 above-4">
      <p>
        {search === ""
          ? "There are no articles on this topic yet."
          : "No articles match your search. Try another word or look in every category."}
      </p>
      <p className="row gap-3">
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

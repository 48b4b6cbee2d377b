import { readMinutes } from "../../model/blog-reading";
import type { BlogArticle } from "../../model/content/blog";
import { articlePath } from "../../model/addresses";
import type { TeamMember } from "../../model/content/team";

interface Publisher {
  name: string;
  siteUrl: string;
  isPublic: boolean;
}

/**
 * schema.org BlogPosting of an article (https://schema.org/BlogPosting).
 * On a public address a fictional author must not pass for a person: there the site itself stands as the author.
 */
export function articleData(
  article: BlogArticle,
  author: TeamMember | undefined,
  { name, siteUrl, isPublic }: Publisher,
): object {
  const url = siteUrl + articlePath(article.slug);
  const publisher = { "@type": "Organization", name, url: siteUrl };
  const isNamed = author !== undefined && !(author.sample && isPublic);
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: article.title,
    description: article.description,
    articleSection: article.category,
    keywords: article.keywords,
    datePublished: article.date,
    dateModified: article.date,
    author: isNamed
      ? { "@type": "Person", name: author.name, url: `${siteUrl}/about#${author.slug}` }
      : publisher,
    publisher,
    url,
    mainEntityOfPage: url,
    wordCount: article.words,
    timeRequired: `PT${readMinutes(article.words)}M`,
  };
}

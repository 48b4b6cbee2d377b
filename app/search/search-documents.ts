import { articlePath, ballTestPath, guidePath } from "../../model/addresses";
import { type TextPageName, textPages } from "../../model/content/text-page";
import { guideTexts } from "../../model/guide";
import { priceText } from "../../model/money";
import { oncePer } from "../../model/once-per";
import type { SearchDocument } from "../../model/site-search";
import type { Site } from "../../server/site";

type Published = Pick<Site, "library">;

/** Content changes only where it is read anew, which makes another library of it. */
const searchDocumentsOf = oncePer((library: Published["library"]): readonly SearchDocument[] => {
  const site = { library };
  return [...paddles(site), ...balls(site), ...guides(site), ...articles(site), ...pages(site)];
});

/** Everything on the site that can be found, each group in the order of its own list. */
export function searchDocuments({ library }: Published): readonly SearchDocument[] {
  return searchDocumentsOf(library);
}

function paddles({ library }: Published): SearchDocument[] {
  return library.paddles.map((paddle) => ({
    group: "Paddles",
    path: `/${paddle.slug}`,
    title: paddle.name,
    note: `${paddle.category}, ${priceText(paddle.listPriceCents)}`,
    keywords: [
      paddle.brand,
      paddle.fullName,
      paddle.category,
      paddle.surface,
      paddle.shape,
      ...paddle.keywords,
    ],
    text: [paddle.excerpt, paddle.intro, ...paddle.knownFor, ...paddle.buyIf].join(" "),
  }));
}

function balls({ library }: Published): SearchDocument[] {
  return library.balls.map((ball) => ({
    group: "Balls",
    path: `/balls#${ball.slug}`,
    title: ball.name,
    note: ball.reputation,
    keywords: [ball.maker, ball.use],
    text: "",
  }));
}

function guides({ library }: Published): SearchDocument[] {
  return library.guides.map((guide) => ({
    group: "Guides",
    path: guidePath(guide.slug),
    title: guide.title,
    note: guide.comingSoon ? "Coming soon" : guide.cardDescription,
    keywords: [guide.category, ...guide.keywords],
    text: [guide.cardDescription, ...guideTexts(guide)].join(" "),
  }));
}

function articles(site: Published): SearchDocument[] {
  return [
    ...site.library.ballTests.map((article): SearchDocument => ({
      group: "Articles",
      path: ballTestPath(article.slug),
      title: article.title,
      note: article.description,
      keywords: ["Ball Testing", article.category, ...article.keywords],
      text: wordsIn(article.html),
    })),
    ...site.library.blog.map((article): SearchDocument => ({
      group: "Articles",
      path: articlePath(article.slug),
      title: article.title,
      note: article.excerpt,
      keywords: ["Blog", article.category, ...article.keywords],
      text: wordsIn(article.html),
    })),
  ];
}

function pages({ library }: Published): SearchDocument[] {
  return (Object.keys(textPages) as TextPageName[]).map((name) => {
    const { title, lead, keywords, html } = library.textPage(name);
    return {
      group: "Pages",
      path: textPages[name].path,
      title,
      note: lead,
      keywords,
      text: wordsIn(html),
    };
  });
}

/** The words of a text without its tags. */
function wordsIn(html: string): string {
  return html.replaceAll(/<[^<>]*>/g, " ");
}

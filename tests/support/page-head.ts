import type { Page } from "@playwright/test";

/** What a page says about itself, besides its text. */
export const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "",
    canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
    language: document.documentElement.lang,
    stylesheets: document.querySelectorAll("link[rel=stylesheet]").length,
    headings: document.querySelectorAll("h1").length,
    repeatedIds: [...document.querySelectorAll("[id]")]
      .map(({ id }) => id)
      .filter((id, index, ids) => ids.indexOf(id) !== index),
  }));

interface Product {
  "@type": string;
  brand: { name: string };
  image: string;
  aggregateRating: { ratingValue: string; reviewCount: number };
  review: { reviewBody: string }[];
}

/** What a paddle's page tells search engines, and what it shows to readers. */
export async function productOf(page: Page) {
  const { data, ...shown } = await page.evaluate(() => ({
    average: document.querySelector("#rating strong")?.textContent,
    reviews: document.querySelector("#rating a")?.textContent,
    texts: [...document.querySelectorAll("[data-reviews] > li > p:nth-of-type(2)")].map(
      (text) => text.textContent,
    ),
    data: document.querySelector("script[type='application/ld+json']")?.textContent ?? "",
  }));
  const [product] = JSON.parse(data) as [Product];
  return { shown, product };
}

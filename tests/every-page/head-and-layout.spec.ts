import { readdirSync } from "node:fs";
import { geometryFaults } from "../support/geometry.ts";
import { expect, test } from "../support/journey.ts";
import { sitemapPaths } from "../support/sitemap.ts";

test.setTimeout(400_000);

const paddlePaths = new Set(
  readdirSync("content/paddles").map((file) => `/${file.replace(".yaml", "")}`),
);

test("every page has a title and description of its own, one heading, and fits a screen of 320 px: nothing overlaps, is clipped or sticks out", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const titles = new Map<string, string>();
  for (const path of await sitemapPaths(server.url)) {
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBe(200);
    expect.soft(await geometryFaults(page), path).toEqual([]);
    const head = await page.evaluate(() => ({
      title: document.title,
      description: document.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "",
      canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
      headings: document.querySelectorAll("h1").length,
      ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
      language: document.documentElement.lang,
    }));
    expect.soft(head.title, path).toMatch(/^.+ \| RallyRank$/);
    expect.soft(titles.get(head.title), `${path} has its title alone`).toBeUndefined();
    titles.set(head.title, path);
    expect.soft(head.description.length, path).toBeGreaterThan(50);
    expect.soft(head.description.length, path).toBeLessThanOrEqual(160);
    expect.soft(head.canonical, path).toBe(server.url + path);
    expect.soft(head.headings, path).toBe(1);
    expect.soft(new Set(head.ids).size, `${path}: ids`).toBe(head.ids.length);
    expect.soft(head.language, path).toBe("en");
  }
});

test("every paddle's structured data matches its page", async ({ page, server }) => {
  let paddles = 0;
  // Of one kind only: styles of another kind of page would violate this page's policy.
  await page.goto("/diadem-hero");
  for (const path of await sitemapPaths(server.url)) {
    if (!paddlePaths.has(path)) continue;
    paddles++;
    // A page's text is in its HTML, so nothing has to be painted.
    const shown = await page.evaluate(async (address) => {
      const html = await (await fetch(address)).text();
      const read = new DOMParser().parseFromString(html, "text/html");
      return {
        average: read.querySelector("#rating strong")?.textContent,
        reviews: read.querySelector("#rating a")?.textContent,
        texts: [...read.querySelectorAll("[data-reviews] > li > p:nth-of-type(2)")].map(
          (text) => text.textContent,
        ),
        data: read.querySelector("script[type='application/ld+json']")?.textContent ?? "",
      };
    }, path);
    const [product] = JSON.parse(shown.data) as [
      {
        "@type": string;
        brand: { name: string };
        image: string;
        aggregateRating: { ratingValue: string; reviewCount: number };
        review: { reviewBody: string; author: { name: string } }[];
      },
    ];
    expect.soft(product["@type"], path).toBe("Product");
    expect.soft(product.brand.name, path).not.toBe("");
    expect.soft(product.aggregateRating.ratingValue, path).toBe(shown.average);
    expect.soft(`${product.aggregateRating.reviewCount} reviews`, path).toBe(shown.reviews);
    expect
      .soft(
        product.review.map((each) => each.reviewBody),
        path,
      )
      .toEqual(shown.texts.slice(0, 5));
    expect.soft(product.image, path).toBe(`${server.url}/og${path}.png`);
  }
  expect(paddles).toBe(26);
});

test.describe("on a public site", () => {
  test.use({ settings: { SITE_URL: "https://rallyrank.example" } });

  test("structured data holds players' own reviews only, and the start warns @writes", async ({
    request,
    server,
  }) => {
    const read = async (path: string) => {
      const html = await (await request.get(path)).text();
      const [product] = JSON.parse(
        /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!,
      ) as [
        {
          aggregateRating?: { reviewCount: number };
          review?: { author: { name: string } }[];
          url: string;
        },
      ];
      return product;
    };
    for (const path of ["/joola-perseus-pro-iv", "/neonic-flow"]) {
      const without = await read(path);
      expect(without.url).toBe(`https://rallyrank.example${path}`);
      expect(without).not.toHaveProperty("aggregateRating");
      expect(without).not.toHaveProperty("review");
      await request.post("/rest/v1/paddle_reviews", {
        data: {
          paddle_name: path.slice(1),
          first_name: "Zoë",
          dupr_rating: "3.5",
          rating: 5,
          review_text: "Players' own <3",
        },
      });
      const own = await read(path);
      expect(own.aggregateRating?.reviewCount).toBe(1);
      expect(own.review?.map(({ author }) => author.name)).toEqual(["Zoë"]);
    }
    expect(server.output()).toContain("SAMPLE_CONTENT=off");
  });
});

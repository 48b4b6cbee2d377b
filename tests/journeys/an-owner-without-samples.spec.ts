import { expect, test } from "../support/journey.ts";
import { figure, fillReview, listedReviews, reviewForm } from "../support/forms.ts";

test.use({ settings: { SAMPLE_CONTENT: "off" } });

test("a paddle starts without reviews, whether it has samples or not, and its rates appear with the fifth @writes", async ({
  page,
  request,
}) => {
  for (const slug of ["joola-perseus-pro-iv", "six-zero-double-black-diamond-control"]) {
    const first = await page.goto(`/${slug}`);
    expect(await first?.text()).not.toContain("◇");
    expect(await first?.text()).not.toContain("aggregateRating");
    await expect(listedReviews(page)).toHaveCount(0);
    await expect(page.getByText("No reviews yet: be the first").first()).toBeVisible();
    await expect(figure(page, "Recommend Rate")).toHaveCount(0);

    for (const [index, rating] of [5, 4, 4, 2].entries())
      await request.post("/rest/v1/paddle_reviews", {
        data: {
          paddle_name: slug,
          first_name: "Ann",
          dupr_rating: "4.0",
          rating,
          review_text: `Review number ${index} of ${slug}.`,
        },
      });
    await page.reload();
    await expect(figure(page, "Total Reviews")).toHaveText("4");
    await expect(figure(page, "Recommend Rate")).toHaveCount(0);
    await fillReview(page, { name: "Bo", text: `The fifth of ${slug}.`, dupr: "3.5" });
    await reviewForm(page).submit.click();
    await expect(figure(page, "Total Reviews")).toHaveText("5");
    await expect(figure(page, "Recommend Rate")).toHaveText("80%");
    await expect(figure(page, "Avg DUPR Rating")).toHaveText("3.9");
    await expect(page.getByText("◇")).toHaveCount(0);
  }
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

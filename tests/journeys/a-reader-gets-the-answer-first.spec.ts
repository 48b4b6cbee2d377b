import { expect, test } from "../support/journey.ts";

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

for (const viewport of screens)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [path, answer, warning] of [
      [
        "/reviews/best-of/best-paddles-power-players",
        "JOOLA Perseus 3S",
        "Swings heavy in fast exchanges",
      ],
      ["/reviews/balls/7f3a9c21", "Pick: LifeTime Tournament", "In the cold, the X-40"],
      ["/blog/core-thickness", "16 mm gives you touch", "Torn between the two?"],
    ] as const)
      test(`the first screen of ${path} has its answer in short`, async ({ page }) => {
        await page.goto(path);
        const inShort = page.getByRole("region", { name: "In short" });
        await expect(inShort.getByText(answer).first()).toBeInViewport({ ratio: 1 });
        await expect(inShort.getByText(warning)).toBeInViewport({ ratio: 1 });
        const [title, box] = await Promise.all([
          page.getByRole("heading", { level: 1 }).boundingBox(),
          inShort.boundingBox(),
        ]);
        expect(box!.y - (title!.y + title!.height)).toBeLessThan(40);
      });
  });

test("every article and finished guide is answered in short, right below its title", async ({
  page,
  request,
}) => {
  const map = await (await request.get("/sitemap.xml")).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address]) => new URL(address!).pathname)
    .filter((path) => /^\/(blog|reviews\/(balls|best-of))\/./.test(path));
  let answered = 0;
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    if (html.includes("This guide is coming soon.")) continue;
    expect(html, path).toMatch(/<\/h1><section[^>]*><h2 id="in-short">In short<\/h2>/);
    answered += 1;
  }
  expect(answered).toBe(26);
  await page.goto("/reviews/best-of/best-paddles-control-touch");
  const inShort = page.getByRole("region", { name: "In short" });
  await expect(inShort.getByRole("term")).toHaveText([
    "No. 1 for control",
    "Runner-up",
    "Budget pick",
    "Before you buy",
  ]);
  await expect(inShort).toContainText("Vatic Pro Prism Flash V7, $99.99");
});

test("a guide has one table of its paddles, whose names lead to what it says of them", async ({
  page,
}) => {
  await page.goto("/reviews/best-of/best-paddles-spin");
  const table = page.getByRole("table", { name: "At a glance" });
  await expect(table.getByRole("rowheader")).toHaveCount(5);
  await expect(table.getByRole("columnheader")).toHaveText([
    "Paddle",
    "Score for spin",
    "List price",
    "Weight",
    "Core thickness",
    "Surface",
  ]);
  const last = table.getByRole("row").last();
  await expect(last).toContainText("3.9◇");
  await last.getByRole("link").click();
  await expect(page).toHaveURL(/#honolulu-j2k$/);
  await expect(page.getByRole("heading", { name: "Honolulu J2K" })).toBeInViewport();
});

test.describe("without samples", () => {
  test.use({ settings: { SAMPLE_CONTENT: "off" } });

  test("the answers stay, without what only samples say", async ({ page }) => {
    await page.goto("/reviews/balls/7f3a9c21");
    const inShort = page.getByRole("region", { name: "In short" });
    await expect(inShort.getByRole("listitem")).toHaveText([
      "Pick: LifeTime Tournament. By reports it outlasts the VPRO Flight and the X-40.",
      "Runner-up: Selkirk Pro S1, sold with a one-year promise against cracks.",
      "Budget pick: Onix Pure 2, one of the lower prices here. It goes soft long before it cracks.",
      "In the cold, the X-40 and the Dura Fast 40 crack sooner. The Onix Pure 2 goes soft instead.",
    ]);
    await page.goto("/reviews/best-of/best-paddles-spin");
    const table = page.getByRole("table", { name: "At a glance" });
    await expect(table.getByRole("columnheader")).toHaveCount(5);
    await page.goto("/balls");
    await expect(page.getByRole("region", { name: "On a cold day" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Cheapest per game" })).toHaveCount(0);
  });
});

import { expect, test } from "../support/journey.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a shopper chooses three paddles and gets one table at a URL to share", async ({ page }) => {
    await page.goto("/comparisons");
    await page.getByLabel("Paddle 1").selectOption("Neonic Flow");
    await page.getByLabel("Paddle 2").selectOption("Onix Z5 Graphite");
    await page.getByLabel("Paddle 4").selectOption("Diadem Hero");
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page).toHaveURL(
      /\/comparisons\?paddles=neonic-flow,onix-z5-graphite,diadem-hero$/,
    );
    const table = page.getByRole("table", { name: "Side by side" });
    await expect(table.getByRole("columnheader")).toHaveText([
      /^Paddle ?Add a paddle$/,
      /^Neonic Flow/,
      /^Onix Z5 Graphite/,
      /^Diadem Hero/,
    ]);
    const weight = page.getByRole("row", { name: "Weight" });
    await expect(weight.getByRole("cell")).toHaveText(["8.1 oz", "7.8 oz", "7.8 oz?"]);
    await expect(weight.getByRole("cell").last().getByRole("img")).toHaveAccessibleName(
      "not confirmed",
    );
    const approval = page.getByRole("row", { name: "USA Pickleball" }).getByRole("cell");
    await expect(approval).toHaveText(["approved", "?", "?"]);
    await expect(approval.last().getByRole("img")).toHaveAccessibleName("not known");
    await expect(page.getByText("By itself, it means we don't know.")).toBeVisible();
    await expect(page.getByText("We looked up approvals in March 2026,")).toBeVisible();
    await expect(page.getByLabel("Paddle 3")).toHaveValue("diadem-hero");
  });

  test("one paddle alone leads back to the chooser, which keeps it", async ({ page }) => {
    await page.goto("/comparisons");
    await page.getByLabel("Paddle 2").selectOption("Neonic Flow");
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page).toHaveURL(/\/comparisons\?paddles=neonic-flow$/);
    await expect(page.getByText("Choose at least one more.")).toBeVisible();
    await expect(page.getByLabel("Paddle 1")).toHaveValue("neonic-flow");
    await expect(page.getByRole("table")).toHaveCount(0);
    const likely = page
      .getByRole("navigation", { name: "Pairs worth comparing" })
      .getByRole("link");
    await expect(likely).toHaveText(Array.from({ length: 6 }, () => /Neonic Flow/));
  });
});

test("a paddle's page links to a pair, and the pair to both reviews", async ({ page }) => {
  await page.goto("/joola-perseus-pro-iv");
  const compare = page.getByRole("navigation", { name: "Compare with" }).getByRole("link");
  await expect(compare).toHaveCount(4);
  await expect(compare.last()).toHaveAttribute("href", "/comparisons?paddles=joola-perseus-pro-iv");
  await compare.getByText("JOOLA Perseus 3S").click();
  await expect(page).toHaveURL(/\/comparisons\/joola-perseus-3s-vs-joola-perseus-pro-iv$/);
  await expect(
    page.getByText("The Perseus 3S is 0.2 oz lighter than the Perseus IV."),
  ).toBeVisible();
  const data = await page.locator("script[type='application/ld+json']").textContent();
  expect(JSON.parse(data!)).toContainEqual(
    expect.objectContaining({ "@type": "ItemList", numberOfItems: 2 }),
  );
  await page.getByRole("link", { name: "Read the JOOLA Perseus Pro IV review" }).click();
  await expect(page).toHaveURL(/\/joola-perseus-pro-iv$/);
});

test("a pair's page says when to choose which, first the differences and, on request, what is the same", async ({
  page,
}) => {
  await page.goto("/comparisons/crbn-trufoam-genesis-vs-joola-perseus-3s");
  const choice = page.getByRole("region", { name: "Which one?" });
  await expect(choice.getByRole("listitem").first()).toHaveText(
    "you want more control of drops and resets",
  );
  // Its core is thinner, but its own page criticizes its pop.
  await expect(choice.getByText("more pop")).toHaveCount(0);
  const table = page.getByRole("table", { name: "Side by side" });
  await expect(table.locator("tbody th")).toHaveText([
    "Rating",
    "What differs",
    "Category",
    "Core thickness",
    "USA Pickleball",
    "Released",
    "Too close to notice",
    "List price",
    "Weight",
    "Unconfirmed for some",
    "Width",
    "By reputation",
    "Known for",
    "Criticized for",
  ]);
  await expect(page.getByText("Grip length", { exact: true })).toBeHidden();
  await page.getByText("Same for all: 5 facts").click();
  await expect(page.getByText("Grip length", { exact: true })).toBeVisible();
  await expect(
    page.getByRole("table", { name: "Ratings by level" }).getByRole("row", { name: /^3\.5/ }),
  ).toContainText(/^3\.5\d\.\d◇ \d+ samples/);
  await expect(
    page.getByRole("img", { name: "Outline of the CRBN TruFoam Genesis, over the other" }),
  ).toBeVisible();
});

for (const { page: kind, address, there } of [
  {
    page: "a pair",
    address: "/comparisons/crbn-trufoam-genesis-vs-joola-perseus-3s",
    there: "/comparisons/crbn-trufoam-genesis-vs-joola-perseus-3s?units=metric#side-by-side",
  },
  {
    page: "a comparison",
    address: "/comparisons?paddles=joola-perseus-3s,crbn-trufoam-genesis",
    there: "/comparisons?paddles=joola-perseus-3s,crbn-trufoam-genesis&units=metric#side-by-side",
  },
  {
    page: "a paddle",
    address: "/joola-perseus-3s",
    there: "/joola-perseus-3s?units=metric#specifications",
  },
])
  test(`a reader sees ${kind} in grams and millimeters`, async ({ page, server }) => {
    await page.goto(address);
    const weight = page.getByRole("row", { name: /^Weight/ });
    await expect(weight).toContainText("8 oz");
    await page.getByRole("link", { name: "mm, g" }).click();
    await expect(page).toHaveURL(server.url + there);
    await expect(weight).toContainText("227 g");
    await expect(weight).not.toContainText("oz");
    await page.getByRole("link", { name: "in, oz" }).click();
    await expect(weight).toContainText("8 oz");
  });

test("the chooser keeps the units", async ({ page }) => {
  await page.goto("/comparisons?paddles=joola-perseus-3s,diadem-hero&units=metric");
  await page.getByLabel("Paddle 3").selectOption("Neonic Flow");
  await page.getByRole("main").getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page).toHaveURL(/\?paddles=joola-perseus-3s,diadem-hero,neonic-flow&units=metric$/);
});

test("on a screen of 320 px the table scrolls in its frame, with the first column pinned", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/comparisons?paddles=neonic-flow,onix-z5-graphite,diadem-hero,selkirk-amped-s2");
  const label = page.getByRole("rowheader", { name: "Weight" });
  const before = await label.boundingBox();
  const table = page.getByRole("table", { name: "Side by side" });
  const last = table.getByRole("columnheader", { name: "Selkirk AMPED S2" });
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole("link", { name: "Selkirk AMPED S2", exact: true })).toBeInViewport();
  expect((await label.boundingBox())?.x).toBe(before?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("comparisons have one address each, and unknown ones are not found", async ({ request }) => {
  for (const [from, status, to] of [
    [
      "/comparisons/onix-z5-graphite-vs-neonic-flow",
      301,
      "/comparisons/neonic-flow-vs-onix-z5-graphite",
    ],
    ["/comparisons/neonic-flow-vs-no-such-paddle", 404, undefined],
    ["/comparisons/neonic-flow-vs-neonic-flow", 404, undefined],
    ["/comparisons?paddles=neonic-flow,no-such-paddle", 302, "/comparisons?paddles=neonic-flow"],
    ["/best-of", 301, "/reviews/best-of"],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect.soft([answer.status(), answer.headers()["location"]], from).toEqual([status, to]);
  }
});

test("what the review adds follows a reason, and only a pair without any says that no spec decides", async ({
  page,
}) => {
  const also = page.getByRole("heading", { name: "Our review also says to choose it if" });
  const nothing = page.getByText("Nothing we know separates these two enough to decide.");
  await page.goto("/comparisons/paddletex-bantam-tko-c-vs-six-zero-double-black-diamond-control");
  const choice = page.getByRole("region", { name: "Which one?" });
  await expect(
    choice.getByText("you want more pop from a thinner core (14.3 mm vs. 16 mm)"),
  ).toBeVisible();
  await expect(also).toHaveCount(2);
  await expect(nothing).toHaveCount(0);
  await page.goto("/comparisons/onix-z5-graphite-vs-selkirk-amped-s2");
  await expect(nothing).toBeVisible();
  await expect(also).toHaveCount(0);
  await expect(choice.getByText("you hit flat and win with placement")).toBeVisible();
});

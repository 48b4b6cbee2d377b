import { expect, test } from "../support/journey.ts";
import { paddleList, postReviews } from "../support/forms.ts";

test("the header's search leads to the paddle reviews, whose own box has the term", async ({
  page,
}) => {
  await page.goto("/neonic-flow");
  const header = page.getByPlaceholder("Search paddles...").first();
  await header.fill("  hyperion ");
  await header.press("Enter");
  await expect(page).toHaveURL(/\/paddle-reviews\?search=hyperion$/);
  await expect(header).toHaveValue("");
  const { search, names } = paddleList(page);
  await expect(search).toHaveValue("hyperion");
  await expect(names).toHaveText(["JOOLA Hyperion Pro IV"]);
});

test("the paddle reviews page shows the featured ones until a filter is set, and no prices", async ({
  page,
}) => {
  await page.goto("/paddle-reviews");
  const featured = page.getByRole("region", { name: "Featured Reviews" });
  const all = page.getByRole("region", { name: "All Paddle Reviews" });
  const cards = all.getByRole("link", { name: /^Read Full Review/ });
  await expect(featured.getByRole("listitem")).toHaveCount(6);
  await expect(cards).toHaveCount(26);
  await expect(page.locator("#results")).not.toContainText(/\$|Price/);

  const { search, brand, clear } = paddleList(page);
  await brand.selectOption("Diadem");
  await expect(cards).toHaveCount(3);
  await expect(featured).toHaveCount(0);
  await search.fill("no such paddle");
  await expect(all).toContainText("No paddles found matching your criteria.");
  await clear.click();
  await expect(page).toHaveURL(/\/paddle-reviews$/);
  await expect(featured).toBeVisible();
  const more = page.getByRole("navigation", { name: "Explore More" }).getByRole("link");
  expect(await more.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
    ["/comparisons", "/paddle-finder", "/blog"],
  );
  const first = (await all.getByRole("listitem").first().getByRole("heading").textContent())!;
  await cards.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first);
});

test("the paddles by type have every paddle once, the best rated of its type first", async ({
  page,
}) => {
  await page.goto("/reviews/paddles");
  for (const [type, count] of [
    ["Control Paddles", 6],
    ["Power Paddles", 8],
    ["All-Around Paddles", 9],
    ["Speed Paddles", 3],
  ] as const) {
    const listed = page.getByRole("region", { name: type }).getByRole("listitem");
    await expect(listed).toHaveCount(count);
    const ratings = (await listed.locator("strong").allTextContents()).map(Number);
    expect(ratings[0]).toBe(Math.max(...ratings));
  }
  await page.getByRole("link", { name: "Speed Paddles in the finder" }).click();
  await expect(paddleList(page).category).toHaveValue("Speed Paddle");
  await expect(paddleList(page).heading).toHaveText("3 Paddles Found");
});

test("a reader goes from the home page to the top list, and down to what we couldn't confirm", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Top Paddles 2026" }).click();
  await expect(page).toHaveURL(/\/paddles\?sort=rating$/);
  await expect(page).toHaveTitle(/^Top Paddles 2026 \|/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Top Paddles 2026");
  const group = page
    .getByRole("rowgroup")
    .filter({ hasText: "We couldn't confirm much about these" });
  await expect(group.getByRole("rowheader", { name: "Diadem Hero" })).toBeVisible();
  // Only its price is unknown.
  await expect(group.getByRole("rowheader", { name: "Onix Z5 Graphite" })).toHaveCount(0);
  await expect(page.getByRole("rowgroup").last()).toContainText("We couldn't confirm much");
  await group.getByRole("link", { name: "Players Rogue2" }).click();

  const main = page.getByRole("main");
  await expect(main).toContainText("We couldn't confirm enough about the Players Rogue2 to say");
  await expect(main.getByRole("heading", { name: /^(Buy|Skip) it if|Compare with/ })).toHaveCount(
    0,
  );
  await page.getByRole("link", { name: "See the power paddles we know more about" }).click();
  await expect(paddleList(page).category).toHaveValue("Power Paddle");
  await expect(paddleList(page).names.first()).toHaveText("JOOLA Perseus 3S");
  await expect(paddleList(page).names.last()).toHaveText("Players Rogue2");
});

test("the paddle database is sorted by the column a reader chooses, and reversed by choosing it again", async ({
  page,
}) => {
  await page.goto("/paddles");
  const names = page.getByRole("rowheader");
  const heading = (name: string) => page.getByRole("columnheader", { name, exact: true });
  await expect(names).toHaveCount(26);
  await expect(names.first()).toHaveText("11SIX24 Vapor Power");
  await expect(heading("Paddle")).toHaveAttribute("aria-sort", "ascending");

  await heading("List price").getByRole("link").click();
  await expect(page).toHaveURL(/\/paddles\?sort=price$/);
  await expect(heading("List price")).toHaveAttribute("aria-sort", "ascending");
  await expect(heading("Paddle")).not.toHaveAttribute("aria-sort");
  await expect(names.first()).toHaveText("Vatic Pro Prism Flash V7");
  // After the checkbox and the rating.
  await expect(page.getByRole("row").last().getByRole("cell").nth(2)).toHaveText("?");
  await heading("List price").getByRole("link").click();
  await expect(heading("List price")).toHaveAttribute("aria-sort", "descending");
  await expect(names.first()).toHaveText("Selkirk LABS Project Boomstik Elongated");
  await expect(page.getByRole("row").last().getByRole("cell").nth(2)).toHaveText("?");

  await page.goto("/paddles?sort=color");
  await expect(names.first()).toHaveText("11SIX24 Vapor Power");
});

test("three reviews of five stars don't beat forty good ones in the database @writes", async ({
  page,
  request,
}) => {
  const review = (paddle: string, rating: number, index: number) => ({
    paddle_name: paddle,
    first_name: "Ann",
    dupr_rating: "4.0",
    rating,
    review_text: `Review number ${index}.`,
  });
  const forty = Array.from({ length: 40 }, (_, index) =>
    review("honolulu-j2k", index % 8 === 0 ? 4 : 5, index),
  );
  const three = [0, 1, 2].map((index) => review("diadem-hero", 5, index));
  await postReviews(request, [...forty, ...three]);
  await page.goto("/paddles?sort=rating");
  const names = await page.getByRole("rowheader").allTextContents();
  expect(names[0]).toBe("Honolulu J2K");
  expect(names.indexOf("Diadem Hero")).toBeGreaterThan(1);
});

test("the paddle database downloads as CSV, with a row for each paddle", async ({
  page,
  request,
}) => {
  await page.goto("/paddles");
  const link = page.getByRole("link", { name: "Download as CSV" });
  const answer = await request.get((await link.getAttribute("href"))!);
  expect(answer.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  const lines = (await answer.text()).split("\r\n");
  expect(lines[0]).toMatch(/^slug,name,/);
  expect(lines.filter((line) => line !== "")).toHaveLength(1 + 26);
  expect(lines.find((line) => line.startsWith("players-rogue2,"))).toMatch(
    /brand released surface/,
  );
  const column = (line: string, name: string) =>
    line.split(",")[lines[0]!.split(",").indexOf(name)]!;
  const approvals = (slug: string) => {
    const line = lines.find((each) => each.startsWith(`${slug},`))!;
    return ["usa_pickleball", "upa_a", "approvals_looked_up"].map((name) => column(line, name));
  };
  expect(approvals("joola-perseus-pro-iv")).toEqual(["approved", "certified", "2026-03"]);
  expect(approvals("diadem-hero")).toEqual(["", "", ""]);
});

test("a list's structured data matches the page's list, in its order", async ({ page, server }) => {
  for (const path of ["/paddle-finder?brand=JOOLA", "/paddle-reviews", "/paddles?sort=weight"]) {
    await page.goto(path);
    const json = await page.locator("script[type='application/ld+json']").textContent();
    const [list] = JSON.parse(json!) as [{ "@type": string; itemListElement: { url: string }[] }];
    expect(list["@type"]).toBe("ItemList");
    const links = await page
      .locator(
        "#results > ul a, #results > [role='group'] li a, #results > section:last-child li a, tbody a",
      )
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const urls = list.itemListElement.map(({ url }) => url);
    expect(urls.length).toBeGreaterThan(3);
    expect(urls.every((url) => url.startsWith(`${server.url}/`))).toBe(true);
    expect(
      links.filter((link) => urls.includes(link)),
      path,
    ).toEqual(urls);
  }
});

for (const path of ["/reviews/balls", "/reviews/best-of"])
  test(`the featured cards of ${path} end their pictures at one line`, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto(path);
    const lists = page.locator("main ul:has(> li h3):has(svg)").first();
    const rows = await lists.evaluate((list) => {
      const byTop = new Map<number, Set<number>>();
      for (const card of list.children) {
        const top = Math.round(card.getBoundingClientRect().top);
        const end = Math.round(card.firstElementChild!.getBoundingClientRect().bottom);
        byTop.set(top, (byTop.get(top) ?? new Set()).add(end));
      }
      return [...byTop.values()].map((ends) => ends.size);
    });
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows)).toEqual(new Set([1]));
  });

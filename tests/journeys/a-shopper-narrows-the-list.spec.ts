import { expect, test } from "../support/journey.ts";
import { paddleList } from "../support/forms.ts";

test("each choice shows its number of matches, and one without matches can't be chosen", async ({
  page,
}) => {
  await page.goto("/paddle-finder");
  const { choice, brand, heading, names, announced } = paddleList(page);
  await choice("Graphite, 1 paddle").check();
  await expect(heading).toHaveText("1 Paddle Found");
  await expect(announced).toHaveText("1 Paddle Found");
  await expect(page).toHaveURL(/\?surface=Graphite$/);
  // The only one of graphite has no confirmed price.
  await expect(choice("Under $100, 0 paddles")).toBeDisabled();
  await expect(brand.locator("option", { hasText: "Onix" })).toHaveText("Onix (1)");
  await expect(brand.locator("option", { hasText: "JOOLA" })).toHaveText("JOOLA (0)");

  // Another value of the same filter adds matches, and a chosen value can be cleared.
  await choice(/^Carbon Fiber, \d+ paddles$/).check();
  await expect(page).toHaveURL(/\?surface=Carbon\+Fiber&surface=Graphite$/);
  await choice(/^Graphite, 1 paddle$/).uncheck();
  await choice(/^Under \$100, 1 paddle$/).check();
  await expect(names).toHaveText(["Vatic Pro Prism Flash V7"]);
  await page.reload();
  await expect(choice(/^Carbon Fiber, /)).toBeChecked();
  await expect(choice(/^Under \$100, /)).toBeChecked();
  await expect(names).toHaveCount(1);
});

for (const path of ["/paddle-finder", "/paddle-reviews"])
  test(`a shopper with a keyboard skips to the filters and the results of ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    const { search, names } = paddleList(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to filters" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(search).toBeFocused();

    await page.goto(path);
    for (let stops = 0; stops < 3; stops++) await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to results" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(names.first()).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(page.locator("#results :focus")).toBeVisible();
  });

test("a shopper keeps to approved paddles, and sees when their approval was looked up", async ({
  page,
}) => {
  await page.goto("/paddle-finder");
  const { choice, facet, heading, names } = paddleList(page);
  await facet("Approval").click();
  await choice("USA Pickleball, 15 paddles").check();
  await expect(heading).toHaveText("15 Paddles Found");
  await expect(page).toHaveURL(/\?approval=usa-pickleball$/);
  await choice("UPA-A, 4 paddles").check();
  await expect(heading).toHaveText("16 Paddles Found");
  await choice(/^USA Pickleball, /).uncheck();
  await expect(names).toContainText(["JOOLA Perseus 3S"]);
  await expect(heading).toHaveText("4 Paddles Found");
  await choice("Both, 3 paddles").check();
  await choice(/^UPA-A, /).uncheck();
  await expect(page).toHaveURL(/\?approval=both$/);
  await page.getByRole("link", { name: "CRBN TruFoam Genesis" }).first().click();
  const specs = page.getByRole("region", { name: "Specifications" });
  await expect(specs.getByRole("row", { name: "USA Pickleball" })).toContainText(
    "approved · looked up March 2026",
  );
  await expect(specs.getByRole("row", { name: "UPA-A" })).toContainText("certified");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the filter by approval is a plain form", async ({ page }) => {
    await page.goto("/paddle-finder");
    const { choice, facet, heading } = paddleList(page);
    await facet("Approval").click();
    await choice("Both, 3 paddles").check();
    await page.getByRole("button", { name: "Find Paddles" }).click();
    await expect(page).toHaveURL(/approval=both/);
    await expect(heading).toHaveText("3 Paddles Found");
    await expect(choice("Both, 3 paddles")).toBeChecked();
  });
});

test("an empty list names the filters that emptied it, and links to the list without one of them", async ({
  page,
}) => {
  await page.goto("/paddle-finder?surface=Graphite&price=250-");
  const { heading, names } = paddleList(page);
  const results = page.locator("#results");
  await expect(heading).toHaveText("No Paddles Found");
  await expect(results).toContainText("No paddles match your current search criteria.");
  await expect(results).toContainText("No paddle is both $250 and up and Graphite.");
  await page.getByRole("link", { name: "Without the surface filter, there are" }).click();
  await expect(page).toHaveURL(/\?price=250-$/);
  await expect(heading).not.toHaveText("No Paddles Found");

  await page.goto("/paddle-finder?surface=Graphite&price=-100&brand=JOOLA");
  const alone = page.getByRole("link", { name: "With only the brand filter, there are 4" });
  await alone.click();
  await expect(names).toHaveCount(4);
});

test("a search that no title contains leads with close matches, and says so", async ({ page }) => {
  await page.goto("/paddle-finder");
  const { search, heading, closeMatches, announced, names } = paddleList(page);
  for (const [term, meant] of [
    ["boomstick", "Selkirk LABS Project Boomstik Elongated"],
    ["dbd", "Six Zero Double Black Diamond Control"],
    ["hyprion", "JOOLA Hyperion Pro IV"],
  ] as const) {
    await search.fill(term);
    await expect(closeMatches).toHaveText([meant]);
    await expect(heading.first()).toHaveText("Close Matches");
    await expect(announced).toHaveText(`No exact match for "${term}". Showing ${meant}.`);
    await expect(page.locator("#results")).not.toContainText("No paddles match");
  }
  // Titles that contain the search come first, and only they are counted.
  await search.fill("warrior b");
  await expect(heading.first()).toHaveText("1 Paddle Found");
  await search.fill("six");
  await expect(heading.first()).toHaveText("2 Paddles Found");
  await expect(names.first()).not.toHaveText("JOOLA Perseus Pro IV");

  await page.goto("/paddle-reviews?search=persues+16");
  await expect(
    page.getByText('No exact match for "persues 16". Showing JOOLA Perseus CFS 16 and 2 more.'),
  ).toBeVisible();
  await expect(page.getByText("No paddles found matching your criteria.")).toHaveCount(0);
  await expect(closeMatches.first()).toHaveText("JOOLA Perseus CFS 16");
});

test("the list has other orders, and explains each", async ({ page }) => {
  await page.goto("/paddle-finder");
  const sort = page.getByLabel("Sort by");
  const { names } = paddleList(page);
  const note = page.locator("#results > p").first();
  await expect(note).toContainText("We add 20 average ratings to each paddle");
  await sort.selectOption("Price, low to high");
  await expect(names.first()).toHaveText("Vatic Pro Prism Flash V7");
  await expect(note).toContainText("Unconfirmed prices come last.");
  await expect(page).toHaveURL(/\?sort=price$/);
  await sort.selectOption("Name");
  await expect(names.first()).toHaveText("11SIX24 Vapor Power");
  await expect(names).toHaveCount(26);
});

test("a visitor with a level isn't asked for it again when filtering by rating", async ({
  page,
}) => {
  await page.goto("/paddle-finder");
  await page.getByLabel("Your level").selectOption("4.0");
  const { facet, heading } = paddleList(page);
  await facet("Rating at my level").click();
  await expect(page.getByLabel("Reviews", { exact: true })).toHaveValue("4.0");
  await expect(page).toHaveURL(/\?level=4\.0$/);
  const good = page.getByRole("radio", { name: /^4\.5 and up, \d+ paddles?$/ });
  const count = Number(/(\d+) paddle/.exec((await good.getAttribute("aria-label"))!)![1]);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(26);
  await good.check();
  await expect(heading).toHaveText(new RegExp(`^${count} Paddles? Found$`));
  await expect(page).toHaveURL(/\?level=4\.0&rating=4\.5$/);
  for (const near of await page.locator("#results level-rating").allTextContents())
    expect(near).toMatch(/^(4\.[5-9]|5\.0) from \d+ sample reviews near 4\.0$/);
});

test("a shortlist has a URL of its own, which filters keep", async ({ page }) => {
  const shortlist = "joola-perseus-3s,neonic-flow,onix-z5-graphite";
  await page.goto(`/paddle-finder?shortlist=${shortlist},no-such-paddle`);
  const { heading, choice, names } = paddleList(page);
  await expect(heading).toHaveText("3 Paddles Found");
  await expect(page.getByText("A shortlist of 3 paddles.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Compare them" })).toHaveAttribute(
    "href",
    `/comparisons?paddles=${shortlist}`,
  );
  await choice(/^Graphite, 1 paddle$/).check();
  await expect(names).toHaveText(["Onix Z5 Graphite"]);
  await expect(page).toHaveURL(`/paddle-finder?surface=Graphite&shortlist=${shortlist}`);
  await page.getByRole("link", { name: "All paddles" }).click();
  await expect(names).toHaveCount(26);
});

test("the paddle database has the same filters, and its file holds what they leave", async ({
  page,
  request,
}) => {
  await page.goto("/paddles?sort=weight");
  const { facet, choice } = paddleList(page);
  await facet("Filters").click();
  await choice(/^Fiberglass, \d+ paddles?$/).check();
  await page.getByRole("button", { name: "Show Paddles" }).click();
  const rows = page.getByRole("rowheader");
  await expect(page.getByText(/^1 of 26 paddles\./)).toBeVisible();
  await expect(rows).toHaveText(["Selkirk AMPED S2"]);
  await page.getByRole("link", { name: "List price" }).click();
  await expect(rows).toHaveCount(1);
  const file = page.getByRole("link", { name: "Download as CSV" });
  const csv = await (await request.get((await file.getAttribute("href"))!)).text();
  expect(csv.trim().split("\r\n")).toHaveLength(2);
  expect(csv).toContain("selkirk-amped-s2");
  expect((await (await request.get("/paddles.csv")).text()).trim().split("\r\n")).toHaveLength(27);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the filters are chosen, submitted, counted and cleared", async ({ page }) => {
    await page.goto("/paddle-finder");
    const { choice, facet, submit, heading, clear } = paddleList(page);
    await facet("Shape").click();
    await choice(/^Widebody, 2 paddles$/).check();
    await choice(/^Fiberglass, /).check();
    await page.getByLabel("Sort by").selectOption("Lightest");
    await submit.click();
    await expect(heading).toHaveText("1 Paddle Found");
    await expect(choice(/^Widebody, 1 paddle$/)).toBeChecked();
    await expect(choice(/^Hybrid, 0 paddles$/)).toBeDisabled();
    await expect(page.getByLabel("Sort by")).toHaveValue("weight");
    await clear.click();
    await expect(heading).toHaveText("26 Paddles Found");
    await expect(choice(/^Fiberglass, /)).not.toBeChecked();
  });
});

import { expect, test } from "../support/journey.ts";
import { projectLibrary } from "../support/project-library.ts";
import { paddleList } from "../support/forms.ts";
import { isConfirmedPaddle } from "../../src/site/paddles/paddle-facts.ts";

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
  await choice(/^Under \$100, 2 paddles$/).check();
  await expect(heading).toHaveText("2 Paddles Found");
  await expect(names).toHaveText(["Vatic Pro Prism Flash V7"]);
  await page.reload();
  await expect(choice(/^Carbon Fiber, /)).toBeChecked();
  await expect(choice(/^Under \$100, /)).toBeChecked();
  await expect(names).toHaveCount(1);
});

test("Back takes back one choice or one search at a time, and leads from a paddle to the list", async ({
  page,
}) => {
  await page.goto("/paddle-reviews");
  await page.goto("/paddle-finder");
  const { search, choice, heading, names } = paddleList(page);
  const all = projectLibrary().written.filter(isConfirmedPaddle).length;
  await choice(/^Carbon Fiber, \d+ paddles$/).check();
  await expect(page).toHaveURL(/\?surface=Carbon\+Fiber$/);
  await choice(/^Under \$100, 2 paddles$/).check();
  await expect(heading).toHaveText("2 Paddles Found");
  await search.pressSequentially("prism", { delay: 300 });
  await expect(page).toHaveURL(/\?search=prism&price=-100&surface=Carbon\+Fiber$/);
  await page.getByRole("link", { name: /^View Details: Vatic/ }).click();
  await expect(page).toHaveURL(/\/vatic-pro-prism-flash-v7$/);

  await page.goBack();
  await expect(page).toHaveURL(/\?search=prism&price=-100&surface=Carbon\+Fiber$/);
  await expect(search).toHaveValue("prism");
  await page.goBack();
  await expect(page).toHaveURL(/\?price=-100&surface=Carbon\+Fiber$/);
  await expect(search).toHaveValue("");
  await expect(choice(/^Under \$100, /)).toBeChecked();
  await page.goBack();
  await expect(choice(/^Under \$100, /)).not.toBeChecked();
  await expect(choice(/^Carbon Fiber, /)).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/paddle-finder$/);
  await expect(choice(/^Carbon Fiber, /)).not.toBeChecked();
  await expect(names).toHaveCount(all);
  await page.goForward();
  await expect(choice(/^Carbon Fiber, /)).toBeChecked();
  await page.goBack();
  await expect(choice(/^Carbon Fiber, /)).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/paddle-reviews$/);
});

test("a shopper with a keyboard skips to the filters and to the results", async ({ page }) => {
  const { search, names } = paddleList(page);
  const skipTo = async (name: string, stops: number) => {
    await page.goto("/paddle-finder");
    for (let stop = 0; stop < stops; stop++) await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name })).toBeFocused();
    await page.keyboard.press("Enter");
  };
  await skipTo("Skip to filters", 2);
  await page.keyboard.press("Tab");
  await expect(search).toBeFocused();
  await skipTo("Skip to results", 3);
  await expect(names.first()).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.locator("#results :focus")).toBeVisible();
});

test("a search that no title contains says so aloud, and a shortlist stays while the list is narrowed", async ({
  page,
}) => {
  await page.goto("/paddle-finder?shortlist=joola-perseus-3s,neonic-flow,onix-z5-graphite");
  const { search, choice, heading, closeMatches, announced, names } = paddleList(page);
  await choice(/^Graphite, 1 paddle$/).check();
  await expect(names).toHaveText(["Onix Z5 Graphite"]);
  await expect(page).toHaveURL(/\?surface=Graphite&shortlist=joola-perseus-3s,neonic-flow,onix/);
  await page.getByRole("link", { name: "All paddles" }).click();
  await expect(names).toHaveCount(projectLibrary().written.filter(isConfirmedPaddle).length);
  await search.fill("boomstick");
  await expect(closeMatches).toHaveText(["Selkirk LABS Project Boomstik Elongated"]);
  await expect(heading.first()).toHaveText("Close Matches");
  await expect(announced).toHaveText(
    'No exact match for "boomstick". Showing Selkirk LABS Project Boomstik Elongated.',
  );
});

test("what a shopper types instead of a name is read as filters while typing, and sets them with a tap", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/paddle-finder");
  const { search, heading, announced, names } = paddleList(page);
  await search.fill("elongated under $150");
  await expect(heading.first()).toHaveText("15 elongated paddles under $150");
  await expect(announced).toHaveText("15 elongated paddles under $150");
  await expect(names.first()).toHaveText("Vatic Pro Prism Flash V7");
  await page.getByRole("link", { name: "Set these filters" }).click();
  await expect(page).toHaveURL("/paddle-finder?price=-100&price=100-150&shape=elongated");
  await expect(heading.first()).toHaveText("15 Paddles Found");
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
  expect(count).toBeLessThan(projectLibrary().written.length);
  await good.check();
  await expect(heading).toHaveText(new RegExp(`^${count} Paddles? Found$`));
  await expect(page).toHaveURL(/\?level=4\.0&rating=4\.5$/);
  for (const near of await page.locator("#results level-rating").allTextContents())
    expect(near).toMatch(/^(4\.[5-9]|5\.0) from \d+ sample reviews near 4\.0$/);
});

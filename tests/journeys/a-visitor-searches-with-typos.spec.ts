import { holdRequests } from "../support/forms.ts";
import { expect, test } from "../support/journey.ts";

const placeholder = "Search paddles...";

test("on a phone, a misspelled search is one tap from its page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  const box = page.locator("#menu").getByPlaceholder(placeholder);
  await box.pressSequentially("joola persues");
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await expect(options.last()).toHaveText('Search the whole site for "joola persues"');
  const option = options.filter({ hasText: /^JOOLA Perseus Pro IV/ });
  await expect(option).toContainText("$279.95");
  await expect(option).toBeInViewport();
  await option.click();
  await expect(page).toHaveURL("/joola-perseus-pro-iv");
});

test("the keyboard walks through the suggestions, and Escape closes them", async ({ page }) => {
  await page.goto("/about");
  const box = page.getByPlaceholder(placeholder).first();
  const list = page.getByRole("listbox", { name: "Suggestions" });
  const options = list.getByRole("option");
  const active = () => box.getAttribute("aria-activedescendant");
  await box.focus();
  await expect(box).toHaveRole("combobox");
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await box.pressSequentially("sellkirk");
  await expect(options.last()).toHaveText('Search the whole site for "sellkirk"');
  await expect(options.first()).toHaveAccessibleName(/Selkirk/);
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await expect(box).toHaveAttribute("aria-controls", (await list.getAttribute("id"))!);
  expect(await active()).toBeNull();

  await box.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  expect(await active()).toBe(await options.first().getAttribute("id"));
  await box.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "false");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await box.press("ArrowUp");
  await box.press("ArrowUp");
  // Past the first one, the box is active again; before it, the last one.
  expect(await active()).toBeNull();
  await box.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await expect(options.last()).toHaveText('Search the whole site for "sellkirk"');

  await box.press("Escape");
  await expect(list).toBeHidden();
  await expect(box).toHaveValue("sellkirk");
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await box.press("ArrowDown");
  await expect(options.first()).toBeVisible();
  await box.press("ArrowDown");
  await box.press("Enter");
  await expect(page).toHaveURL("/brands/selkirk");
});

test("suggestions close when the focus moves on, and on a click elsewhere", async ({ page }) => {
  await page.goto("/about");
  const box = page.getByPlaceholder(placeholder).first();
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await box.pressSequentially("perseus");
  await expect(list).toBeVisible();
  await box.press("Tab");
  await expect(list).toBeHidden();
  await box.click();
  await box.press("ArrowDown");
  await expect(list).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(list).toBeHidden();
});

test("a late answer never replaces a newer one", async ({ page }) => {
  const late = await holdRequests(page, /suggestions\?search=perseus$/);
  await page.goto("/about");
  const box = page.getByPlaceholder(placeholder).first();
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await box.fill("perseus");
  const answer = (await late.first).response();
  await box.fill("hyperion");
  await expect(options.first()).toContainText("Hyperion");
  late.release();
  await (await answer)?.finished();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(options.first()).toContainText("Hyperion");
});

test("what is chosen from a shorter term's suggestions stays chosen when the whole term's arrive, until someone types", async ({
  page,
}) => {
  const whole = await holdRequests(page, "**/search/suggestions?search=sellkirk");
  await page.goto("/about");
  const box = page.getByPlaceholder(placeholder).first();
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await box.pressSequentially("sellkir");
  await expect(options.last()).toHaveText('Search the whole site for "sellkir"');
  await box.press("k");
  await whole.first;
  await box.press("ArrowDown");
  whole.release();
  await expect(options.last()).toHaveText('Search the whole site for "sellkirk"');
  const chosen = options.and(page.locator('[aria-selected="true"]'));
  await expect(chosen).toHaveAttribute("href", "/brands/selkirk");
  await expect(box).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id"))!);
  await box.press("s");
  await expect(chosen).toHaveCount(0);
});

test.describe("if the suggestions fail,", () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_FAILED/ });

  for (const what of ["**/assets/late-script*.js", "**/search/suggestions?*"])
    test(`the box is the form it was (${what})`, async ({ page }) => {
      await page.route(what, (route) => route.abort());
      await page.goto("/about");
      const box = page.getByPlaceholder(placeholder).first();
      await box.pressSequentially("perseus");
      await box.press("Enter");
      await expect(page).toHaveURL("/paddle-reviews?search=perseus");
    });

  test("they show once their styles can be loaded again", async ({ page }) => {
    await page.route("**/search/suggestions.css", (route) => route.abort(), { times: 1 });
    await page.goto("/about");
    const box = page.getByPlaceholder(placeholder).first();
    const failed = page.waitForEvent("requestfailed");
    await box.pressSequentially("perseus");
    await failed;
    // The page may hear of the failure only after the next key, which then asks for nothing.
    await expect(async () => {
      await box.press("Backspace");
      await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible({
        timeout: 500,
      });
    }).toPass();
  });
});

import { expect, test } from "../support/journey.ts";
import { paddleTray } from "../support/forms.ts";

test("a shopper collects paddles in the tray and compares them", async ({ page, context }) => {
  test.slow();
  const { bar, toggle, compare, announced, summary, names } = paddleTray(page);
  await page.goto("/paddle-finder");
  await expect(bar).toBeHidden();
  await toggle("Onix Z5 Graphite").click();
  await expect(page).toHaveURL(/\/paddle-finder$/);
  await expect(toggle("Onix Z5 Graphite")).toHaveAttribute("aria-pressed", "true");
  await expect(announced).toHaveText("1 chosen");
  await expect(compare).toHaveText("Choose one more");

  // On a paddle's own page, the keyboard activates the button as a click does.
  await page.goto("/neonic-flow");
  await expect(toggle("Neonic Flow")).toHaveAttribute("aria-pressed", "false");
  await toggle("Neonic Flow").press("Enter");
  await expect(toggle("Neonic Flow")).toBeFocused();
  await expect(compare).toHaveText("Compare 2 paddles");

  // Other tabs stay in sync, in both directions.
  const other = await context.newPage();
  await other.goto("/paddles?sort=rating");
  await expect(paddleTray(other).check("Neonic Flow")).toBeChecked();
  await paddleTray(other).check("HUDEF Viva Pro").check();
  await expect(compare).toHaveText("Compare 3 paddles");

  await page.reload();
  await summary.click();
  await expect(names).toHaveText(["Onix Z5 Graphite", "Neonic Flow", "HUDEF Viva Pro"]);
  await compare.click();
  await expect(page).toHaveURL(
    /\/comparisons\?paddles=onix-z5-graphite,neonic-flow,hudef-viva-pro$/,
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Onix Z5 Graphite vs Neonic Flow vs HUDEF Viva Pro",
  );
  // It would cover the page that it leads to.
  await expect(bar).toBeHidden();
  await page.goBack();
  await expect(bar).toBeVisible();
});

test("the tray is there on the first paint of a page", async ({ page }) => {
  await page.goto("/diadem-hero");
  await paddleTray(page).toggle("Diadem Hero").click();
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      const says = (selector: string) => document.querySelector(selector);
      document.documentElement.dataset["painted"] = [
        says("main button:has(+ tray-toggle[data-slug=diadem-hero])")?.ariaPressed ??
          says("main input[value=diadem-hero]")?.matches(":checked"),
        says("paddle-tray summary")?.textContent,
      ].join();
    }).observe({ type: "paint", buffered: true });
  });
  for (const path of ["/paddle-reviews", "/diadem-hero", "/paddles?brand=Diadem"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-painted", "true,1 chosen Diadem Hero");
  }
});

test("the keyboard can remove paddles, one by one or all at once", async ({ page }) => {
  const { bar, toggle, summary, remove, clear, names } = paddleTray(page);
  await page.goto("/paddle-finder");
  for (const name of ["HUDEF Viva Pro", "Neonic Flow", "Onix Z5 Graphite"])
    await toggle(name).press("Space");
  await summary.press("Enter");
  await page.keyboard.press("Tab");
  await expect(names.first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(remove("HUDEF Viva Pro")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(names).toHaveText(["Neonic Flow", "Onix Z5 Graphite"]);
  await expect(summary).toBeFocused();
  await expect(toggle("HUDEF Viva Pro")).toHaveAttribute("aria-pressed", "false");
  await clear.press("Enter");
  await expect(bar).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  await page.reload();
  await expect(bar).toBeHidden();
});

test("the tray is at the bottom of the screen, names what a comparison leaves out, and is below the page at its end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const { check, bar, compare, share, leftOut, announced, summary, remove } = paddleTray(page);
  await page.goto("/paddles?sort=rating");
  for (const name of ["Neonic Flow", "HUDEF Viva Pro", "Honolulu J2K", "Ronbus R Series"])
    await check(name).check();
  await expect(leftOut).toBeHidden();
  await check("Onix Z5 Graphite").check();
  const explained = "Left out: Onix Z5 Graphite. You can compare 4 at once.";
  await expect(leftOut).toHaveText(explained);
  await expect(announced).toHaveText(`5 chosen ${explained}`);
  await expect(compare).toHaveText("Compare the first 4");
  const edges = () =>
    Promise.all(
      [bar, page.locator("#footer")].map((part) =>
        part.evaluate((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return { top, bottom };
        }),
      ),
    );
  expect((await edges())[0]!.bottom).toBeCloseTo(844, 0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [tray, footer] = await edges();
  expect(tray!.bottom).toBeCloseTo(844, 0);
  expect(footer!.bottom).toBeCloseTo(tray!.top, 0);
  await summary.click();
  await expect(share).toHaveAttribute(
    "href",
    "/paddle-finder?shortlist=neonic-flow,hudef-viva-pro,honolulu-j2k,ronbus-r-series,onix-z5-graphite",
  );
  await remove("HUDEF Viva Pro").click();
  await expect(leftOut).toBeHidden();
});

test("cards that arrive while the finder is filled in show what is in the tray, and neither is printed", async ({
  page,
}) => {
  const { bar, toggle } = paddleTray(page);
  await page.goto("/paddle-finder");
  await toggle("Neonic Flow").click();
  await page.getByRole("search", { name: "Paddles" }).getByLabel("Search").fill("neonic flow");
  await expect(page.locator("#results").getByText("1 Paddle Found")).toBeVisible();
  await expect(toggle("Neonic Flow")).toHaveAttribute("aria-pressed", "true");
  await page.emulateMedia({ media: "print" });
  await expect(bar).toBeHidden();
  await expect(toggle("Neonic Flow")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await toggle("Neonic Flow").click();
  await expect(bar).toBeHidden();
});

test("the version that the finder found goes into the tray, and from there into the comparison", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { toggle, compare, share, summary } = paddleTray(page);
  await page.goto("/paddle-finder?price=-100&shape=elongated");
  await toggle("Vatic Pro Prism Flash V7 (V7)").click();
  await page.goto("/paddle-finder");
  await expect(toggle("Vatic Pro Prism Flash V7")).toHaveAttribute("aria-pressed", "false");
  await toggle("Vatic Pro Prism Flash V7").click();
  await summary.click();
  const link = "vatic-pro-prism-flash-v7@v7,vatic-pro-prism-flash-v7";
  await expect(share).toHaveAttribute("href", `/paddle-finder?shortlist=${link}`);
  await compare.click();
  await expect(page).toHaveURL(`/comparisons?paddles=${link}`);
  const weight = page.getByRole("row", { name: "Weight" });
  await expect(weight.getByRole("cell")).toHaveText(["8.4 oz", "7.9 oz"]);
});

test("invalid data in local storage does no harm", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage["tray"] = '{"x&y":"A","<b>":"B","neonic-flow":"<img src=x onerror=alert(1)>"}';
  });
  await page.goto("/paddles");
  const { summary, names } = paddleTray(page);
  await summary.click();
  await expect(names).toHaveText(["<img src=x onerror=alert(1)>"]);
});

import { expect, test } from "../support/journey.ts";

test("the menu of a small screen opens, closes by Escape, and closes when a link is chosen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/neonic-flow");
  const menu = page.getByRole("navigation", { name: "Menu" });
  const toggle = page.getByRole("button", { name: "Menu" });
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await toggle.click();
  await menu.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(menu).toBeHidden();
  await expect(
    page.getByRole("navigation", { name: "Menu", includeHidden: true }).getByText("Home"),
  ).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await expect(menu).toBeHidden();
});

test("a page from the back/forward cache returns with an empty search box and a closed menu", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/neonic-flow");
  await page.getByRole("button", { name: "Menu" }).click();
  const box = page.locator("#menu").getByPlaceholder("Search paddles...");
  await box.fill("perseus");
  // The event that a browser fires on such a return; under test it has no back/forward cache.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await expect(page.locator("#menu")).toBeHidden();
  await expect(box).toHaveValue("");
});

test("the header's search ignores a blank term, trims any other, and is empty on every page load", async ({
  page,
}) => {
  await page.goto("/neonic-flow");
  const box = page.getByPlaceholder("Search paddles...").first();
  await box.fill("   ");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/neonic-flow$/);
  await box.fill("  perseus & co ");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/paddle-reviews\?search=perseus\+%26\+co$/);
  await expect(box).toHaveValue("");
  await page.goBack();
  await expect(box).toHaveValue("");
});

test("toasts are at the bottom right, three at a time, respond to Alt+T, and leave after four seconds", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.goto("/adidas-metalbone-lp-s");
  const toasts = page.locator("[data-sonner-toast]");
  const share = page.getByRole("link", { name: "Share this page" });
  await share.click();
  await expect(toasts).toHaveCount(1);
  // From here on time passes only where this test lets it, however long a click takes.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  for (let press = 1; press < 5; press++) {
    await share.click();
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(toasts).toHaveCount(press + 1, { timeout: 100 });
    }).toPass();
  }
  await page.clock.runFor(300);
  await expect(toasts.and(page.locator("[data-visible=true]"))).toHaveCount(3);
  await expect(page.locator("[data-sonner-toaster]")).toHaveAttribute("data-x-position", "right");
  await expect(page.locator("[data-sonner-toaster]")).toHaveAttribute("data-y-position", "bottom");
  // A pointer over them would keep them open.
  await page.mouse.move(0, 0);
  await page.keyboard.press("Alt+KeyT");
  await expect(toasts.first()).toHaveAttribute("data-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(toasts.first()).toHaveAttribute("data-expanded", "false");
  await page.clock.runFor(2500);
  await expect(toasts.and(page.locator("[data-visible=true]"))).toHaveCount(3);
  await page.clock.runFor(2000);
  await expect(toasts).toHaveCount(0);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  const moves = reducedMotion === "no-preference";
  test(`a card's picture ${moves ? "becomes" : "doesn't move to"} the one on its paddle's page with the motion setting '${reducedMotion}'`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener("pagereveal", (event) => {
        Object.assign(window, { moved: event.viewTransition !== null });
        // Reading it makes its promises, which reject if the browser skips it later.
        event.viewTransition?.ready.catch(() => undefined);
      });
    });
    /** The texts of the parts that are named as a paddle's picture. */
    const named = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("main *")]
          .filter((part) => getComputedStyle(part).viewTransitionName === "paddle")
          .map((part) => part.querySelector("[aria-label^='Drawing of']")?.ariaLabel),
      );
    // Chromium leaves a move out if the next page took it four seconds.
    await expect(async () => {
      await page.goto("/paddle-finder?search=neonic");
      expect(await named()).toEqual([]);
      const link = page.getByRole("link", { name: "View Details: Neonic Flow" });
      await link.focus();
      expect(await named()).toEqual(["Drawing of the Neonic Flow"]);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: "Neonic Flow" })).toBeVisible();
      expect(await named()).toEqual(["Drawing of the Neonic Flow"]);
      await page.waitForFunction(() => "moved" in window);
      expect(await page.evaluate(() => "moved" in window && window.moved)).toBe(moves);
    }).toPass();
  });
}

import type { Locator } from "@playwright/test";
import { contactForm, fillReview, reviewForm } from "../support/forms.ts";
import { expect, test } from "../support/journey.ts";
import { expectOnlyToast, keepToasts, toastCovers, toasts } from "../support/toasts.ts";

const screens = [
  {
    viewport: { width: 1280, height: 900 },
    path: "/neonic-flow",
    failed: "Error submitting review. Please try again.",
    stored: "Thank you for your review!",
  },
  {
    viewport: { width: 390, height: 844 },
    path: "/diadem-hero#write-a-review",
    failed: "Failed to submit review",
    stored: "Success!",
  },
  {
    viewport: { width: 320, height: 640 },
    path: "/reviews/balls/7f3a9c21#write-a-review",
    failed: "Failed to submit review",
    stored: "Success!",
  },
] as const;

for (const { viewport, path, failed, stored } of screens)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, expectedComplaints: /ERR_FAILED/ });
    test.beforeEach(({ page }) => keepToasts(page));

    test(`after two mistakes, the form of ${path} becomes the review it stored, and no toast is in the way @writes`, async ({
      page,
    }) => {
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") sent.push(request.url());
      });
      await page.goto(path);
      const { answer, submit, another, firstName, text: words } = reviewForm(page);
      await submit.click();
      await expect(toasts(page)).toContainText("Please fill in all fields");
      await expect(firstName).toBeFocused();
      await expect(firstName).toHaveAccessibleDescription("Please enter your first name.");
      await expect(words).toHaveAccessibleDescription("Please write your review.");
      expect(sent).toEqual([]);
      expect(await toastCovers(page, submit)).toBe(false);

      const text = "Counters well. Resets need soft hands, and the grip could be longer.";
      await fillReview(page, { name: "Zoë", text });
      await page.route(`**${path.split("#")[0]}`, (route) => route.abort(), { times: 1 });
      await submit.click();
      await expectOnlyToast(page, failed);
      expect(await toastCovers(page, submit)).toBe(false);

      const { x, y, width, height } = (await submit.boundingBox())!;
      await submit.click();
      await expect(answer).toBeVisible();
      await expectOnlyToast(page, stored);
      expect(await toastCovers(page, answer)).toBe(false);
      if (viewport.width > 600)
        expect(await toastCovers(page, [x + width / 2, y + height / 2])).toBe(false);

      await expect(answer.getByRole("heading", { name: stored })).toBeFocused();
      const card = answer.getByRole("listitem").first();
      for (const said of ["Zoë", "DUPR 3.5", text]) await expect(card).toContainText(said);
      await expect(card.getByRole("img", { name: "4 out of 5 stars" })).toBeVisible();
      for (const name of ["See your review", "Edit or withdraw it", "Write another review"])
        await expect(answer.getByRole("link", { name })).toBeInViewport({ ratio: 1 });

      await another.click();
      await expect(firstName).toBeFocused();
      await expect(firstName).toHaveValue("");
    });
  });

test("where the form is taller than the screen, the button at its end stays in place as its script arrives", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  // Its script arrives only once someone has scrolled to the end of the form.
  const reached = Promise.withResolvers<void>();
  await page.route(/review-form.*\.js$/, async (route) => {
    await reached.promise;
    await route.continue();
  });
  await page.goto("/neonic-flow");
  const { form, submitBelow } = reviewForm(page);
  await form.getByText("Your time with it").click();
  await submitBelow.hover();
  const { y } = (await submitBelow.boundingBox())!;
  reached.resolve();
  await expect(page.locator("x-island[hydrated] [type=submit]")).toHaveCount(2);
  // A scroller rests on whole pixels of the screen.
  expect(Math.abs((await submitBelow.boundingBox())!.y - y)).toBeLessThan(1);
  await expect(submitBelow).toBeInViewport({ ratio: 1 });
});

test("no toast stays where the pointer rests when it comes up", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/contact");
  const { submit } = contactForm(page);
  await submit.focus();
  await expect(page.locator("x-island[hydrated] [type=submit]")).toBeAttached();
  for (const [x, y] of [
    [1100, 850],
    [1150, 800],
  ] as const) {
    await page.mouse.move(x, y);
    const earlier = await toasts(page).all();
    for (const each of earlier) await each.evaluate((toast) => toast.setAttribute("lang", "en"));
    await page.keyboard.press("Enter");
    // An earlier try's goes.
    await expect(toasts(page).and(page.locator("[lang]"))).toHaveCount(0);
    await expect(toasts(page)).toHaveCount(1);
    expect(await toastCovers(page, [x, y])).toBe(false);
  }
});

test("without room elsewhere, a toast stays for four seconds though the pointer rests where it comes up, and longer if that moves over it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 130 });
  await page.clock.install();
  await page.goto("/contact");
  const { submit } = contactForm(page);
  await page.mouse.move(1100, 60);
  await page.evaluate(() =>
    addEventListener(
      "mouseover",
      ({ target }) => {
        if ((target as Element).closest("[data-sonner-toast]")) document.title = "entered";
      },
      { capture: true },
    ),
  );
  await submit.focus();
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.keyboard.press("Enter");
  await page.clock.runFor(500);
  expect(await toastCovers(page, [1100, 60])).toBe(true);
  // From here on, the browser says that the pointer is over it.
  await page.evaluate(() => scrollBy(0, 10));
  await expect(page).toHaveTitle("entered");
  await page.clock.runFor(3000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveCount(0);

  await page.keyboard.press("Enter");
  await page.clock.runFor(500);
  expect(await toastCovers(page, [1100, 60])).toBe(true);
  await page.mouse.move(1101, 61);
  await expect(toasts(page)).toHaveAttribute("data-expanded", "true");
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(300, 61);
  await page.clock.runFor(5000);
  await expect(toasts(page)).toHaveCount(0);
});

/** Pastes into a field, whose script arrives once it has the focus. */
async function replaceNumber(field: Locator, pasted: string, shown: string) {
  await expect(async () => {
    await field.clear();
    await field.focus();
    await field.page().keyboard.insertText(pasted);
    await expect(field).toHaveValue(shown, { timeout: 100 });
  }).toPass();
}

test("a comma typed or pasted into a number is a point, and 35 is refused as it was typed @writes", async ({
  page,
}) => {
  await page.goto("/diadem-hero");
  const { answer, dupr, submit } = reviewForm(page);
  await expect(dupr).toHaveAttribute("type", "number");
  await fillReview(page, { name: "Ida", text: "Light and easy." });
  await replaceNumber(dupr, "4.0+", "4.0");
  await replaceNumber(dupr, "3,512", "3.512");
  await dupr.hover();
  await page.mouse.wheel(0, 120);
  await expect(dupr, "the wheel turns the page").not.toBeFocused();
  await expect(dupr).toHaveValue("3.512");
  await dupr.clear();
  await dupr.pressSequentially("35");
  await submit.click();
  await expect(dupr).toHaveAccessibleDescription(/Please enter a rating from 1 to 6, like 3\.5\./);
  await expect(dupr).toHaveValue("35");
  await dupr.clear();
  await dupr.pressSequentially("3,5");
  await expect(dupr).toHaveValue("3.5");
  await submit.click();
  await expect(answer.getByRole("listitem").first()).toContainText("DUPR 3.5");

  await answer.getByRole("link", { name: "Edit or withdraw it" }).click();
  await replaceNumber(page.getByLabel("DUPR Rating"), "4,25", "4.25");
  await page.getByRole("button", { name: "Save changes" }).first().click();
  await expect(page.getByRole("listitem").filter({ hasText: "Ida" })).toContainText("DUPR 4.25");
});

test.describe("without its toast", () => {
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test("a form says what is wrong all the same", async ({ page }) => {
    await page.route("**/assets/toaster-*", (route) => route.abort());
    await page.goto("/neonic-flow");
    const { submit, firstName } = reviewForm(page);
    const refused = page.waitForEvent("requestfailed");
    await submit.click();
    await refused;
    await expect(firstName).toHaveAccessibleDescription("Please enter your first name.");
    await expect(toasts(page)).toHaveCount(0);
  });
});

import type { Locator, Page } from "@playwright/test";
import {
  contactForm,
  fillMessage,
  fillReview,
  newsletterForm,
  reviewForm,
} from "../support/forms.ts";
import { expect, test } from "../support/journey.ts";

const toasts = (page: Page) => page.locator("[data-sonner-toast][data-removed=false]");

/** Waits for a toast, and for an earlier one to go, which takes some frames: long before its four seconds end. */
async function expectOnly(page: Page, text: string) {
  await expect(toasts(page).filter({ hasText: text })).toBeVisible();
  await expect(toasts(page)).toHaveCount(1, { timeout: 2000 });
}

/** Where the only toast is once it has come up. */
async function toastBox(page: Page) {
  const toast = toasts(page);
  await expect(toast).toHaveAttribute("data-mounted", "true");
  await toast.evaluate((shown) =>
    Promise.all(shown.getAnimations().map(({ finished }) => finished)),
  );
  return await boxOf(toast);
}

async function boxOf(part: Locator) {
  const { x, y, width, height } = (await part.boundingBox())!;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

type Box = Awaited<ReturnType<typeof boxOf>>;

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const pages = {
  A: {
    path: "/joola-perseus-pro-iv",
    empty: "Please fill in all fields",
    failed: "Error submitting review",
    stored: "Review submitted!",
  },
  B: {
    path: "/neonic-flow",
    empty: "Please fill in all fields",
    failed: "Error submitting review. Please try again.",
    stored: "Thank you for your review!",
  },
  C: {
    path: "/diadem-hero",
    empty: "Please fill in all fields",
    failed: "Failed to submit review",
    stored: "Success!",
  },
  Ball: {
    path: "/reviews/balls/7f3a9c21",
    empty: "Please fill in all fields",
    failed: "Failed to submit review",
    stored: "Success!",
  },
};

const screens = [
  { width: 1280, height: 900, groups: ["A", "B"], opened: "" },
  { width: 390, height: 844, groups: ["C"], opened: "#write-a-review" },
  { width: 320, height: 640, groups: ["Ball"], opened: "" },
] as const;

for (const { width, height, groups, opened } of screens)
  for (const group of groups)
    test.describe(`at ${width} × ${height}${opened && ", in the sheet"}`, () => {
      test.use({ viewport: { width, height }, expectedComplaints: /ERR_FAILED/ });

      test(`after two mistakes, the form of group ${group} becomes the review it stored, and no toast is in the way @writes`, async ({
        page,
      }) => {
        const { path, empty, failed, stored } = pages[group];
        const sent: string[] = [];
        page.on("request", (request) => {
          if (request.method() === "POST") sent.push(request.url());
        });
        await page.goto(path + opened);
        const { answer, submit, another, firstName, text: words } = reviewForm(page);
        await submit.click();
        await expect(toasts(page)).toContainText(empty);
        await expect(firstName).toBeFocused();
        await expect(firstName).toHaveAccessibleDescription("Please enter your first name.");
        await expect(words).toHaveAccessibleDescription("Please write your review.");
        expect(sent).toEqual([]);
        expect(overlap(await toastBox(page), await boxOf(submit))).toBe(false);

        const text = "Counters well. Resets need soft hands, and the grip could be longer.";
        await fillReview(page, { name: "Zoë", text });
        await page.route(`**${path}`, (route) => route.abort(), { times: 1 });
        await submit.click();
        await expectOnly(page, failed);
        expect(overlap(await toastBox(page), await boxOf(submit))).toBe(false);

        const pressed = await boxOf(submit);
        await submit.click();
        await expect(answer).toBeVisible();
        await expectOnly(page, stored);
        const toast = await toastBox(page);
        expect(overlap(toast, await boxOf(answer))).toBe(false);
        const x = (pressed.left + pressed.right) / 2;
        const y = (pressed.top + pressed.bottom) / 2;
        if (width > 600)
          expect(overlap(toast, { left: x, right: x, top: y, bottom: y })).toBe(false);

        await expect(answer.getByRole("heading", { name: stored })).toBeFocused();
        const card = answer.getByRole("listitem").first();
        await expect(card).toContainText("Zoë");
        await expect(card).toContainText("DUPR 3.5");
        await expect(card).toContainText(text);
        await expect(card.getByRole("img", { name: "4 out of 5 stars" })).toBeVisible();
        for (const name of ["See your review", "Edit or withdraw it", "Write another review"])
          await expect(answer.getByRole("link", { name })).toBeInViewport({ ratio: 1 });

        await another.click();
        await expect(firstName).toBeFocused();
        await expect(firstName).toHaveValue("");
      });
    });

test("where the form is taller than the screen, its heading stays and its button can be reached", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/neonic-flow");
  const { form, submit } = reviewForm(page);
  await form.getByText("What stood out?").click();
  await submit.hover();
  await expect(submit).toBeInViewport({ ratio: 1 });
  const heading = form.getByRole("heading", { name: "Share Your Review" });
  await expect(heading).toBeInViewport({ ratio: 1 });
  expect(
    await heading.evaluate((shown) => {
      const { left, top, height } = shown.getBoundingClientRect();
      return document.elementFromPoint(left + 5, top + height / 2) === shown;
    }),
  ).toBe(true);
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
    expect(overlap(await toastBox(page), { left: x, right: x, top: y, bottom: y })).toBe(false);
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
  const toast = await toastBox(page);
  expect(overlap(toast, { left: 1100, right: 1100, top: 60, bottom: 60 })).toBe(true);
  // From here on, the browser says that the pointer is over it.
  await page.evaluate(() => scrollBy(0, 10));
  await expect(page).toHaveTitle("entered");
  await page.clock.runFor(3000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveCount(0);

  await page.keyboard.press("Enter");
  await page.clock.runFor(500);
  await toastBox(page);
  await page.mouse.move(1101, 61);
  await expect(toasts(page)).toHaveAttribute("data-expanded", "true");
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(300, 61);
  await page.clock.runFor(5000);
  await expect(toasts(page)).toHaveCount(0);
});

test.describe("if the server can't be reached at first,", () => {
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test("a subscriber's address stays, and no toast covers the newsletter's button or welcome @writes", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    const { section, email, submit, welcome } = newsletterForm(page);
    await email.fill("dana@example.com");
    await page.route("**/newsletter", (route) => route.abort(), { times: 1 });
    await submit.click();
    const sentence = "We could not save your address. Please try again.";
    await expect(section.getByRole("status")).toHaveText(sentence);
    await expect(toasts(page)).toContainText(sentence);
    expect(overlap(await toastBox(page), await boxOf(submit))).toBe(false);
    await expect(email).toHaveValue("dana@example.com");
    await submit.click();
    await expect(welcome).toBeFocused();
    await expectOnly(page, "Successfully subscribed!");
    expect(overlap(await toastBox(page), await boxOf(section))).toBe(false);
  });

  test("a message stays, and no toast covers the contact form's button or answer @writes", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/contact");
    const { section, lastName, message, submit, outcome, received } = contactForm(page);
    await fillMessage(page);
    await page.route("**/contact", (route) => route.abort(), { times: 1 });
    await submit.click();
    await expect(outcome).toContainText("We couldn't save your message. Please try again.");
    await expect(toasts(page)).toHaveCount(1);
    expect(overlap(await toastBox(page), await boxOf(submit))).toBe(false);
    await expect(lastName).toHaveValue("O'Neil");
    await expect(message).toHaveValue('It says 8.1 oz, "mine" is 8.0.\nBoth <3.');
    await submit.click();
    await expect(received).toBeFocused();
    await expectOnly(page, "Message received");
    expect(overlap(await toastBox(page), await boxOf(section))).toBe(false);
  });
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
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Ida" })).toContainText("DUPR 4.25");
});

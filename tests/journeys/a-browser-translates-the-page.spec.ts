import type { Locator, Page } from "@playwright/test";
import {
  contactForm,
  fillMessage,
  fillReview,
  holdRequests,
  listedReviews,
  newsletterForm,
  paddleList,
  reviewForm,
} from "../support/forms.ts";
import { decorate, translate } from "../support/foreign-markup.ts";
import { expect, test } from "../support/journey.ts";

interface Form {
  path: string;
  /** Where a visitor begins, and what they type there. */
  first(page: Page): Locator;
  typed: string;
  /** Fills in the rest and sends it. */
  send(page: Page): Promise<void>;
  /** Holds once it's answered in place. */
  isAnswered(page: Page): Promise<void>;
}

/** Waits until the island around a field is hydrated. */
const hydrated = (field: Locator) =>
  expect(field.locator("xpath=ancestor::x-island[@hydrated]")).toBeAttached();

/** Each island with a form that a visitor sees. */
const forms: Record<string, Form> = {
  "the review form": {
    path: "/hudef-viva-pro",
    first: (page) => reviewForm(page).firstName,
    typed: "Tina",
    async send(page) {
      await fillReview(page, { name: "Tina", text: "Soft at the kitchen line." });
      await reviewForm(page).submit.click();
    },
    async isAnswered(page) {
      const { answer } = reviewForm(page);
      await expect(answer.getByRole("link", { name: "See your review" })).toBeVisible();
      await expect(answer.getByRole("link", { name: "Edit or withdraw it" })).toBeVisible();
      await expect(listedReviews(page).first()).toContainText("Soft at the kitchen line.");
    },
  },
  "the newsletter's": {
    path: "/",
    first: (page) => newsletterForm(page).email,
    typed: "dana@example.com",
    async send(page) {
      await newsletterForm(page).email.fill("dana@example.com");
      await newsletterForm(page).submit.click();
    },
    async isAnswered(page) {
      const { section, welcome } = newsletterForm(page);
      await expect(welcome).toBeVisible();
      await expect(section).toContainText("One more step");
    },
  },
  "the contact form": {
    path: "/contact",
    first: (page) => contactForm(page).firstName,
    typed: "Dana",
    async send(page) {
      await fillMessage(page);
      await contactForm(page).submit.click();
    },
    isAnswered: (page) => expect(contactForm(page).received).toBeVisible(),
  },
  "the finder": {
    path: "/paddle-finder",
    first: (page) => paddleList(page).search,
    typed: "hero",
    send: (page) => paddleList(page).search.fill("diadem hero"),
    isAnswered: (page) => expect(paddleList(page).heading).toContainText("1 Paddle Found"),
  },
  "the question on the home page": {
    path: "/",
    first: (page) => page.getByLabel("Your DUPR").first(),
    typed: "3.25",
    async send(page) {
      await page.locator("select[name=budget]").selectOption({ index: 1 });
    },
    isAnswered: (page) => expect(page).toHaveURL(/budget=/),
  },
};

for (const [name, { path, first, typed, send, isAnswered }] of Object.entries(forms)) {
  test.describe(`${name} on a page that was changed before its script came`, () => {
    // React says that it renders the island again.
    test.use({ expectedComplaints: /Minified React error #418/ });
    for (const [by, change] of Object.entries({ translate, decorate }))
      test(`keeps what was typed, its place and the focus (${by}), and is answered in place @writes`, async ({
        page,
      }) => {
        const code = await holdRequests(page, "**/assets/*.island-*.js");
        await page.goto(path);
        await change(page);
        const half = typed.slice(0, Math.ceil(typed.length / 2));
        await first(page).click();
        await page.keyboard.type(half);
        await code.first;
        code.release();
        await hydrated(first(page));
        await page.keyboard.type(typed.slice(half.length));
        await expect(first(page)).toHaveValue(typed);
        await expect(first(page)).toBeFocused();
        await send(page);
        await isAnswered(page);
      });
  });

  for (const [by, change] of Object.entries({ translate, decorate }))
    test(`${name} is answered in place on a page that was changed after its script came (${by}) @writes`, async ({
      page,
    }) => {
      await page.goto(path);
      await first(page).focus();
      await hydrated(first(page));
      await change(page);
      await send(page);
      await isAnswered(page);
    });
}

test("a text that changes is seen though the page is translated", async ({ page }) => {
  await page.goto("/");
  const { section, email, submit } = newsletterForm(page);
  await email.focus();
  await hydrated(email);
  await translate(page);
  await email.fill("dana@example");
  await submit.click();
  await expect(section).toContainText("Please enter an address like name@example.com.");
});

test.describe("if the answer can't be shown in place", () => {
  test.use({ expectedComplaints: /Cannot read properties of null/ });

  test("the plain page shows it, and the review is stored once @writes", async ({ page }) => {
    await page.goto("/hudef-viva-pro");
    await reviewForm(page).firstName.focus();
    await hydrated(reviewForm(page).firstName);
    // It's stored, and what comes back can't be shown.
    await page.route(
      "**/hudef-viva-pro",
      async (route) => {
        await route.fetch();
        await route.fulfill({ status: 201, json: null });
      },
      { times: 1 },
    );
    await fillReview(page, { name: "Tina", text: "Soft at the kitchen line." });
    await reviewForm(page).submit.click();
    await expect(page).toHaveURL(/my-review/);
    await expect(page.getByRole("link", { name: "See your review" })).toBeVisible();
    await page.goto("/hudef-viva-pro");
    await expect(listedReviews(page).filter({ hasText: "Soft at the kitchen line." })).toHaveCount(
      1,
    );
  });
});

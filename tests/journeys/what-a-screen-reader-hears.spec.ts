import type { Locator, Page } from "@playwright/test";
import {
  contactForm,
  fillMessage,
  fillReview,
  newsletterForm,
  reviewForm,
} from "../support/forms.ts";
import { expect, test } from "../support/journey.ts";
import { projectLibrary } from "../support/project-library.ts";

// A screen reader tells what changes in a live region that was there before. Each row has a page, its region, and what
// is heard after each act.

interface Heard {
  path: string;
  /** What a visitor has done on an earlier page. */
  before?: (page: Page) => Promise<unknown>;
  region: (page: Page) => Locator;
  acts: readonly (readonly [act: (page: Page) => Promise<unknown>, heard: string])[];
}

const header = (page: Page) => page.locator("form:has([placeholder='Search paddles...'])").first();
const search = (page: Page) => header(page).getByRole("combobox");
const finder = (page: Page) => page.getByRole("search", { name: "Paddles" });
const compare = (page: Page) => page.getByRole("button", { name: "Compare Neonic Flow" }).first();

const powerPaddles = projectLibrary().written.filter(({ category }) => category === "Power Paddle");

/** Searches for something that has one suggestion, whatever is in the catalog. */
async function searchForOne(page: Page) {
  const option = '<a role="option" href="/neonic-flow" aria-selected="false">Neonic Flow</a>';
  await page.route("**/search/suggestions?*", (route) =>
    route.fulfill({ contentType: "text/html", body: option }),
  );
  await search(page).fill("neonic flow");
}

const draftLine = (page: Page) => reviewForm(page).form.locator("[aria-live=polite]");

/** Types into the review form, and waits until the draft is in the browser. */
async function leaveDraft(page: Page) {
  await page.clock.setFixedTime(new Date(2026, 10, 22, 12));
  await page.goto("/neonic-flow");
  await reviewForm(page).firstName.fill("Zoë");
  await expect(reviewForm(page).form.getByText(/^Draft saved/)).toBeVisible();
}

/** Has the server say, of what is posted, that it couldn't be stored. */
const failToStore = (page: Page) =>
  page.route("**/*", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ contentType: "application/json", body: '{"kind":"failed"}' })
      : route.fallback(),
  );

async function sendMessage(page: Page) {
  await failToStore(page);
  await fillMessage(page);
  await contactForm(page).submit.click();
}

async function signUp(page: Page) {
  await failToStore(page);
  await newsletterForm(page).email.fill("dana@example.com");
  await newsletterForm(page).submit.click();
}

async function sendReview(page: Page) {
  await failToStore(page);
  await fillReview(page, { name: "Zoë", text: "Plush on dinks." });
  await reviewForm(page).submit.click();
}

const rows: Readonly<Record<string, Heard>> = {
  "how many suggestions a search has": {
    path: "/about",
    region: (page) => header(page).locator("[aria-live=polite]"),
    acts: [
      [(page) => header(page).getByRole("searchbox").pressSequentially("perseus"), "7 suggestions"],
      [searchForOne, "1 suggestion"],
      [(page) => search(page).press("Escape"), ""],
    ],
  },
  "how many paddles a filter leaves": {
    path: "/paddle-finder",
    region: (page) => finder(page).getByRole("status"),
    acts: [
      [
        (page) => finder(page).getByLabel("Category").selectOption("Power Paddle"),
        `${powerPaddles.length} Paddles Found`,
      ],
      [(page) => finder(page).getByRole("searchbox").fill("zzzz"), "No Paddles Found"],
    ],
  },
  "how many paddles are chosen for comparing": {
    path: "/neonic-flow",
    region: (page) => page.locator("#tray").getByRole("status"),
    acts: [
      [(page) => compare(page).click(), "1 chosen"],
      [(page) => compare(page).click(), "0 chosen"],
    ],
  },
  "which paddle answers a shopper": {
    path: "/",
    region: (page) => page.getByRole("form", { name: "Which paddle?" }).getByRole("status"),
    acts: [
      [
        (page) => page.locator("#which-paddle ~ p [name=budget]").selectOption({ index: 1 }),
        "Within your $100 budget: Vatic Pro Prism Flash V7",
      ],
    ],
  },
  "that a draft of a review is kept": {
    path: "/neonic-flow",
    region: draftLine,
    acts: [
      [(page) => reviewForm(page).firstName.fill("Zoë"), "Draft saved in this browserClear"],
      [(page) => draftLine(page).getByRole("button", { name: "Clear" }).click(), ""],
    ],
  },
  "that a draft of a review is back": {
    before: leaveDraft,
    path: "/neonic-flow",
    region: draftLine,
    acts: [[(page) => reviewForm(page).text.focus(), "Draft from November 22, 2026Clear"]],
  },
  "what became of a review": {
    path: "/neonic-flow",
    region: (page) => reviewForm(page).outcome,
    acts: [
      [(page) => reviewForm(page).submit.click(), "Please fill in all fields"],
      [sendReview, "Error submitting review. Please try again."],
    ],
  },
  "what became of a message": {
    path: "/contact",
    region: (page) => contactForm(page).outcome,
    acts: [
      [(page) => contactForm(page).submit.click(), "Please fill in all fields"],
      [
        sendMessage,
        "We couldn't save your message. Please try again. · What you wrote is still in the form.",
      ],
    ],
  },
  "what became of an address": {
    path: "/",
    region: (page) => newsletterForm(page).section.getByRole("status"),
    acts: [[signUp, "We could not save your address. Please try again."]],
  },
  "that a browser remembers paddles, and forgets them": {
    path: "/my-paddles?own=neonic-flow",
    region: (page) => page.getByRole("main").getByRole("status"),
    acts: [
      [
        (page) => page.getByRole("button", { name: "Remember in this browser" }).click(),
        "This browser remembers them now.",
      ],
      [(page) => page.getByRole("button", { name: "Forget them" }).click(), "Forgotten."],
    ],
  },
};

/** Opens a page whose scripts come late, so that its region is the one that the server sent; then does the acts. */
async function hear(page: Page, { path, before, region, acts }: Heard) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await before?.(page);
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  const live = await region(page).elementHandle({ timeout: 30_000 });
  scripts.resolve();
  await page.waitForLoadState();
  for (const [act, heard] of acts) {
    await act(page);
    await expect
      .poll(() => live.evaluate((each) => each.isConnected && each.textContent))
      .toEqual(heard);
  }
}

for (const [what, row] of Object.entries(rows))
  test(`a screen reader tells ${what}`, ({ page }) => hear(page, row));

test("a screen reader tells that there are more reviews @writes", async ({ page, request }) => {
  for (let index = 0; index < 21; index++)
    await request.post("/rest/v1/paddle_reviews", {
      data: {
        paddle_name: "neonic-flow",
        first_name: "Ann",
        dupr_rating: "4.0",
        rating: 5,
        review_text: `Review number ${index}.`,
      },
    });
  const more = page.getByRole("link", { name: "Show more" });
  await hear(page, {
    path: "/neonic-flow",
    region: () => page.locator("span[role=status]"),
    acts: [[() => more.click(), "More reviews are shown above."]],
  });
});

import { expect, type Page } from "@playwright/test";
import { newsletterForm, ownPaddle, paddleTray, reviewForm, visitErrorPage } from "./forms.ts";

/** A toast under the pointer stays. */
const holdToast = (page: Page) => page.locator("[data-sonner-toast]").first().hover();

interface State {
  open(page: Page): Promise<void>;
  /** What lies over the page then, or may be under a message; nothing unless it's given. */
  part?: string;
}

/** States that a visitor can bring about. tests/every-page/pages.spec.ts looks at the pages as they load. */
export const states: Record<string, State> = {
  "the article on durability": {
    open: async (page) => void (await page.goto("/reviews/balls/7f3a9c21")),
  },
  "a paddle page whose form was refused": {
    part: "#write-a-review",
    async open(page) {
      await page.goto("/selkirk-amped-s2");
      await reviewForm(page).submit.click();
      await holdToast(page);
    },
  },
  "the answer to a review that was posted before": {
    open: async (page) => void (await page.goto("/neonic-flow?review=stored#write-a-review")),
  },
  "the form behind 'Coming Soon'": {
    part: "#email-me",
    async open(page) {
      await page.goto("/reviews");
      await page.getByRole("button", { name: "Coming Soon" }).click();
    },
  },
  "the contact page whose form was refused": {
    part: "#message",
    async open(page) {
      await page.goto("/contact");
      await page.getByRole("button", { name: "Send Message" }).click();
      await holdToast(page);
    },
  },
  "the contact page that says a message was received": {
    open: async (page) => void (await page.goto("/contact?received=1042")),
  },
  "the newsletter page whose address was refused": {
    async open(page) {
      await page.goto("/newsletter");
      const { email, submit } = newsletterForm(page);
      await email.fill("dana@example");
      await submit.click();
      await expect(page.getByText("Please enter an address like")).toBeVisible();
    },
  },
  "the page that says a report was received": {
    open: async (page) => void (await page.goto("/report-review?of=diadem-hero&reported")),
  },
  "the open menu": {
    part: "#menu",
    async open(page) {
      await page.goto("/neonic-flow");
      await page.getByRole("button", { name: "Menu" }).click();
    },
  },
  "the open suggestions below a search box": {
    part: "[role=listbox]",
    async open(page) {
      await page.goto("/search");
      const box = page.getByLabel("Search the whole site");
      await box.pressSequentially("perseus");
      const option = page.getByRole("option").first();
      await expect(option).toBeVisible();
      await box.press("ArrowDown");
      await expect(option).toHaveAttribute("aria-selected", "true");
    },
  },
  "the open tray": {
    part: "[aria-label='Paddles to compare']",
    async open(page) {
      await page.goto("/paddle-finder");
      const { toggle, summary } = paddleTray(page);
      for (const name of ["Neonic Flow", "Onix Z5 Graphite"]) await toggle(name).click();
      await summary.click();
    },
  },
  "a paddle page that compares with the reader's own": {
    async open(page) {
      await ownPaddle(page, "Neonic Flow", "/neonic-flow");
      await page.goto("/joola-perseus-pro-iv");
    },
  },
  "the paddle database that compares with the reader's own": {
    async open(page) {
      await ownPaddle(page, "Neonic Flow", "/neonic-flow");
      await page.goto("/paddles");
    },
  },
  "the reader's own paddles": {
    async open(page) {
      await ownPaddle(page, "Neonic Flow", "/neonic-flow");
      await page.goto("/my-paddles");
    },
  },
  "the paddle finder with all its filters open": {
    part: "[aria-label=Filters] details",
    async open(page) {
      await page.goto("/paddle-finder?surface=Graphite&price=250-");
      await page.getByRole("button", { name: /^Filters/ }).click();
      // Each one that opens no longer matches the closed ones.
      const closed = page.locator("search details:not([open]) > summary");
      while ((await closed.count()) > 0) await closed.first().click();
      // The sheet's button covers a part of what scrolls below it.
      await page
        .getByRole("group", { name: "Filters" })
        .evaluate((sheet) => sheet.scrollTo(0, 9999));
    },
  },
  "the paddle database without a paddle": {
    open: async (page) => void (await page.goto("/paddles?surface=Graphite&price=250-")),
  },
  "the error page": {
    async open(page) {
      await visitErrorPage(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Unexpected Application Error!",
      );
    },
  },
};

import {
  type APIRequestContext,
  expect,
  type Locator,
  type Page,
  type Request,
} from "@playwright/test";
import { maxPostedRows } from "../../src/platform/http/rest-answers.ts";

/** The contact form as a visitor sees it. */
export function contactForm(page: Page) {
  const section = page.locator("#message");
  return {
    section,
    firstName: section.getByLabel("First Name"),
    lastName: section.getByLabel("Last Name"),
    email: section.getByLabel("Email"),
    subject: section.getByLabel("Subject"),
    message: section.getByLabel("Message"),
    submit: section.getByRole("button", { name: "Send Message" }),
    outcome: section.getByRole("status"),
    received: section.getByRole("heading", { name: "Message received" }),
  };
}

/** Fills all five fields, with another address if given. */
export async function fillMessage(page: Page, email = "dana@example.com") {
  const form = contactForm(page);
  await form.firstName.fill("Dana");
  await form.lastName.fill("O'Neil");
  await form.email.fill(email);
  await form.subject.fill("The weight of the Hero");
  await form.message.fill('It says 8.1 oz, "mine" is 8.0.\nBoth <3.');
}

/** The newsletter's section as a visitor sees it. */
export function newsletterForm(page: Page) {
  const section = page.locator("#newsletter");
  return {
    section,
    email: section.getByLabel("Email"),
    submit: section.getByRole("button", { name: "Subscribe" }),
    welcome: section.getByRole("heading", { name: "Welcome to the Community!" }),
  };
}

/** The review form as a player sees it. */
export function reviewForm(page: Page) {
  const section = page.locator("#write-a-review");
  const form = section.locator("form");
  return {
    form,
    /** What the form becomes once a review is stored. */
    answer: section.locator("[data-answer]"),
    firstName: form.getByLabel("First Name"),
    dupr: form.getByLabel("DUPR Rating"),
    rating: form.getByLabel("Overall Rating"),
    text: form.getByLabel("Your Review"),
    submit: form.getByRole("button", { name: "Submit Review" }).first(),
    /** The same button below optional parts. */
    submitBelow: form.getByRole("button", { name: "Submit Review" }).nth(1),
    outcome: form.getByRole("status"),
    another: section.getByRole("link", { name: "Write another review" }),
  };
}

/** The screens of usual laptops. */
export const laptops = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
] as const;

/**
 * What's wrong with where a review form is on the screen: a required field, its label or the button isn't whole on it or
 * something covers it, or a part of the form scrolls in a box of its own.
 */
export const formFaults = (page: Page, part = "#write-a-review"): Promise<string[]> =>
  page.evaluate((selector) => {
    const section = document.querySelector<HTMLElement>(selector)!;
    const fields = [...section.querySelectorAll<HTMLInputElement>("[required]")];
    const needed = [
      ...fields.flatMap((field) => [...field.labels!, field]),
      section.querySelector<HTMLElement>("button[type=submit]")!,
    ];
    const nameOf = (each: Element) => each.getAttribute("name") ?? each.textContent.trim();
    const faultOf = (each: HTMLElement) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
        return [`${nameOf(each)} isn't whole on the screen`];
      const middle = (left + right) / 2;
      const seen = [top + 2, bottom - 2].map((y) => document.elementFromPoint(middle, y));
      const above = seen.find((other) => !section.contains(other));
      return above === undefined ? [] : [`${above?.outerHTML.slice(0, 80)} covers ${nameOf(each)}`];
    };
    const scrollers = [section, ...section.querySelectorAll<HTMLElement>("*:not(textarea)")].filter(
      (each) => /auto|scroll/.test(getComputedStyle(each).overflowY),
    );
    return [
      ...(fields.length === 4 ? [] : [`${fields.length} fields are required`]),
      ...needed.flatMap(faultOf),
      ...scrollers.map((each) => `${each.className} scrolls in a box of its own`),
    ];
  }, part);

/** Fills all four fields. */
export async function fillReview(
  page: Page,
  review: { name: string; text: string; dupr?: string },
) {
  const { firstName, dupr, rating, text } = reviewForm(page);
  await firstName.fill(review.name);
  await dupr.fill(review.dupr ?? "3.5");
  await rating.selectOption("4");
  await text.fill(review.text);
}

/** The reviews in the list, first to last. */
export function listedReviews(page: Page): Locator {
  return page.locator("#player-reviews [data-reviews] > li");
}

/** The value of a figure card. */
export function figure(page: Page, label: string): Locator {
  return page
    .locator("#figures div", { has: page.getByText(label, { exact: true }) })
    .locator("dd");
}

/** The finder's form and its results, as a shopper sees them; the paddle reviews page has the same. */
export function paddleList(page: Page) {
  const form = page.getByRole("search", { name: "Paddles", exact: true });
  const results = page.locator("#results");
  return {
    search: form.getByLabel("Search"),
    category: form.getByLabel("Category"),
    brand: form.getByLabel("Brand"),
    submit: form.getByRole("button", { name: /^Find / }),
    /** On a narrow screen, category and brand are in a sheet. */
    filters: form.getByRole("button", { name: /^Filters/ }),
    sheet: form.getByRole("group", { name: "Filters" }),
    close: form.getByRole("button", { name: "Close filters" }),
    show: form.getByRole("button", { name: /^Show / }),
    /** A value of one of the finder's filters, by its full name: 'Graphite, 1 paddle'. */
    choice: (name: string | RegExp) => form.getByRole("checkbox", { name }),
    /** Opens a filter by its name. */
    facet: (name: string) => form.locator("summary", { hasText: name }),
    announced: form.getByRole("status"),
    /** The results' own heading; the paddles we couldn't confirm have one after it. */
    heading: results.getByRole("heading", { level: 2 }).first(),
    /** The names on the cards, in order. */
    names: results.getByRole("listitem").getByRole("heading"),
    closeMatches: results
      .getByRole("region", { name: "Close Matches" })
      .getByRole("listitem")
      .getByRole("heading"),
    clear: results.getByRole("link", { name: "Clear Filters" }),
  };
}

/** The comparison tray, as a shopper sees it. */
export function paddleTray(page: Page) {
  const bar = page.getByRole("region", { name: "Paddles to compare" });
  return {
    bar,
    /** The button that adds a paddle to it, or removes it. */
    toggle: (name: string) =>
      page.getByRole("main").getByRole("button", { name: `Compare ${name}`, exact: true }),
    /** The same in the paddle database. */
    check: (name: string) =>
      page.getByRole("main").getByRole("checkbox", { name: `Compare ${name}`, exact: true }),
    summary: bar.locator("summary"),
    names: bar.getByRole("listitem").getByRole("link"),
    remove: (name: string) => bar.getByRole("button", { name: `Remove ${name}` }),
    clear: bar.getByRole("button", { name: "Clear all" }),
    compare: bar.getByRole("link", { name: /^(Compare|Choose one more)/ }),
    /** Which paddles the comparison leaves out; empty if it holds all. */
    leftOut: bar.locator("p:has([data-says=leftOut])"),
    share: bar.getByRole("link", { name: "Share this list" }),
    announced: page.locator("paddle-tray").getByRole("status"),
  };
}

/** Remembers a paddle as the visitor's own, on its page. */
export async function ownPaddle(page: Page, name: string, path: string): Promise<void> {
  await page.goto(path);
  const toggle = page.getByRole("button", { name: `I own this: ${name}` });
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
}

/** Opens the error page: the home page accepts no posts. */
export async function visitErrorPage(page: Page, server = ""): Promise<void> {
  await page.goto(`${server}/`);
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.method = "post";
    document.body.append(form);
    form.submit();
  });
  await page.getByText("405").waitFor();
}

/** Adds any number of reviews through REST, in batches of the maximum size. */
export async function postReviews(
  request: APIRequestContext,
  rows: readonly object[],
): Promise<void> {
  for (let first = 0; first < rows.length; first += maxPostedRows) {
    const answer = await request.post("/rest/v1/paddle_reviews", {
      data: rows.slice(first, first + maxPostedRows),
    });
    expect(answer.status()).toBe(201);
  }
}

/** Requests on a connection that is slow for as long as the test wants. */
export interface HeldRequests {
  /** The first of them, once the page has sent it. */
  first: Promise<Request>;
  /** Lets them through. */
  release(): void;
}

/** Holds back a page's requests to an address until they are released. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<HeldRequests> {
  const first = Promise.withResolvers<Request>();
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    first.resolve(route.request());
    await released.promise;
    await route.continue();
  });
  return { first: first.promise, release: released.resolve };
}

import { fillReview, ownPaddle, paddleList, paddleTray, reviewForm } from "../support/forms.ts";
import { expect, test } from "../support/journey.ts";
import { projectLibrary } from "../support/project-library.ts";

test.use({ viewport: { width: 390, height: 844 } });

const mark = "Listed: not written up yet";

test("the owner of a paddle nobody has written about finds it, owns it, and reviews it @writes", async ({
  page,
}) => {
  test.slow();
  // What's typed in the menu finds it, though the page of reviews has none of it yet.
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  const box = page.locator("#menu").getByPlaceholder("Search paddles...");
  await box.pressSequentially("aurelius");
  await expect(page.getByRole("option").first()).toContainText("Franklin C45 Aurelius");
  await page.getByRole("option").first().click();
  await expect(page).toHaveURL(/\/franklin-c45-aurelius$/);
  await expect(page.getByText(/^Nobody has written up the Franklin C45 Aurelius/)).toBeVisible();
  const robots = page.locator("meta[name=robots]");
  await expect(robots).toHaveAttribute("content", /noindex/);

  // Facts say whose they are, and every version has its own approvals.
  await page.getByText("All specs").click();
  const row = page.getByRole("row", { name: "USA Pickleball" });
  await expect(row).toContainText("as The Paddle Register had it on September 21, 2026");
  await expect(row).toContainText(/14 mm:\s*approved/i);
  await expect(row.getByRole("link", { name: "where it says so" }).first()).toHaveAttribute(
    "href",
    /^https:\/\/pickleballcentral\.com\//,
  );

  await ownPaddle(page, "Franklin C45 Aurelius", "/franklin-c45-aurelius");
  await expect(page.getByText("You own this one.")).toBeVisible();
  await page.goto("/joola-perseus-3s");
  const versus = page.getByRole("main").locator("vs-yours").first();
  await expect(versus).toContainText("vs. your Franklin C45 Aurelius: ");
  await versus.getByRole("link", { name: "your Franklin C45 Aurelius" }).click();
  await expect(page).toHaveURL(/\/my-paddles\?own=franklin-c45-aurelius$/);
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Franklin C45 Aurelius"]);

  // The page of reviews has a listed paddle from its first review on.
  await page.goto("/paddle-reviews?search=aurelius");
  await expect(paddleList(page).names).toHaveCount(0);
  await page
    .getByRole("region", { name: "Elsewhere on the Site" })
    .getByRole("link", { name: "Franklin C45 Aurelius" })
    .click();
  await page.goto(`${page.url().split("#")[0]}#write-a-review`);
  await fillReview(page, { name: "Lee", text: "Steady when I'm jammed, and quiet." });
  await reviewForm(page).submit.click();
  await expect(reviewForm(page).answer).toContainText("Your review has been submitted");
  await page.goto("/paddle-reviews?search=aurelius");
  await expect(page.getByText(`1 of ${projectLibrary().written.length + 1} paddles`)).toBeVisible();
  await page
    .locator("#results")
    .getByRole("link", { name: /Franklin C45 Aurelius/ })
    .first()
    .click();
  await expect(page.getByText("Steady when I'm jammed, and quiet.").first()).toBeVisible();
  await expect(robots).toHaveCount(0);
  await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
});

test("filters, the comparison and the lists of approvals treat a listed paddle like any other", async ({
  page,
}) => {
  await page.goto("/paddle-finder");
  const { filters, brand, facet, choice, show, heading } = paddleList(page);
  await filters.click();
  await brand.selectOption("JOOLA");
  const ofBrand = projectLibrary().paddles.filter((paddle) => paddle.brand === "JOOLA").length;
  await expect(show).toHaveText(`Show ${ofBrand} Paddles`);
  await facet("Build").click();
  const hybrid = choice(/^Hybrid, \d+ paddles$/);
  const count = /(\d+) paddles/.exec((await hybrid.getAttribute("aria-label"))!)![1]!;
  await hybrid.check();
  await expect(show).toHaveText(`Show ${count} Paddles`);
  await show.click();
  await expect(page).toHaveURL(/\?brand=JOOLA&build=hybrid$/);
  await expect(heading).toHaveText(`${count} Paddles Found`);
  const listed = page.getByRole("region", { name: mark });
  await listed.getByRole("link", { name: /^JOOLA Perseus Pro V$/ }).click();

  await paddleTray(page).toggle("JOOLA Perseus Pro V").click();
  await page.goto("/joola-perseus-3s");
  await paddleTray(page).toggle("JOOLA Perseus 3S").click();
  await paddleTray(page).compare.click();
  await expect(page).toHaveURL(/\?paddles=joola-perseus-pro-v,joola-perseus-3s$/);
  await expect(page.getByText("so we judge it by its facts alone")).toBeVisible();
  const table = page.getByRole("table", { name: "Side by side" });
  await expect(table.getByRole("row", { name: /^List price/ }).getByRole("cell")).toHaveText([
    /^\$299\.95/,
    /^\$279\.95/,
  ]);

  await page.goto("/is-my-paddle-legal");
  const asked = page.getByRole("textbox", { name: "Your paddle" });
  await asked.fill("perseus pro v");
  await asked.press("Enter");
  const answer = page.getByRole("region", { name: "JOOLA Perseus Pro V", exact: true });
  await expect(answer.getByRole("listitem").first()).toContainText(
    "The Paddle Register had it as approved by USA Pickleball on September 21, 2026.",
  );
});

import type { Page } from "@playwright/test";
import { ownPaddle } from "../support/forms.ts";
import { expect, test } from "../support/journey.ts";

const line = (page: Page) => page.getByRole("main").locator("vs-yours").first();
const paddleChoice = (page: Page) => page.getByRole("combobox", { name: "Paddle", exact: true });
const compared =
  "vs. your Neonic Flow: more powerful, a 0.3 in longer grip, not as good on drops and resets, less steady off-center, about $150 more";

test("a player says what they own, sees it compared everywhere, shares it and has it forgotten", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await page.goto("/joola-perseus-pro-iv");
  await expect(line(page)).toBeHidden();
  await ownPaddle(page, "Neonic Flow", "/neonic-flow");
  await expect(page).toHaveURL(/\/neonic-flow$/);
  await expect(line(page)).toHaveText("You own this one.");

  await page.goto("/joola-perseus-pro-iv");
  await expect(line(page)).toHaveText(compared);
  await page.goto("/joola-perseus-pro-iv?units=metric");
  await expect(line(page)).toContainText("an 8 mm longer grip");
  await page.goto("/paddles?brand=JOOLA");
  await expect(page.getByRole("columnheader", { name: "vs. yours" })).toBeVisible();
  const row = page.getByRole("row", { name: "JOOLA Perseus Pro IV" });
  await expect(row.locator("vs-yours")).toHaveText(compared.replace(/.*: /, ""));
  await page.goto("/comparisons/joola-perseus-pro-iv-vs-neonic-flow");
  await expect(page.getByRole("row", { name: /^vs. yours/ }).getByRole("cell")).toHaveText([
    compared.replace(/.*: /, ""),
    "yours",
  ]);

  // The guided match is filled in with it, and says what its answer lacks.
  await page.goto("/paddle-finder/match");
  await expect(page.getByLabel("What do you play with now?")).toHaveValue("neonic-flow");
  await page.getByRole("radio", { name: /^Power/ }).check();
  await page.getByRole("button", { name: "Show my paddles" }).click();
  await expect(page).toHaveURL(/\/match\?style=power&own=neonic-flow$/);
  await expect(page.getByRole("heading", { name: "What you'd miss" }).first()).toBeVisible();
  await expect(
    page.getByText(/^Your Neonic Flow is .*better on drops and resets/).first(),
  ).toBeVisible();

  // The line leads to the page of the bag, which another browser can open.
  await page.goto("/joola-perseus-pro-iv");
  await line(page).getByRole("link", { name: "your Neonic Flow" }).click();
  await paddleChoice(page).selectOption("Onix Z5 Graphite");
  await page.getByRole("button", { name: "Put it in the bag" }).click();
  await expect(page).toHaveURL(/\/my-paddles\?own=neonic-flow,onix-z5-graphite$/);
  await expect(
    page.getByText("vs. your Neonic Flow: quicker, steadier off-center, 0.3 oz lighter"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Remember in this browser" }).click();
  await expect(page.getByRole("status").filter({ hasText: "remembers them now" })).toBeVisible();
  const kept = page.getByText(/^This browser remembers:/);
  await expect(kept).toHaveText("This browser remembers: Neonic Flow, Onix Z5 Graphite.");

  const friend = await browser.newContext({ baseURL: baseURL! });
  const theirs = await friend.newPage();
  await theirs.goto(page.url());
  await expect(theirs.getByRole("heading", { level: 3 })).toHaveText([
    "Neonic Flow",
    "Onix Z5 Graphite",
  ]);
  await expect(theirs.getByText(/^This browser remembers:/)).toBeHidden();
  await theirs.goto("/joola-perseus-pro-iv");
  await expect(line(theirs)).toBeHidden();
  await friend.close();

  await page.getByRole("button", { name: "Forget them" }).press("Enter");
  await expect(kept).toBeHidden();
  await expect(page.getByText("Forgotten.")).toBeFocused();
  await page.goto("/joola-perseus-pro-iv");
  await expect(line(page)).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("the line is there on the first paint, and moves nothing", async ({ page }) => {
  await ownPaddle(page, "Neonic Flow", "/neonic-flow");
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((shifts) => {
      for (const shift of shifts.getEntries()) moved += (shift as never as { value: number }).value;
      document.documentElement.dataset["moved"] = String(moved);
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver(() => {
      document.documentElement.dataset["painted"] =
        document.querySelector("vs-yours")?.textContent ?? "nothing";
    }).observe({ type: "paint", buffered: true });
  });
  await page.goto("/joola-perseus-pro-iv");
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-painted", compared);
  await page.mouse.wheel(0, 600);
  await expect(root).not.toHaveAttribute("data-moved", /[1-9]/);
});

test("a paddle that isn't on the list is typed in, with commas and units, and what can't be read is named and kept", async ({
  page,
}) => {
  await page.goto("/my-paddles");
  await page.getByText("Not on our list? Type its numbers").click();
  await page.getByLabel("Weight (oz)").fill("7,9 oz");
  await page.getByLabel("Core thickness (mm)").fill("thin");
  await page.getByRole("button", { name: "Put it in the bag" }).click();
  await expect(page.getByLabel("Core thickness (mm)")).toHaveAccessibleDescription(
    /^"thin" is not a number\. Write/,
  );
  await expect(page.getByLabel("Core thickness (mm)")).toHaveValue("thin");
  await expect(page.getByLabel("Weight (oz)")).toHaveValue("7.9");
  await page.getByLabel("Core thickness (mm)").fill("1.3 cm");
  await page.getByRole("button", { name: "Put it in the bag" }).click();
  await expect(page).toHaveURL(/\/my-paddles\?weight=7.9&core=13$/);
  await page.getByRole("button", { name: "Remember in this browser" }).click();
  // The script that remembers loads with the first click.
  await expect(page.getByText("This browser remembers them now.")).toBeVisible();
  await page.goto("/joola-perseus-pro-iv");
  await expect(line(page)).toHaveText("vs. your paddle: 0.3 oz heavier, a 3 mm thicker core");
  await line(page).getByRole("link", { name: "your paddle" }).click();
  await expect(page.getByLabel("Weight (oz)")).toHaveValue("7.9");
});

test("whatever is stored, it's shown as text or not at all", async ({ page }) => {
  const store = (own: string) => page.evaluate((kept) => void (localStorage["own"] = kept), own);
  await page.goto("/about");
  const html = "<img src=x onerror=alert(1)>";
  await store(JSON.stringify([{ slug: "gone", name: html, facts: "7.9,<b>" }]));
  await page.goto("/joola-perseus-pro-iv");
  await expect(line(page)).toHaveText(`vs. your ${html}: 0.3 oz heavier`);
  await expect(line(page).getByRole("link")).toHaveAttribute("href", "/my-paddles?own=gone");
  // A paddle that we don't list leads to the empty page.
  await line(page).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Paddles");
  for (const own of ["{", "5", "null", '[{"slug":"\\"]x","name":"X","facts":"8"}]', "[[[]]]"]) {
    await store(own);
    await page.goto("/joola-perseus-pro-iv");
    await expect(page.locator("own-toggle").first()).toBeAttached();
    await expect(page.getByRole("button", { name: /^I own this/ })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
    await expect(line(page)).toBeHidden();
  }
});

test("without storage, a paddle is remembered as long as the page", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await ownPaddle(page, "Neonic Flow", "/neonic-flow");
  await expect(line(page)).toHaveText("You own this one.");
  await page.reload();
  await expect(line(page)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("'I own this' leads to a bag that has an address", async ({ page }) => {
    await page.goto("/neonic-flow");
    await page.getByRole("button", { name: "I own this: Neonic Flow" }).click();
    await expect(page).toHaveURL(/\/my-paddles\?own=neonic-flow$/);
    await expect(page.getByRole("button", { name: "Remember in this browser" })).toBeHidden();
    await paddleChoice(page).selectOption("Onix Z5 Graphite");
    await page.getByRole("button", { name: "Put it in the bag" }).click();
    await page.getByRole("link", { name: "Compare with this one (Onix Z5 Graphite)" }).click();
    await expect(page).toHaveURL(/\/my-paddles\?own=onix-z5-graphite,neonic-flow$/);
    await page.getByRole("link", { name: "Find one that fits you better" }).click();
    await expect(page.getByLabel("What do you play with now?")).toHaveValue("onix-z5-graphite");
  });
});

test("what a player had and wants is kept beside what they own, and compared with it alone", async ({
  page,
}) => {
  await page.goto("/my-paddles");
  const add = async (paddle: string, relation: string) => {
    await paddleChoice(page).selectOption(paddle);
    await page.getByLabel("What it is to you").selectOption(relation);
    await page.getByRole("button", { name: "Put it in the bag" }).click();
  };
  await add("Onix Z5 Graphite", "I had it");
  await add("Diadem Hero", "I want it");
  await expect(page).toHaveURL(/\/my-paddles\?had=onix-z5-graphite&want=diadem-hero$/);
  await expect(page.getByText("Other paddles are compared with this one.")).toBeHidden();
  await add("Neonic Flow", "I own it");
  await expect(page).toHaveURL(/\?own=neonic-flow&had=onix-z5-graphite&want=diadem-hero$/);
  await page.getByRole("button", { name: "Remember in this browser" }).click();
  await expect(page.getByText(/^This browser remembers:/)).toHaveText(
    "This browser remembers: Neonic Flow, Onix Z5 Graphite (had), Diadem Hero (want).",
  );
  await page.goto("/diadem-hero");
  await expect(line(page)).toHaveText("You want this one.");
  await page.goto("/joola-perseus-pro-iv");
  await expect(line(page)).toHaveText(compared);
  await page.goto("/my-paddles?own=neonic-flow&want=diadem-hero");
  await page.getByRole("link", { name: /^I had it.*Diadem Hero/ }).click();
  await expect(page).toHaveURL(/\?own=neonic-flow&had=diadem-hero$/);
});

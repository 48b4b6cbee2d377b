import { expect } from "@playwright/test";
import { addresses } from "../../src/addresses.ts";
import { runsAll } from "../runner/tier.ts";
import { listedPages, pageKinds } from "../support/listed-pages.ts";
import { unlistedKinds } from "../support/page-kinds.ts";
import { hardest, phoneFaults } from "../support/phone-faults.ts";
import { states } from "../support/page-states.ts";
import { byReviews, test } from "../support/wide-site.ts";

// Phones with large text, with WCAG's text spacing and with scrollbars that take room. The store has reviews as wide as
// they may be: 200 of one paddle and article, one of others, none of the rest.

const reviewed = Object.entries(byReviews).flatMap(([count, paths]) =>
  paths.map((path) => [`${path} with ${count} players' reviews`, path] as const),
);
const kinds = [...pageKinds, ...unlistedKinds]
  .map(({ kind, example }) => [kind, example] as const)
  .filter(([, example]) => reviewed.every(([, path]) => path !== example));

const pages: Record<string, string> = {
  ...Object.fromEntries([...kinds, ...reviewed]),
  "a paddle's reviews, narrowed": `${byReviews[200][0]}?level=3.5&sort=helpful&search=unbreakable`,
  "a paddle we couldn't confirm": "/adidas-metalbone-lp-s",
  "paddles with many reviews side by side":
    "/comparisons?paddles=joola-perseus-pro-iv,selkirk-amped-s2,diadem-hero,selkirk-labs-project-boomstick-elongated",
};

// The tab remembers drafts and chosen paddles.
test.afterEach(({ wideSite: { page } }) => page.evaluate(() => localStorage.clear()));

for (const [name, path] of Object.entries(pages))
  test(`${name} fits a phone`, async ({ wideSite: { page } }) => {
    await page.goto(path);
    expect(await phoneFaults(page)).toEqual([]);
  });

// Of each kind `npm test` opens one page; the others come with `npm test -- --all`.
const others = listedPages
  .map(({ path }) => path)
  .filter((path) => !Object.values(pages).includes(path));
for (const path of runsAll ? others : [])
  test(`${path} fits a phone in the hardest settings`, async ({ wideSite: { page } }) => {
    await page.goto(path);
    expect(await phoneFaults(page, undefined, hardest)).toEqual([]);
  });

for (const name of [
  "a review's private page",
  "the link in a report's email",
  "an issue of the newsletter",
])
  test(`${name} fits a phone`, async ({ wideSite: { page, hidden } }) => {
    await page.goto(hidden[name]!);
    expect(await phoneFaults(page)).toEqual([]);
  });

const onPhones: typeof states = {
  ...states,
  "the review form as a sheet": {
    part: "#write-a-review",
    open: async (page) => {
      await page.goto("/onix-z5-graphite#write-a-review");
      await page.getByText("Your time with it").click();
      await page.getByText("What did you measure?").click();
      // Its head stays while the rest moves below it.
      await page.locator("#write-a-review").evaluate((sheet) => sheet.scrollTo(0, 0));
    },
  },
  "the bar of a paddle page": {
    part: "main nav[aria-label='Selkirk LABS Project Boomstik Elongated']",
    open: async (page) => {
      await page.goto("/selkirk-labs-project-boomstick-elongated#player-reviews");
      await expect(page.getByRole("link", { name: "Write", exact: true })).toBeVisible();
    },
  },
  "a paddle page with everything open": {
    open: async (page) => {
      await page.goto(byReviews[200][0]);
      for (const each of await page.locator("main details").all())
        await each.evaluate((details: HTMLDetailsElement) => void (details.open = true));
    },
  },
};

// `npm test` opens every kind of page; states of them come with `npm test -- --all`.
for (const [state, { open, part }] of Object.entries(runsAll ? onPhones : {}))
  test(`${state} fits a phone`, async ({ wideSite: { page } }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page);
    expect(await phoneFaults(page, part)).toEqual([]);
  });

if (runsAll)
  test("the owner's pages fit a phone", async ({ wideSite: { page, hidden, signIn } }) => {
    await page.goto(addresses.consoleSignIn.path);
    expect.soft(await phoneFaults(page)).toEqual([]);
    await signIn();
    for (const path of [
      addresses.console.path,
      addresses.consoleQueue.path,
      addresses.consoleReviews.path,
      addresses.consolePhotos.path,
      addresses.consoleWords.path,
      addresses.consoleMessages.path,
      hidden["a message in the console"]!,
      addresses.consoleNewsletter.path,
      addresses.consoleSubscribers.path,
      addresses.consoleFigures.path,
      addresses.consoleContent.path,
      addresses.consoleNewEntry.path,
      `${addresses.consoleHistory.path}?entry=paddles/diadem-hero.yaml`,
      addresses.consoleGaps.path,
      addresses.consoleAccount.path,
      addresses.consoleLog.path,
    ]) {
      await page.goto(path);
      expect.soft(await phoneFaults(page), path).toEqual([]);
    }
    // The bar with the buttons lies over these.
    const entry = `${addresses.consoleEntry.path}?entry=paddles/diadem-hero.yaml`;
    for (const [path, part] of [
      [entry, "[data-entry-form]"],
      [`${entry}&as=text`, "h1"],
    ] as const) {
      await page.goto(path);
      expect.soft(await phoneFaults(page, part), path).toEqual([]);
    }
    await page.context().clearCookies();
  });

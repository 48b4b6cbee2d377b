import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { projectLibrary } from "../support/project-library.ts";

// A screen reader tells what changes in a live region that was there before. Each row has a page, its region, and what
// is heard after each act.

interface Heard {
  path: string;
  region: (page: Page) => Locator;
  acts: readonly (readonly [act: (page: Page) => Promise<unknown>, heard: string])[];
}

const header = (page: Page) => page.locator("form:has([placeholder='Search paddles...'])").first();
const search = (page: Page) => header(page).getByRole("combobox");
const finder = (page: Page) => page.getByRole("search", { name: "Paddles" });
const compare = (page: Page) => page.getByRole("button", { name: "Compare Neonic Flow" }).first();

const powerPaddles = projectLibrary().paddles.filter(({ category }) => category === "Power Paddle");

/** Searches for something that has one suggestion, whatever is in the catalog. */
async function searchForOne(page: Page) {
  const option = '<a role="option" href="/neonic-flow" aria-selected="false">Neonic Flow</a>';
  await page.route("**/search/suggestions?*", (route) =>
    route.fulfill({ contentType: "text/html", body: option }),
  );
  await search(page).fill("neonic flow");
}

const rows: Readonly<Record<string, Heard>> = {
  "how many suggestions a search has": {
    path: "/about",
    region: (page) => header(page).locator("[aria-live=polite]"),
    acts: [
      [(page) => header(page).getByRole("searchbox").pressSequentially("perseus"), "4 suggestions"],
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
};

for (const [what, { path, region, acts }] of Object.entries(rows))
  test(`a screen reader tells ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const live = await region(page).elementHandle();
    for (const [act, heard] of acts) {
      await act(page);
      await expect
        .poll(() => live.evaluate((each) => each.isConnected && each.textContent))
        .toEqual(heard);
    }
  });

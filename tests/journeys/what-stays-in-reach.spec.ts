import type { Locator, Page } from "@playwright/test";
import { addresses } from "../../src/addresses.ts";
import { signIn, test as consoleTest } from "../support/console-journey.ts";
import { paddleTray } from "../support/forms.ts";
import { expect, test } from "../support/journey.ts";

// Bars that stay in sight take room from what scrolls beside them, at the widths of phones, tablets and desktops.

/** Runs in the page: whether an element is whole on the screen, and nothing covers it. */
function isWhole(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
  const middle = (left + right) / 2;
  return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
    const seen = document.elementFromPoint(middle, y);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });
}

const expectWhole = (control: Locator, message: string) =>
  expect.poll(() => control.evaluate(isWhole), { message }).toBe(true);

interface Beside {
  path: string;
  widths: readonly number[];
  /** What scrolls on its own, or stays, beside the page. */
  part: (page: Page) => Locator;
}

const filters = (page: Page) => page.getByRole("search", { name: "Paddles", exact: true });

const besideTheTray: Readonly<Record<string, Beside>> = {
  "the finder's filters": {
    path: "/paddle-finder",
    widths: [800, 1280],
    part: filters,
  },
  "the filters of paddle reviews": {
    path: "/paddle-reviews",
    widths: [800, 1280],
    part: filters,
  },
  "the filters above the paddle database": {
    path: "/paddles",
    widths: [390, 800],
    part: filters,
  },
  "the review form": {
    path: "/neonic-flow",
    widths: [800, 1280],
    part: (page) => page.locator("#write-a-review form"),
  },
};

const controls =
  ":is(a[href], button, input:not([type=hidden]), select, textarea, summary):not([tabindex='-1'])";

for (const [what, { path, widths, part }] of Object.entries(besideTheTray))
  test(`beside the tray, the last control of ${what} can be reached`, async ({ page }) => {
    await page.goto("/neonic-flow");
    await paddleTray(page).toggle("Neonic Flow").click();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(path);
      await expect(paddleTray(page).bar).toBeVisible();
      const folds = part(page).locator("details");
      for (const fold of await folds.all())
        await fold.evaluate((details: HTMLDetailsElement) => void (details.open = true));
      const last = part(page).locator(controls).filter({ visible: true }).last();
      await last.focus();
      await expectWhole(last, `focused at ${width} px`);
      // With a wheel or a finger, as far as it goes.
      await last.evaluate((control) => {
        for (let each: Element | null = control; each; each = each.parentElement)
          if (/auto|scroll/.test(getComputedStyle(each).overflowY)) each.scrollTop = 1e6;
      });
      await expectWhole(last, `scrolled to at ${width} px`);
    }
  });

consoleTest(
  "the console has one menu at every width, and nothing covers what is to be done @writes",
  async ({ page, fill, dataDir }) => {
    for (let index = 0; index < 12; index++) {
      const id = await fill.review(`Writer${"x".repeat(index)}`, 1000 + index);
      await fill.report(id, "It sells.", 2000);
    }
    await signIn(page, dataDir);
    for (const width of [390, 600, 800, 959, 960, 1000, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      for (const [path, action] of [
        [addresses.consoleQueue.path, "summary"],
        [addresses.consoleNewsletter.path, "button[type=submit]"],
        [`${addresses.consoleEntry.path}?entry=paddles/diadem-hero.yaml`, "#save"],
      ] as const) {
        const at = `${path} at ${width} px`;
        await page.goto(path);
        const menus = page.getByRole("navigation", { name: "Console" }).filter({ visible: true });
        await expect(menus, at).toHaveCount(1);
        const links = menus.getByRole("link").filter({ visible: true });
        expect(await links.count(), at).toBeGreaterThan(3);
        for (const link of [links.first(), links.last()]) {
          await link.scrollIntoViewIfNeeded();
          await expectWhole(link, at);
        }
        const last = page.locator(`main ${action}`).filter({ visible: true }).last();
        await last.scrollIntoViewIfNeeded();
        await expectWhole(last, `the action of ${at}`);
      }
    }
  },
);

test("the footer covers nothing of the newsletter above it", async ({ page }) => {
  await page.goto("/");
  const footer = await page.getByRole("contentinfo").boundingBox();
  const section = await page.locator("#newsletter").boundingBox();
  expect(section!.y + section!.height).toBeLessThanOrEqual(footer!.y + 1);
});

import { expect, type Locator, type Page } from "@playwright/test";

/** The toasts that a page shows, without those on their way out. */
export const toasts = (page: Page) => page.locator("[data-sonner-toast][data-removed=false]");

/** Has toasts stay until the page itself removes them, because four seconds may be too short for a busy machine to look. */
export const keepToasts = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((work: () => void, time?: number, ...words: unknown[]) =>
      setTimeout(work, time === 4000 ? 600_000 : time, ...words)) as never;
  });

/** Waits for a toast, and for an earlier one to go, on a page that keeps them. */
export async function expectOnlyToast(page: Page, text: string): Promise<void> {
  await expect(toasts(page).filter({ hasText: text })).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

async function boxOf(part: Locator): Promise<Box> {
  const { x, y, width, height } = (await part.boundingBox())!;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** Whether the only toast, once it has come up, is over a part of the page, or over a point of the screen. */
export async function toastCovers(page: Page, what: Locator | readonly [x: number, y: number]) {
  const other =
    "page" in what
      ? await boxOf(what)
      : { left: what[0], right: what[0], top: what[1], bottom: what[1] };
  // In one step, because it goes after four seconds, in which a busy machine may take only a few.
  const own = await toasts(page).evaluate(async (shown): Promise<Box> => {
    const { dataset } = shown as HTMLElement;
    while (dataset["mounted"] !== "true")
      await new Promise((painted) => requestAnimationFrame(painted));
    await Promise.all(shown.getAnimations().map(({ finished }) => finished));
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    return { left, top, right, bottom };
  });
  return (
    own.left < other.right &&
    other.left < own.right &&
    own.top < other.bottom &&
    other.top < own.bottom
  );
}

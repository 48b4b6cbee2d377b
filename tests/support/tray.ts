import type { Page } from "@playwright/test";

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

import type { JourneyServer } from "./journey-servers.ts";
import { type Tab, test as base } from "./worker.ts";

interface Visit {
  /** Console messages to expect. Any other fails the test. */
  expectedComplaints: RegExp | undefined;
  /** The server of all visits. */
  site: JourneyServer;
  tab: Tab;
}

/** A visit to pages, one after another in the tab that all visits share. It stores nothing on the server. */
export const test = base.extend<Visit>({
  expectedComplaints: [undefined, { option: true }],
  site: async ({ sharedServers }, use) => {
    const { server, version } = await sharedServers.of({});
    const before = version();
    await use(server);
    test.expect(version(), "a visit wrote to the server").toBe(before);
  },
  tab: async ({ sharedTab: tab, expectedComplaints }, use) => {
    await use(tab);
    test.expect(tab.complaints(expectedComplaints), "the browser's console").toEqual([]);
    await tab.runScripts(true);
    await tab.setFontSize(16);
    await tab.page.setViewportSize({ width: 1280, height: 720 });
    await tab.page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
    await tab.page.evaluate(() => localStorage.clear());
  },
});

export const { expect } = test;

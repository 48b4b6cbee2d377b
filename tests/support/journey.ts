import { type JourneyServer, ownServer } from "./journey-servers.ts";
import { complaintsOf, test as base } from "./worker.ts";

interface Journey {
  /** The server's settings besides its data folder. */
  settings: Record<string, string>;
  engine: "sqlite" | "postgres";
  /** Console messages to expect in this journey. */
  expectedComplaints: RegExp | undefined;
  /**
   * The server. Journeys that only read share it, so that none depends on another; one that stores something has
   * '@writes' in its name and a server of its own, on an empty store.
   */
  server: JourneyServer;
}

/** A journey through the built site in a real browser. Console messages fail it. */
export const test = base.extend<Journey>({
  settings: [{}, { option: true }],
  engine: ["sqlite", { option: true }],
  expectedComplaints: [undefined, { option: true }],
  server: async ({ settings, engine, sharedServers }, use, { tags }) => {
    if (tags.includes("@writes") || engine === "postgres") {
      const server = await ownServer(settings, engine);
      await use(server);
      await server.stop();
      return;
    }
    const { server, version } = await sharedServers.of(settings);
    const before = version();
    await use(server);
    test.expect(version(), "it wrote to a server that others read: say @writes").toBe(before);
  },
  baseURL: async ({ server }, use) => use(server.url),
  /** Fails the journey for any console message that it doesn't expect. A journey without a page needs no browser. */
  context: async ({ context, expectedComplaints }, use) => {
    const complaints = complaintsOf(context);
    await use(context);
    test.expect(complaints(expectedComplaints), "the browser's console").toEqual([]);
  },
});

export const { expect } = test;

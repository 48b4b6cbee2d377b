import { test as base } from "@playwright/test";
import { type JourneyServer, ownServer, SharedServers } from "./journey-servers.ts";

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
  /** Fails the journey for any other console message. */
  quietConsole: void;
}

interface Worker {
  sharedServers: SharedServers;
}

/**
 * Chromium's own message that it skipped a page transition because a busy machine was too late. None of our code ran.
 */
const skippedTransition = "Transition was aborted because of invalid state. Page already revealed";

/** A journey through the built site in a real browser. Console messages fail it. */
export const test = base.extend<Journey, Worker>({
  settings: [{}, { option: true }],
  engine: ["sqlite", { option: true }],
  expectedComplaints: [undefined, { option: true }],
  sharedServers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const servers = new SharedServers();
      await use(servers);
      await servers.stop();
    },
    { scope: "worker" },
  ],
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
  quietConsole: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const note = (text: string) => {
        if (text !== skippedTransition && !expectedComplaints?.test(text)) complaints.push(text);
      };
      context.on("weberror", (problem) => note(problem.error().message));
      context.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) note(message.text());
      });
      await use();
      test.expect(complaints, "the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;

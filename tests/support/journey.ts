import { test as base } from "@playwright/test";
import { type JourneyServer, ownServer, SharedServers } from "./journey-servers.ts";

interface Journey {
  /** Settings of the server besides its place for data. */
  settings: Record<string, string>;
  engine: "sqlite" | "postgres";
  /** What the browser may complain of on its console in this journey. */
  expectedComplaints: RegExp | undefined;
  /**
   * The server. Journeys that only read share it, so that none depends on what another did; one that stores something
   * says '@writes' in its name and has a server of its own, on an empty store.
   */
  server: JourneyServer;
  /** Fails the journey for anything the browser complained of. */
  quietConsole: void;
}

interface Worker {
  sharedServers: SharedServers;
}

/**
 * Chromium's own word that it shows a page without the transition from the one before, because a busy machine was too
 * late with it. Nothing of ours ran.
 */
const skippedTransition = "Transition was aborted because of invalid state. Page already revealed";

/** A journey through the built site in a real browser. What the console complains of fails it. */
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

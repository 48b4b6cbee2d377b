import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { createDatabase } from "./postgres.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

interface Journey {
  /** Settings of the server besides its place for data. */
  settings: Record<string, string>;
  engine: "sqlite" | "postgres";
  /** What the browser may complain of on its console in this journey. */
  expectedComplaints: RegExp | undefined;
  /** A server of this journey's own, on an empty store. */
  server: ServerProcess & { restart(): Promise<void> };
  /** Fails the journey for anything the browser complained of. */
  quietConsole: void;
}

/** A journey through the built site in a real browser. What the console complains of fails it. */
export const test = base.extend<Journey>({
  settings: [{}, { option: true }],
  engine: ["sqlite", { option: true }],
  expectedComplaints: [undefined, { option: true }],
  server: async ({ settings, engine }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
    const databaseUrl =
      engine === "postgres" ? await createDatabase(process.env["TEST_DATABASE_URL"]!) : undefined;
    const all = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...settings };
    let running = await startServer(all);
    await use({
      get url() {
        return running.url;
      },
      get port() {
        return running.port;
      },
      output: () => running.output(),
      stop: (signal) => running.stop(signal),
      async restart() {
        await running.stop();
        running = await startServer({ ...all, PORT: String(running.port) });
      },
    });
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ server }, use) => use(server.url),
  quietConsole: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const note = (text: string) => {
        if (!expectedComplaints?.test(text)) complaints.push(text);
      };
      page.on("pageerror", (error) => note(error.message));
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) note(message.text());
      });
      await use();
      test.expect(complaints, "the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;

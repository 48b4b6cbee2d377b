import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "./journey.ts";
import { readMail, startMailServer, type TestMailServer } from "./mail-server.ts";

/** A journey with a mail server, which the site's server uses. */
export const test = base.extend<{ mailServer: TestMailServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
  mailServer: async ({}, use) => {
    const server = await startMailServer();
    await use(server);
    await server.stop();
  },
  settings: async ({ mailServer }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
    await use({
      DATA_DIR: dataDir,
      SMTP_URL: mailServer.url,
      MAIL_FROM: "RallyRank <news@rallyrank.example>",
    });
    rmSync(dataDir, { recursive: true, force: true });
  },
});
const { expect } = test;

/** The next email to an address; earlier ones to others are skipped. */
export async function nextMail({ received }: TestMailServer, recipient: string, seen = 0) {
  const theirs = () =>
    received
      .filter(({ recipients }) => recipients.includes(recipient))
      .map(({ raw }) => readMail(Buffer.from(raw).toString("latin1")));
  await expect.poll(() => theirs().length).toBeGreaterThan(seen);
  return theirs()[seen]!;
}

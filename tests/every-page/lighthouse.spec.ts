import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "../support/journey.ts";
import { pageKinds } from "../support/listed-pages.ts";

test.setTimeout(600_000);

/** How many pages one process looks at: on a slow machine each takes up to 40 seconds. */
const atOnce = 5;

for (let first = 0; first < pageKinds.length; first += atOnce) {
  const kinds = pageKinds.slice(first, first + atOnce);
  test(`Lighthouse gives 100 for accessibility, best practices and search engines to: ${kinds.map(({ kind }) => kind).join(", ")}`, async ({
    server,
    launchOptions,
  }) => {
    const addresses = kinds.map(({ example }) => server.url + example);
    const program = join(import.meta.dirname, "../support/lighthouse-process.ts");
    const { stdout } = await promisify(execFile)(process.execPath, [
      program,
      launchOptions.executablePath!,
      ...addresses,
    ]);
    const lines = stdout.trim().split("\n");
    expect(lines).toEqual(
      addresses.map((address) => JSON.stringify({ address, scores: [1, 1, 1], failed: [] })),
    );
  });
}

import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import type { Store } from "../../src/platform/store/connect.ts";
import { exportData } from "../../src/office/owner/transfer/export-data.ts";

/** Exports a store into a file; returns its content. */
export async function exportTo(store: Store, file: string, sameSite = false): Promise<string> {
  writeFileSync(file, "");
  await exportData(
    store,
    async (lines) => appendFileSync(file, lines),
    () => {},
    sameSite,
  );
  return readFileSync(file, "utf8");
}

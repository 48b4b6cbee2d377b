import { expect, test, vi } from "vitest";
import { freePort } from "../../../tests/support/postgres.ts";
import { serveMetrics } from "./observe-requests.ts";

test("what can't be read anymore is left out of the metrics, and not what it was", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const readings = {
    mails: vi.fn(() => Promise.resolve({ waiting: 3, delivered: 2, failed: 1 })),
    storeReady: vi.fn(() => Promise.resolve(true)),
    diskFree: vi.fn((): Promise<number | undefined> => Promise.resolve(5_000_000)),
    lastBackup: vi.fn((): number | undefined => 1_795_000_000_500),
    pages: () => ({ pages: 7, bytes: 4096, hits: 1, misses: 2 }),
  };
  const stopping = new AbortController();
  const port = await freePort();
  await serveMetrics(port, readings, stopping.signal);
  const read = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return metrics
      .split("\n")
      .filter((line) => /^rallyrank_(mails|store|disk|last_backup)/.test(line))
      .toSorted();
  };
  expect(await read()).toEqual([
    "rallyrank_disk_free_bytes 5000000",
    "rallyrank_last_backup_timestamp_seconds 1795000000.5",
    'rallyrank_mails{state="delivered"} 2',
    'rallyrank_mails{state="failed"} 1',
    'rallyrank_mails{state="waiting"} 3',
    "rallyrank_store_ready 1",
  ]);
  readings.mails.mockRejectedValue(new Error("the store is down"));
  readings.storeReady.mockResolvedValue(false);
  readings.diskFree.mockResolvedValue(undefined);
  readings.lastBackup.mockReturnValue(undefined);
  expect(await read()).toEqual(["rallyrank_store_ready 0"]);
  stopping.abort();
  vi.restoreAllMocks();
});

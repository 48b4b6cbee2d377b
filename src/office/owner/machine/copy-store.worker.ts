// Copies an SQLite store in a thread of its own: that takes seconds, and would hold up visitors.

import { parentPort, workerData } from "node:worker_threads";
import { answerApart } from "../../../platform/apart.ts";
import { backupStore } from "../transfer/backup.ts";

/** What the thread is asked: to copy a store to a file. */
export interface CopyAsked {
  from: string;
  to: string;
}

// A test runner's threads load this file, too.
const { copiesStores } = (workerData ?? {}) as { copiesStores?: boolean };
if (parentPort && copiesStores)
  answerApart(parentPort, ({ from, to }: CopyAsked) => backupStore(from, to));

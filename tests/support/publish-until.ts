// Publishes a draft in a process of its own, which kills itself at a step: see publishing-content.test.ts.

import { parseArgs } from "node:util";
import { contentActs } from "../../src/office/publishing/content-acts.service.ts";
import { openContent } from "../../src/office/publishing/content.service.ts";
import { openLiveLibrary } from "../../src/library/open-library.ts";
import { perform } from "../../src/platform/acts.ts";
import { openStore } from "../../src/platform/store/connect.ts";

const { positionals } = parseArgs({ allowPositionals: true });
const { place, folder, at, path } = JSON.parse(positionals[0]!) as {
  place: { dataDir: string; databaseUrl?: string };
  folder: string;
  at: "prepare" | "fileDigest" | "refresh";
  path: string;
};
const store = openStore(place);
const live = await openLiveLibrary({ projectFolder: folder, showsSamples: true });
const content = openContent({
  store,
  live,
  changes: { changed: () => undefined, onRead: () => undefined },
  clock: Date.now,
  isReadOnly: false,
  swapped: () => Promise.resolve(),
});
await content.follow();
const kill = (): never => process.kill(process.pid, "SIGKILL") as never;
const killing = {
  prepare: async (...asked: Parameters<typeof content.prepare>) => {
    await content.prepare(...asked);
    return kill();
  },
  // Asked for while drafts are made live.
  fileDigest: kill,
  refresh: kill,
};
const publish = contentActs.find(({ name }) => name === "content publish")!;
const needs = { content: { ...content, [at]: killing[at] } };
await perform(
  { ...store, ...needs, person: "dana@example.com" },
  publish,
  { of: [path], options: {}, isSure: true },
  { reason: "", now: Date.now(), by: "Dana", role: "owner" },
);

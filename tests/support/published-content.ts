import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { copyContent } from "./content-copy.ts";
import type { StorePlace } from "./engines.ts";
import { applicationOf } from "./in-process-site.ts";
import { contentActs } from "../../src/office/publishing/content-acts.service.ts";
import type { ContentService } from "../../src/office/publishing/content.service.ts";
import { openLiveLibrary } from "../../src/library/open-library.ts";
import { type Options, perform, type Role } from "../../src/platform/acts.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { openSite } from "../../src/site.ts";

/** A project whose content a test edits, publishes over, and opens several times. */
export function contentProject() {
  const copy = copyContent();
  symlinkSync(resolve("public"), join(copy.folder, "public"));
  // What content in memory depends on.
  mkdirSync(join(copy.folder, "node_modules"));
  writeFileSync(join(copy.folder, "node_modules/.package-lock.json"), "{}");
  return copy;
}

/** A process's site over a store and a project's content. */
export async function openPublishing(
  { dataDir: DATA_DIR, databaseUrl: DATABASE_URL }: StorePlace,
  projectFolder: string,
  clock: () => number = Date.now,
) {
  const live = await openLiveLibrary({ projectFolder, showsSamples: true });
  const site = await openSite(readEnvironment({ DATA_DIR, DATABASE_URL }), live, clock);
  const ask = applicationOf(site);
  return { site, ask, textOf: async (path: string) => await (await ask(path)).text() };
}

/** Someone who edits content. */
export interface Editor {
  name: string;
  email: string;
  role: Role;
}

/** Two owners and an editor. */
export const dana: Editor = { name: "Dana", email: "dana@example.com", role: "owner" };
export const lee: Editor = { name: "Lee", email: "lee@example.com", role: "owner" };
export const cleo: Editor = { name: "Cleo", email: "cleo@example.com", role: "editor" };

/** Does what a form or command of content asks for. */
export async function editContent(
  place: StorePlace,
  content: ContentService,
  { name: by, email: person, role }: Editor,
  [act, of, options = {}]: [act: string, of: string, options?: Options],
  now = Date.now(),
) {
  const store: Store = openStore(place);
  try {
    const found = contentActs.find((each) => each.name === `content ${act}`)!;
    const needs = { content };
    return await perform(
      { ...store, ...needs, person },
      found,
      { of: of === "" ? [] : [of], options, isSure: true },
      { reason: "", now, by, role },
    );
  } finally {
    await store.close();
  }
}

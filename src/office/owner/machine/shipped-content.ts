// Keeps a content folder outside of the checkout up to date with the shipped content. Each version's changes are made
// in the files that the owner hasn't edited, so that an edit never blocks an update.

import { chownSync, cpSync, existsSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { contentFolder } from "../../../platform/content/content-folder.ts";
import { filesIn, textIn } from "../../../platform/content/content-source.ts";
import { printed } from "../../../platform/content/edit-yaml.ts";
import { CommandError } from "../command.ts";
import { writeFile } from "../transfer/content-files.ts";
import type { openCheckout } from "./checkout.ts";
import { isRoot, type Programs } from "./site-user.ts";

/** The file of a content folder that every site needs, and that names its people. */
const siteFile = "site.yaml";

/** That file, or the shipped one until there is one. */
export function siteFileOf(folder: string): string {
  const own = join(folder, siteFile);
  return existsSync(own) ? own : join(contentFolder, siteFile);
}

/**
 * Gives a new content folder the shipped content, to start from.
 * @returns whether it was new
 * @throws CommandError if it has other files
 */
export function startContent(folder: string, user: Programs["user"]): boolean {
  if (existsSync(join(folder, siteFile))) return false;
  if (existsSync(folder) && readdirSync(folder).some((name) => !name.startsWith(".")))
    throw new CommandError(`${folder} has files, but no ${siteFile}: name another folder.`);
  cpSync(contentFolder, folder, { recursive: true });
  const inside = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const path of ["", ...inside]) give(join(folder, path), user);
  return true;
}

/** Makes what root wrote the site's user's. */
function give(path: string, { uid, gid }: Programs["user"]): void {
  if (isRoot() && existsSync(path)) chownSync(path, uid, gid);
}

/**
 * Writes what a version changed in the shipped content into a content folder. A file that the owner edited stays, and
 * one that only adds to a list of entries, such as a paddle, isn't added.
 */
export async function followShipped(
  checkout: Awaited<ReturnType<typeof openCheckout>>,
  folder: string,
  user: Programs["user"],
  { before, after }: { before: string; after: string },
) {
  const files = filesIn(folder);
  const written = new Map<string, string | null>();
  const kept: string[] = [];
  const write = (path: string, text: string | null) => {
    writeFile(folder, path, text);
    give(dirname(join(folder, path)), user);
    give(join(folder, path), user);
  };
  for (const shipped of await checkout.changed(before, after, contentFolder)) {
    const path = relative(contentFolder, shipped);
    const old = (await checkout.textAt(before, shipped)) ?? null;
    const next = (await checkout.textAt(after, shipped)) ?? null;
    const own = textIn(files, path);
    const isNeeded = old !== null || !path.includes("/") || path.startsWith("pages/");
    if (own === next || isSame(path, old, next)) continue;
    if (isSame(path, own, old) && isNeeded) {
      written.set(path, own);
      write(path, next);
    } else if (own !== null) kept.push(path);
  }
  return {
    written: [...written.keys()],
    /** What both changed. */
    kept,
    undo: () => {
      for (const [path, text] of written) write(path, text);
    },
  };
}

/** Whether two texts of a file differ in their layout alone. */
function isSame(path: string, one: string | null, other: string | null): boolean {
  if (one === null || other === null || one === other) return one === other;
  try {
    return printed(path, one) === printed(path, other);
  } catch {
    return false;
  }
}

import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { contentFolder } from "../platform/content/content-folder.ts";
import { isNewestRelease, ownRelease } from "../platform/releases.ts";
import { type CheckedContent, type Library, publish } from "./library.ts";

/** What the build knows of the content that it checked. */
export interface BuiltContent {
  /** Of the files that were read, as `digestOfContent` makes it. */
  digest: string;
  /** Of the text in `builtContentFile`. */
  sha256: string;
}

declare global {
  interface ImportMetaEnv {
    /** tools/vite/content.ts writes it into the server's bundle. */
    readonly BUILT_CONTENT?: BuiltContent;
  }
}

/** The file of checked content, in the folder of the built server. */
export const builtContentFile = "content.json";

/**
 * A digest of everything that reading content depends on: the content files, and the names of the public files that
 * they may link.
 * @throws if a file can't be read
 */
export function digestOfContent(projectFolder: string): string {
  const texts = filesBelow(projectFolder, contentFolder).map(
    (path) => `${path} ${hash("sha256", readFileSync(join(projectFolder, path)))}`,
  );
  return hash("sha256", [...texts, ...filesBelow(projectFolder, "public")].join("\n"));
}

/** The files below a folder, by their paths from the project's folder; none if there is no such folder. */
export function filesBelow(projectFolder: string, folder: string): string[] {
  if (!existsSync(join(projectFolder, folder))) return [];
  return readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(projectFolder, join(parentPath, name)))
    .toSorted();
}

/**
 * The library of a project's folder: from the build if its content is still the same, or else read and checked. A release
 * that an owner went back to shows the content it was built with, because the files are those of a newer one.
 * @param built what the build wrote; undefined in development and in tests
 * @param release the folder of the running release
 * @throws ContentMistakes with a sentence for each mistake in any file
 */
export async function openLibrary(
  projectFolder: string,
  showsSamples: boolean,
  built: BuiltContent | undefined = import.meta.env.BUILT_CONTENT,
  release: string | undefined = ownRelease,
): Promise<Library> {
  const checked = built && release && readBuilt(projectFolder, release, built);
  if (checked) return publish(checked, showsSamples);
  // Loaded only here: reading content needs much code.
  const { readLibrary } = await import("./read-library.ts");
  return readLibrary(projectFolder, showsSamples);
}

/** The content that the build checked; undefined if content has changed since, or the file isn't what it wrote. */
function readBuilt(
  projectFolder: string,
  release: string,
  { digest, sha256 }: BuiltContent,
): CheckedContent | undefined {
  try {
    if (isNewestRelease(release) && digestOfContent(projectFolder) !== digest) return undefined;
    const text = readFileSync(join(release, "server", builtContentFile));
    return hash("sha256", text) === sha256
      ? (JSON.parse(text.toString()) as CheckedContent)
      : undefined;
  } catch {
    return undefined;
  }
}

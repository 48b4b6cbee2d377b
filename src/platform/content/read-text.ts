import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { encodingMistake } from "./encoding-mistake.ts";

/** Reads a content file's text, or says why it can't be read. @param path from the project's folder */
export function readText(
  projectFolder: string,
  path: string,
): { text: string } | { mistake: string } {
  try {
    const bytes = readFileSync(join(projectFolder, path));
    // Some editors write a byte order mark, or other line endings.
    const text = bytes
      .toString()
      .replace(/^\uFEFF/, "")
      .replaceAll(/\r\n?/g, "\n");
    const wrong = encodingMistake(text, isUtf8(bytes));
    return wrong ? { mistake: `${path}:${wrong.line} (the whole file): ${wrong.sentence}` } : { text };
  } catch (cause) {
    return { mistake: unreadable(path, cause, "file") };
  }
}

/** The mistake of a file or a folder that the system doesn't let us read. */
export function unreadable(path: string, cause: unknown, what: "file" | "folder"): string {
  return `${path}:1 (the whole ${what}): cannot be read (${(cause as NodeJS.ErrnoException).code}). Put the ${what} back.`;
}

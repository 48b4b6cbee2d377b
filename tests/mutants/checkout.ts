import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Mutant } from "./mutant.ts";
import { planted } from "./mutants.ts";

/** A copy of the checkout in a temporary folder, with its uncommitted edits. */
export function copyCheckout() {
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-mutants-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    copyTo(folder);
  } catch (error) {
    remove();
    throw error;
  }
  return {
    folder,
    /** Plants a bug; returns what takes it out again. */
    plant(mutant: Mutant): () => void {
      const path = join(folder, mutant.file);
      const source = readFileSync(path, "utf8");
      writeFileSync(path, planted(source, mutant));
      return () => writeFileSync(path, source);
    },
    delete: remove,
  };
}

function copyTo(folder: string): void {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { encoding: "utf8" }).split("\0");
  for (const file of files) {
    // Git lists a deleted file until its deletion is committed, and a link in place of node_modules.
    if (!existsSync(file) || file === "node_modules") continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file), { recursive: true, verbatimSymlinks: true });
  }
  // Not hard links: the temporary folder may be on another disk.
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
}

import { hash } from "node:crypto";
import { relative } from "node:path";

/**
 * Names the classes of CSS modules: `.list` of one file becomes `_x8list`. The prefix is two characters of a digest of
 * the file's path, not its text: open pages keep their styles after an edit, and a query such as `?inline` makes no
 * difference. A longer digest would be sent with each page; if two files get the same prefix and have a class of the
 * same name, the build stops.
 */
export function classNames(root: string): (name: string, id: string) => string {
  const files = new Map<string, string>();
  return (name, id) => {
    const file = relative(root, id.split("?")[0]!);
    const unique = `_${hash("sha256", file, "base64url").slice(0, 2)}${name}`;
    const other = files.get(unique) ?? file;
    if (other !== file)
      throw new Error(`The class '${name}' of ${file} needs another name: ${other} has it, too`);
    files.set(unique, file);
    return unique;
  };
}

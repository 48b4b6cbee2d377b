import { hash } from "node:crypto";
import { relative } from "node:path";

/**
 * Names the classes of CSS modules: `.list` of one file becomes `_x8list`. The two characters are of the file's path, not
 * of its text: an edit leaves open pages their styles, and a query such as `?inline` makes no difference. Two characters
 * for all classes of a file are little beside what each page would be sent of a longer digest; where two files have the
 * same ones and a class of the same name, the build stops.
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

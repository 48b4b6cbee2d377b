import { hash } from "node:crypto";
import { relative } from "node:path";

/**
 * Names the classes of CSS modules: `.byline` of one file becomes `_x8be`. The prefix is two characters of a digest of the
 * file's path, not its text: open pages keep their styles after an edit, and a query such as `?inline` makes no
 * difference. The class is its first and last letter, which every page repeats hundreds of times; in full if another
 * class has these. If that one is taken too, because two files have the same prefix, the build stops.
 */
export function classNames(root: string): (name: string, id: string) => string {
  const owners = new Map<string, string>();
  return (name, id) => {
    const file = relative(root, id.split("?")[0]!);
    const prefix = `_${hash("sha256", file, "base64url").slice(0, 2)}`;
    const owner = `${file} ${name}`;
    const short = `${prefix}${name[0]}${name.slice(1).slice(-1)}`;
    const unique = (owners.get(short) ?? owner) === owner ? short : prefix + name;
    const other = owners.get(unique) ?? owner;
    if (other !== owner)
      throw new Error(
        `The class '${name}' of ${file} needs another name: ${other.split(" ")[0]} has it, too`,
      );
    owners.set(unique, owner);
    return unique;
  };
}

import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

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

/**
 * Names tokens in a build: `--space-2`, of which a page has seventy, becomes `--I`. Browsers and packages set none with a
 * capital letter.
 * @param css the stylesheet that declares them
 * @param kept the code that may name one, where it keeps its name
 * @returns what replaces their names in any stylesheet
 */
export function tokenNames(css: string, kept: string): (css: string) => string {
  const declared = Array.from(css.matchAll(/^ +(--[a-z][\w-]*):/gm), ([, name]) => name!);
  const named = new Set(kept.match(/(?<=var\(|setProperty\(")--[\w-]+/g));
  const tokens = [...new Set(declared)].filter((name) => !named.has(name));
  const names = new Map(tokens.map((name, index) => [name, `--${capitals(index)}`]));
  return (text) => text.replaceAll(/--[a-z][\w-]*/g, (name) => names.get(name) ?? name);
}

/** A to Z, then BA, BB and so on. */
const capitals = (index: number): string =>
  (index < 26 ? "" : capitals(Math.trunc(index / 26))) + String.fromCodePoint(65 + (index % 26));

interface Declaration {
  prop: string;
  value: string;
}

/** Shortens tokens wherever a stylesheet declares or reads one, as a plugin of PostCSS. */
export function shortTokens(root: string) {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const code = globSync("src/**/*.{ts,tsx}", { cwd: root, exclude: ["**/*.test.*"] }).map(read);
  const shortened = tokenNames(read("src/platform/styles/tokens.css"), code.join(""));
  return {
    postcssPlugin: "short-tokens",
    Declaration(declaration: Declaration) {
      declaration.prop = shortened(declaration.prop);
      declaration.value = shortened(declaration.value);
    },
  };
}

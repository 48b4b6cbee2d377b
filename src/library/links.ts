import { join } from "node:path";
import { downloadPath, movedPages } from "../addresses.ts";
import { pairPath, readPair } from "../tray/comparison-address.ts";
import { movedPathsIn } from "./moved-names.ts";
import { brandPath, type BrandedPaddle } from "../paddles/brand.ts";
import { closestMatch } from "../platform/text/closest-match.ts";
import {
  fixedPaths,
  foldersOfPages,
  madeFiles,
  pathOfFile,
  takenPaths,
} from "../pages/page-paths.ts";
import type { ContentReader } from "../platform/content/content-reader.ts";
import { headingIds, linksIn } from "../platform/content/markdown.ts";
import { publicFiles } from "../platform/http/static-files.ts";
import { textsIn } from "../platform/content/mistakes.ts";

const isPictureFile = (path: string) => /\.(jpe?g|png|webp|avif|gif|svg|ico)$/i.test(path);

/** Folders whose pages have no ids except their headings'. */
const onlyHeadings = new Set(["pages", "blog"]);

/** The canonical paths of all pages made from a content folder, samples included. */
function pathsOf(reader: ContentReader): string[] {
  return foldersOfPages.flatMap((folder) =>
    reader.slugsIn(folder).flatMap((name) => pathOfFile(folder, name) ?? []),
  );
}

/** The paths of all brands' pages. */
function brandPaths(reader: ContentReader): string[] {
  return reader.texts
    .filter(({ folder }) => folder === "paddles")
    .flatMap(({ file }) => {
      const paddle = file.document.toJS() as Partial<BrandedPaddle> | null;
      const { brand, notConfirmed } = paddle ?? {};
      // Either may be the file's mistake.
      const isBranded = typeof brand === "string" && Array.isArray(notConfirmed);
      return (isBranded && brandPath({ brand, notConfirmed })) || [];
    });
}

/** Reports paddles whose address another page has, or a ball article, whose reviews they would share. */
export function checkAddresses(reader: ContentReader): void {
  const paths = [...takenPaths, ...pathsOf(reader), ...Object.keys(movedPages)];
  const ballTests = new Set(reader.slugsIn("ball-tests"));
  for (const slug of reader.slugsIn("paddles")) {
    const isTaken = paths.indexOf(`/${slug}`) !== paths.lastIndexOf(`/${slug}`);
    if (!isTaken && !ballTests.has(slug)) continue;
    const by = isTaken ? "another page" : `content/ball-tests/${slug}.md`;
    reader.mistakes.push(
      `content/paddles/${slug}.yaml:1 (file name): the address is taken by ${by}. Give the file another name.`,
    );
  }
}

/** Reports broken links within the site. */
export function checkLinks(reader: ContentReader): void {
  const mistakeIn = linkChecker(reader);
  for (const { file, folder, name, below, wrong: reported } of reader.texts) {
    for (const [path, text] of textsIn(file.document.toJS()))
      if (/^\/\S*$/.test(text) && !reported.has(path.join("."))) {
        const wrong = mistakeIn({ address: text, isPicture: false });
        if (wrong) reader.report(file, path, wrong);
      }
    const here = pathOfFile(folder, name);
    for (const link of below ? linksIn(below.text) : []) {
      const wrong = mistakeIn({ ...link, here });
      const line = (below?.firstLine ?? 1) + link.line;
      if (wrong) reader.mistakes.push(`${file.path}:${line} (the text): ${wrong}`);
    }
  }
}

/**
 * Whether a path may belong to a file whose name isn't known, because its folder can't be read or the name is invalid.
 */
function isPerhapsThere(reader: ContentReader, path: string): boolean {
  const name = path.split("/").at(-1)!;
  return foldersOfPages.some(
    (folder) => !reader.knowsAllIn(folder) && pathOfFile(folder, name) === path,
  );
}

interface Link {
  address: string;
  isPicture: boolean;
  /** The path of the page the link is on. */
  here?: string | undefined;
}

/** Returns a function that says what's wrong with a link and how to fix it, or undefined if it works. */
function linkChecker(reader: ContentReader): (link: Link) => string | undefined {
  const pages = [...fixedPaths, ...pathsOf(reader), ...brandPaths(reader)];
  const pictures = publicFiles(join(reader.projectFolder, "public"));
  const files = [...madeFiles, ...reader.slugsIn("downloads").map(downloadPath), ...pictures];
  const known = new Set([...pages, ...files]);
  const movedPaths = movedPathsIn(reader);
  const paddles = new Set(reader.slugsIn("paddles"));
  /** The path of a pair's page, from a path with the paddles in either order. */
  const pairAt = (path: string) => {
    const [, part] = /^\/comparisons\/([^/]+)$/.exec(path) ?? [];
    const pair = part && readPair(part, (slug) => paddles.has(slug));
    return pair ? pairPath(...pair) : undefined;
  };
  const headings = new Map(
    reader.texts.flatMap(({ folder, name, below }) => {
      const path = pathOfFile(folder, name);
      const ids = below ? headingIds(below.text) : [];
      return path ? [[path, { ids, only: onlyHeadings.has(folder) }]] : [];
    }),
  );

  const unknownPage = (address: string, path: string): string => {
    const moved = movedPaths.get(path);
    const ordered = pairAt(path);
    if (ordered) return `"${address}" has its paddles in the wrong order. Write ${ordered}`;
    if (moved) return `"${address}" has moved. Write ${moved}`;
    const meant = closestMatch(path.replace(/\/$/, ""), known);
    return meant
      ? `"${address}" is not a page of this site. Did you mean ${meant}?`
      : `"${address}" is not a page of this site. Write the address of a page as the browser shows it, from the first slash, for example: /paddle-finder`;
  };

  const pictureMistake = (address: string, path: string): string | undefined => {
    if (!isPictureFile(path))
      return `"${address}" is not a kind of picture that every browser shows. Save it as .jpg, .png, .webp, .avif, .gif or .svg.`;
    if (files.includes(path)) return undefined;
    if (path.includes("%"))
      return `"${address}" has a letter that addresses can't have. Rename the picture: only letters from a to z, digits and hyphens.`;
    if (files.includes(`/${path}`))
      return `"${address}" does not start with a slash. Write /${path}`;
    const meant = closestMatch(path, pictures);
    return meant
      ? `"${address}" is not a file in public/. Did you mean ${meant}?`
      : `"${address}" is not a file in public/. Put the picture there and write /its-name.png, or leave it out.`;
  };

  return ({ address, isPicture, here }) => {
    if (/^(https?:)?\/\//.test(address))
      return isPicture
        ? `"${address}" is a picture on another site, which pages do not show. Put the file in public/ and write /its-name.png`
        : undefined;
    if (/^[a-z]+:/i.test(address)) return undefined;
    const [, path = "", id] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
    if (isPicture) return pictureMistake(address, path);
    if (/^www\.|^[\w-]+\.(com|org|net|io|us)\b/i.test(address))
      return `"${address}" is another site. Write https://${address}`;
    if (path !== "" && !path.startsWith("/")) {
      const meant = closestMatch(`/${path}`, known) ?? "/paddle-finder";
      return `"${address}" does not start with a slash. Write an address of this site from the first slash, for example: ${meant}`;
    }
    if (path !== "" && !known.has(path) && pairAt(path) !== path)
      return isPerhapsThere(reader, path) ? undefined : unknownPage(address, path);
    const target = headings.get(path || (here ?? ""));
    if (!id || !target || target.ids.includes(id)) return undefined;
    if (!target.only && !id.startsWith("on-")) return undefined;
    const meant = closestMatch(id, target.ids);
    const remedy = meant
      ? `Did you mean #${meant}?`
      : "Write #on- and the heading's words joined by hyphens, for example: #on-what-we-store";
    return `"${address}": that page has no heading #${id}. ${remedy}`;
  };
}

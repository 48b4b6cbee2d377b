import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A path of this site as a string or the start of a template: "/paddles", `/${slug}`; "/" only where it is a link. */
const literal =
  /["'`](\/[a-z$][\w${}()./#?=&-]*)["'`]|\b(?:href|action|formAction|to|path)(?:=\{?|: )["'`](\/)["'`]/g;

/** The internal paths that a source names itself, without comments, imports and files in public/. */
function pathsIn(source: string): string[] {
  const code = source
    .replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, "")
    .replaceAll(/(?:from |import\()"[^"]*"/g, "")
    .replaceAll(/import\.meta\.glob[^(]*\("[^"]*"/g, "");
  return [...code.matchAll(literal)]
    .map(([, path, root]) => path ?? root!)
    .filter((path) => !existsSync(`public${path}`) || path === "/");
}

/** Tests, the lists of addresses, the server's own paths, and what checks or quotes content, where editors write paths. */
const unchecked =
  /\.(test\.tsx?|content\.ts)$|^src\/((addresses|app)\.ts$|(library|office\/owner|platform\/http)\/)/;

/** Files that may name paths. */
const exceptions: Record<string, string[]> = {
  // In the inline script of the tray: all addresses together are larger than it.
  "src/site/tray/comparison-address.ts": ["/comparisons", "/comparisons?paddles=${slugs.join("],
  "src/site/tray/tray.ts": ["/paddle-finder?shortlist=${slugs.join("],
  "src/site/tray/tray-script.ts": ["/${slug}"],
  // In a script that browsers wait for.
  "src/site/paddles/own/bag.ts": ["/my-paddles"],
  // A file of the build, not of a route.
  "src/site/pages/page-paths.ts": ["/licenses.txt"],
  // A source file.
  "src/main.ts": ["/src/site/tray/tray-bar.module.css"],
  // The start of pictures' addresses, which no route serves.
  "src/site/media/picture.ts": ["/media/"],
  // Part of a package's path, and a file of Linux.
  "src/site/media/picture-decoder.service.ts": ["/sharp/", "/proc/${started.pid}/oom_score_adj"],
  // A folder of the machine.
  "src/platform/settings.ts": ["/var/lib/rallyrank-backups"],
  // The tag of a change, which no subject can have.
  "src/platform/store/migrations/0022-content-revisions.ts": ["/content"],
  "src/office/publishing/revisions.store.ts": ["/content"],
  "src/platform/store/migrations/0034-fact-changes.ts": ["/data/changes"],
  "src/site/open-data/changes.store.ts": ["/data/changes"],
  // Paths of other sites.
  "src/office/publishing/watched-page.service.ts": ["/robots.txt", "/robots.txt"],
  "src/office/publishing/watched-sheet.ts": [
    "/products.json",
    "/products/${encodeURIComponent(handle)}",
  ],
  // A picture's name.
  "src/platform/render/head.tsx": ["/home"],
  "src/site/feeds/manifest.file.ts": ["/icon-${size}.png"],
};

test("pages and their parts take paths of this site from src/addresses.ts", () => {
  const files = globSync("src/**/*.{ts,tsx}").filter((file) => !unchecked.test(file));
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => {
    const paths = pathsIn(readFileSync(file, "utf8"));
    return paths.length > 0 ? [[file, paths] as const] : [];
  });
  expect(Object.fromEntries(found)).toEqual(exceptions);
});

test.each([
  ['<a href="/paddles">', "/paddles"],
  ["<a href={`/${slug}`}>", "/${slug}"],
  ['<form action="/contact#message">', "/contact#message"],
  ['const links = [["Blog", "/blog"]];', "/blog"],
  ['{ to: "/", label: "Home" }', "/"],
  ['<a href="/">', "/"],
])("finds the path in %s", (source, path) => {
  expect(pathsIn(source)).toEqual([path]);
});

test.each([
  '<a href="#top">',
  '<a href="https://usapickleball.org/rules">',
  "<a href={addresses.paddles.path}>",
  '<link rel="icon" href="/favicon.svg" />',
  'import x from "/virtual";',
  'path.split("/")',
])("finds no path in %s", (source) => {
  expect(pathsIn(source)).toEqual([]);
});

import { addresses } from "../addresses.ts";
import { pathOfFile } from "../site/pages/page-paths.ts";
import type { Role } from "../platform/acts.ts";

/** Everything in the content folder, by its name in the library: a file, or the files of a folder. */
export const contentPaths = {
  site: "site.yaml",
  downloads: "downloads/<name>.md",
  home: "home.yaml",
  paddles: "paddles/<address>.yaml",
  listed: "listed/<address>.yaml",
  sampleReviews: "sample-reviews/<address>.yaml",
  paddlePage: "paddle-page.yaml",
  paddleLists: "paddle-lists.yaml",
  match: "match.yaml",
  wording: "review-wording.yaml",
  myReview: "my-review.yaml",
  balls: "balls/<name>.yaml",
  ballDatabase: "ball-database.yaml",
  ballTests: "ball-tests/<address>.md",
  newsletter: "newsletter.yaml",
  newsletterPages: "newsletter-pages.yaml",
  contact: "contact.yaml",
  search: "search.yaml",
  requests: "requests.yaml",
  approvals: "approvals.yaml",
  questions: "questions.yaml",
  sideBySide: "side-by-side.yaml",
  report: "report.yaml",
  mail: "mail.yaml",
  refusals: "refusals.yaml",
  guides: "best-of/<address>.md",
  textPages: "pages/<name>.md",
  about: "about.yaml",
  watch: "watch.yaml",
  team: "team/<name>.yaml",
  blog: "blog/<address>.md",
} as const;

export type ContentKind = keyof typeof contentPaths;

/** Content that only owners change: people, the addresses of the site, and what it fetches from others. */
const ownersOnly: ReadonlySet<string> = new Set(["site.yaml", "watch.yaml"]);

/** Whether someone may read and write an entry in the console. */
export const mayEdit = (role: Role, path: string): boolean =>
  role === "owner" || !ownersOnly.has(path);

/** The longest name of a file, without its ending. */
const maxName = 80;

const kinds = (Object.keys(contentPaths) as ContentKind[]).map((kind) => {
  const path = contentPaths[kind];
  const [folder = "", name = ""] = path.includes("/") ? path.split("/") : ["", path];
  return { kind, path, folder, ending: name.slice(name.lastIndexOf(".")) };
});

const address = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whatever in a text may be a name, and nothing that is only a part of one. */
const wholeNames = /[\w-]+/g;

/** The names that a line of a text may have: those of entries, and other words. */
export const namesIn = (line: string): readonly string[] => line.match(wholeNames) ?? [];

/** Replaces a whole name in a line. */
export const renameIn = (line: string, old: string, name: string): string =>
  line.replaceAll(wholeNames, (word) => (word === old ? name : word));

/** What the parts of a content file's path are; undefined if nothing reads a file of that path. */
export function readContentPath(
  path: string,
): { kind: ContentKind; folder: string; name: string; ending: string } | undefined {
  const [folder, file] = path.includes("/") ? path.split("/") : ["", path];
  const found = kinds.find(
    (each) => each.folder === folder && (folder !== "" || each.path === path),
  );
  if (!found || file === undefined || !path.endsWith(found.ending)) return undefined;
  const name = file.slice(0, -found.ending.length);
  const isName = address.test(name) && name.length <= maxName;
  return isName && path === pathFor(found.kind, name) ? { ...found, name } : undefined;
}

/** The path of an entry of a kind. @param name its name; of no account for a single file */
export const pathFor = (kind: ContentKind, name: string): string =>
  contentPaths[kind].replace(/<\w+>/, name);

/** Whether a kind has a file for each of its entries. */
export const hasEntries = (kind: ContentKind): boolean => contentPaths[kind].includes("/");

/** The pages of single files. */
const pagesOfFiles: Partial<Record<ContentKind, string>> = {
  home: addresses.home.path,
  about: addresses.about.path,
  contact: addresses.contact.path,
  search: addresses.search.path,
  ballDatabase: addresses.balls.path,
};

/** The public address of an entry's page; undefined if it has none of its own. */
export function pageOfEntry(path: string): string | undefined {
  const read = readContentPath(path);
  if (!read) return undefined;
  return read.folder === "" ? pagesOfFiles[read.kind] : pathOfFile(read.folder, read.name);
}

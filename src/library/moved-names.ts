import { movedPages } from "../addresses.ts";
import { foldersOfPages, pathOfFile, takenPaths } from "../site/pages/page-paths.ts";
import { contentFolder } from "../platform/content/content-folder.ts";
import type { ContentReader } from "../platform/content/content-reader.ts";

/** Folders whose names are subjects of reviews. No name may be in both. */
const subjectFolders: readonly string[] = ["paddles", "listed", "ball-tests"];

interface MovedName {
  text: ContentReader["texts"][number];
  /** Its index in `movedFrom`. */
  index: number;
  old: string;
  /** The earlier path of its page. */
  path: string;
}

function movedNames(reader: ContentReader): MovedName[] {
  return reader.texts.flatMap((text) => {
    if (!text.file.document.has("movedFrom") || !foldersOfPages.includes(text.folder)) return [];
    const { movedFrom } = text.file.document.toJS() as { movedFrom: unknown };
    return (Array.isArray(movedFrom) ? movedFrom : []).flatMap((old: unknown, index) =>
      isFileName(old) ? [{ text, index, old, path: pathOfFile(text.folder, old)! }] : [],
    );
  });
}

const isFileName = (name: unknown): name is string =>
  typeof name === "string" && /^[a-z0-9-]+$/.test(name);

/** Current paths of a folder's pages, by earlier path. */
export function movedPaths(
  folder: string,
  files: readonly { slug: string; movedFrom: readonly string[] }[],
): [old: string, now: string][] {
  return files.flatMap(({ slug, movedFrom }) =>
    movedFrom.map((old): [string, string] => [pathOfFile(folder, old)!, pathOfFile(folder, slug)!]),
  );
}

/** Current paths by earlier path, of the pages of all folders and of `movedPages`. */
export function movedPathsIn(reader: ContentReader): ReadonlyMap<string, string> {
  const moved = movedNames(reader).flatMap(({ text, old }) =>
    movedPaths(text.folder, [{ slug: text.name, movedFrom: [old] }]),
  );
  return new Map([...Object.entries(movedPages), ...moved]);
}

/** The current name of a file, by an earlier one; undefined if no file had it. */
export function movedTo(reader: ContentReader, folder: string, old: string): string | undefined {
  const found = movedNames(reader).find((each) => each.text.folder === folder && each.old === old);
  return found?.text.name;
}

/** Reports earlier names that belong to another page too: an address and its reviews can go to only one page. */
export function checkMovedNames(reader: ContentReader): void {
  const taken = new Set([...takenPaths, ...Object.keys(movedPages)]);
  const seen = new Map<string, string>();
  for (const { text, index, old, path } of movedNames(reader)) {
    const { file, folder } = text;
    const isSubject = subjectFolders.includes(folder);
    const living = (isSubject ? subjectFolders : [folder]).find((each) =>
      reader.slugsIn(each).includes(old),
    );
    const keys = isSubject ? [path, `reviews of ${old}`] : [path];
    const other = keys.map((key) => seen.get(key)).find(Boolean);
    for (const key of keys) seen.set(key, file.path);
    const report = (sentence: string) => reader.report(file, ["movedFrom", index], sentence);
    if (living === folder && old === text.name)
      report(`"${old}" is the name this file has now. Write only earlier ones.`);
    else if (living)
      report(
        `"${old}" is the name of another file in ${contentFolder}/${living}, whose page and reviews stay there. Leave it out, or rename that file.`,
      );
    else if (taken.has(path) || isPathOfFile(reader, path))
      report(`"${old}" had the address ${path}, which is that of another page. Leave it out.`);
    else if (other)
      report(
        other === file.path
          ? `"${old}" is listed twice. Write it once.`
          : `"${old}" is in the movedFrom of ${other}, too. Leave it in one of the two.`,
      );
  }
}

function isPathOfFile(reader: ContentReader, path: string): boolean {
  return foldersOfPages.some((folder) =>
    reader.slugsIn(folder).some((name) => pathOfFile(folder, name) === path),
  );
}

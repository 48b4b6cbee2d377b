import type { ContentReader } from "../platform/content/content-reader.ts";
import { textsIn } from "../platform/content/mistakes.ts";

/** A field whose text is the name of another file. */
interface NameField {
  /** The folder of the file that names another. */
  in: string;
  field: RegExp;
  /** The folder of the file that is named. */
  of: string;
  /** What the name should be: 'a ball'. */
  what: string;
  /** What to write, unless it's clear which name was meant. */
  remedy: string;
}

const ball = {
  in: "ball-tests",
  of: "balls",
  what: "a ball",
  remedy: "Write the name of a file in content/balls, without .yaml.",
};
const author = { field: /^author$/, of: "team", what: "in content/team", remedy: "" };

const nameFields: readonly NameField[] = [
  { ...author, in: "blog" },
  { ...author, in: "ball-tests" },
  { ...ball, field: /^(balls|awards|champions|costTable)\.\d+\.ball$/ },
  { ...ball, field: /^cover$/ },
  {
    in: "ball-tests",
    field: /^related\.\d+$/,
    of: "ball-tests",
    what: "another article",
    remedy: "Write the name of another file in content/ball-tests, without .md.",
  },
  {
    in: "best-of",
    field: /^entries\.\d+\.paddle$/,
    of: "paddles",
    what: "a paddle's address",
    remedy: "Write the name of a file in content/paddles, without .yaml.",
  },
  {
    in: "best-of",
    field: /^related\.\d+$/,
    of: "best-of",
    what: "another guide's address",
    remedy: "Write the name of a file in content/best-of, without .md.",
  },
];

/** Reports names of files that aren't there, also in a file with other mistakes. */
export function checkNames(reader: ContentReader): void {
  for (const { file, folder, wrong } of reader.texts) {
    const here = nameFields.filter((each) => each.in === folder);
    if (here.length === 0) continue;
    for (const [path, name] of textsIn(file.document.toJS())) {
      const place = path.join(".");
      const found = here.find(({ field }) => field.test(place));
      if (!found || wrong.has(place)) continue;
      const remedy = found.remedy || `Write one of: ${reader.slugsIn(found.of).join(", ")}`;
      reader.checkName(file, path, name.trim(), [found.what, found.of, remedy]);
    }
  }
}

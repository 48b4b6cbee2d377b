import { readFileSync } from "node:fs";
import { join } from "node:path";

const policy = join(import.meta.dirname, "../docs/dependencies.md");

/** One of the rows of docs/dependencies.md, by the headings of its columns, without code marks. */
type Row = Readonly<Record<string, string>>;

/** A license that is accepted for some packages only. */
export interface LicenseException {
  /** One name, or with a `*` at its end all that begin so. */
  packages: string;
  license: string;
}

/** The packages that package.json names, and where each runs. */
export function describedDependencies(): { name: string; runs: string[] }[] {
  const rows = tableUnder("What each is for");
  return rows.map((row) => ({
    name: cell(row, "Package"),
    runs: cell(row, "Runs in").split(", "),
  }));
}

/** The licenses, by their SPDX names, that what runs in production may have, and all that anything may have. */
export function acceptedLicenses(): { production: Set<string>; development: Set<string> } {
  const rows = tableUnder("Accepted licences");
  const everywhere = rows.filter(
    (row) => cell(row, "Accepted in") === "production and development",
  );
  return {
    production: new Set(everywhere.map((row) => cell(row, "Licence"))),
    development: new Set(rows.map((row) => cell(row, "Licence"))),
  };
}

/** The licenses that are accepted by exception, each for the packages that its row names. */
export function licenseExceptions(): LicenseException[] {
  return tableUnder("Exceptions").map((row) => ({
    packages: cell(row, "Packages"),
    license: cell(row, "Licence"),
  }));
}

/** Whether an exception is meant for a package. */
export function isFor({ packages }: LicenseException, name: string): boolean {
  return packages.endsWith("*") ? name.startsWith(packages.slice(0, -1)) : name === packages;
}

/** The committed files of others: each file's path in the project, and that of its license's text. */
export function filesOfOthers(): { file: string; text: string }[] {
  return tableUnder("Files of others").map((row) => ({
    file: cell(row, "File"),
    text: cell(row, "Text of the licence"),
  }));
}

/** The rows of the first table under a heading. Throws where there is none. */
function tableUnder(heading: string): Row[] {
  const section = readFileSync(policy, "utf8")
    .split(/^#+ /m)
    .find((part) => part.startsWith(`${heading}\n`));
  const lines = section?.match(/^\|.*\|$/gm) ?? [];
  const [names = [], , ...rows] = lines.map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((text) => text.trim().replaceAll("`", "")),
  );
  if (rows.length === 0) throw new Error(`docs/dependencies.md has no table under '${heading}'`);
  return rows.map((texts) =>
    Object.fromEntries(names.map((name, index) => [name, texts[index] ?? ""])),
  );
}

function cell(row: Row, column: string): string {
  const text = row[column];
  if (!text)
    throw new Error(`docs/dependencies.md: no '${column}' in the row of ${Object.values(row)[0]}`);
  return text;
}

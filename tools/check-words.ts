// Fails on words that docs/glossary.md advises against, with the file, the line and the word to use.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const projectFolder = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(projectFolder, file), "utf8");

/** The glossary's rows: the word to use, and the words to avoid. */
function settledWords(): { use: string; words: string[] }[] {
  const [, section = ""] = /^## Settled in code$(.*?)^## /ms.exec(read("docs/glossary.md")) ?? [];
  const rows = section.split("\n").flatMap((line) => {
    const [, use = "", not = ""] = /^\| ([^|]+) \| ([^|]+) \|$/.exec(line) ?? [];
    const words = not.trim().split(", ").filter(Boolean);
    return words.length === 0 || words[0] === "Not" || /^-+$/.test(not.trim())
      ? []
      : [{ use: use.trim(), words }];
  });
  if (rows.length === 0) throw new Error("docs/glossary.md has no table of settled words");
  return rows;
}

const files = globSync("{bench,src,tests,tools}/**/*.{ts,tsx,css}", {
  cwd: projectFolder,
}).filter((file) => !/^bench\/peers\/|\/store\/migrations\/|\.d\.ts$/.test(file));
if (files.length < 500) throw new Error(`found only ${files.length} files to check`);
const rows = settledWords();
const anyWord = new RegExp(`\\b(?:${rows.flatMap(({ words }) => words).join("|")})\\b`, "g");

const found = files.flatMap((file) =>
  read(file)
    .split("\n")
    .flatMap((line, index) =>
      [...line.matchAll(anyWord)].map(([word]) => {
        const row = rows.find(({ words }) => words.includes(word));
        return `${file}:${index + 1}: '${word}' is '${row?.use}' in docs/glossary.md`;
      }),
    ),
);
for (const line of found) console.error(line);
process.exitCode = found.length === 0 ? 0 : 1;

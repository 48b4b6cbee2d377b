import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder that a server can run in, with more paddles than we have. */
export interface LargeCatalog {
  folder: string;
  /** All its paddles, ours first. */
  slugs: readonly string[];
}

const description = (number: number) =>
  `Paddle number ${number} of a catalog that is longer than any shop's, to be looked through.`;

/** Copies the content, and its paddles again under other names until there are so many; the caller removes the folder. */
export function largeCatalog(paddles: number): LargeCatalog {
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-catalog-"));
  cpSync("content", join(folder, "content"), { recursive: true });
  const at = (slug: string) => join(folder, "content/paddles", `${slug}.yaml`);
  const ours = readdirSync("content/paddles").map((file) => file.replace(".yaml", ""));
  const slugs = [...ours];
  for (let number = ours.length; number < paddles; number++) {
    const original = ours[number % ours.length]!;
    const slug = `${original}-${number}`;
    slugs.push(slug);
    // Without samples of its own: these must not be anybody else's.
    const text = readFileSync(at(original), "utf8")
      .replace(/^name: .*$/m, `name: Paddle ${number}`)
      .replace(/^description:.*\n(  .*\n)*/m, `description: ${description(number)}\n`)
      .replaceAll(/^(recommendPercent|averageDupr|seedSamples):.*\n/gm, "");
    writeFileSync(at(slug), text);
  }
  // The built site, and the face its pictures are printed in.
  for (const part of ["build", "app"]) symlinkSync(join(process.cwd(), part), join(folder, part));
  return { folder, slugs };
}

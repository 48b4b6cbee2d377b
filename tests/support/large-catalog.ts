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

/** A folder to run a server in, with more paddles than our catalog. */
export interface LargeCatalog {
  folder: string;
  /** All its paddles, ours first. */
  slugs: readonly string[];
}

const description = (number: number) =>
  `Paddle number ${number} of a catalog that is longer than any shop's, to be looked through.`;

/** Copies the content, and repeats its paddles under other names up to a number. The caller removes the folder. */
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
    // Without sample reviews, which must be unique.
    const text = readFileSync(at(original), "utf8")
      .replace(/^name: .*$/m, `name: Paddle ${number}`)
      .replace(/^description:.*\n(  .*\n)*/m, `description: ${description(number)}\n`)
      .replaceAll(/^(recommendPercent|averageDupr|seedSamples):.*\n/gm, "");
    writeFileSync(at(slug), text);
  }
  // The built site, and the font of its pictures.
  for (const part of ["build", "src"]) symlinkSync(join(process.cwd(), part), join(folder, part));
  return { folder, slugs };
}

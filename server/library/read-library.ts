import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { type BallTest, ballTestFile } from "../../model/content/ball-test.ts";
import { type Paddle, paddleFile } from "../../model/content/paddle.ts";
import { type ReviewWording, reviewWordingFile } from "../../model/content/review-wording.ts";
import { type SampleReview, sampleReviewsFile } from "../../model/content/sample-reviews.ts";
import { type SiteFacts, siteFile } from "../../model/content/site-facts.ts";
import { ContentMistakes, lineOf, type ParsedFile, sentencesFor } from "./mistakes.ts";
import { setsKeepTheirFigures } from "./sample-figures.ts";

/** All content, read and checked. Lists are in alphabetical order of their names. */
export interface Library {
  site: SiteFacts;
  wording: ReviewWording;
  paddles: readonly Paddle[];
  ballTests: readonly BallTest[];
  /** What a paddle's address leads to; undefined for an address that is no paddle's. */
  paddle(slug: string): Paddle | undefined;
  ballTest(slug: string): BallTest | undefined;
  samplesOf(slug: string): readonly SampleReview[];
}

/** Where content lives, seen from the project's folder. */
export const contentFolder = "content";

/**
 * Reads every content file below a project's folder.
 * @throws ContentMistakes with a sentence for each mistake in any file
 */
export function readLibrary(projectFolder: string): Library {
  const mistakes: string[] = [];

  function read<Schema extends z.ZodType>(path: string, schema: Schema): ReadFile<Schema> {
    const shownPath = join(contentFolder, path);
    const lines = new LineCounter();
    let text: string;
    try {
      text = readFileSync(join(projectFolder, shownPath), "utf8");
    } catch (cause) {
      mistakes.push(unreadable(shownPath, cause, "file"));
      return undefined;
    }
    const document = parseDocument(text, { lineCounter: lines });
    const file = { path: shownPath, document, lines };
    // What follows the first error is often its consequence.
    const [error] = document.errors;
    if (error) {
      const said = error.message.split("\n")[0]?.replace(/ at line .*$/, "");
      mistakes.push(
        `${shownPath}:${error.linePos?.[0].line ?? 1} (YAML): ${said}. Mind the indentation, and put text with a colon in quotes.`,
      );
      return undefined;
    }
    const checked = schema.safeParse(document.toJS());
    if (checked.success) return { file, value: checked.data };
    mistakes.push(...sentencesFor(file, schema, checked.error.issues));
    return undefined;
  }

  function namesIn(folder: string): string[] {
    const shownPath = join(contentFolder, folder);
    try {
      return readdirSync(join(projectFolder, shownPath)).toSorted();
    } catch (cause) {
      mistakes.push(unreadable(shownPath, cause, "folder"));
      return [];
    }
  }

  function readFolder<Schema extends z.ZodType>(folder: string, schema: Schema) {
    const files = new Map<string, NonNullable<ReadFile<Schema>>>();
    for (const name of namesIn(folder)) {
      const slug = basename(name, ".yaml");
      if (!name.endsWith(".yaml") || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
        mistakes.push(
          `${join(contentFolder, folder, name)}:1 (file name): is no address. Use lower-case letters, digits and single hyphens, then .yaml.`,
        );
        continue;
      }
      const found = read(join(folder, name), schema);
      if (found) files.set(slug, found);
    }
    return files;
  }

  const site = read("site.yaml", siteFile);
  const wording = read("review-wording.yaml", reviewWordingFile);
  const paddleFiles = readFolder("paddles", paddleFile);
  const sampleFiles = readFolder("sample-reviews", sampleReviewsFile);
  const ballTestFiles = readFolder("ball-tests", ballTestFile);

  const paddles = named(paddleFiles, (paddle) => paddle.name);
  const ballTests = named(ballTestFiles, (test) => test.title);
  const samples = new Map([...sampleFiles].map(([slug, { value }]) => [slug, value.reviews]));
  // Samples without a paddle are a mistake of their own only where every paddle could be read.
  const paddlesAreRead = !mistakes.some((sentence) =>
    sentence.startsWith(join(contentFolder, "paddles")),
  );
  for (const [slug, { file }] of sampleFiles)
    if (paddlesAreRead && !paddleFiles.has(slug))
      mistakes.push(
        `${file.path}:1 (file name): no paddle has this address. Name it like a file in content/paddles.`,
      );
  mistakes.push(...setsKeepTheirFigures(paddles, sampleFiles, (file, path) => lineOf(file, path)));

  if (mistakes.length > 0 || !site || !wording) throw new ContentMistakes(mistakes);
  const paddleBySlug = new Map(paddles.map((paddle) => [paddle.slug, paddle]));
  const ballTestBySlug = new Map(ballTests.map((test) => [test.slug, test]));
  return {
    site: site.value,
    wording: wording.value,
    paddles,
    ballTests,
    paddle: (slug) => paddleBySlug.get(slug),
    ballTest: (slug) => ballTestBySlug.get(slug),
    samplesOf: (slug) => samples.get(slug) ?? [],
  };
}

type ReadFile<Schema extends z.ZodType> = { file: ParsedFile; value: z.infer<Schema> } | undefined;

function unreadable(path: string, cause: unknown, what: "file" | "folder"): string {
  return `${path}:1 (the whole ${what}): cannot be read (${(cause as NodeJS.ErrnoException).code}). Put the ${what} back.`;
}

function named<Value extends object>(
  files: ReadonlyMap<string, { value: Value }>,
  nameOf: (value: Value) => string,
): (Value & { slug: string })[] {
  return [...files]
    .map(([slug, { value }]) => ({ ...value, slug }))
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), "en"));
}

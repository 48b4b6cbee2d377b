import { join } from "node:path";
import { type AboutPage, aboutFile } from "../../model/content/about.ts";
import { type BallTest, ballTestFile } from "../../model/content/ball-test.ts";
import { type Paddle, paddleFile } from "../../model/content/paddle.ts";
import { type ReviewWording, reviewWordingFile } from "../../model/content/review-wording.ts";
import { type SampleReview, sampleReviewsFile } from "../../model/content/sample-reviews.ts";
import { type SiteFacts, siteFile } from "../../model/content/site-facts.ts";
import { contentFolder, ContentReader, type ReadFile } from "./content-reader.ts";
import { ContentMistakes, lineOf } from "./mistakes.ts";
import { type Blog, readBlog } from "./read-blog.ts";
import { setsKeepTheirFigures } from "./sample-figures.ts";

/** All content, read and checked. Lists are in alphabetical order of their names. */
export interface Library extends Blog {
  site: SiteFacts;
  about: AboutPage;
  wording: ReviewWording;
  paddles: readonly Paddle[];
  ballTests: readonly BallTest[];
  /** What a paddle's address leads to; undefined for an address that is no paddle's. */
  paddle(slug: string): Paddle | undefined;
  ballTest(slug: string): BallTest | undefined;
  samplesOf(slug: string): readonly SampleReview[];
}

/**
 * Reads every content file below a project's folder.
 * @throws ContentMistakes with a sentence for each mistake in any file
 */
export function readLibrary(projectFolder: string): Library {
  const reader = new ContentReader(projectFolder);
  const site = reader.file("site.yaml", siteFile);
  const wording = reader.file("review-wording.yaml", reviewWordingFile);
  const about = reader.file("pages/about.yaml", aboutFile);
  const paddleFiles = reader.folder("paddles", paddleFile);
  const paddlesAreRead = !reader.mistakes.some((sentence) =>
    sentence.startsWith(join(contentFolder, "paddles")),
  );
  const sampleFiles = reader.folder("sample-reviews", sampleReviewsFile);
  const ballTests = addressed(reader.folder("ball-tests", ballTestFile), ({ title }) => title);
  const paddles = addressed(paddleFiles, ({ name }) => name);

  // Samples without a paddle are a mistake of their own only where every paddle could be read.
  for (const [slug, { file }] of sampleFiles)
    if (paddlesAreRead && !paddleFiles.has(slug))
      reader.mistakes.push(
        `${file.path}:1 (file name): no paddle has this address. Name it like a file in content/paddles.`,
      );
  const blog = readBlog(reader);
  reader.mistakes.push(...setsKeepTheirFigures(paddles.list, sampleFiles, lineOf));

  if (reader.mistakes.length > 0 || !site || !wording || !about)
    throw new ContentMistakes(reader.mistakes);
  return {
    site: site.value,
    wording: wording.value,
    paddles: paddles.list,
    ballTests: ballTests.list,
    paddle: paddles.at,
    ballTest: ballTests.at,
    about: about.value,
    ...blog,
    samplesOf: (slug) => sampleFiles.get(slug)?.value.reviews ?? [],
  };
}

/** The values of a folder with their addresses: as a list in the order of their names, and one by its address. */
function addressed<Value extends object>(
  files: ReadonlyMap<string, ReadFile<Value>>,
  nameOf: (value: Value) => string,
) {
  const bySlug = new Map([...files].map(([slug, { value }]) => [slug, { ...value, slug }]));
  return {
    list: [...bySlug.values()].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), "en")),
    at: (slug: string) => bySlug.get(slug),
  };
}

import { ballTestPath, guidePath } from "../addresses.ts";
import type { DownloadFields } from "../guides/pdf/download.content.ts";
import { type ContentFile, contentFiles, type FileName, type FileValues } from "./content-files.ts";
import type { Guide } from "../guides/guide.content.ts";
import type { SampleReview } from "../reviews/samples/sample-reviews.content.ts";
import { type Article, ContentReader, type ReadFile } from "../platform/content/content-reader.ts";
import { checkGuides } from "./guide-references.ts";
import { checkAddresses, checkLinks, dropLinks } from "./links.ts";
import { checkLatest } from "./latest-reviews.ts";
import { checkBallTests } from "./ball-articles.ts";
import type { TextPageName } from "../pages/text-page.content.ts";
import { ContentMistakes } from "../platform/content/mistakes.ts";
import { type Collection, collection, publication } from "./published.ts";
import { readBlog } from "./read-blog.ts";
import { readTeam } from "./read-team.ts";
import { checkSampleFigures } from "./sample-figures.ts";
import { checkLinkPictures, readTextPages } from "./text-pages.ts";
import { checkTexts, futureDates } from "./texts.ts";

/** One array for all paddles without samples, so that results cached by array identity are shared. */
const noSamples: readonly SampleReview[] = [];

export type Download = Article<DownloadFields>;

/**
 * All published content, read and checked. Lists are sorted by name unless they say otherwise. Nothing else decides
 * whether visitors see a sample.
 */
export type Library = ReturnType<typeof readLibrary>;

/**
 * Reads every content file below a project's folder.
 * @param showsSamples whether samples and unconfirmed claims are published; if not, links to them are dropped
 * @throws ContentMistakes with a sentence for each mistake in any file
 */
export function readLibrary(projectFolder: string, showsSamples = true) {
  const reader = new ContentReader(projectFolder);
  const files = readFiles(reader);
  const paddleFiles = reader.folder(contentFiles.paddles);
  const paddlesAreValid = reader.isValid("paddles");
  const sampleFiles = reader.folder(contentFiles.sampleReviews);
  const downloads = addressed(reader.articles(contentFiles.downloads), ({ title }) => title);
  const guideFiles = reader.articles(contentFiles.guides);
  const guides = addressed(guideFiles, ({ title }) => title);
  const ballFiles = reader.folder(contentFiles.balls);
  const ballTestFiles = reader.articles(contentFiles.ballTests);
  checkBallTests(reader, ballTestFiles, ballFiles);
  const balls = addressed(ballFiles, ({ name }) => name);
  const ballTests = addressed(ballTestFiles, ({ title }) => title);
  const textPageFiles = readTextPages(reader);
  const paddles = addressed(paddleFiles, ({ name }) => name);
  if (paddlesAreValid && reader.isValid("balls"))
    checkLinkPictures(reader, textPageFiles, [...paddleFiles.keys(), ...ballFiles.keys()]);

  // If a paddle's file has mistakes, samples without a paddle may belong to that one.
  for (const [slug, { file }] of sampleFiles)
    if (paddlesAreValid && !paddleFiles.has(slug))
      reader.mistakes.push(
        `${file.path}:1 (file name): no paddle has this address. Use the name of a file in content/paddles.`,
      );
  const { files: blogFiles, ...blog } = readBlog(reader);
  const team = readTeam(reader, [...blogFiles.values(), ...ballTestFiles.values()]);
  checkSampleFigures(reader, paddles.list, sampleFiles);

  if (files.home && paddlesAreValid) checkLatest(reader, files.home, paddles.at);
  checkGuides(reader, {
    guides: guideFiles,
    paddles: paddlesAreValid ? paddleFiles : undefined,
    allGuidesAreValid: reader.isValid("best-of"),
  });
  reader.reportUnknownFiles();
  checkTexts(reader);
  checkAddresses(reader);
  checkLinks(reader);

  if (!showsSamples)
    dropLinks(reader, [
      ...guides.list.filter(({ sample }) => sample).map(({ slug }) => guidePath(slug)),
      ...ballTests.list.filter(({ sample }) => sample).map(({ slug }) => ballTestPath(slug)),
    ]);

  if (reader.mistakes.length > 0) throw new ContentMistakes(reader.mistakes);
  const published = publication(showsSamples);
  const publishedBalls = collection(balls.list.map((ball) => published.ball(ball)));
  const publishedTests = collection(
    published.list(ballTests.list).toSorted((a, b) => b.publishDate.localeCompare(a.publishDate)),
  );
  const publishedGuides = collection<Guide>(
    published.list(guides.list).toSorted((a, b) => Number(a.comingSoon) - Number(b.comingSoon)),
  );
  const publishedTeam = collection(published.list(team));
  const samples = [...sampleFiles].flatMap(([, { value }]) => value.reviews);
  return {
    /** Whether samples are published. Pages need it only for their notes and columns about samples. */
    showsSamples,
    ...published.files(valuesOf(files)),
    downloads: downloads.list,
    paddles: paddles.list,
    balls: publishedBalls.list,
    /** Newest first. */
    ballTests: publishedTests.list,
    /** Finished ones first, then those coming soon. */
    guides: publishedGuides.list,
    /** The paddle at an address, or undefined if there is none. */
    paddle: paddles.at,
    ball: publishedBalls.at,
    ballTest: publishedTests.at,
    guide: publishedGuides.at,
    // A missing file was a mistake, so every name has one.
    textPage: (name: TextPageName) => textPageFiles.get(name)!.value,
    ...blog,
    team: publishedTeam.list,
    teamMember: publishedTeam.at,
    samplesOf: (slug: string) =>
      (showsSamples && sampleFiles.get(slug)?.value.reviews) || noSamples,
    /** The texts of all sample reviews, published or not. Visitors may not submit them as their own. */
    sampleTexts: samples.map(({ review }) => review),
    /**
     * Whether this is the slug of a paddle or a ball test. Unpublished ball tests count too: their reviews are stored
     * until they are published.
     */
    isSubject: (slug: string) => (paddles.at(slug) ?? ballTests.at(slug)) !== undefined,
    /** Notes for editors that visitors don't see: dates in the future. */
    notes: futureDates(reader, Date.now()),
  };
}

/** The files that aren't in folders; undefined for one with a mistake, which the reader then has. */
type ReadFiles = { [Name in FileName]: ReadFile<FileValues[Name]> | undefined };

function readFiles(reader: ContentReader): ReadFiles {
  const read = Object.entries<ContentFile>(contentFiles).flatMap(([name, each]) =>
    isFile(each) ? [[name, reader.file(each)]] : [],
  );
  return Object.fromEntries(read) as ReadFiles;
}

const isFile = (each: ContentFile): each is ContentFile<"file"> => each.kind === "file";

/** @param files all of them without mistakes */
function valuesOf(files: ReadFiles): FileValues {
  const values = Object.entries(files).map(([name, file]) => [name, file!.value]);
  return Object.fromEntries(values) as FileValues;
}

/** A folder's values with their addresses: a list sorted by name, and a lookup by address. */
function addressed<Value extends object>(
  files: ReadonlyMap<string, ReadFile<Value>>,
  nameOf: (value: Value) => string,
): Collection<Value & { slug: string }> {
  const values = [...files].map(([slug, { value }]) => Object.assign(value, { slug }));
  return collection(values.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), "en")));
}

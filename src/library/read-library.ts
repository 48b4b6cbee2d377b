import { contentFiles, type FileName, type FileValues } from "./content-files.ts";
import {
  type ContentFile,
  ContentReader,
  type ReadFile,
} from "../platform/content/content-reader.ts";
import type { ReadBefore } from "../platform/content/read-before.ts";
import { driftedFigures, lowPrices } from "./drifted-figures.ts";
import { checkEarlierModels } from "./earlier-models.ts";
import { checkExampleSentences } from "./example-sentences.ts";
import { checkGuides } from "./guide-references.ts";
import { checkAddresses, checkLinks } from "./links.ts";
import { checkLatest } from "./latest-reviews.ts";
import { checkBallTests } from "./ball-articles.ts";
import { ContentMistakes } from "../platform/content/content-mistakes.ts";
import { type CheckedContent, type Library, publish } from "./library.ts";
import { collection } from "./published.ts";
import { checkMovedNames, movedTo } from "./moved-names.ts";
import { checkNames } from "./names.ts";
import { checkNeeds } from "./needed-texts.ts";
import { paddlesInProse } from "./paddle-prose.ts";
import { readBlog } from "./read-blog.ts";
import { readTeam } from "./read-team.ts";
import { checkSampleFigures } from "./sample-figures.ts";
import { checkLinkNotes, checkLinkPictures, readTextPages } from "./text-pages.ts";
import { checkTexts, futureDates } from "./texts.ts";

/**
 * Reads every content file below a project's folder, as visitors see it.
 * @param showsSamples as for `publish`
 * @throws ContentMistakes with a sentence for each mistake in any file
 */
export function readLibrary(projectFolder: string, showsSamples = true): Library {
  return publish(readContent(projectFolder).content, showsSamples);
}

/**
 * Reads and checks every content file below a project's folder. The notes are for editors: what may be right, and probably
 * isn't, such as dates in the future.
 * @param before as for `ContentReader`
 * @throws ContentMistakes with a sentence for each mistake in any file
 */
export function readContent(
  projectFolder: string,
  before?: ReadBefore,
): { content: CheckedContent; notes: readonly string[] } {
  const reader = new ContentReader(projectFolder, before);
  const files = readFiles(reader);
  const paddleFiles = paddlesInProse(
    reader,
    reader.folder(contentFiles.paddles),
    files.paddlePage?.value,
  );
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
  checkLinkNotes(reader, textPageFiles);
  const paddles = addressed(paddleFiles, ({ name }) => name);
  if (reader.knowsAllIn("paddles") && reader.knowsAllIn("balls"))
    checkLinkPictures(reader, textPageFiles, [
      ...reader.slugsIn("paddles"),
      ...reader.slugsIn("balls"),
    ]);

  for (const [slug, { file }] of sampleFiles)
    if (reader.knowsAllIn("paddles") && !reader.slugsIn("paddles").includes(slug)) {
      const moved = movedTo(reader, "paddles", slug);
      reader.mistakes.push(
        moved
          ? `${file.path}:1 (file name): the paddle has moved. Rename this file to ${moved}.yaml, too.`
          : `${file.path}:1 (file name): no paddle has this address. Use the name of a file in content/paddles.`,
      );
    }
  const blog = readBlog(reader);
  const team = readTeam(reader);
  checkSampleFigures(reader, paddles, sampleFiles);

  checkEarlierModels(reader, paddleFiles);
  if (files.home) checkLatest(reader, files.home, collection(paddles).at);
  checkGuides(reader, { guides: guideFiles, paddles: paddleFiles });
  reader.reportUnknownFiles();
  checkNames(reader);
  checkTexts(reader);
  checkExampleSentences(reader);
  checkNeeds(reader, ballTestFiles, ballFiles);
  checkAddresses(reader);
  checkMovedNames(reader);
  checkLinks(reader);

  if (reader.mistakes.length > 0) throw new ContentMistakes(reader.mistakes);
  const samples = [...sampleFiles].map(([slug, { value }]) => [slug, value.reviews] as const);
  const textPages = [...textPageFiles].map(([name, { value }]) => [name, value] as const);
  return {
    content: {
      files: valuesOf(files),
      downloads,
      paddles,
      balls,
      ballTests,
      guides,
      blog,
      team,
      textPages: Object.fromEntries(textPages) as CheckedContent["textPages"],
      samples: Object.fromEntries(samples),
    },
    notes: [
      ...futureDates(reader, Date.now()),
      ...lowPrices(reader, paddleFiles),
      ...driftedFigures(reader, paddleFiles, guideFiles),
    ],
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

/** A folder's values with their addresses, sorted by name. */
function addressed<Value extends object>(
  files: ReadonlyMap<string, ReadFile<Value>>,
  nameOf: (value: Value) => string,
): (Value & { slug: string })[] {
  const values = [...files].map(([slug, { value }]) => Object.assign(value, { slug }));
  return values.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), "en"));
}

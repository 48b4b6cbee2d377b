// Reads and checks all content. Every file is checked on its own, then against the others; all mistakes are reported
// together, and only content without any becomes a library.

import { join } from "node:path";
import { contentFolder, ContentMistakes } from "../platform/content/content-folder.ts";
import {
  type ContentFile,
  ContentReader,
  type ReadBefore,
  type ReadFile,
} from "../platform/content/content-reader.ts";
import type { Mistake } from "../platform/content/mistake.ts";
import type { ContentSource } from "../platform/content/content-source.ts";
import { meantName } from "../platform/content/mistakes.ts";
import { newestFirst } from "../site/blog/blog-reading.ts";
import { contentFiles, type FileName, type FileValues } from "./content-files.ts";
import { checkExampleSentences, checkNeeds, checkTexts, futureDates, isNewer } from "./texts.ts";
import type { TeamMember } from "../site/about/about.content.ts";
import type { TextPage } from "../site/pages/text-page.content.ts";
import { textPages } from "../site/pages/page-paths.ts";
import {
  checkSampleFigures,
  driftedFigures,
  lowPrices,
  paddlesInProse,
} from "./figures-in-prose.ts";
import {
  checkAddresses,
  checkBallTests,
  checkEarlierModels,
  type Replacing,
  checkGuides,
  checkLatest,
  checkLinks,
  checkNames,
} from "./references.ts";
import { type CheckedContent, collection, type Library, publish } from "./library.ts";
import { checkMovedNames, movedTo } from "./moved-names.ts";
import { readPhotos, withSources } from "./photos.ts";

/** Reads the articles, newest first, and checks that one is featured. */
export function readBlog(reader: ContentReader, files = reader.articles(contentFiles.blog)) {
  const isValid = reader.isValid("blog");
  const [first, ...further] = [...files.values()]
    .filter(({ value }) => value.featured)
    .toSorted((one, other) => (isNewer(reader, one, other) ? -1 : 1));
  for (const { file, value } of further) {
    const newer = first!.value.date > value.date ? `, the newer one of ${first!.value.date}` : "";
    const sentence = `is true here and in ${first!.file.path}${newer}. Leave it true in exactly one article.`;
    reader.report(file, ["featured"], sentence);
  }
  if (!first && isValid && files.size > 0)
    reader.mistakes.push({
      file: join(contentFolder, "blog"),
      line: 1,
      at: "the whole folder",
      sentence: "no article is featured. Write featured: true in exactly one.",
    });
  return [...files.values()].map(({ value }) => value).toSorted(newestFirst);
}

/** Reads the team, fictional members included, sorted by name. */
export function readTeam(reader: ContentReader): TeamMember[] {
  const files = reader.folder(contentFiles.team);
  const team = [...files].map(([slug, { value }]) => ({ ...value, slug }));
  return team.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** Reads the text pages; reports missing and unknown ones. */
export function readTextPages(reader: ContentReader): ReadonlyMap<string, ReadFile<TextPage>> {
  const files = reader.articles(contentFiles.textPages, Object.keys(textPages));
  for (const [slug, { file }] of files)
    if (!Object.hasOwn(textPages, slug))
      reader.reportName(
        file.path,
        `no page has this name. Use one of: ${Object.keys(textPages).join(", ")}.`,
      );
  const folder = join(contentFolder, "pages");
  for (const name of Object.keys(textPages))
    if (reader.knowsAllIn("pages") && !reader.slugsIn("pages").includes(name))
      reader.mistakes.push({
        file: `${join(folder, name)}.md`,
        line: 1,
        at: "the whole file",
        sentence: "is missing. Put the file back.",
      });
  return files;
}

/** Reports links whose text says 'coming soon': it would stay after the page is published. */
export function checkLinkNotes(
  reader: ContentReader,
  pages: ReadonlyMap<string, ReadFile<TextPage>>,
): void {
  for (const { file, value } of pages.values())
    for (const [index, { note }] of (value.links?.to ?? []).entries())
      if (note && /coming soon/i.test(note))
        reader.report(
          file,
          ["links", "to", index, "note"],
          "says 'coming soon'. Leave that out: the page adds it for as long as it's true.",
        );
}

/** Reports links whose picture isn't a paddle, a ball or the court. */
export function checkLinkPictures(
  reader: ContentReader,
  pages: ReadonlyMap<string, ReadFile<TextPage>>,
  known: readonly string[],
): void {
  for (const { file, value } of pages.values())
    for (const [index, { picture }] of (value.links?.to ?? []).entries())
      if (picture && picture !== "court" && !known.includes(picture))
        reader.report(
          file,
          ["links", "to", index, "picture"],
          `"${picture}" is neither a paddle nor a ball. ${meantName(picture, known, "Write the name of a file in content/paddles or content/balls, without .yaml, or court.")}`,
        );
}

/**
 * Reads all content of a project as visitors see it.
 * @param showsSamples as for `publish`
 * @throws ContentMistakes with every mistake in any file
 */
export function readLibrary(projectFolder: string, showsSamples = true): Library {
  return publish(readContent(projectFolder).content, showsSamples);
}

/** What was read last under each path, of any project: the same text isn't read twice. */
const readBefore: ReadBefore = new Map();

/**
 * Reads and checks all content of a project. Notes are for editors: things that may be right but probably aren't, such
 * as dates in the future.
 * @param source, strict as for `ContentReader`
 * @throws ContentMistakes with every mistake in any file
 */
export function readContent(
  projectFolder: string,
  source?: ContentSource,
  strict?: readonly string[],
): { content: CheckedContent; notes: readonly Mistake[] } {
  const reader = new ContentReader(projectFolder, readBefore, source, strict);
  const files = readFiles(reader);
  const paddleFiles = paddlesInProse(
    reader,
    reader.folder(contentFiles.paddles),
    files.paddlePage?.value,
  );
  const listedFiles = reader.folder(contentFiles.listed);
  const listed = addressed(listedFiles, ({ name }) => name);
  const sampleFiles = reader.folder(contentFiles.sampleReviews);
  const downloads = addressed(reader.articles(contentFiles.downloads), ({ title }) => title);
  const guideFiles = reader.articles(contentFiles.guides);
  const guides = addressed(guideFiles, ({ title }) => title);
  const ballFiles = reader.folder(contentFiles.balls);
  const ballTestFiles = reader.articles(contentFiles.ballTests);
  checkBallTests(reader, ballTestFiles, ballFiles);
  const balls = addressed(ballFiles, ({ name }) => name);
  const ballTests = addressed(ballTestFiles, ({ title }) => title);
  const blogFiles = reader.articles(contentFiles.blog);
  const sourced = withSources(
    readPhotos(reader, [paddleFiles, ballFiles, ballTestFiles, guideFiles, blogFiles]),
  );
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
      reader.reportName(
        file.path,
        moved
          ? `the paddle has moved. Rename this file to ${moved}.yaml, too.`
          : "no paddle has this address. Use the name of a file in content/paddles.",
      );
    }
  const blog = readBlog(reader, blogFiles);
  const team = readTeam(reader);
  checkSampleFigures(reader, paddles, sampleFiles);

  checkEarlierModels(
    reader,
    new Map<string, ReadFile<Replacing>>([...listedFiles, ...paddleFiles]),
  );
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
  const pageTexts = [...textPageFiles].map(([name, { value }]) => [name, value] as const);
  return {
    content: {
      files: valuesOf(files),
      downloads,
      paddles: paddles.map(sourced),
      listed,
      balls: balls.map(sourced),
      ballTests: ballTests.map(sourced),
      guides: guides.map(sourced),
      blog: blog.map(sourced),
      team,
      textPages: Object.fromEntries(pageTexts) as CheckedContent["textPages"],
      samples: Object.fromEntries(samples),
    },
    notes: [
      ...futureDates(reader, Date.now()),
      ...lowPrices(paddleFiles),
      ...driftedFigures(reader, paddleFiles, guideFiles),
    ],
  };
}

/** The files that aren't in folders; undefined for one with a mistake. */
type ReadFiles = { [Name in FileName]: ReadFile<FileValues[Name]> | undefined };

function readFiles(reader: ContentReader): ReadFiles {
  const read = Object.entries<ContentFile>(contentFiles).flatMap(([name, each]) =>
    isFile(each) ? [[name, reader.file(each)]] : [],
  );
  return Object.fromEntries(read) as ReadFiles;
}

const isFile = (each: ContentFile): each is ContentFile<"file"> => each.kind === "file";

/** @param files all without mistakes */
function valuesOf(files: ReadFiles): FileValues {
  const values = Object.entries(files).map(([name, file]) => [name, file!.value]);
  return Object.fromEntries(values) as FileValues;
}

/** A folder's values with their slugs, sorted by name. */
function addressed<Value extends object>(
  files: ReadonlyMap<string, ReadFile<Value>>,
  nameOf: (value: Value) => string,
): (Value & { slug: string })[] {
  const values = [...files].map(([slug, { value }]) => Object.assign(value, { slug }));
  return values.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), "en"));
}

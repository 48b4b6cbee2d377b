// Checks of what texts say: Markdown that won't look as intended, titles used twice, dates in the future, sentences
// left over from an example, and texts that would be left talking about something that's gone once samples are off, or
// the other way round. For the last, every text is checked in both states.

import { globSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { parse } from "yaml";
import { contentFolder } from "../platform/content/content-folder.ts";
import type { Mistake } from "../platform/content/mistake.ts";
import {
  type ContentReader,
  markdownFacts,
  type ReadFile,
  type ReadText,
  splitArticle,
  inText,
} from "../platform/content/content-reader.ts";
import { linksIn } from "../platform/content/markdown.ts";
import { fieldTexts, lineOf, mistakeIn, textsIn } from "../platform/content/mistakes.ts";
import { linesFor, needMistakes } from "../platform/content/needs.ts";
import { priceText, wholeNumber } from "../platform/text/money.ts";
import {
  bareValue,
  sampleSign,
  sentencesOf as sentencesOfOfSample,
} from "../platform/text/sample.ts";
import { sentencesOf } from "./figures-in-prose.ts";
import {
  type PartName,
  articleParts,
  partsIn,
  placedParts,
} from "../site/ball-tests/article-parts.ts";
import type { WrittenBallTest } from "../site/ball-tests/ball-test.content.ts";
import { ballTestSamples } from "../site/ball-tests/ball-test-samples.ts";
import { costPerGameCents, gamesText } from "../site/balls/ball-facts.ts";
import type { WrittenBall } from "../site/balls/ball.content.ts";
import { guideEntrySamples } from "../site/guides/guide-samples.ts";
import { pathOfFile } from "../site/pages/page-paths.ts";
import { publication, publishedBallTest } from "./library.ts";
import { dayAt, dayLength } from "../platform/today.ts";

type Dated = Pick<ReadText, "file">;

/** The last day a file gives for itself, if any. */
function dayOf({ file }: Dated): string | undefined {
  const days = ["updated", "publishDate", "date"].map((field) => file.document.get(field));
  return days.find((day) => typeof day === "string");
}

/** Whether a file is newer than another: by the dates in both or, if these are equal, by when they were saved. */
export function isNewer(reader: ContentReader, one: Dated, other: Dated): boolean {
  const [day = "", otherDay = ""] = [dayOf(one), dayOf(other)];
  if (day !== otherDay && day !== "" && otherDay !== "") return day > otherDay;
  return savedAt(reader, one) >= savedAt(reader, other);
}

function savedAt(reader: ContentReader, { file }: Dated): number {
  return reader.source.savedAt(relative(contentFolder, file.path));
}

/** Describes the older of two files: ' and is older, of 2025-03-11'. Empty if no date says so. */
export function isOlderSince(newer: Dated, older: Dated): string {
  const [day, olderDay] = [dayOf(newer), dayOf(older)];
  return day && olderDay && olderDay < day ? ` and is older, of ${olderDay}` : "";
}

/** Reports Markdown that won't look as intended, and pages with the same title or description. */
export function checkTexts(reader: ContentReader): void {
  const said = new Map<string, { text: ReadText; line: number }>();
  for (const text of reader.texts) {
    const { file, folder, below } = text;
    for (const { line, sentence } of below ? markdownFacts(below).mistakes : [])
      reader.mistakes.push(inText(file, below!.firstLine + line, sentence));
    for (const [path, words] of fieldTexts(file)) {
      const kind = headOf(folder, path);
      if (!kind) continue;
      const here = { text, line: lineOf(file, path) };
      const other = said.get(`${kind} ${words}`);
      if (!other) said.set(`${kind} ${words}`, here);
      else if (isNewer(reader, text, other.text)) reportCopy(reader, path, here, other);
      else reportCopy(reader, path, other, here);
    }
  }
}

interface Place {
  text: ReadText;
  line: number;
}

function reportCopy(
  reader: ContentReader,
  path: (string | number)[],
  newer: Place,
  older: Place,
): void {
  const { path: name } = older.text.file;
  const age = isOlderSince(newer.text, older.text);
  reader.report(
    newer.text.file,
    path,
    `${name}:${older.line} has the same text${age}. Write one for this page alone.`,
  );
}

/** Which field of a page's head this is, all of which must be unique; undefined for other fields. */
function headOf(folder: string, path: readonly (string | number)[]): string | undefined {
  const [key, further] = path;
  if (path.length > 2 || typeof (further ?? key) === "number") return undefined;
  if (path.at(-1) === "description") return "description";
  if (path.length > 1 || folder === ".") return undefined;
  if (folder === "paddles" || folder === "listed") return key === "name" ? "paddle" : undefined;
  return key === "title" ? `${folder} title` : undefined;
}

/** Notes about dates in the future. They aren't mistakes, but they don't delay publishing either. */
export function futureDates(reader: ContentReader, now: number): Mistake[] {
  const tomorrow = dayAt(now + dayLength);
  const notes: Mistake[] = [];
  for (const { file, folder } of reader.texts) {
    const note = (path: (string | number)[], day: string) =>
      notes.push(mistakeIn(file, path, `${day} is in the future. The page is published anyway.`));
    for (const [path, text] of fieldTexts(file))
      if (/^\d{4}-\d\d(-\d\d)?$/.test(text) && text > tomorrow) note(path, text);
    const year: unknown =
      folder === "paddles" || folder === "listed" ? file.document.get("year") : undefined;
    if (typeof year === "number" && year > Number(tomorrow.slice(0, 4)))
      note(["year"], String(year));
  }
  return notes;
}

/** The finished examples that editors copy, relative to the project. */
const examplesFolder = "docs/examples";

/** Shorter sentences are names, units and what anyone may write: 'Little power', 'Room for two hands'. */
const minWords = 5;

/**
 * Reports sentences copied from an example and left unchanged: they're about a made-up paddle. Each is reported once
 * per file. Without the examples, as in an old image, it reports nothing.
 */
export function checkExampleSentences(reader: ContentReader): void {
  const examples = exampleSentences(reader.projectFolder);
  if (examples.size === 0) return;
  for (const { file, below } of reader.texts) {
    const told = new Set<string>();
    const copied = (text: string) =>
      sentencesOf(text, minWords).flatMap((sentence) => {
        const example = examples.get(sentence);
        if (example === undefined || told.has(sentence)) return [];
        told.add(sentence);
        return `This sentence is the example's (${example}): "${sentence}". Write your own.`;
      });
    for (const [path, text] of fieldTexts(file))
      for (const mistake of copied(text)) reader.report(file, path, mistake);
    for (const [index, line] of (below?.text.split("\n") ?? []).entries())
      for (const mistake of copied(line))
        reader.mistakes.push(inText(file, below!.firstLine + index, mistake));
  }
}

function exampleSentences(projectFolder: string): Map<string, string> {
  return new Map(
    globSync(`${examplesFolder}/*.{yaml,md}`, { cwd: projectFolder }).flatMap((path) =>
      textsOf(readFileSync(join(projectFolder, path), "utf8"), extname(path))
        .flatMap((text) => sentencesOf(text, minWords))
        .map((sentence): [string, string] => [sentence, path]),
    ),
  );
}

/** The texts of an example: its fields and, in an article, each line of text. */
function textsOf(source: string, extension: string): string[] {
  const fieldsOf = (yaml: string) => textsIn(parse(yaml)).map(([, text]) => text);
  if (extension === ".yaml") return fieldsOf(source);
  const parts = splitArticle(source);
  return "wrong" in parts ? [] : [...fieldsOf(parts.fields), ...parts.body.split("\n")];
}

type Files<Value> = ReadonlyMap<string, ReadFile<Value>>;

/** Whether something that a text's sentences depend on is there: a part of its article, or samples. */
type Has = (need: string) => boolean;

/**
 * Reports texts that would outlive what they're about when samples are off: a chart, a ranking, a section or a figure;
 * and headings with nothing below, in either state.
 */
export function checkNeeds(
  reader: ContentReader,
  articles: Files<WrittenBallTest>,
  balls: Files<Omit<WrittenBall, "slug">>,
): void {
  const partsOf = partsByArticle(articles, balls);
  const figures = sampleFigures(articles, balls);
  const hasIn = ({ file, folder, name }: ReadText, showsSamples: boolean): Has => {
    const parts: ReadonlySet<string> | undefined =
      folder === "ball-tests" ? partsOf.get(name)?.[showsSamples ? "on" : "off"] : undefined;
    const hasSamples = showsSamples || file.document.get("sample") === false;
    return (need) => (parts && need !== "samples" ? parts.has(need) : hasSamples);
  };
  const report = ({ file, below }: ReadText, line: number, sentence: string) =>
    reader.mistakes.push(inText(file, below!.firstLine + line, sentence));
  for (const text of reader.texts) {
    const known = text.folder === "ball-tests" ? ["samples", ...articleParts] : ["samples"];
    const signs = needMistakes(text.below?.text ?? "", known);
    for (const { line, sentence } of signs) report(text, line, sentence);
    if (signs.length > 0) continue;
    for (const showsSamples of [true, false])
      for (const { line, sentence } of brokenBy(reader, text, (each) => hasIn(each, showsSamples)))
        report(text, line, sentence(showsSamples ? "with" : "without"));
    const parts = text.folder === "ball-tests" ? partsOf.get(text.name) : undefined;
    for (const { text: said, mistake } of leftOf(text, hasIn(text, false))) {
      const figure = figures.find((each) => namesFigure(said, each));
      const what = (parts && goneFrom(said, parts)) ?? (figure && `${figure}, a sample figure,`);
      if (what)
        reader.mistakes.push(
          mistake(
            `speaks of ${what} and stays once samples are left out. End the sentence with ${sampleSign}, put the text between [[if …]] and [[end]], or give the field another text in withoutSamples.`,
          ),
        );
    }
  }
}

/** What's wrong with a text in a given state. */
function brokenBy(
  reader: ContentReader,
  text: ReadText,
  hasIn: (text: ReadText) => Has,
): { line: number; sentence: (samples: string) => string }[] {
  const lines = linesFor(text.below?.text ?? "", hasIn(text));
  const empty = lines.flatMap((each, line) => {
    const level = levelOf(each);
    const next = levelOf(lines.slice(line + 1).find((below) => below.trim() !== "") ?? "## ");
    if (level === 0 || next === 0 || next > level) return [];
    const sentence = (samples: string) =>
      `the heading has nothing below it ${samples} samples. Write its text, or leave it out, too.`;
    return [{ line, sentence }];
  });
  const here = pathOfFile(text.folder, text.name);
  const shown = lines.join("\n");
  const isWhole = text.below?.text === shown;
  const links = isWhole ? markdownFacts(text.below!).links : linksIn(shown);
  const lost = links.flatMap(({ address, line }) => {
    const [path, id] = address.split("#");
    const target = reader.texts.find(
      ({ folder, name }) => pathOfFile(folder, name) === (path || here),
    );
    if (!id || !target?.below || !isLost(target.below, id, hasIn(target))) return [];
    const sentence = (samples: string) =>
      `"${address}": that heading isn't there ${samples} samples. Link the page alone, or put both between the same [[if …]] and [[end]].`;
    return [{ line, sentence }];
  });
  return [...empty, ...lost];
}

/** The level of a heading; 0 for any other line. */
const levelOf = (line: string) => /^(#{2,6}) /.exec(line)?.[1]?.length ?? 0;

/** Whether a text's heading with this id is missing in this state. */
function isLost(below: NonNullable<ReadText["below"]>, id: string, has: Has): boolean {
  const at = markdownFacts(below).headingIds.indexOf(id);
  const [line] = below.text
    .split("\n")
    .flatMap((each, index) => (levelOf(each) > 0 ? [index] : []))
    .slice(at);
  return at !== -1 && linesFor(below.text, has)[line ?? -1] === "";
}

/** The parts of each article that have something to show, with and without samples, and those its text places. */
function partsByArticle(articles: Files<WrittenBallTest>, balls: Files<Omit<WrittenBall, "slug">>) {
  const partsOf = (article: WrittenBallTest, showsSamples: boolean) => {
    const { ball: published } = publication(showsSamples);
    const ballAt = (slug: string) => {
      const known = balls.get(slug)?.value;
      return known && published({ ...known, slug });
    };
    return partsIn(publishedBallTest(article, showsSamples, ballAt), ballAt);
  };
  return new Map(
    [...articles].map(([slug, { value }]) => [
      slug,
      {
        on: partsOf(value, true),
        off: partsOf(value, false),
        placed: new Set(placedParts(value.html)),
      },
    ]),
  );
}

type Parts = ReturnType<typeof partsByArticle> extends Map<string, infer Each> ? Each : never;

const charts = ["games", "votes", "cost-chart", "weights"] as const;

/** How texts refer to a part that may disappear. */
const speaksOf: readonly [what: string, words: RegExp, parts: readonly PartName[]][] = [
  ["a chart", /\bcharts?\b/i, charts],
  ["a table", /\btables?\b/i, ["cost-table", "balls"]],
  ["games that aren't counted", /\bhow many games\b|\bgames? per ball\b/i, ["games"]],
  [
    "votes or ranks",
    /\b(?:vot(?:es?|ed|ing)|winners?|wins|won(?!['’])|rank(?:s|ed|ing)?|champions?|favorites?|top[- ]rated|ball of the year)\b|#\d|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth) (?:place|overall)\b/i,
    ["votes"],
  ],
  [
    "costs per game",
    /\b(?:lowest|least|most|cheapest|costs?)\b[^.]{0,20} (?:per|a) game\b/i,
    ["cost-table", "cost-chart"],
  ],
  ["the community's figures", /\b(?:community|survey(?:s|ed)?|took part)\b/i, ["community"]],
];

/** What a sentence refers to that the article has only with samples. */
function goneFrom(text: string, { on, off, placed }: Parts): string | undefined {
  const [what] =
    speaksOf.find(([, words, parts]) => {
      const here = parts.filter((part) => placed.has(part));
      return (
        here.some((part) => on.has(part)) && !here.some((part) => off.has(part)) && words.test(text)
      );
    }) ?? [];
  return what;
}

/** Sample figures that can't easily be mistaken for another number: '12,050', '150-200', '$0.13'. */
function sampleFigures(
  articles: Files<WrittenBallTest>,
  balls: Files<Omit<WrittenBall, "slug">>,
): string[] {
  const counts = [...articles.values()].flatMap(({ value: { sample, awards, community } }) =>
    sample ? [...awards.map(({ votes }) => votes), ...Object.values(community)] : [],
  );
  const ofBalls = [...balls.values()].flatMap(({ value }) => {
    const cents = costPerGameCents(value);
    const games = value.gamesUntilCracked;
    return [cents === undefined ? [] : priceText(bareValue(cents)), games ? gamesText(games) : []];
  });
  const large = counts.filter((count) => typeof count === "number" && count >= 1000);
  return [...new Set([...large.map((count) => wholeNumber(Number(count))), ...ofBalls.flat()])];
}

function namesFigure(text: string, figure: string): boolean {
  const at = text.indexOf(figure);
  return at !== -1 && !/[\d,.]\d|^\d/.test(text.slice(at + figure.length, at + figure.length + 2));
}

/** Fields that aren't shown, or go with the samples. */
const unsaid = new Set<string>([
  ...Object.values(ballTestSamples).flat(),
  ...guideEntrySamples,
  "community",
  "costTable",
  "shows",
  "related",
  "movedFrom",
  "author",
  "cover",
  "ball",
]);

/** The sentences of a file that remain without samples. */
function leftOf(
  text: ReadText,
  has: Has,
): { text: string; mistake: (sentence: string) => Mistake }[] {
  const { file, folder, below } = text;
  const isSample = file.document.get("sample") === true;
  // Only articles say whether they're samples; other files have samples of their own kind: claims and reviews.
  if (folder === "sample-reviews" || (["ball-tests", "best-of"].includes(folder) && !isSample))
    return [];
  const fields = fieldTexts(file).flatMap(([path, field]) => {
    const isReplaced = path.some((key, index) =>
      file.document.hasIn([...path.slice(0, index), "withoutSamples", key]),
    );
    return isReplaced || path.some((key) => unsaid.has(String(key)))
      ? []
      : [[(sentence: string) => mistakeIn(file, path, sentence), field] as const];
  });
  const lines = linesFor(below?.text ?? "", has).map(
    (line, index) =>
      [
        (sentence: string) => inText(file, (below?.firstLine ?? 1) + index, sentence),
        line.replace(/^[>\s]*(?:(?:[-*#]+|\d+\.)\s+)?/, ""),
      ] as const,
  );
  return [...fields, ...lines].flatMap(([mistake, said]) =>
    said.startsWith(sampleSign) || said.startsWith("[[")
      ? []
      : sentencesOfOfSample(said)
          .filter((sentence) => !sentence.includes(sampleSign))
          .map((sentence) => ({ text: sentence, mistake })),
  );
}

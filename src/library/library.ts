import type { TeamMember } from "../about/team.content.ts";
import type { BallTest, WrittenBallTest } from "../ball-tests/ball-test.content.ts";
import type { Ball, WrittenBall } from "../balls/ball.content.ts";
import type { BlogArticle } from "../blog/blog.content.ts";
import type { Guide, WrittenGuide } from "../guides/guide.content.ts";
import type { DownloadFields } from "../guides/pdf/download.content.ts";
import type { Paddle, WrittenPaddle } from "../paddles/paddle.content.ts";
import type { TextPage, WrittenTextPage } from "../pages/text-page.content.ts";
import type { TextPageName } from "../pages/text-page-names.ts";
import type { Article } from "../platform/content/content-reader.ts";
import type { Library } from "../platform/render/site.ts";
import { newestDayFirst } from "../platform/text/dates.ts";
import type { SampleReview } from "../reviews/samples/sample-reviews.content.ts";
import type { FileValues } from "./content-files.ts";
import { movedPaths } from "./moved-names.ts";
import { publishedBallTest, publishedGuide, publishedText } from "./published-articles.ts";
import { collection, publication, type PublishedFiles } from "./published.ts";

/** One array for all paddles without samples, so that results cached by array identity are shared. */
const noSamples: readonly SampleReview[] = [];

export type Download = Article<DownloadFields>;

export type { Library };

declare module "../platform/render/site.ts" {
  /**
   * All published content, read and checked. Lists are sorted by name unless they say otherwise. Nothing else decides
   * whether visitors see a sample.
   */
  interface Library extends PublishedFiles {
    /** Whether samples are published. Pages need it only for their notes and columns about samples. */
    showsSamples: boolean;
    downloads: readonly Download[];
    paddles: readonly Paddle[];
    balls: readonly Ball[];
    /** Newest first. */
    blog: readonly BlogArticle[];
    /** Newest first. */
    ballTests: readonly BallTest[];
    /** Finished ones first, then those coming soon. */
    guides: readonly Guide[];
    /** The paddle at an address, or undefined if there is none. */
    paddle(slug: string): Paddle | undefined;
    ball(slug: string): Ball | undefined;
    ballTest(slug: string): BallTest | undefined;
    guide(slug: string): Guide | undefined;
    blogArticle(slug: string): BlogArticle | undefined;
    team: readonly TeamMember[];
    teamMember(slug: string): TeamMember | undefined;
    textPage(name: TextPageName): TextPage;
    samplesOf(slug: string): readonly SampleReview[];
    /** The texts of all sample reviews, published or not. Visitors may not submit them as their own. */
    sampleTexts: readonly string[];
    /** Whether this is the slug of a paddle or a ball test. */
    isSubject(slug: string): boolean;
    /** The subject with a slug, or that had it earlier: its slug now. Undefined if there is none. */
    subjectNamed(slug: string): string | undefined;
    /** The paddle at an address, or that was there earlier. */
    paddleNamed(slug: string): Paddle | undefined;
    moved: Moved;
  }
}

/** What content files say in `movedFrom`. */
export interface Moved {
  /** The slugs of subjects now, published or not, by their earlier ones. */
  subjects: ReadonlyMap<string, string>;
  /** The paths of published pages now, by their earlier ones. */
  paths: ReadonlyMap<string, string>;
}

/**
 * All content without mistakes, published or not, as plain data that JSON keeps whole. Lists are sorted by name unless
 * they say otherwise.
 */
export interface CheckedContent {
  files: FileValues;
  downloads: readonly Download[];
  paddles: readonly WrittenPaddle[];
  balls: readonly WrittenBall[];
  ballTests: readonly WrittenBallTest[];
  guides: readonly WrittenGuide[];
  /** Newest first. */
  blog: readonly BlogArticle[];
  team: readonly TeamMember[];
  textPages: Readonly<Record<TextPageName, WrittenTextPage>>;
  /** By paddle. */
  samples: Readonly<Record<string, readonly SampleReview[]>>;
}

/**
 * What visitors see of the content.
 * @param showsSamples whether samples and unconfirmed claims are published
 */
export function publish(content: CheckedContent, showsSamples: boolean): Library {
  const published = publication(showsSamples);
  const paddles = collection(content.paddles.map((paddle) => published.paddle(paddle)));
  const balls = collection(content.balls.map((ball) => published.ball(ball)));
  const ballTests = collection(
    content.ballTests
      .map((article) => publishedBallTest(article, showsSamples, balls.at))
      .toSorted((a, b) => newestDayFirst(a.publishDate, b.publishDate)),
  );
  const guides = collection(
    content.guides
      .map((guide) => publishedGuide(guide, showsSamples))
      .toSorted((a, b) => Number(a.comingSoon) - Number(b.comingSoon)),
  );
  const blog = collection(content.blog.map((article) => publishedText(article, showsSamples)));
  const team = collection(published.list(content.team));
  const subjects = new Set([...content.paddles, ...content.ballTests].map(({ slug }) => slug));
  const moved: Moved = {
    subjects: new Map([...content.paddles, ...content.ballTests].flatMap(movedNames)),
    paths: new Map([
      ...movedPaths("paddles", paddles.list),
      ...movedPaths("ball-tests", ballTests.list),
      ...movedPaths("best-of", guides.list),
      ...movedPaths("blog", blog.list),
    ]),
  };
  const subjectNamed = (slug: string) => (subjects.has(slug) ? slug : moved.subjects.get(slug));
  const samples = new Map(Object.entries(content.samples));
  const textPages = new Map(
    Object.entries(content.textPages).map(([name, text]) => [
      name,
      publishedText(text, showsSamples),
    ]),
  );
  return {
    showsSamples,
    ...published.files(content.files),
    downloads: content.downloads,
    paddles: paddles.list,
    balls: balls.list,
    ballTests: ballTests.list,
    guides: guides.list,
    paddle: paddles.at,
    ball: balls.at,
    ballTest: ballTests.at,
    guide: guides.at,
    // A missing file was a mistake, so every name has one.
    textPage: (name) => textPages.get(name)!,
    blog: blog.list,
    blogArticle: blog.at,
    team: team.list,
    teamMember: team.at,
    samplesOf: (slug) => (showsSamples && samples.get(slug)) || noSamples,
    sampleTexts: [...samples.values()].flat().map(({ review }) => review),
    isSubject: (slug) => subjects.has(slug),
    subjectNamed,
    paddleNamed: (slug) => paddles.at(subjectNamed(slug) ?? slug),
    moved,
  };
}

/** A file's earlier names, each with the one it has now. */
function movedNames({ slug, movedFrom }: { slug: string; movedFrom: readonly string[] }) {
  return movedFrom.map((old): [string, string] => [old, slug]);
}

import { htmlFor } from "../platform/content/needs.ts";
import { htmlWithoutSamples, withoutSamples, withSamples } from "../platform/text/sample.ts";
import { type VisibleClaim, visibleClaims } from "../platform/content/claims.ts";
import type { Article } from "../platform/content/content-reader.ts";
import type { Library } from "../platform/render/site.ts";
import { newestDayFirst } from "../platform/text/dates.ts";
import { isRanked, partsIn } from "../ball-tests/article-parts.ts";
import type { BallTest, WrittenBallTest } from "../ball-tests/ball-test.content.ts";
import { ballTestSamples } from "../ball-tests/ball-test-samples.ts";
import type { Ball, WrittenBall } from "../balls/ball.content.ts";
import type { Guide, WrittenGuide } from "../guides/guide.content.ts";
import { guideEntrySamples } from "../guides/guide-samples.ts";
import { ballSamples } from "../balls/ball-samples.ts";
import type { Paddle, WrittenPaddle } from "../paddles/paddle.content.ts";
import { paddleSamples } from "../paddles/paddle-values.ts";
import type { FileValues } from "./content-files.ts";
import type { TeamMember } from "../about/about.content.ts";
import type { BlogArticle } from "../blog/blog.content.ts";
import type { DownloadFields } from "../guides/download.content.ts";
import type { TextPage, WrittenTextPage } from "../pages/text-page.content.ts";
import type { TextPageName } from "../pages/page-paths.ts";
import type { SampleReview } from "../reviews/sample-reviews.content.ts";
import { movedPaths } from "./moved-names.ts";

/**
 * An article as visitors see it: its sample figures as samples, or without them and all that rests on them.
 * @param ballAt the published ball with a slug
 */
export function publishedBallTest(
  written: WrittenBallTest,
  showsSamples: boolean,
  ballAt: (slug: string) => Ball | undefined,
): BallTest {
  const keeps = showsSamples || !written.sample;
  const { balls, awards, community, costTable, ...others } = worded(written, keeps);
  const figures = figuresOf(written.sample, keeps);
  const article = {
    ...others,
    sample: written.sample && keeps,
    balls: balls.map((entry) => figures(entry, ballTestSamples.balls)),
    awards: inOrder(
      awards.map((award) => figures(award, ballTestSamples.awards)) as BallTest["awards"],
    ),
    community: keeps ? figures(community, ballTestSamples.community) : {},
    costTable: keeps ? costTable : [],
  } as BallTest;
  const parts: ReadonlySet<string> = partsIn(article, ballAt);
  const has = (need: string) => (need === "samples" ? keeps : parts.has(need));
  return { ...article, html: articleHtml(written.html, keeps, has) };
}

/** Awards in the order of their votes or, without them, of what each ball is best at: an order that ranks nothing. */
function inOrder(awards: BallTest["awards"]): BallTest["awards"] {
  return isRanked(awards)
    ? awards
    : awards.toSorted((a, b) => a.category.localeCompare(b.category, "en"));
}

/** A guide as visitors see it: its sample figures as samples, or without them and all that rests on them. */
export function publishedGuide(written: WrittenGuide, showsSamples: boolean): Guide {
  const keeps = showsSamples || !written.sample;
  const { entries, ...others } = worded(written, keeps);
  const figures = figuresOf(written.sample ?? false, keeps);
  return {
    ...others,
    sample: written.sample && keeps,
    ...(entries && { entries: entries.map((entry) => figures(entry, guideEntrySamples)) }),
    html: articleHtml(written.html, keeps, () => keeps),
  } as Guide;
}

/** A text that has no samples of its own, as visitors see it. It may speak of samples, and of their sign. */
export function publishedText<Text extends { html: string; withoutSamples?: object | undefined }>(
  { withoutSamples: instead, ...written }: Text,
  showsSamples: boolean,
) {
  const html = htmlFor(written.html, () => showsSamples);
  return { ...written, ...(showsSamples ? {} : instead), html };
}

/** Marks the sample figures of a record, or leaves them out. */
function figuresOf(isSample: boolean, keeps: boolean) {
  return (fields: object, names: readonly string[]): object => {
    if (!keeps)
      return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
    return isSample ? withSamples(fields, names as never[]) : fields;
  };
}

/** A part that has nothing to show goes, with what needs it. */
function articleHtml(html: string, keeps: boolean, has: (need: string) => boolean): string {
  const said = htmlFor(html, has).replaceAll(
    /<p>\[\[([a-z-]+)\]\]<\/p>\n?/g,
    (part, name: string) => (has(name) ? part : ""),
  );
  return keeps ? said : htmlWithoutSamples(said);
}

/**
 * A value whose texts, however deep, are what it says with samples, or without: then sentences marked as samples are
 * gone, phrases of lists with theirs, and `withoutSamples` replaces the fields beside it. An article's Markdown isn't in
 * it: pages have its HTML.
 */
export function worded<Value>(value: Value, keeps: boolean): Value {
  if (typeof value === "string") return (keeps ? value : withoutSamples(value)) as Value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => worded(item, keeps));
    return items.filter((item) => keeps || item !== "") as Value;
  }
  if (typeof value !== "object" || value === null) return value;
  const { withoutSamples: instead, markdown: _markdown, ...own } = value as Record<string, unknown>;
  const said = keeps ? own : { ...own, ...(instead as object | undefined) };
  return Object.fromEntries(
    Object.entries(said).map(([name, each]) => [
      name,
      name === "html" ? each : worded(each, keeps),
    ]),
  ) as Value;
}

/** What the content files that aren't in folders say to visitors. */
export type PublishedFiles = ReturnType<ReturnType<typeof publication>["files"]>;
export type PublishedHome = PublishedFiles["home"];
export type PublishedAbout = PublishedFiles["about"];
export type PublishedSite = PublishedFiles["site"];
export type PublishedNewsletter = PublishedFiles["newsletter"];

/** Values in the order of a list, and each by its slug. */
export interface Collection<Value> {
  list: readonly Value[];
  at(slug: string): Value | undefined;
}

export function collection<Value extends { slug: string }>(
  list: readonly Value[],
): Collection<Value> {
  const bySlug = new Map(list.map((value) => [value.slug, value]));
  return { list, at: (slug) => bySlug.get(slug) };
}

/**
 * What visitors see of content that holds samples and unconfirmed claims.
 * @param showsSamples whether these are published, marked as such
 */
export function publication(showsSamples: boolean) {
  // A claim is left out until the owner confirms it, or marked as a sample.
  const visible = (claim: { text: string; confirmed: boolean }): VisibleClaim | undefined =>
    visibleClaims([claim], "text", showsSamples)[0];
  const withClaim = <Words extends { claim: { text: string; confirmed: boolean } }>({
    claim,
    ...words
  }: Words) => ({ ...words, claim: visible(claim) });
  return {
    files: (written: FileValues) => {
      const { home, about, site, newsletter, contact, ...others } = worded(written, showsSamples);
      return {
        ...others,
        home: {
          ...home,
          claims: visibleClaims(home.claims, "text", showsSamples),
          featuredClaim: visible(home.featuredClaim),
          categories: home.categories.map((category) => ({
            ...category,
            count: visible(category.count),
          })),
        },
        about: { ...about, claims: visibleClaims(about.claims, "figure", showsSamples) },
        site: {
          ...site,
          bestOf: withClaim(site.bestOf),
          shopPromises: visibleClaims(site.shopPromises, "title", showsSamples),
        },
        newsletter: withClaim(newsletter),
        contact: { ...contact, reply: visible(contact.reply) },
      };
    },
    /** The fixed figures of its sample reviews go with them. */
    paddle: (paddle: WrittenPaddle): Paddle => {
      if (showsSamples) return withSamples(paddle, paddleSamples);
      const { recommendPercent: _percent, averageDupr: _dupr, ...facts } = paddle;
      return facts;
    },
    /** A ball's rating and lifespans are samples; its facts are not. */
    ball: (ball: WrittenBall): Ball =>
      showsSamples
        ? withSamples(ball, ballSamples)
        : { ...ball, rating: null, gamesUntilRetired: null, gamesUntilCracked: null },
    /** Without the samples, if they aren't published. */
    list: <Item extends { sample?: boolean | undefined }>(items: readonly Item[]) =>
      showsSamples ? items : items.filter(({ sample }) => !sample),
  };
}

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

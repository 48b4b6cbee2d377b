// The library: all published content. Content is checked with its samples and unconfirmed claims in it; `publish` then
// decides what visitors see of it. Nothing else does.

import type { ContentPhoto, Pictures, WithPhotos } from "../site/media/content-photo.ts";
import { withPictures } from "../site/media/photos-in-text.ts";
import { htmlFor } from "../platform/content/needs.ts";
import { htmlWithoutSamples, withoutSamples, withSamples } from "../platform/text/sample.ts";
import { socialLinks, type VisibleClaim, visibleClaims } from "../platform/content/claims.ts";
import type { Article } from "../platform/content/content-reader.ts";
import type { Library } from "../platform/render/site.ts";
import { newestDayFirst } from "../platform/text/dates.ts";
import { isRanked, partsIn } from "../site/ball-tests/article-parts.ts";
import type { BallTest, WrittenBallTest } from "../site/ball-tests/ball-test.content.ts";
import { ballTestSamples } from "../site/ball-tests/ball-test-samples.ts";
import type { Ball, WrittenBall } from "../site/balls/ball.content.ts";
import type { Guide, WrittenGuide } from "../site/guides/guide.content.ts";
import { guideEntrySamples } from "../site/guides/guide-samples.ts";
import { ballSamples } from "../site/balls/ball-samples.ts";
import { listedFrom } from "../site/paddles/listed-paddle.ts";
import type { ListedPaddle } from "../site/paddles/listed-paddle.content.ts";
import type { AnyPaddle, Paddle, WrittenPaddle } from "../site/paddles/paddle.content.ts";
import { inNameOrder } from "../site/paddles/paddle-facts.ts";
import { paddleSamples } from "../site/paddles/paddle-values.ts";
import type { FileValues } from "./content-files.ts";
import type { TeamMember } from "../site/about/about.content.ts";
import type { BlogArticle } from "../site/blog/blog.content.ts";
import type { DownloadFields } from "../site/guides/download.content.ts";
import type { TextPage, WrittenTextPage } from "../site/pages/text-page.content.ts";
import type { TextPageName } from "../site/pages/page-paths.ts";
import type { SampleReview } from "../site/reviews/sample-reviews.content.ts";
import { movedPaths } from "./moved-names.ts";

/**
 * An article as visitors see it: sample figures marked, or left out along with everything based on them.
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

/** A guide as visitors see it: sample figures marked, or left out along with everything based on them. */
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

/** A text without samples of its own, as visitors see it. It may mention samples and their sign. */
export function publishedText<Text extends { html: string; withoutSamples?: object | undefined }>(
  { withoutSamples: instead, ...written }: Text,
  showsSamples: boolean,
) {
  const html = htmlFor(written.html, () => showsSamples);
  return { ...written, ...(showsSamples ? {} : instead), html };
}

/** Marks the sample figures of a record, or removes them. */
function figuresOf(isSample: boolean, keeps: boolean) {
  return (fields: object, names: readonly string[]): object => {
    if (!keeps)
      return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
    return isSample ? withSamples(fields, names as never[]) : fields;
  };
}

/** Removes parts with nothing to show, and whatever needs them. */
function articleHtml(html: string, keeps: boolean, has: (need: string) => boolean): string {
  const said = htmlFor(html, has).replaceAll(
    /<p>\[\[([a-z-]+)\]\]<\/p>\n?/g,
    (part, name: string) => (has(name) ? part : ""),
  );
  return keeps ? said : htmlWithoutSamples(said);
}

/**
 * A value with every text in it, however deep, as visitors see it. Without samples, marked sentences are gone, list
 * items that they leave empty too, and `withoutSamples` replaces the fields beside it. Markdown is left out: pages have
 * its HTML.
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

/** What visitors see of the content files that aren't in folders. */
export type PublishedFiles = ReturnType<ReturnType<typeof publication>["files"]>;
export type PublishedHome = PublishedFiles["home"];
export type PublishedAbout = PublishedFiles["about"];
export type PublishedSite = PublishedFiles["site"];
export type PublishedNewsletter = PublishedFiles["newsletter"];

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
 * How content with samples and unconfirmed claims is published.
 * @param showsSamples whether these are published, marked as such
 */
export function publication(showsSamples: boolean) {
  // An unconfirmed claim is left out, or marked as a sample.
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
          social: socialLinks(site.social, showsSamples),
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
    /** A ball's rating and lifespans are samples; its facts aren't. */
    ball: (ball: WrittenBall): Ball =>
      showsSamples
        ? withSamples(ball, ballSamples)
        : { ...ball, rating: null, gamesUntilRetired: null, gamesUntilCracked: null },
    /** Without the samples, unless they're published. */
    list: <Item extends { sample?: boolean | undefined }>(items: readonly Item[]) =>
      showsSamples ? items : items.filter(({ sample }) => !sample),
  };
}

/** A single array for all paddles without samples, because results are cached by identity. */
const noSamples: readonly SampleReview[] = [];

export type Download = Article<DownloadFields>;

export type { Library };

declare module "../platform/render/site.ts" {
  /** All published content. Lists are sorted by name unless noted. */
  interface Library extends PublishedFiles {
    /** Whether samples are published. Pages need this only for notes and columns about samples. */
    showsSamples: boolean;
    downloads: readonly Download[];
    /** The whole catalog: those that are written up, then those that are only listed. */
    paddles: readonly AnyPaddle[];
    /** The paddles that are written up. */
    written: readonly Paddle[];
    balls: readonly Ball[];
    /** Newest first. */
    blog: readonly BlogArticle[];
    /** Newest first. */
    ballTests: readonly BallTest[];
    /** Finished ones first, then those coming soon. */
    guides: readonly Guide[];
    paddle(slug: string): AnyPaddle | undefined;
    writtenPaddle(slug: string): Paddle | undefined;
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
    /** The current slug of a subject, by its current or an earlier one; undefined if there's none. */
    subjectNamed(slug: string): string | undefined;
    /** The paddle with this slug, now or earlier. */
    paddleNamed(slug: string): AnyPaddle | undefined;
    writtenNamed(slug: string): Paddle | undefined;
    moved: Moved;
  }
}

/** The earlier names in content files' `movedFrom`. */
export interface Moved {
  /** Current slugs of subjects, published or not, by earlier slug. */
  subjects: ReadonlyMap<string, string>;
  /** Current paths of published pages, by earlier path. */
  paths: ReadonlyMap<string, string>;
}

/** All valid content, published or not, as JSON-safe data. Lists are sorted by name unless noted. */
export interface CheckedContent {
  files: FileValues;
  downloads: readonly Download[];
  paddles: readonly WrittenPaddle[];
  listed: readonly ListedPaddle[];
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
 * @param pictures those that are made of its photos; other photos aren't shown
 * @param base the start of the pictures' addresses, if they aren't public yet
 */
export function publish(
  checked: CheckedContent,
  showsSamples: boolean,
  pictures: Pictures = new Map(),
  base?: string,
): Library {
  const published = publication(showsSamples);
  const pictured = <Thing extends WithPhotos>(things: readonly Thing[]) =>
    things.map((thing) => withPictures(thing, pictures, base));
  const content = {
    ...checked,
    paddles: pictured(checked.paddles),
    balls: pictured(checked.balls),
    ballTests: pictured(checked.ballTests),
    guides: pictured(checked.guides),
    blog: pictured(checked.blog),
  };
  const written = collection(content.paddles.map((paddle) => published.paddle(paddle)));
  const paddles = collection<AnyPaddle>([
    ...written.list,
    ...inNameOrder(content.listed.map(listedFrom)),
  ]);
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
  const reviewed = [...content.paddles, ...content.listed, ...content.ballTests];
  const subjects = new Set(reviewed.map(({ slug }) => slug));
  const moved: Moved = {
    subjects: new Map(reviewed.flatMap(movedNames)),
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
    written: written.list,
    balls: balls.list,
    ballTests: ballTests.list,
    guides: guides.list,
    paddle: paddles.at,
    writtenPaddle: written.at,
    ball: balls.at,
    ballTest: ballTests.at,
    guide: guides.at,
    // A missing file was reported as a mistake, so every name has one.
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
    writtenNamed: (slug) => written.at(subjectNamed(slug) ?? slug),
    moved,
  };
}

type Photographed = Pick<CheckedContent, "paddles" | "balls" | "ballTests" | "guides" | "blog">;

/** The photos in content, each as often as an entry has it. */
export const photosIn = ({
  paddles,
  balls,
  ballTests,
  guides,
  blog,
}: { [Folder in keyof Photographed]: readonly WithPhotos[] }): ContentPhoto[] =>
  [paddles, balls, ballTests, guides, blog].flatMap((things: readonly WithPhotos[]) =>
    things.flatMap(({ photos }) => photos),
  );

/** A file's earlier names, each with its current one. */
function movedNames({ slug, movedFrom }: { slug: string; movedFrom: readonly string[] }) {
  return movedFrom.map((old): [string, string] => [old, slug]);
}

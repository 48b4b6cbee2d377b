import { isRanked, partsIn } from "../ball-tests/article-parts.ts";
import type { BallTest, WrittenBallTest } from "../ball-tests/ball-test.content.ts";
import { ballTestSamples } from "../ball-tests/ball-test-samples.ts";
import type { Ball } from "../balls/ball.content.ts";
import type { Guide, WrittenGuide } from "../guides/guide.content.ts";
import { guideEntrySamples } from "../guides/guide-samples.ts";
import { htmlFor } from "../platform/content/needs.ts";
import { withSamples } from "../platform/text/sample.ts";
import { htmlWithoutSamples, withoutSamples } from "../platform/text/sample-sign.ts";

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

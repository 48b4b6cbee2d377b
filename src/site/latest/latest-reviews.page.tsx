import { addresses } from "../../addresses.ts";
import type { Library } from "../../library/library.ts";
import { afterField, byTime, type ListCursor } from "../../platform/listing.ts";
import { parsed, query } from "../../platform/query.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { fill } from "../../platform/text/fill.ts";
import { Pager } from "../../platform/ui/pager.tsx";
import { brandsOf } from "../brands/brand.ts";
import { paddleSummaries } from "../paddles/paddle-summary.ts";
import {
  InWeek,
  latestWeek,
  quotesOf,
  ReviewQuotes,
  WaitingForReviews,
  waitingPaddles,
  type WayToWeek,
} from "../paddles/review-quotes.tsx";
import { TextArticle, textArticleOf, textPageFacts } from "../pages/text-article.tsx";
import { OwnLevel } from "../reviews/level/dupr-field.tsx";
import { countedLevel, type OwnLevel as ReadersLevel } from "../reviews/level/level.ts";
import { listQuery } from "../reviews/list/review-query.ts";
import { Choice, LevelFilter, PhotosFilter } from "../reviews/list/review-list.tsx";
import filterStyles from "../reviews/list/review-filter.module.css";
import type { ReviewWording } from "../reviews/review-wording.content.ts";
import { newsletterForm } from "../sign-up/sign-up-view.ts";

interface LatestQuery {
  /** The address of a paddle, an article or a brand. */
  about: string | undefined;
  level: ReadersLevel | undefined;
  photos: boolean;
  after: ListCursor | undefined;
}

const { level, photos } = listQuery.fields;

const latestQuery = query<LatestQuery>({
  about: parsed((typed) => /^[a-z0-9][a-z0-9-]{0,99}$/.exec(typed)?.[0]),
  level,
  photos,
  after: afterField(byTime),
});

const pageSize = 20;

/** What reviews can be about: the paddles that have some, by brand, and articles about balls. */
interface Choices {
  brands: { name: string; slug: string; paddles: { slug: string; name: string }[] }[];
  articles: { slug: string; title: string }[];
}

/** The subjects that are meant; undefined for everything. */
function subjectsMeant(library: Library, about: string | undefined): string[] | undefined {
  if (about === undefined) return undefined;
  const brand = brandsOf(library).find(({ slug }) => slug === about);
  return brand ? brand.paddles.map(({ slug }) => slug) : [about];
}

const { path } = addresses.reviews;

export default definePage(addresses.reviews, {
  listed: {
    kind: "latest reviews",
    weight: "list",
    pages: ({ library }) => [textPageFacts("reviews", library)],
  },

  query: latestQuery,

  /** Without the store, the page says so. */
  async load({ url, site }) {
    const { library, reviews } = site;
    const asked = latestQuery.read(url.searchParams);
    const articles = library.ballTests.map(({ slug }) => slug);
    const [latest, summaries, ofArticles, inWeek] = await Promise.all([
      reviews.latest({
        subjects: subjectsMeant(library, asked.about),
        level: asked.level && countedLevel(asked.level),
        photos: asked.photos,
        after: asked.after,
        limit: pageSize,
      }),
      paddleSummaries(site, library.paddles),
      reviews.ratings(articles),
      latestWeek(site),
    ]);
    const reviewed = new Set(
      summaries.flatMap(({ paddle, players }) => (players > 0 ? [paddle.slug] : [])),
    );
    const choices: Choices = {
      brands: brandsOf(library)
        .map(({ name, slug, paddles }) => ({
          name,
          slug,
          paddles: paddles.filter((paddle) => reviewed.has(paddle.slug)),
        }))
        .filter(({ paddles }) => paddles.length > 0),
      articles: library.ballTests.filter(({ slug }) => ofArticles.get(slug)!.players.reviews > 0),
    };
    return {
      ...textArticleOf("reviews", library),
      newsletter: newsletterForm(site),
      wording: library.wording,
      asked,
      choices,
      quotes: quotesOf(library, latest.reviews),
      next: latest.next && latestQuery.address(path, { ...asked, after: latest.next }),
      storeDown: latest.storeDown,
      inWeek,
      waiting: latest.reviews.length > 0 ? [] : waitingPaddles(summaries, library),
    };
  },

  // One list for search engines.
  head: ({ text, breadcrumbs, asked }) => ({
    ...text,
    breadcrumbs,
    ...(latestQuery.on(asked).length > 0 && { path: undefined }),
  }),

  Page: ({ data: { text, looks, breadcrumbs, newsletter, ...data } }) => (
    <TextArticle
      text={text}
      looks={looks}
      breadcrumbs={breadcrumbs}
      newsletter={text.comingSoon ? newsletter : undefined}
      below={<LatestReviews {...data} />}
    />
  ),
});

interface LatestReviewsProps {
  wording: ReviewWording;
  asked: LatestQuery;
  choices: Choices;
  quotes: ReturnType<typeof quotesOf>;
  next: string | undefined;
  storeDown: boolean;
  inWeek: WayToWeek;
  waiting: Parameters<typeof WaitingForReviews>[0]["paddles"];
}

/** Players' newest reviews of everything, and which of them to list. */
function LatestReviews(props: LatestReviewsProps) {
  const { wording, asked, choices, quotes, next, storeDown, inWeek, waiting } = props;
  const words = wording.latest;
  const isFirst = latestQuery.on(asked).length === 0;
  const hasAny = choices.brands.length + choices.articles.length > 0;
  return (
    <section className="section" id="reviews" aria-labelledby="what-players-say">
      <h2 id="what-players-say">{words.title}</h2>
      <InWeek way={inWeek} />
      {hasAny ? <LatestFilter asked={asked} choices={choices} wording={wording} /> : null}
      <ReviewQuotes quotes={quotes} max={900} photos={4} words={wording} />
      {quotes.length > 0 ? null : storeDown ? (
        <p>{words.down}</p>
      ) : hasAny || !isFirst ? (
        <p>
          {words.none} <a href={`${path}#reviews`}>{words.all}</a>
        </p>
      ) : (
        <>
          <p>{words.noneYet}</p>
          <WaitingForReviews paddles={waiting} words={words} />
        </>
      )}
      <Pager previous={undefined} next={next && `${next}#reviews`} nextText={words.older} />
      {asked.after ? (
        <p>
          <a href={`${latestQuery.address(path, { ...asked, after: undefined })}#reviews`}>
            {words.newest}
          </a>
        </p>
      ) : null}
    </section>
  );
}

/** A plain form that leads to its results. */
function LatestFilter({
  asked,
  choices,
  wording,
}: Pick<LatestReviewsProps, "asked" | "choices" | "wording">) {
  const { latest: words, list } = wording;
  return (
    <search aria-label={words.title}>
      <form className={filterStyles.filter} action={`${path}#reviews`} autoComplete="off">
        <Choice label={words.about} name="about" chosen={asked.about ?? ""}>
          <option value="">{words.everything}</option>
          {choices.brands.map(({ name, slug, paddles }) => (
            <optgroup key={slug} label={name}>
              <option value={slug}>{fill(words.ofBrand, { brand: name })}</option>
              {paddles.map((paddle) => (
                <option key={paddle.slug} value={paddle.slug}>
                  {paddle.name}
                </option>
              ))}
            </optgroup>
          ))}
          {choices.articles.length > 0 ? (
            <optgroup label={words.balls}>
              {choices.articles.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </optgroup>
          ) : null}
        </Choice>
        <LevelFilter chosen={asked.level && countedLevel(asked.level)} wording={wording} />
        <PhotosFilter isOn={asked.photos} words={wording.photos} />
        {latestQuery.on(asked).length > 0 ? null : <OwnLevel of="level" />}
        <button className="quiet" type="submit">
          {list.submit}
        </button>
      </form>
    </search>
  );
}

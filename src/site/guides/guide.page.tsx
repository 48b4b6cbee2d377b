import "../../platform/styles/columns.css";
import { Marked, MarkedText, Phrases, Terms } from "../../platform/ui/marked-text.tsx";
import { monthAndYear } from "../../platform/text/dates.ts";
import { priceText, shortPriceText } from "../../platform/text/money.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { InShort } from "../../platform/ui/in-short.tsx";
import { PageHeader } from "../../platform/ui/page-header.tsx";
import page from "../../platform/ui/page.module.css";
import { Prose } from "../../platform/ui/prose.tsx";
import { ShareLink } from "../../platform/ui/share-link.tsx";
import { bareValue, derived } from "../../platform/text/sample.ts";
import { CourtDrawing } from "../../platform/ui/court-drawing.tsx";
import { definePage } from "../../platform/render/define-route.tsx";
import { notFound } from "../../platform/render/route.ts";
import { addresses, guidePath } from "../../addresses.ts";
import { communityReviews, communityReviewsText, guideTexts, isFull } from "./guide.ts";
import type { FullGuide, Guide } from "./guide.content.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { leadPhoto } from "../media/content-photo.ts";
import { drawnOr, leadImage, MorePhotos, PhotoFigure } from "../media/entry-photo.tsx";
import { LevelChoice } from "../reviews/level/own-level.tsx";
import { PaddlePicture } from "../paddles/paddle-picture.tsx";
import { GuideEntry, GuideTable, type ReviewedPaddle, WinnerBadge } from "./guide-entry.tsx";
import {
  guideBreadcrumbs,
  guideInShort,
  type GuideSummary,
  guideSummary,
  type InShortLine,
  leadingPaddles,
  rankedPaddles,
  readTime,
  roleOf,
} from "./listed-guides.ts";
import { GuideCard } from "./guide-card.tsx";
import { paddleItems } from "../paddles/paddle-summary.ts";
import styles from "./full-guide.module.css";
import comingSoonStyles from "./coming-soon.module.css";

interface FullGuideProps {
  guide: FullGuide;
  entries: readonly ReviewedPaddle[];
  minutes: string;
  related: readonly GuideSummary[];
  /** The first line of a guide with sample community figures. */
  sampleNote: string | undefined;
}

/** A finished guide: its ranked paddles, how to choose, and what to buy. */
export function FullGuidePage({ guide, entries, minutes, related, sampleNote }: FullGuideProps) {
  const first = entries[0]?.paddle;
  const counted = communityReviews(guide);
  const photo = leadPhoto(guide);
  return (
    <article>
      <PageHeader
        tall
        picture={
          photo ? (
            <PhotoFigure photo={photo} isFirst />
          ) : first ? (
            <Winner paddle={first} badge={guide.badge} />
          ) : null
        }
      >
        <Breadcrumb crumbs={guideBreadcrumbs(guide)} />
        <h1>{guide.title}</h1>
        <InShort>
          <Terms
            of={guideInShort(entries, guide.ratedFor).map((line) => [
              line.label,
              <Answer key={line.label} {...line} />,
            ])}
          />
        </InShort>
        <p className="note">
          Updated <time dateTime={guide.updated}>{monthAndYear(guide.updated)}</time> ·{" "}
          {entries.length} paddles · {minutes}&ensp;
          <ShareLink path={guidePath(guide.slug)} title={guide.title} />
        </p>
        {bareValue(counted) > 0 ? (
          <p className="note">
            <Marked value={derived(counted, communityReviewsText)} />
          </p>
        ) : null}
      </PageHeader>
      {sampleNote ? <p className={styles.sampleNote}>{sampleNote}</p> : null}
      <div className={page.page}>
        <GuideTable guide={guide} entries={entries} />
        <div className={styles.introduction}>
          {guide.html.split(/(?=<h2\b)/).map((section) => (
            <Prose key={section} html={section} />
          ))}
        </div>
        <MorePhotos of={guide} />
        <section aria-labelledby="ranking">
          <h2 id="ranking">The {entries.length} paddles, ranked</h2>
          {entries.some(({ rating }) => rating !== undefined) ? (
            <p className="note">The number in each ball is this list's own score, out of 5.</p>
          ) : null}
          <LevelChoice />
          <ol className="room above-4">
            {entries.map((entry, index) => (
              <GuideEntry
                key={entry.paddle.slug}
                entry={entry}
                rank={index + 1}
                role={roleOf(entry, entries)}
                badge={index === 0 ? guide.badge : undefined}
                guide={guide}
              />
            ))}
          </ol>
        </section>
        <section className={styles.chapter} aria-labelledby="tips">
          <h2 id="tips">{guide.tips.heading}</h2>
          <Phrases of={guide.tips.items} className="entries measure" />
        </section>
        {guide.surfaceTypes ? (
          <section className={styles.chapter} aria-labelledby="surface-types">
            <h2 id="surface-types">Surface types</h2>
            <Terms
              className={`entries full ${styles.surfaces}`}
              of={guide.surfaceTypes.map(({ name, text }) => [name, text])}
            />
          </section>
        ) : null}
        <section className={styles.chapter} aria-labelledby="final-recommendation">
          <h2 id="final-recommendation">Final recommendation</h2>
          <p className="measure">{guide.finalRecommendation}</p>
          {guide.whyFirst ? <p className="measure">{guide.whyFirst}</p> : null}
          <p className="measure row gap-3">
            <a className="button" href={addresses.paddleFinder.path}>
              Try Paddle Finder
            </a>
            <a className="button quiet" href={addresses.paddleTypes.path}>
              All Paddle Reviews
            </a>
          </p>
        </section>
        {related.length > 0 ? <Related guides={related} /> : null}
      </div>
    </article>
  );
}

/** The winner and what it's best for. */
function Winner({ paddle, badge }: { paddle: Paddle; badge: string }) {
  return (
    <div className={styles.winner}>
      <PaddlePicture paddle={paddle} />
      <p>
        {badge ? <WinnerBadge badge={badge} /> : null}
        <a href={addresses.paddle.href({ slug: paddle.slug })}>{paddle.name}</a>
        <span>{priceText(paddle.listPriceCents)}</span>
      </p>
    </div>
  );
}

/** A line of the guide's answer. The warning names its paddle without a price. */
function Answer({ paddle, phrase, isWarning }: InShortLine) {
  const { slug, name, listPriceCents } = paddle;
  if (isWarning)
    return (
      <>
        {name}: <MarkedText text={phrase} />
      </>
    );
  return (
    <>
      <a href={`#${slug}`}>{name}</a>
      {listPriceCents === null ? null : `, ${shortPriceText(listPriceCents)}`}
      {phrase === "" ? null : (
        <>
          . <MarkedText text={phrase} />
        </>
      )}
    </>
  );
}

function Related({ guides }: { guides: readonly GuideSummary[] }) {
  return (
    <section className={styles.chapter} aria-labelledby="related-guides">
      <h2 id="related-guides">Related guides</h2>
      <ul className="thirds full">
        {guides.map(({ path, title, description, comingSoon }) => (
          <li className="small muted" key={path}>
            <a className="tap medium bold" href={path}>
              {title}
            </a>
            {comingSoon ? <span className={styles.soon}>Coming soon</span> : null}
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const nobodyYet = { players: [], ball: [[44, 20]] } as const;

/** An unwritten guide: a badge, its title, what's coming, and links back. */
export function ComingSoon({ guide, written }: { guide: Guide; written: readonly GuideSummary[] }) {
  return (
    <>
      <PageHeader picture={<CourtDrawing play={nobodyYet} />}>
        <Breadcrumb crumbs={guideBreadcrumbs(guide)} />
        <p className={comingSoonStyles.badge}>Coming Soon</p>
        <h1>{guide.title}</h1>
        <Prose html={guide.html} />
        <p className="row gap-3">
          {/* The newsletter's next issue lists what's new. */}
          <a className="button" href={addresses.newsletter.path}>
            Email me when it's out
          </a>
          <a className="button quiet" href={addresses.guides.path}>
            Back to Best Of Lists
          </a>
        </p>
      </PageHeader>
      {written.length > 0 ? (
        <section className={page.page} aria-labelledby="written">
          <h2 id="written">Lists to read now</h2>
          <ul className={page.pairs}>
            {written.map((each) => (
              <GuideCard key={each.path} guide={each} label={each.category} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

export default definePage(addresses.guide, {
  listed: {
    kind: "guide",
    weight: "long read",
    pages: ({ library }) =>
      library.guides.map((guide) => ({
        params: guide,
        kicker: `Best Of · ${guide.category}`,
        title: guide.title,
        updated: guide.updated,
        search: {
          group: "Guides",
          note: guide.comingSoon ? "Coming soon" : guide.cardDescription,
          keywords: [guide.category, ...guide.keywords],
          text: [guide.cardDescription, ...guideTexts(guide)].join(" "),
          isBehind: !isFull(guide),
        },
        ...(isFull(guide)
          ? {
              note: `Updated ${monthAndYear(guide.updated)}`,
              drawn: drawnOr(guide, { paddles: leadingPaddles(guide, library) }),
            }
          : { kind: "guide that is coming soon", note: "Coming Soon" }),
      })),
  },

  /**
   * The guide must exist. Its paddles and guides do, as content is checked at startup. What players say about the
   * paddles is shown beside the guide's own figures; if the store is down, it comes from the samples alone.
   */
  async load({ params, site }) {
    const { library } = site;
    const guide = library.guide(params.slug) ?? notFound();
    if (!isFull(guide)) {
      const written = library.guides.filter(isFull);
      return { soon: { guide, written: written.map((each) => guideSummary(each, library)) } };
    }
    const ranked = rankedPaddles(guide, library);
    const ratings = await site.reviews.ratings(ranked.map(({ paddle }) => paddle.slug));
    const entries = ranked.map((entry) => ({
      ...entry,
      buckets: ratings.get(entry.paddle.slug)!.buckets,
    }));
    return {
      full: {
        guide,
        minutes: readTime(guide),
        entries,
        related: guide.related.flatMap((slug) => {
          const other = library.guide(slug);
          return other ? [guideSummary(other, library)] : [];
        }),
        sampleNote: guide.sample ? library.site.bestOf.sampleNote : undefined,
      },
    };
  },

  /** Structured data leaves out ratings: they're the guide's own, and samples mustn't pass for players' reviews. */
  head({ full, soon }) {
    const { guide } = full ?? soon;
    const breadcrumbs = guideBreadcrumbs(guide);
    if (!full) return { ...guide, breadcrumbs };
    const { updated, title: listName } = guide;
    return {
      ...guide,
      article: { updated },
      list: paddleItems(full.entries),
      listName,
      breadcrumbs,
      leadImage: leadImage(guide),
    };
  },

  Page({ data: { full, soon } }) {
    return full ? <FullGuidePage {...full} /> : <ComingSoon {...soon} />;
  },
});

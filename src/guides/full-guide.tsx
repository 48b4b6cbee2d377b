import { addresses, guidePath } from "../addresses";
import { Phrases, Terms } from "../platform/ui/lists";
import { communityReviews, communityReviewsText } from "./guide";
import type { FullGuide } from "./guide.content";
import type { Paddle } from "../paddles/paddle.content";
import { monthAndYear } from "../platform/text/dates";
import { priceText, shortPriceText } from "../platform/text/money";
import { LevelChoice } from "../reviews/level/level-choice";
import { Breadcrumb } from "../platform/ui/breadcrumb";
import { InShort } from "../platform/ui/in-short";
import { Marked, MarkedText } from "../platform/ui/marked-text";
import { PageHeader } from "../platform/ui/page-header";
import page from "../platform/ui/page.module.css";
import { PaddlePicture } from "../paddles/paddle-picture";
import { Prose } from "../platform/ui/prose";
import styles from "./full-guide.module.css";
import { ShareLink } from "../platform/ui/share-link";
import { bareValue, derived } from "../platform/text/sample";
import { WinnerBadge } from "./winner-badge";
import { GuideEntry, type ReviewedPaddle } from "./guide-entry";
import { guideInShort, type InShortLine, roleOf } from "./guide-in-short";
import { GuideTable } from "./guide-table";
import { guideBreadcrumbs, type GuideSummary } from "./listed-guides";

interface FullGuideProps {
  guide: FullGuide;
  entries: readonly ReviewedPaddle[];
  readTime: string;
  related: readonly GuideSummary[];
  /** The first line of a guide with sample community figures. */
  sampleNote: string | undefined;
}

/** A finished guide: its ranked paddles, how to choose, and what to buy. */
export function FullGuidePage({ guide, entries, readTime, related, sampleNote }: FullGuideProps) {
  const first = entries[0]?.paddle;
  const counted = communityReviews(guide);
  return (
    <article>
      <PageHeader tall picture={first ? <Winner paddle={first} badge={guide.badge} /> : null}>
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
        <p className={page.note}>
          Updated <time dateTime={guide.updated}>{monthAndYear(guide.updated)}</time> ·{" "}
          {entries.length} paddles · {readTime}&ensp;
          <ShareLink path={guidePath(guide.slug)} title={guide.title} />
        </p>
        {bareValue(counted) > 0 ? (
          <p className={page.note}>
            <Marked value={derived(counted, communityReviewsText)} />
          </p>
        ) : null}
      </PageHeader>
      {sampleNote ? <p className={styles.sampleNote}>{sampleNote}</p> : null}
      <div className={page.page}>
        <GuideTable guide={guide} entries={entries} />
        <div className={styles.introduction}>
          <Prose html={guide.html} />
        </div>
        <section className={styles.ranking} aria-labelledby="ranking">
          <h2 id="ranking">The {entries.length} paddles, ranked</h2>
          <LevelChoice />
          <ol>
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
        <section className={styles.tips} aria-labelledby="tips">
          <h2 id="tips">{guide.tips.heading}</h2>
          <Phrases of={guide.tips.items} />
        </section>
        {guide.surfaceTypes ? (
          <section className={styles.surfaces} aria-labelledby="surface-types">
            <h2 id="surface-types">Surface types</h2>
            <Terms of={guide.surfaceTypes.map(({ name, text }) => [name, text])} />
          </section>
        ) : null}
        <section className={styles.final} aria-labelledby="final-recommendation">
          <h2 id="final-recommendation">Final recommendation</h2>
          <p>{guide.finalRecommendation}</p>
          <p className={styles.buttons}>
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
    <section className={styles.related} aria-labelledby="related-guides">
      <h2 id="related-guides">Related guides</h2>
      <ul>
        {guides.map(({ path, title, description, comingSoon }) => (
          <li key={path}>
            <a href={path}>{title}</a>
            {comingSoon ? <span>Coming soon</span> : null}
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

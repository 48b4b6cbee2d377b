import "../../platform/styles/columns.css";
import { Marked, MarkedText, Phrases } from "../../platform/ui/marked-text.tsx";
import { figureText, keepUnits } from "../../platform/text/units.ts";
import { priceText } from "../../platform/text/money.ts";
import { areSamples, bareValue, derived } from "../../platform/text/sample.ts";
import type { Column } from "../../platform/table.ts";
import { DataTable } from "../../platform/ui/fact-table.tsx";
import { Unconfirmed, Unknown, UnsureLegend } from "../../platform/ui/unsure-mark.tsx";
import { addresses } from "../../addresses.ts";
import type { FullGuide } from "./guide.content.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { isConfirmed, surfaceText } from "../paddles/paddle-facts.ts";
import { type RatingBucket, toOneDecimal } from "../reviews/ratings/ratings.ts";
import { LevelRating } from "../reviews/level/own-level.tsx";
import { PaddleImage } from "../paddles/paddle-picture.tsx";
import { communityReviewsText } from "./guide.ts";
import winnerBadge from "./winner-badge.module.css";
import styles from "./guide-entry.module.css";

/** What a guide's winner is best for. */
export function WinnerBadge({ badge }: { badge: string }) {
  return (
    <span className={winnerBadge.badge}>
      <MarkedText text={badge} />
    </span>
  );
}

/** A guide's entry and its paddle. */
export type RankedPaddle = Omit<FullGuide["entries"][number], "paddle"> & { paddle: Paddle };

/** A guide's entry, its paddle, and the buckets of the paddle's reviews. */
export type ReviewedPaddle = RankedPaddle & { buckets: readonly RatingBucket[] };

interface GuideEntryProps {
  entry: ReviewedPaddle;
  rank: number;
  /** Its role in the guide: 'Runner-up'. */
  role: string | undefined;
  badge: string | undefined;
  guide: Pick<FullGuide, "ratedFor" | "shownFacts">;
}

/** An entry in a guide's ranking. Name, price and facts come from the catalog, other figures from the guide. */
export function GuideEntry({ entry, rank, role, badge, guide }: GuideEntryProps) {
  const { paddle, rating, reviews, pros, cons, description, communityNote, buckets } = entry;
  return (
    <li className={styles.entry} id={paddle.slug}>
      <div className={styles.picture}>
        <PaddleImage paddle={paddle} sizes="(width < 48rem) 22vw, 11rem" detail="full" />
      </div>
      <div className={styles.heading}>
        {badge ? <WinnerBadge badge={badge} /> : null}
        {role ? <p className={styles.role}>{role}</p> : null}
        <h3>
          <span className={styles.rank}>{rank}.</span>{" "}
          <a href={addresses.paddle.href(paddle)}>{paddle.name}</a>
        </h3>
        {rating === undefined ? null : (
          <p className={styles.rating}>
            <strong>{toOneDecimal(bareValue(rating))}</strong>{" "}
            <Marked value={derived(rating, () => guide.ratedFor)} />
            {reviews === undefined ? null : (
              <span>
                <Marked value={derived(reviews, communityReviewsText)} />
              </span>
            )}
          </p>
        )}
        <LevelRating buckets={buckets} />
        <p className={styles.facts}>
          <strong>{priceText(paddle.listPriceCents)}</strong>
          {guide.shownFacts.includes("weight") ? (
            <span>{keepUnits(figureText(paddle.weightOz, "oz", "us"))}</span>
          ) : null}
          {guide.shownFacts.includes("surface") ? <span>{surfaceText(paddle)}</span> : null}
        </p>
      </div>
      <div className={styles.words}>
        <p>{description}</p>
        {communityNote === undefined ? null : (
          <p className={styles.note}>
            <strong>
              <Marked value={derived(communityNote, () => "Community note")} />
            </strong>{" "}
            {bareValue(communityNote)}
          </p>
        )}
      </div>
      <div className={styles.phrases}>
        <div>
          <h4>Pros</h4>
          <Phrases of={pros} mark="+" />
        </div>
        <div>
          <h4>Cons</h4>
          <Phrases of={cons} mark="−" />
        </div>
      </div>
    </li>
  );
}

interface GuideTableProps {
  guide: Pick<FullGuide, "ratedFor">;
  entries: readonly RankedPaddle[];
}

/** A guide's paddles side by side, best first. Each name links to its entry. */
export function GuideTable({ guide, entries }: GuideTableProps) {
  return (
    <div className="section">
      <h2 id="at-a-glance">At a glance</h2>
      <GuideFacts guide={guide} entries={entries} areLinked />
      <GuideTableNote entries={entries} />
    </div>
  );
}

/** Explains the marks of unconfirmed facts, if there are any. */
export function GuideTableNote({ entries }: Pick<GuideTableProps, "entries">) {
  if (entries.every(({ paddle }) => isCoreSure(paddle))) return null;
  return (
    <p className="note">
      <UnsureLegend />
    </p>
  );
}

/** The table alone. Names are links if the page has the entries. */
export function GuideFacts({
  guide,
  entries,
  areLinked = false,
}: GuideTableProps & { areLinked?: boolean }) {
  const areRated = entries.some(({ rating }) => rating !== undefined);
  return (
    <DataTable
      columns={columnsOf(guide, entries, areLinked).filter(
        ({ key }) => key !== "score" || areRated,
      )}
      rows={entries.map((entry, index) => ({ ...entry, place: index + 1 }))}
      keyOf={({ paddle }) => paddle.slug}
      labelId={areLinked ? "at-a-glance" : undefined}
      isPlain={!areLinked}
    />
  );
}

function columnsOf(
  { ratedFor }: GuideTableProps["guide"],
  entries: readonly RankedPaddle[],
  areLinked: boolean,
): Column<RankedPaddle & { place: number }>[] {
  return [
    {
      key: "name",
      label: "Paddle",
      cell({ place, paddle, alsoConsider }) {
        const name = `${place}. ${paddle.name}`;
        return (
          <>
            {areLinked ? (
              <div>
                <a href={`#${paddle.slug}`}>{name}</a>
              </div>
            ) : (
              name
            )}
            {alsoConsider ? <div className="muted">Also consider</div> : null}
          </>
        );
      },
    },
    {
      key: "score",
      label: `Score ${ratedFor}`,
      isNumber: true,
      isSample: areSamples(entries.map(({ rating }) => rating)),
      cell: ({ rating }) =>
        rating === undefined ? <Unknown /> : <Marked value={derived(rating, toOneDecimal)} />,
    },
    {
      key: "price",
      label: "List price",
      isNumber: true,
      cell: ({ paddle }) => priceText(paddle.listPriceCents),
    },
    {
      key: "weight",
      label: "Weight",
      isNumber: true,
      cell: ({ paddle }) => keepUnits(figureText(paddle.weightOz, "oz", "us")),
    },
    {
      key: "core",
      label: "Core thickness",
      isNumber: true,
      isExtra: true,
      cell: ({ paddle }) => (
        <>
          {paddle.coreMm === null ? <Unknown /> : keepUnits(figureText(paddle.coreMm, "mm", "us"))}
          {paddle.coreMm === null || isCoreSure(paddle) ? null : <Unconfirmed />}
        </>
      ),
    },
    { key: "surface", label: "Surface", isExtra: true, cell: ({ paddle }) => surfaceText(paddle) },
  ];
}

function isCoreSure(paddle: RankedPaddle["paddle"]): boolean {
  return paddle.coreMm !== null && isConfirmed(paddle, "coreMm");
}

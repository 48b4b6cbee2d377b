import { addresses } from "../addresses";
import type { ReactNode } from "react";
import { costPerGameCents, gamesText, useText, weightText } from "./ball-facts";
import { articlesByBall, ArticlesOnBall } from "./ball-articles";
import { type BallColumn, readBallColumn, runsDown, sortBalls } from "./ball-order";
import type { Ball } from "./ball.content";
import { dayOrMonth } from "../platform/text/dates";
import { addressWith } from "../platform/text/address-with";
import { priceText } from "../platform/text/money";
import { atOwnPrice, ownPriceFields, readOwnPrice, withKnownLife } from "./own-price";
import { toOneDecimal } from "../reviews/ratings/rating";
import { definePage } from "../platform/render/define-page";
import { headSearch } from "../platform/render/listing";
import { Breadcrumb } from "../platform/ui/breadcrumb";
import { BallPicture } from "./ball-picture";
import page from "../platform/ui/page.module.css";
import { SampleMark } from "../platform/ui/sample-mark";
import { Unknown, UnsureLegend } from "../platform/ui/unsure-mark";
import { Fact } from "./ball-fact";
import { ballDatabaseBreadcrumbs as breadcrumbs } from "./ball-breadcrumbs";
import styles from "./balls.module.css";
import { LifespanNote } from "./lifespan-note";
import { OwnPriceForm } from "./own-price-form";

const words = {
  title: "Ball Database",
  description:
    "Every pickleball we know in one table: holes, weight, use, price and what each is known for, sortable by column, and as a CSV file to take home.",
  keywords: ["pickleball ball comparison", "pickleball ball weight", "pickleball holes"],
};

export default definePage(addresses.balls, {
  listed: {
    kind: "ball database",
    weight: "list",
    pages: ({ library }) => [
      {
        kicker: "Balls",
        title: breadcrumbs[1].name,
        search: headSearch(words),
        searchParts: library.balls.map(({ slug, name, reputation, maker, use }) => ({
          at: `#${slug}`,
          group: "Balls",
          title: name,
          note: reputation,
          keywords: [maker, use],
          text: "",
        })),
      },
    ],
  },

  query: ["sort", "ball", "price"],

  load({ url, site }) {
    const fields = url.searchParams;
    const column = readBallColumn(fields);
    const known = site.library.balls;
    const lasting = withKnownLife(known);
    const own = readOwnPrice(fields, lasting);
    const sorted = sortBalls(atOwnPrice(known, own), column);
    const ownBall = sorted.find(({ slug }) => slug === own.ball);
    return {
      column,
      own,
      ownCost: ownBall && costPerGameCents(ownBall),
      lasting: lasting.map(({ slug, name }) => ({ slug, name })),
      balls: sorted,
      samples: site.library.showsSamples,
      articles: articlesByBall(site.library.ballTests),
    };
  },

  head: ({ balls }) => ({
    ...words,
    // Balls have no pages of their own.
    list: balls.map(({ name }) => ({ name })),
    breadcrumbs,
  }),

  Page({ data: { column, own, ownCost, lasting, balls, samples, articles } }) {
    const kept = ownPriceFields(own);
    const shown = columns.filter(({ isSample }) => samples || !isSample);
    return (
      <div className={page.page}>
        <Breadcrumb crumbs={breadcrumbs} />
        <div>
          <h1>Ball Database</h1>
          <p className={page.lead}>
            {balls.length} balls and what is known of each. Choose a column to sort by it, or
            download the table as <a href={addresses.ballsCsv.path}>a CSV file</a>.
          </p>
        </div>
        <OwnPriceForm own={own} costCents={ownCost} balls={lasting} sort={column} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who scrolls by keyboard must be able to get into the frame */}
        <div className={styles.frame} role="region" aria-label="Balls" tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {[{ label: "Ball", sort: "name" } as const, ...shown].map((each) => (
                  <ColumnHead key={each.label} column={each} current={column} kept={kept} />
                ))}
              </tr>
            </thead>
            <tbody>
              {balls.map((ball) => (
                <tr key={ball.slug} id={ball.slug}>
                  <th scope="row">
                    <BallPicture ball={ball} />
                    {ball.name}
                  </th>
                  {shown.map(({ label, sort, cell }) => (
                    <td
                      key={label}
                      className={
                        ["Approval", "Known for"].includes(label) ? styles.words : undefined
                      }
                    >
                      {cell(ball)}
                      {label === "Known for" ? (
                        <ArticlesOnBall articles={articles.get(ball.slug)} />
                      ) : null}
                      {sort === "price" && kept.get("ball") === ball.slug ? ", your price" : null}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className={page.note}>
          Maker and shop figures, not measurements of ours; prices are for one ball out of its usual
          pack. <UnsureLegend /> Approvals without a date are as makers and shops give them; check
          the current list before a tournament.
          {samples ? " Ratings are samples we wrote to show the site." : null}
        </p>
        {samples ? <LifespanNote /> : null}
      </div>
    );
  },
});

interface Column {
  label: string;
  /** The column its heading sorts by, if it can. */
  sort?: BallColumn;
  /** Whether it shows sample figures only. */
  isSample?: boolean;
  cell(ball: Ball): ReactNode;
}

/** The columns after the ball's name. */
const columns: readonly Column[] = [
  { label: "Use", sort: "use", cell: ({ use }) => useText(use) },
  {
    label: "Holes",
    sort: "holes",
    cell: (ball) => <Fact ball={ball} fact="holes" text={ball.holes} />,
  },
  {
    label: "Weight",
    sort: "weight",
    cell: (ball) => (
      <Fact ball={ball} fact="weightOz" text={ball.weightOz && weightText(ball.weightOz)} />
    ),
  },
  {
    label: "Price per ball",
    sort: "price",
    cell: (ball) => (
      <Fact ball={ball} fact="pricePerBallCents" text={priceText(ball.pricePerBallCents)} />
    ),
  },
  {
    label: "Cost per game",
    sort: "cost",
    isSample: true,
    cell: (ball) => sampleOrUnknown(costPerGameCents(ball), priceText),
  },
  {
    label: "Rating",
    sort: "rating",
    isSample: true,
    cell: ({ rating }) => sampleOrUnknown(rating, toOneDecimal),
  },
  {
    label: "Rated play",
    isSample: true,
    cell: (ball) => sampleOrUnknown(ball.gamesUntilRetired, (games) => `${games} games`),
  },
  {
    label: "Easy play",
    isSample: true,
    cell: (ball) => sampleOrUnknown(ball.gamesUntilCracked, (range) => `${gamesText(range)} games`),
  },
  {
    label: "Approval",
    cell: (ball) => (
      <>
        <Fact ball={ball} fact="approval" text={ball.approval} />
        {ball.approvalLookedUp ? ` · looked up ${dayOrMonth(ball.approvalLookedUp)}` : null}
      </>
    ),
  },
  { label: "Known for", cell: ({ reputation }) => reputation },
];

function sampleOrUnknown<Value>(
  value: Value | null | undefined,
  text: (value: Value) => string,
): ReactNode {
  if (value === null || value === undefined) return <Unknown />;
  return (
    <>
      {text(value)}
      <SampleMark />
    </>
  );
}

interface ColumnHeadProps {
  column: Pick<Column, "label" | "sort">;
  current: BallColumn;
  /** The URL's fields that stay the same in every order. */
  kept: URLSearchParams;
}

function ColumnHead({ column, current, kept }: ColumnHeadProps) {
  const { label, sort } = column;
  if (!sort) return <th scope="col">{label}</th>;
  const order = runsDown(sort) ? "descending" : "ascending";
  const fields = new URLSearchParams(kept);
  if (sort !== "name") fields.set("sort", sort);
  return (
    <th scope="col" aria-sort={sort === current ? order : undefined}>
      <a href={addressWith(addresses.balls.path, fields)}>{label}</a>
    </th>
  );
}

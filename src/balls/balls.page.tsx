import { addresses } from "../addresses";
import { BallAnswers } from "./ball-answers-box";
import { articlesByBall } from "./ball-articles";
import { ballTableColumns } from "./ball-columns";
import { costPerGameCents } from "./ball-facts";
import { ballFilterFields, ballFilterParameters, filterBalls, readBallFilter } from "./ball-filter";
import { BallFilters } from "./ball-filters";
import { readBallColumn, sortBalls } from "./ball-order";
import { BallTable } from "./ball-table";
import { addressWith } from "../platform/text/address-with";
import { columnsField, readColumns, withColumns } from "../platform/text/shown-columns";
import { atOwnPrice, ownPriceFields, readOwnPrice, withKnownLife } from "./own-price";
import { definePage } from "../platform/render/define-page";
import { headSearch } from "../platform/render/listing";
import { Breadcrumb } from "../platform/ui/breadcrumb";
import { ColumnChooser } from "../platform/ui/column-chooser";
import page from "../platform/ui/page.module.css";
import { Ways } from "../platform/ui/ways";
import { UnsureLegend } from "../platform/ui/unsure-mark";
import { ballDatabaseBreadcrumbs as breadcrumbs } from "./ball-breadcrumbs";
import styles from "./balls.module.css";
import { LifespanNote } from "./lifespan-note";
import { OwnPriceForm } from "./own-price-form";

const { path } = addresses.balls;

export default definePage(addresses.balls, {
  listed: {
    kind: "ball database",
    weight: "list",
    pages: ({ library }) => [
      {
        kicker: "Balls",
        title: library.ballDatabase.heading,
        search: headSearch(library.ballDatabase),
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

  query: ["sort", "ball", "price", columnsField, ...ballFilterParameters],

  load({ url, site }) {
    const fields = url.searchParams;
    const { balls: known, showsSamples: samples } = site.library;
    const order = readBallColumn(fields);
    const columns = ballTableColumns.filter(({ isSample }) => samples || !isSample);
    const lasting = withKnownLife(known);
    const own = readOwnPrice(fields, lasting);
    const all = sortBalls(atOwnPrice(known, own), order);
    const ownBall = all.find(({ slug }) => slug === own.ball);
    const filter = readBallFilter(fields);
    return {
      words: site.library.ballDatabase,
      order,
      columns,
      ...readColumns(fields, columns, order),
      own,
      ownCost: ownBall && costPerGameCents(ownBall),
      lasting: lasting.map(({ slug, name }) => ({ slug, name })),
      all,
      balls: filterBalls(all, filter),
      filter,
      samples,
      articles: articlesByBall(site.library.ballTests),
    };
  },

  head: ({ words, balls }) => ({
    ...words,
    title: words.heading,
    // Balls have no pages of their own.
    list: balls.map(({ name }) => ({ name })),
    breadcrumbs,
  }),

  Page({ data }) {
    const { words, order, columns, shown, chosen, own, all, balls, filter, samples } = data;
    const [ownFields, filters] = [ownPriceFields(own), ballFilterFields(filter)];
    const sort = new URLSearchParams(order === "name" ? [] : { sort: order });
    return (
      <div className={page.page}>
        <Breadcrumb crumbs={breadcrumbs} />
        <div className={page.section}>
          <h1 id="ball-database">{words.heading}</h1>
          <p className={page.lead}>{words.lead}</p>
        </div>
        <Ways here={path} />
        <BallAnswers balls={all} words={words} />
        <div className={styles.tools}>
          <BallFilters
            filter={filter}
            active={filters.size}
            words={words.filters}
            kept={withColumns(joined(ownFields, sort), chosen)}
          />
          <ColumnChooser
            path={path}
            columns={columns}
            shown={shown}
            kept={joined(ownFields, filters, sort)}
          />
          <OwnPriceForm
            own={own}
            costCents={data.ownCost}
            balls={data.lasting}
            kept={withColumns(joined(filters, sort), chosen)}
          />
        </div>
        {filters.size > 0 ? (
          <p>
            {balls.length === 0 ? words.filters.none : `${balls.length} of ${all.length} balls.`}{" "}
            <a href={addressWith(path, withColumns(joined(ownFields, sort), chosen))}>
              Clear Filters
            </a>
          </p>
        ) : null}
        {balls.length === 0 ? null : (
          <BallTable
            balls={balls}
            order={order}
            shown={shown}
            areChosen={chosen.length > 0}
            kept={withColumns(joined(ownFields, filters), chosen)}
            articles={data.articles}
            ownBall={own.cents === undefined ? undefined : own.ball}
            labelId="ball-database"
          />
        )}
        <p className={page.note}>
          Figures come from makers and shops; we didn&apos;t measure anything. Prices are for one
          ball from its usual pack. <UnsureLegend /> {words.unknown} Approvals without a date come
          from makers and shops, so check the current list before a tournament.
          {samples ? " Ratings are samples we wrote." : null}
        </p>
        {samples ? <LifespanNote /> : null}
        <p>
          <a className="button quiet" href={addresses.ballsCsv.path} download>
            Download as CSV
          </a>
        </p>
      </div>
    );
  },
});

/** The fields of several parts of a URL. */
function joined(...parts: readonly URLSearchParams[]): URLSearchParams {
  return new URLSearchParams(parts.flatMap((part) => [...part]));
}

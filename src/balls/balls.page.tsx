import { addresses } from "../addresses";
import { BallAnswers } from "./ball-answers-box";
import { articlesByBall } from "./ball-articles";
import { ballColumns } from "./ball-columns";
import { costPerGameCents } from "./ball-facts";
import { ballFilterFields, ballFilterParameters, filterBalls, readBallFilter } from "./ball-filter";
import { BallFilters } from "./ball-filters";
import { ballColumnFields, readBallColumn, sortBalls } from "./ball-order";
import { BallTable } from "./ball-table";
import { addressWith } from "../platform/text/address-with";
import { columnsField, readColumns, withColumns } from "../platform/text/shown-columns";
import {
  atOwnPrice,
  ownPriceFields,
  ownPriceParameters,
  readOwnPrice,
  withKnownLife,
} from "./own-price";
import type { QueryCodec } from "../platform/render/query-codec";
import type { Site } from "../platform/render/site";
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

/** How the ball database's query is written. */
export const ballsCodec: QueryCodec = {
  parameters: [...ownPriceParameters, ...ballFilterParameters, "sort", columnsField],
  canonical: (fields, { site }) => tableAddress(readTable(fields, site.library)),
};

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

  query: ballsCodec,

  load({ url, site }) {
    const { balls: known, showsSamples: samples } = site.library;
    const table = readTable(url.searchParams, site.library);
    const { own, order, filter } = table;
    const all = sortBalls(atOwnPrice(known, own), order);
    const ownBall = all.find(({ slug }) => slug === own.ball);
    return {
      words: site.library.ballDatabase,
      ...table,
      ownCost: ownBall && costPerGameCents(ownBall),
      all,
      balls: filterBalls(all, filter),
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
    const table = { own, filter, order, chosen };
    const filters = ballFilterFields(filter);
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
            kept={tableFields({ own, order, chosen })}
          />
          <ColumnChooser
            path={path}
            columns={columns}
            shown={shown}
            kept={tableFields({ own, filter, order })}
          />
          <OwnPriceForm
            own={own}
            costCents={data.ownCost}
            balls={data.lasting}
            kept={tableFields({ filter, order, chosen })}
          />
        </div>
        {filters.size > 0 ? (
          <p>
            {balls.length === 0 ? words.filters.none : `${balls.length} of ${all.length} balls.`}{" "}
            <a href={tableAddress({ own, order, chosen })}>Clear Filters</a>
          </p>
        ) : null}
        {balls.length === 0 ? null : (
          <BallTable
            balls={balls}
            order={order}
            shown={shown}
            areChosen={chosen.length > 0}
            sortedBy={(sort) => tableAddress({ ...table, order: sort })}
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

type Table = ReturnType<typeof readTable>;

/** What a URL asks for, and what it could: the columns, and the balls that a reader's own price can be for. */
function readTable(fields: URLSearchParams, { balls, showsSamples }: Site["library"]) {
  const order = readBallColumn(fields);
  const columns = ballColumns(showsSamples);
  const lasting = withKnownLife(balls);
  return {
    own: readOwnPrice(fields, lasting),
    filter: readBallFilter(fields),
    order,
    ...readColumns(fields, columns, order),
    columns,
    lasting: lasting.map(({ slug, name }) => ({ slug, name })),
  };
}

/** The URL's fields of a table, or of some of its parts. */
function tableFields(table: Partial<Pick<Table, "own" | "filter" | "order" | "chosen">>) {
  const { own, filter, order, chosen = [] } = table;
  const fields = new URLSearchParams([
    ...(own ? ownPriceFields(own) : []),
    ...(filter ? ballFilterFields(filter) : []),
    ...ballColumnFields(order),
  ]);
  return withColumns(fields, chosen);
}

function tableAddress(table: Parameters<typeof tableFields>[0]): string {
  return addressWith(path, tableFields(table));
}

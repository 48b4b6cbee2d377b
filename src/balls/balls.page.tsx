import { addresses } from "../addresses";
import { BallAnswers } from "./ball-answers-box";
import { articlesByBall } from "./ball-articles";
import { allBallColumns, ballColumns } from "./ball-columns";
import { costPerGameCents } from "./ball-facts";
import { BallFilters } from "./ball-filters";
import { ballFilter, filterBalls } from "./ball-query";
import { atOwnPrice, ownPriceField, withKnownLife } from "./own-price";
import { query } from "../platform/query";
import type { QueryCodec } from "../platform/render/query-codec";
import type { Site } from "../platform/render/site";
import { shownColumns, sortRows, tableQuery } from "../platform/table";
import { definePage } from "../platform/render/define-page";
import { headSearch } from "../platform/render/listing";
import { Breadcrumb } from "../platform/ui/breadcrumb";
import { ColumnChooser } from "../platform/ui/column-chooser";
import { DataTable } from "../platform/ui/fact-table";
import page from "../platform/ui/page.module.css";
import { Ways } from "../platform/ui/ways";
import { UnsureLegend } from "../platform/ui/unsure-mark";
import { ballDatabaseBreadcrumbs as breadcrumbs } from "./ball-breadcrumbs";
import styles from "./balls.module.css";
import { LifespanNote } from "./lifespan-note";
import { OwnPriceForm } from "./own-price-form";

const { path } = addresses.balls;

/** The ball database's query, by what a site has to choose from. */
const ballsQuery = ({ balls, showsSamples }: Pick<Site["library"], "balls" | "showsSamples">) =>
  query({
    own: ownPriceField(withKnownLife(balls)),
    ...ballFilter.fields,
    ...tableQuery(allBallColumns, ballColumns(showsSamples).slice(1)).fields,
  });

/** How it is written. */
export const ballsCodec: QueryCodec = {
  parameters: ballsQuery({ balls: [], showsSamples: true }).parameters,
  canonical: (asked, { site }) => ballsQuery(site.library).canonical(asked),
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
    const { balls: known, ballTests, showsSamples: samples } = site.library;
    const table = ballsQuery(site.library);
    const asked = table.read(url.searchParams);
    const articles = articlesByBall(ballTests);
    const priced = atOwnPrice(known, asked.own).map((ball) => ({
      ...ball,
      articles: articles.get(ball.slug),
    }));
    const all = sortRows(priced, allBallColumns, asked.order);
    const ownBall = all.find(({ slug }) => slug === asked.own.ball);
    return {
      words: site.library.ballDatabase,
      table,
      asked,
      columns: ballColumns(samples),
      lasting: withKnownLife(known).map(({ slug, name }) => ({ slug, name })),
      ownCost: ownBall && costPerGameCents(ownBall),
      all,
      balls: filterBalls(all, asked),
      samples,
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
    const { words, table, asked, columns, all, balls, samples } = data;
    const shown = shownColumns(columns, asked);
    const unfiltered = { ...asked, ...ballFilter.all };
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
          <BallFilters filter={asked} words={words.filters} kept={table.write(unfiltered)} />
          <ColumnChooser
            path={path}
            columns={columns.slice(1)}
            shown={shown.slice(1)}
            kept={table.write({ ...asked, columns: [] })}
          />
          <OwnPriceForm
            own={asked.own}
            costCents={data.ownCost}
            balls={data.lasting}
            kept={table.write({ ...asked, own: table.all.own })}
          />
        </div>
        {ballFilter.on(asked).length > 0 ? (
          <p>
            {balls.length === 0 ? words.filters.none : `${balls.length} of ${all.length} balls.`}{" "}
            <a href={table.address(path, unfiltered)}>Clear Filters</a>
          </p>
        ) : null}
        {balls.length === 0 ? null : (
          <DataTable
            columns={shown}
            rows={balls}
            keyOf={({ slug }) => slug}
            rowProps={({ slug }) => ({ id: slug })}
            sorting={{ ...asked, address: (order) => table.address(path, { ...asked, order }) }}
            labelId="ball-database"
            className={styles.table}
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

import "../../platform/styles/forms.css";
import { figureText, keepUnits } from "../../platform/text/units.ts";
import { HiddenFields } from "../../platform/ui/hidden-fields.tsx";
import { definePage } from "../../platform/render/define-route.tsx";
import { headSearch } from "../../platform/render/route.ts";
import { useSiteFacts } from "../../platform/render/site-facts.ts";
import { type Column, shownColumns } from "../../platform/table.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { ColumnChooser } from "../../platform/ui/column-chooser.tsx";
import { DataTable } from "../../platform/ui/fact-table.tsx";
import page from "../../platform/ui/page.module.css";
import { Pager } from "../../platform/ui/pager.tsx";
import { UnsureLegend } from "../../platform/ui/unsure-mark.tsx";
import { fill } from "../../platform/text/fill.ts";
import { activeFilters, finderAddress, isFiltering, wholeCatalog } from "./finder-query.ts";
import { FinderFields } from "./finder-fields.tsx";
import { type FinderOffer, codecOf, leftOf, meantBy, pageOf, runFinder } from "./run-finder.ts";
import { SearchField } from "./search-field.tsx";
import { addresses } from "../../addresses.ts";
import { MissingPaddle } from "../requests/missing-paddle.tsx";
import { databaseQuery, paddleColumns, sortPaddles } from "./paddle-columns.tsx";
import { NothingFound } from "./results-list.tsx";
import { approvalsDated, inTray, isIdentified, weightOf } from "../paddles/paddle-facts.ts";
import {
  areRated,
  paddleItems,
  type PaddleSummary,
  ratingOrderText,
} from "../paddles/paddle-summary.ts";
import { LevelChoice } from "../reviews/level/own-level.tsx";
import { TrayCheck } from "../tray/tray-toggle.tsx";
import { VsYours } from "../paddles/own/vs-yours.tsx";
import tableFilters from "./table-filters.module.css";
import styles from "./paddles.module.css";

interface TableFiltersProps {
  path: string;
  offer: FinderOffer;
  /** The URL's other fields. */
  kept: URLSearchParams;
}

/** The finder's filters above the paddle database, collapsed: the results are the answer. */
export function TableFilters({ path, offer, kept }: TableFiltersProps) {
  const { query } = offer;
  const active = activeFilters(query);
  return (
    <search aria-label="Paddles">
      <details className={`disclosure ${tableFilters.filters}`}>
        <summary>Filters{active > 0 ? ` (${active})` : ""}</summary>
        <form action={path} autoComplete="off">
          <div className={`stack full fit gap-3 wide-6 ${tableFilters.first}`}>
            <SearchField search={query.search} />
            {/* The table is sorted by its columns. */}
            <FinderFields offer={{ ...offer, orders: [] }} />
          </div>
          <HiddenFields of={kept} />
          <button type="submit">Show Paddles</button>
        </form>
      </details>
    </search>
  );
}

const { path } = addresses.paddles;

const compare = {
  label: "Compare",
  cell: ({ paddle }: PaddleSummary) => <TrayCheck paddle={inTray(paddle)} />,
};

/** Hidden unless the reader's browser remembers a paddle. */
const vsYours: Column<PaddleSummary> = {
  key: "vs-yours",
  label: "vs. yours",
  isKey: true,
  isWords: true,
  className: "owners",
  cell: ({ paddle }) => <VsYours paddle={paddle} isBare />,
};

export default definePage(addresses.paddles, {
  listed: {
    kind: "paddle database",
    weight: "list with islands",
    pages: ({ library: { paddleLists } }) => [
      {
        kicker: "Paddles",
        title: paddleLists.database.heading,
        search: headSearch(paddleLists.database),
      },
    ],
  },

  query: codecOf(databaseQuery),
  hasTray: true,

  /** The paddles must be there; if the store is down, their ratings come from the samples alone. */
  async load({ url: { searchParams: fields }, site, pages }) {
    const { database, ...lists } = site.library.paddleLists;
    const table = databaseQuery(site.library);
    const asked = table.read(fields);
    const { order } = asked;
    const { all, answer, ...run } = await runFinder(site, { ...wholeCatalog, ...asked });
    const isByRating = order.key === "rating" && order.direction === "descending";
    const isTopList = isByRating && areRated(all);
    const sorted = sortPaddles(leftOf(answer), order, all, site.library);
    const { entries: rows, ...paged } = pageOf(sorted, asked.page);
    return {
      ...run,
      table,
      asked,
      columns: paddleColumns(site.library.paddles),
      ...paged,
      rows,
      sorted,
      of: all.length,
      meant: meantBy(site, pages, asked.search, all),
      missing: site.library.requests.missing,
      words: isTopList
        ? { ...database, heading: database.topHeading, title: database.topHeading }
        : database,
      breadcrumbs: [
        { name: "Paddle Reviews", path: addresses.paddleReviews.path },
        { name: database.heading, path },
      ],
      ratingOrder: isByRating ? ratingOrderText(lists, all) : undefined,
    };
  },

  head: ({ words, rows, breadcrumbs }) => ({ ...words, list: paddleItems(rows), breadcrumbs }),

  Page({ data }) {
    const { words, missing, breadcrumbs, ratingOrder, table, asked, columns } = data;
    const { query, offer, why, rows, meant } = data;
    const shown = shownColumns(columns, asked);
    const { page: current, pages } = data;
    const pageAt = (number: number) =>
      number < 1 || number > pages ? undefined : table.address(path, { ...asked, page: number });
    const { unconfirmed } = useSiteFacts();
    const groups =
      asked.order.key === "rating"
        ? { confirmed: rows.filter(isKnown), unconfirmed: rows.filter((row) => !isKnown(row)) }
        : { confirmed: rows, unconfirmed: [] };
    return (
      <div className={page.page}>
        <Breadcrumb crumbs={breadcrumbs} />
        <div className={styles.opening}>
          <div className="stack fit gap-3">
            <h1 id="paddle-database">{words.heading}</h1>
            <p className="lead">{words.lead}</p>
          </div>
          <WeightRuler of={data.sorted} caption={words.ruler} />
        </div>
        <div className={styles.list}>
          <div className={styles.tools}>
            <TableFilters
              path={path}
              offer={offer}
              kept={table.write({ order: asked.order, columns: asked.columns })}
            />
            <ColumnChooser
              path={path}
              columns={columns.slice(1)}
              shown={shown.slice(1)}
              kept={table.write({ ...asked, columns: [], page: 1 })}
            />
            <LevelChoice />
          </div>
          {isFiltering(query) && rows.length > 0 ? (
            <p>
              {data.closeLead ?? `${data.sorted.length} of ${data.of} paddles.`}{" "}
              <a href={path}>Clear Filters</a>
            </p>
          ) : null}
          {meant ? (
            <p>
              By what &quot;{query.search}&quot; says:{" "}
              <a
                href={
                  meant.query && isFiltering(meant.query)
                    ? table.address(path, { ...asked, ...meant.query })
                    : meant.path
                }
              >
                {meant.title}
              </a>
            </p>
          ) : null}
          {rows.length === 0 ? (
            <NothingFound
              path={path}
              why={why}
              addressOf={(other) => table.address(path, { ...asked, ...other, page: 1 })}
            >
              No paddles match your current search criteria.
            </NothingFound>
          ) : (
            <>
              {/* The checkboxes lead to the comparison; with script, they fill the tray. */}
              <form action={addresses.comparisons.path} autoComplete="off">
                <DataTable
                  columns={shown.toSpliced(1, 0, vsYours)}
                  rows={groups.confirmed}
                  last={{
                    heading: (
                      <>
                        <strong>{unconfirmed.title}</strong> {unconfirmed.note}
                      </>
                    ),
                    rows: groups.unconfirmed,
                  }}
                  keyOf={({ paddle }) => paddle.slug}
                  sorting={{
                    ...asked,
                    address: (order) => table.address(path, { ...asked, order, page: 1 }),
                  }}
                  choice={compare}
                  labelId="paddle-database"
                />
                <noscript>
                  <p className={styles.compare}>
                    <button type="submit">Compare Checked Paddles</button>
                  </p>
                </noscript>
              </form>
              <p className="note">
                {ratingOrder} {words.factsNote} <UnsureLegend />{" "}
                {approvalsDated(rows.map(({ paddle }) => paddle))}
              </p>
              <p>
                <a
                  className="button quiet"
                  href={finderAddress(addresses.paddlesCsv.path, { ...query, page: 1 })}
                  download
                >
                  Download as CSV
                </a>{" "}
                <a href={addresses.data.path}>Confirmed facts only, as open data</a>
              </p>
            </>
          )}
        </div>
        <Pager previous={pageAt(current - 1)} next={pageAt(current + 1)}>
          Page {current} of {pages}
        </Pager>
        <MissingPaddle words={missing} name={query.search} />
      </div>
    );
  },
});

const isKnown = ({ paddle }: PaddleSummary) => isIdentified(paddle);

/** The ruler's steps to an ounce: some weights are given in twentieths. */
const steps = 20;

/** The weights of a table's paddles on a ruler, a mark for each; none if fewer than two differ. */
function WeightRuler({ of, caption }: { of: readonly PaddleSummary[]; caption: string }) {
  const weights = of
    .flatMap(({ paddle }) => weightOf(paddle) ?? [])
    .map((ounces) => Math.round(ounces * steps));
  const [min, max] = [Math.min(...weights), Math.max(...weights)];
  if (!(min < max)) return null;
  const text = (step: number) => keepUnits(figureText(step / steps, "oz", "us"));
  const counts = Array.from(
    { length: max - min + 1 },
    (_, index) => weights.filter((weight) => weight === min + index).length,
  );
  const tallest = Math.max(...counts);
  const most = counts.flatMap((count, index) => (count === tallest ? min + index : []));
  // Of weights that occur equally often, none is the usual one: then only what comes before that sentence is said.
  const said =
    most.length === 1
      ? fill(caption, { weight: text(most[0]!) })
      : caption.slice(0, caption.lastIndexOf(". ", caption.indexOf("{weight}")) + 1);
  const foot = tallest * 4;
  return (
    <figure className={styles.ruler}>
      <svg viewBox={`0 0 ${counts.length * 10} ${foot + 8}`} aria-hidden="true">
        <path
          d={`M0 ${foot + 1}H${counts.length * 10}${counts.map((_, index) => `M${index * 10 + 5} ${foot + 1}v${(min + index) % (steps / 2) === 0 ? 6 : 3}`).join("")}`}
        />
        <path
          d={counts
            .flatMap((count, index) =>
              Array.from(
                { length: count },
                (_, nth) => `M${index * 10 + 2} ${foot - 2 - nth * 4}h6`,
              ),
            )
            .join("")}
        />
      </svg>
      <figcaption className="line between gap-4 small muted numbers">
        <span>{text(min)}</span>
        <span>{said}</span>
        <span>{text(max)}</span>
      </figcaption>
    </figure>
  );
}

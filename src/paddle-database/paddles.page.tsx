import { addresses } from "../addresses";
import { readColumns } from "../platform/text/shown-columns";
import { filterFields, finderAddress, isFiltering } from "../finder/finder-query";
import { databaseCodec } from "./database-codec";
import { factColumns, readTableOrder, sortRows, tableAddress, tableFields } from "./paddle-rows";
import { leftOf, runFinder } from "../finder/run-finder";
import { closeLeadText } from "../finder/finder-words";
import { NothingFound } from "../finder/results-list";
import { LevelChoice } from "../reviews/level/level-choice";
import { areRated, paddleItems, ratingOrderText } from "../paddles/paddle-summary";
import { approvalsDated, catalogRanges } from "../paddles/paddle-facts";
import { definePage } from "../platform/render/define-page";
import { headSearch } from "../platform/render/listing";
import { Breadcrumb } from "../platform/ui/breadcrumb";
import { ColumnChooser } from "../platform/ui/column-chooser";
import page from "../platform/ui/page.module.css";
import { UnsureLegend } from "../platform/ui/unsure-mark";
import { Ways } from "../platform/ui/ways";
import { PaddleTable } from "./paddle-table";
import styles from "./paddles.module.css";
import { TableFilters } from "./table-filters";

const { path } = addresses.paddles;

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

  query: databaseCodec,
  hasTray: true,

  /** The paddles must be there; if the store is down, their ratings come from the samples alone. */
  async load({ url: { searchParams: fields }, site }) {
    const { database, ...lists } = site.library.paddleLists;
    const order = readTableOrder(fields);
    const { shown, chosen } = readColumns(fields, factColumns, order.key);
    const { query, all, answer, why, offer } = await runFinder(site, fields, "filters");
    const isByRating = order.key === "rating" && order.direction === "descending";
    const isTopList = isByRating && areRated(all);
    // Sorted among all paddles, so that the same mean applies whatever the filters leave.
    const rows = leftOf(answer, sortRows(all, order));
    const { close } = answer;
    return {
      closeLead:
        answer.found.length === 0 && close.length > 0
          ? closeLeadText(lists.closeLead, close, query.search)
          : undefined,
      words: isTopList
        ? { ...database, heading: database.topHeading, title: database.topHeading }
        : database,
      breadcrumbs: [
        { name: "Paddle Reviews", path: addresses.paddleReviews.path },
        { name: database.heading, path },
      ],
      ratingOrder: isByRating ? ratingOrderText(lists, all) : undefined,
      order,
      shown,
      chosen,
      ranges: catalogRanges(site.library.paddles),
      query,
      offer,
      why,
      rows,
      of: all.length,
    };
  },

  head: ({ words, rows, breadcrumbs }) => ({ ...words, list: paddleItems(rows), breadcrumbs }),

  Page({ data }) {
    const {
      words,
      breadcrumbs,
      ratingOrder,
      order,
      shown,
      chosen,
      query,
      offer,
      why,
      rows,
      closeLead,
    } = data;
    const filters = filterFields(query);
    return (
      <div className={page.page}>
        <Breadcrumb crumbs={breadcrumbs} />
        <div className={styles.header}>
          <h1 id="paddle-database">{words.heading}</h1>
          <p className={page.lead}>{words.lead}</p>
          <Ways here={path} />
        </div>
        <div className={styles.tools}>
          <TableFilters path={path} offer={offer} order={order} chosen={chosen} />
          <ColumnChooser
            path={path}
            columns={factColumns}
            shown={shown}
            kept={tableFields(order, filters)}
          />
          <LevelChoice />
        </div>
        {isFiltering(query) && rows.length > 0 ? (
          <p>
            {closeLead ?? `${rows.length} of ${data.of} paddles.`} <a href={path}>Clear Filters</a>
          </p>
        ) : null}
        {rows.length === 0 ? (
          <NothingFound
            path={path}
            why={why}
            addressOf={(other) => tableAddress(path, order, filterFields(other), chosen)}
          >
            No paddles match your current search criteria.
          </NothingFound>
        ) : (
          <>
            <PaddleTable
              path={path}
              rows={rows}
              order={order}
              shown={shown}
              chosen={chosen}
              filters={filters}
              ranges={data.ranges}
              labelId="paddle-database"
            />
            <p className={page.note}>
              {ratingOrder} {words.factsNote} <UnsureLegend />{" "}
              {approvalsDated(rows.map(({ paddle }) => paddle))}
            </p>
            <p>
              <a
                className="button quiet"
                href={finderAddress(addresses.paddlesCsv.path, query)}
                download
              >
                Download as CSV
              </a>
            </p>
          </>
        )}
      </div>
    );
  },
});

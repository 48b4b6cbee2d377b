import { priorWeight } from "../../model/bayesian-mean";
import { addressWith, filterFields, finderParameters, isFiltering } from "../../model/finder-query";
import { readTableOrder, sortRows } from "../../model/paddle-table";
import { runFinder, leftOf } from "../finder/run-finder";
import { NothingFound } from "../finder/results-heading";
import { LevelChoice } from "../level/level-choice";
import { paddleListData } from "../paddle/paddle-list-data";
import { Breadcrumb, useBreadcrumbData } from "../site/breadcrumb";
import { Head } from "../site/head";
import { siteOf } from "../site/site-context";
import { showsTray } from "../tray/shows-tray";
import page from "../ui/page.module.css";
import type { Route } from "./+types/paddles-page";
import { PaddleTable } from "./paddle-table";
import styles from "./paddles-page.module.css";
import { TableFilters } from "./table-filters";

const path = "/paddles";

/** The paddles must be there; where the store is down, their ratings come from the samples alone. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { database, mostlySamples, ratingOrder } = site.library.paddleLists;
  const fields = new URL(request.url).searchParams;
  const order = readTableOrder(fields);
  const { query, all, answer, why, offer } = await runFinder(site, fields, "all");
  // Ordered among all, so that each is measured by the same mean whatever is left out.
  const rows = leftOf(answer, sortRows(all, order));
  return {
    words: database,
    mostlySamples: rows.some((row) => row.mostlySamples) ? mostlySamples : undefined,
    ratingOrder:
      order.key === "rating" && order.direction === "descending"
        ? ratingOrder.replace("{weight}", String(priorWeight))
        : undefined,
    order,
    query,
    offer,
    why,
    rows,
    of: all.length,
    structuredData: paddleListData(
      rows.map(({ paddle }) => paddle),
      site.environment,
    ),
  };
}

export const handle = { ...showsTray, query: [...finderParameters, "order"] };

export default function PaddlesPage({ loaderData }: Route.ComponentProps) {
  const { words, mostlySamples, ratingOrder, order, query, offer, why, rows, of } = loaderData;
  const filters = filterFields(query);
  const breadcrumbs = [
    { name: "Paddle Reviews", path: "/paddle-reviews" },
    { name: words.heading, path },
  ];
  return (
    <div className={page.page}>
      <Head
        title={words.title}
        description={words.description}
        keywords={words.keywords}
        path={path}
        structuredData={[...loaderData.structuredData, useBreadcrumbData(breadcrumbs)]}
      />
      <Breadcrumb crumbs={breadcrumbs} />
      <div className={styles.header}>
        <h1 id="paddle-database">{words.heading}</h1>
        <p className={page.lead}>{words.lead}</p>
        <p className={page.note}>
          {words.factsNote} {mostlySamples}
        </p>
        <LevelChoice />
        {ratingOrder ? <p className={page.note}>{ratingOrder}</p> : null}
      </div>
      <TableFilters path={path} offer={offer} order={order} />
      {isFiltering(query) && rows.length > 0 ? (
        <p>
          {rows.length} of {of} paddles. <a href={path}>Clear Filters</a>
        </p>
      ) : null}
      {rows.length === 0 ? (
        <NothingFound path={path} why={why}>
          No paddles match your current search criteria.
        </NothingFound>
      ) : (
        <>
          <PaddleTable
            path={path}
            rows={rows}
            order={order}
            filters={filters}
            labelId="paddle-database"
          />
          <p>
            <a className="button quiet" href={addressWith("/paddles.csv", filters)} download>
              Download as CSV
            </a>
          </p>
        </>
      )}
    </div>
  );
}

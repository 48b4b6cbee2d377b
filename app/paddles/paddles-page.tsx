import { priorWeight } from "../../model/bayesian-mean";
import { readTableOrder, sortRows } from "../../model/paddle-table";
import { paddleListData } from "../paddle/paddle-list-data";
import { paddleSummaries } from "../paddle/paddle-summary";
import { Breadcrumb, useBreadcrumbData } from "../site/breadcrumb";
import { Head } from "../site/head";
import { siteOf } from "../site/site-context";
import page from "../ui/page.module.css";
import type { Route } from "./+types/paddles-page";
import { PaddleTable } from "./paddle-table";
import styles from "./paddles-page.module.css";

const path = "/paddles";

/** The paddles must be there; where the store is down, their ratings come from the samples alone. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { database, mostlySamples, ratingOrder } = site.library.paddleLists;
  const order = readTableOrder(new URL(request.url).searchParams);
  const rows = sortRows(await paddleSummaries(site), order);
  return {
    words: database,
    mostlySamples: rows.some((row) => row.mostlySamples) ? mostlySamples : undefined,
    ratingOrder:
      order.key === "rating" && order.direction === "descending"
        ? ratingOrder.replace("{weight}", String(priorWeight))
        : undefined,
    order,
    rows,
    structuredData: paddleListData(
      rows.map(({ paddle }) => paddle),
      site.environment,
    ),
  };
}

export default function PaddlesPage({ loaderData }: Route.ComponentProps) {
  const { words, mostlySamples, ratingOrder, order, rows, structuredData } = loaderData;
  const steps = [
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
        structuredData={[...structuredData, useBreadcrumbData(steps)]}
      />
      <Breadcrumb steps={steps} />
      <div className={styles.opening}>
        <h1 id="paddle-database">{words.heading}</h1>
        <p className={page.lead}>{words.lead}</p>
        <p className={page.note}>
          {words.factsNote} {mostlySamples}
        </p>
        {ratingOrder ? <p className={page.note}>{ratingOrder}</p> : null}
      </div>
      <PaddleTable path={path} rows={rows} order={order} labelledBy="paddle-database" />
      <p>
        <a className="button quiet" href="/paddles.csv" download>
          Download as CSV
        </a>
      </p>
    </div>
  );
}

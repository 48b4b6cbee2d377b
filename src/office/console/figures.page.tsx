import { longDate } from "../../platform/text/dates.ts";
import { CellBar, DataTable } from "../../platform/ui/fact-table.tsx";
import type { Column } from "../../platform/table.ts";
import { oneOf, query } from "../../platform/query.ts";
import { figureFacts, figureNames, figures, type WeekFigures } from "../figures/figures.ts";
import { clickFacts, type PageViews, pageViewFacts } from "../figures/views.ts";
import { addresses } from "../../addresses.ts";
import { defineConsolePage } from "./define-console-page.tsx";
import { columnsOf, LinkChoice } from "./define-list-page.tsx";
import { WeekBars } from "./week-bars.tsx";
import styles from "./console.module.css";

/** The periods to choose from, in weeks. */
const spans = ["4", "12", "52"] as const;
const asked = query({ weeks: oneOf(spans, "12") });

const columns: Column<WeekFigures>[] = [
  { key: "week", label: "Week of", cell: ({ week }) => longDate(Date.parse(week)) },
  ...columnsOf(figureFacts),
];

/** A page, with its views as a share of the first one's, from 0 to 1. */
type ReadPage = PageViews & { share: number };

const pageColumns = columnsOf(pageViewFacts).map((column): Column<ReadPage> => {
  const cell = (row: ReadPage) => (
    <>
      {column.cell(row)}
      <CellBar length={row.share} />
    </>
  );
  return column.key === "views" ? { ...column, cell } : column;
});

const clickColumns = columnsOf(clickFacts);

/** The most viewed pages, each with a bar. */
function MostRead({ pages }: { pages: readonly PageViews[] }) {
  if (pages.length === 0) return <p>None yet.</p>;
  const most = Math.max(...pages.map(({ views }) => views));
  const rows = pages.map((each) => ({ ...each, share: each.views / most }));
  return (
    <DataTable
      columns={pageColumns}
      rows={rows}
      keyOf={({ page: path }) => path}
      labelId="most-read"
    />
  );
}

export default defineConsolePage(addresses.consoleFigures, {
  access: "moderator",
  title: "Figures",
  query: asked.parameters,

  async load({ site, url }) {
    const { weeks: span } = asked.read(url.searchParams);
    const [weeks, pages, clicks] = [
      await site.figures.byWeek(Number(span)),
      await site.visits.mostViewed(Number(span)),
      await site.visits.mostClicked(Number(span)),
    ];
    return { span, weeks, pages, clicks };
  },

  Page({ data: { span, weeks, pages, clicks } }) {
    const { path } = addresses.consoleFigures;
    const oldestFirst = weeks.toReversed();
    return (
      <>
        <div>
          <p className="lead">
            The last {span} weeks, since {longDate(Date.parse(oldestFirst[0]!.week))}.
          </p>
          <p className="note">
            Weeks begin on Monday (UTC), and the last one isn&apos;t over. Nothing that was hidden
            or deleted is counted.
          </p>
          <LinkChoice
            label="Weeks"
            links={spans.map((each) => ({
              to: asked.address(path, { weeks: each }),
              text: `${each} weeks`,
              isHere: each === span,
            }))}
          />
        </div>
        <div className={styles.charts}>
          {figureNames.map((name) => {
            const { label, note } = figures[name];
            return (
              <section key={name} aria-labelledby={name}>
                <h2 className="large" id={name}>
                  {label}
                </h2>
                <p className="note">{note}</p>
                <WeekBars
                  label={label}
                  bars={oldestFirst.map((week) => ({ week: week.week, count: week[name] }))}
                />
              </section>
            );
          })}
        </div>
        <section className="section">
          <h2 id="most-read">Most read pages</h2>
          <p className="note">
            Chrome and Edge load a page when the pointer rests on its link, and don&apos;t tell the
            server whether it was clicked. Such views aren&apos;t counted, so compare pages by their
            visits, too.
          </p>
          <MostRead pages={pages} />
        </section>
        {clicks.length === 0 ? null : (
          <section className="section">
            <h2 id="clicks-to">Most clicked shops</h2>
            <DataTable
              columns={clickColumns}
              rows={clicks}
              keyOf={(each) => each.page}
              labelId="clicks-to"
            />
          </section>
        )}
        <section className="section">
          <h2 id="numbers">The numbers</h2>
          <DataTable columns={columns} rows={weeks} keyOf={({ week }) => week} labelId="numbers" />
        </section>
      </>
    );
  },
});

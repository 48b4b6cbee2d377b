import { longDate } from "../platform/text/dates.ts";
import { ColumnHeading, TableFrame } from "../platform/ui/fact-table.tsx";
import table from "../platform/ui/fact-table.module.css";
import { wholeNumber } from "../platform/text/money.ts";
import page from "../platform/ui/page.module.css";
import type { FigureName, WeekFigures } from "../figures/figures.ts";
import { addresses } from "../addresses.ts";
import { defineConsolePage } from "./define-console-page.tsx";
import styles from "./console.module.css";

interface FigureTableProps {
  labelId: string;
  /** Newest first. */
  weeks: readonly WeekFigures[];
  columns: readonly { name: FigureName; label: string }[];
}

export function FigureTable({ labelId, weeks, columns }: FigureTableProps) {
  return (
    <TableFrame labelId={labelId}>
      <table className={table.table} aria-labelledby={labelId}>
        <thead>
          <tr>
            <ColumnHeading label="Week of" />
            {columns.map(({ name, label }) => (
              <ColumnHeading key={name} label={label} className={table.number} />
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.week}>
              <th scope="row" className={table.name}>
                {longDate(Date.parse(week.week))}
              </th>
              {columns.map(({ name, label }) => (
                <td key={name} className={table.number} data-label={label}>
                  {wholeNumber(week[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

interface WeekBarsProps {
  label: string;
  /** Oldest first. */
  bars: readonly { week: string; count: number }[];
}

const height = 60;
/** The share of a week's space that its bar takes. */
const thickness = 0.8;

/** A bar for each week. Screen readers get one sentence; the numbers are in the page's table. */
export function WeekBars({ label, bars }: WeekBarsProps) {
  const counts = bars.map(({ count }) => count);
  const most = Math.max(...counts);
  const sum = counts.reduce((a, b) => a + b, 0);
  const said =
    sum === 0 ? "none" : `${wholeNumber(sum)} in all, ${wholeNumber(most)} in the busiest week`;
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${bars.length} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label} by week: ${said}`}
      >
        <path d={`M0 ${height}H${bars.length}`} />
        {bars.map(({ week, count }, index) => {
          const length = most === 0 ? 0 : (count / most) * (height - 2);
          return (
            <rect
              key={week}
              x={Number((index + (1 - thickness) / 2).toFixed(2))}
              y={Number((height - length).toFixed(2))}
              width={thickness}
              height={Number(length.toFixed(2))}
            />
          );
        })}
      </svg>
      <figcaption>{sum === 0 ? "None." : `${said}.`}</figcaption>
    </figure>
  );
}

const spans = [4, 12, 52] as const;
const usual = 12;

/** The figures in display order, each with its heading and what it counts. */
const shown: readonly (readonly [name: FigureName, label: string, note: string])[] = [
  ["reviews", "Reviews", "By players."],
  ["subscribers", "Sign-ups", "Newsletter readers who confirmed."],
  ["reviewReaders", "Sign-ups for new reviews", "Readers who confirmed."],
  ["reports", "Open reports", "Reports of that week that nobody has closed."],
  ["helpful", "Helpful votes", "So far, on reviews that were written that week."],
  ["messages", "Messages", "From the contact form."],
];

export default defineConsolePage(addresses.consoleFigures, {
  access: "moderator",
  title: "Figures",
  query: ["weeks"],

  async load({ site, url }) {
    const asked = Number(url.searchParams.get("weeks"));
    const span = spans.find((each) => each === asked) ?? usual;
    return { span, weeks: await site.figures.byWeek(span) };
  },

  Page({ data: { span, weeks } }) {
    const { path } = addresses.consoleFigures;
    const oldestFirst = weeks.toReversed();
    return (
      <>
        <div>
          <p className={page.lead}>
            The last {span} weeks, since {longDate(Date.parse(oldestFirst[0]!.week))}.
          </p>
          <p className={page.note}>
            Weeks begin on Monday (UTC), and the last one isn&apos;t over. Nothing that was hidden
            or deleted is counted.
          </p>
          <nav className={styles.menu} aria-label="Weeks">
            <ul>
              {spans.map((each) => (
                <li key={each}>
                  <a
                    href={each === usual ? path : `${path}?weeks=${each}`}
                    aria-current={each === span ? "page" : undefined}
                  >
                    {each} weeks
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.charts}>
          {shown.map(([name, label, note]) => (
            <section key={name} aria-labelledby={name}>
              <h2 id={name}>{label}</h2>
              <p className={page.note}>{note}</p>
              <WeekBars
                label={label}
                bars={oldestFirst.map((week) => ({ week: week.week, count: week[name] }))}
              />
            </section>
          ))}
        </div>
        <section className={page.section}>
          <h2 id="numbers">The numbers</h2>
          <FigureTable
            labelId="numbers"
            weeks={weeks}
            columns={shown.map(([name, label]) => ({ name, label }))}
          />
        </section>
      </>
    );
  },
});

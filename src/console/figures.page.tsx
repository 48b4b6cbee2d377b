import { addresses } from "../addresses";
import type { FigureName } from "../figures/figures";
import page from "../platform/ui/page.module.css";
import { longDate } from "../platform/text/dates";
import { defineConsolePage } from "./define-console-page";
import { FigureTable } from "./figure-table";
import styles from "./console.module.css";
import { WeekBars } from "./week-bars";

/** How many weeks can be asked for. */
const spans = [4, 12, 52] as const;
const usual = 12;

/** The figures in the page's order, each with its heading and what it counts. */
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

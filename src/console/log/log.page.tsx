import { addresses } from "../../addresses.ts";
import { readCursor } from "../../platform/text/list-cursor.ts";
import page from "../../platform/ui/page.module.css";
import { ConsoleTime } from "../console-time.tsx";
import { defineConsolePage } from "../define-console-page.tsx";
import styles from "../console.module.css";
import { OlderLink } from "../older-link.tsx";
import { isReviewId, sampleIndex } from "../../reviews/reports/report.ts";

const { path } = addresses.consoleLog;

export default defineConsolePage(addresses.consoleLog, {
  access: "owner",
  title: "Log",
  query: ["after"],

  load: async ({ site, url }) =>
    await site.console.log(readCursor(url.searchParams.get("after") ?? "")),

  Page({ data: { entries, next } }) {
    return (
      <>
        <section className={page.section} aria-labelledby="done">
          <h2 id="done">What was done, newest first</h2>
          {entries.length === 0 ? (
            <p>Nothing was done yet.</p>
          ) : (
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <p className={styles.text}>
                    <strong>{entry.actor || "Someone"}</strong>: {entry.act}{" "}
                    {isAboutReview(entry) ? (
                      <a href={`${addresses.consoleReviews.path}?review=${entry.target}`}>
                        {entry.target}
                      </a>
                    ) : (
                      entry.target
                    )}
                  </p>
                  <p className={styles.facts}>
                    <ConsoleTime at={entry.done_at} />
                    {entry.reason === "" ? null : `, "${entry.reason}"`}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </section>
        <OlderLink to={next && `${path}?after=${next}`} />
      </>
    );
  },
});

/** Whether an entry is about one stored review, by its id. */
function isAboutReview({ act, target }: { act: string; target: string }): boolean {
  const isOfReviews = act.startsWith("reviews ") || act.startsWith("reports ");
  return isOfReviews && isReviewId(target) && sampleIndex(target) === undefined;
}

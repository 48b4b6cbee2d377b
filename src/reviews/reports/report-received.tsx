import type { ReportWording } from "./report.content";
import page from "../../platform/ui/page.module.css";
import type { ReviewedPage } from "../reviewed-page";
import styles from "./report-form.module.css";

interface ReportReceivedProps {
  on: ReviewedPage;
  words: ReportWording["received"];
}

/** What a visitor reads once a report was stored. */
export function ReportReceived({ on, words }: ReportReceivedProps) {
  return (
    <div className={page.page}>
      <div>
        <h1>{words.title}</h1>
        <p className={page.lead}>{words.lead}</p>
      </div>
      <section aria-labelledby="next">
        <h2 id="next">{words.nextTitle}</h2>
        <ol className={styles.next}>
          {words.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <p>
        <a className="button quiet" href={`${on.path}#player-reviews`}>
          {words.back.replace("{name}", on.name)}
        </a>
      </p>
    </div>
  );
}

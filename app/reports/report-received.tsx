import type { ReportWording } from "../../model/content/report";
import { Head } from "../site/head";
import page from "../ui/page.module.css";
import type { ReviewedPage } from "../reviews/reviewed-page";
import styles from "./report-form.module.css";

interface ReportReceivedProps {
  on: ReviewedPage;
  words: ReportWording;
}

/** What a visitor reads once a report was stored. */
export function ReportReceived({ on, words: { description, received } }: ReportReceivedProps) {
  return (
    <div className={page.page}>
      <Head title={received.title} description={description} />
      <div>
        <h1>{received.title}</h1>
        <p className={page.lead}>{received.lead}</p>
      </div>
      <section aria-labelledby="next">
        <h2 id="next">{received.nextTitle}</h2>
        <ol className={styles.next}>
          {received.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <p>
        <a className="button quiet" href={`${on.path}#player-reviews`}>
          {received.back.replace("{name}", on.name)}
        </a>
      </p>
    </div>
  );
}

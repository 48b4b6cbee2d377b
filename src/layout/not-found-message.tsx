import { addresses } from "../addresses";
import { CourtDrawing } from "../platform/ui/court-drawing";
import { PageHeader } from "../platform/ui/page-header";
import styles from "./message.module.css";

/** A ball over the baseline. */
const out = {
  players: [[13, 13]],
  ball: [
    [14, 12],
    [46, 1],
  ],
} as const;

/** What stands where no page is: the ball was out. */
export function NotFoundMessage() {
  return (
    <PageHeader picture={<CourtDrawing play={out} />}>
      <h1 className={styles.figure}>404</h1>
      <p className={styles.lead}>Oops! Page not found</p>
      <p>The address may be misspelled, or the page may have moved.</p>
      <p className={styles.ways}>
        <a className="button" href={addresses.home.path}>
          Return to Home
        </a>
        <a href={addresses.search.path}>Search the whole site</a>
      </p>
    </PageHeader>
  );
}

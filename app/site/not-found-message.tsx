import { Head } from "./head";
import styles from "./message.module.css";

/** What stands where no page is. */
export function NotFoundMessage() {
  return (
    <div className={styles.message}>
      <Head title="Page not found" description="There is no page at this address." />
      <h1>404</h1>
      <p className={styles.lead}>Oops! Page not found</p>
      <p>The address may be misspelled, or the page may have moved.</p>
      <a className="button" href="/">
        Return to Home
      </a>
    </div>
  );
}

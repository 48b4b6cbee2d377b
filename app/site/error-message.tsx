import { Head } from "./head";
import styles from "./message.module.css";

/** What a visitor sees when a page could not be made. Only development shows the detail. */
export function ErrorMessage({ status, detail }: { status: number; detail: string | undefined }) {
  return (
    <div className={styles.message}>
      <Head title="Error" description="This page could not be shown." />
      <h1>Unexpected Application Error!</h1>
      <p className={styles.lead}>{status}</p>
      <p>The fault is on our side and has been noted. Please try again in a moment.</p>
      <a className="button" href="/">
        Return to Home
      </a>
      {detail ? <pre>{detail}</pre> : null}
    </div>
  );
}

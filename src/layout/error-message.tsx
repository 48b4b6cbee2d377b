import { addresses } from "../addresses";
import { CourtDrawing } from "../platform/ui/court-drawing";
import { PageHeader } from "../platform/ui/page-header";
import styles from "./message.module.css";

/** A ball in the net. */
const fault = {
  players: [[4, 6]],
  ball: [
    [5, 7],
    [21.4, 9],
  ],
} as const;

/** What a visitor sees when a page could not be made. Only development shows the detail. */
export function ErrorMessage({ status, detail }: { status: number; detail: string | undefined }) {
  return (
    <>
      <PageHeader picture={<CourtDrawing play={fault} />}>
        <p className={styles.figure}>{status}</p>
        <h1>Unexpected Application Error!</h1>
        <p>The fault is on our side and has been noted. Please try again in a moment.</p>
        <a className="button" href={addresses.home.path}>
          Return to Home
        </a>
      </PageHeader>
      {detail ? <pre className={styles.detail}>{detail}</pre> : null}
    </>
  );
}

import type { ReactNode } from "react";
import court from "./court.module.css";
import styles from "./page-header.module.css";

interface PageHeaderProps {
  children: ReactNode;
  /** Without a picture the header is a slim one, and the page's content begins on the first screen. */
  picture?: ReactNode;
  /** Tall pictures may cross the line; wide ones stay inside it. */
  tall?: boolean;
}

/** A page's header on a court: text in the service court, a picture in the kitchen, the kitchen line under both. */
export function PageHeader({ children, picture, tall = false }: PageHeaderProps) {
  return (
    <div className={`${court.court} ${picture ? `stack fit ${styles.header}` : styles.slim}`}>
      <div className={styles.words}>{children}</div>
      {picture ? (
        <div className={`screen ${tall ? styles.tall : styles.wide}`}>{picture}</div>
      ) : null}
    </div>
  );
}

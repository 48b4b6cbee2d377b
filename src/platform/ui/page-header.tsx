import type { ReactNode } from "react";
import court from "./court.module.css";
import styles from "./page-header.module.css";

interface PageHeaderProps {
  children: ReactNode;
  picture: ReactNode;
  /** Tall pictures may cross the line; wide ones stay inside it. */
  tall?: boolean;
}

/** A page's header on a court: words in the service court, a picture in the kitchen, the kitchen line under both. */
export function PageHeader({ children, picture, tall = false }: PageHeaderProps) {
  return (
    <div className={`${court.court} ${styles.header}`}>
      <div className={styles.words}>{children}</div>
      <div className={tall ? styles.tall : styles.wide}>{picture}</div>
    </div>
  );
}

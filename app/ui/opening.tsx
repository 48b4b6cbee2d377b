import type { ReactNode } from "react";
import court from "./court.module.css";
import styles from "./opening.module.css";

interface OpeningProps {
  /** The way here, the heading, and what a visitor reads first. */
  children: ReactNode;
  /** What stands in the kitchen. */
  picture: ReactNode;
  /** Tall pictures may reach over the line; wide ones stay within. */
  tall?: boolean;
}

/** The ground a page opens on: words in the service court, a picture in the kitchen, the kitchen line under both. */
export function Opening({ children, picture, tall = false }: OpeningProps) {
  return (
    <div className={`${court.court} ${styles.opening}`}>
      <div className={styles.words}>{children}</div>
      <div className={tall ? styles.tall : styles.wide}>{picture}</div>
    </div>
  );
}

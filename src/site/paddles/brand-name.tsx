import { type BrandedPaddle, brandPath } from "./brand.ts";
import styles from "./brand-name.module.css";

/** A paddle's brand, linked if it's confirmed. */
export function BrandName({ paddle }: { paddle: BrandedPaddle }) {
  const path = brandPath(paddle);
  if (path === undefined) return paddle.brand;
  return (
    <a className={styles.brand} href={path}>
      {paddle.brand}
    </a>
  );
}

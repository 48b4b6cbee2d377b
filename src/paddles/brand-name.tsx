import { type BrandedPaddle, brandPath } from "./brand.ts";
import styles from "./brand-name.module.css";

/** A paddle's brand, which leads to the brand's page if we could confirm it. */
export function BrandName({ paddle }: { paddle: BrandedPaddle }) {
  const path = brandPath(paddle);
  if (path === undefined) return paddle.brand;
  return (
    <a className={styles.brand} href={path}>
      {paddle.brand}
    </a>
  );
}

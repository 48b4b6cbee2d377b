import { FoundItem } from "./found-item.tsx";
import styles from "./found-list.module.css";
import type { FoundPage } from "./found-pages.ts";

export function FoundList({ of }: { of: readonly FoundPage[] }) {
  return (
    <ul className={`measure above-3 ${styles.list}`}>
      {of.map((found) => (
        <li key={found.path}>
          <FoundItem found={found}>
            <a href={found.path}>{found.title}</a>
          </FoundItem>
        </li>
      ))}
    </ul>
  );
}

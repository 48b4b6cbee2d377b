import type { ReactNode } from "react";
import { FoundItem } from "./found-item";
import type { FoundPage } from "./found-pages";
import { searchAddress } from "./site-search";
import styles from "./suggestions.module.css";

interface SuggestionsProps {
  term: string;
  found: readonly FoundPage[];
  /** The last suggestion; {search} is the term. */
  wholeSite: string;
}

/** What the list below a search box shows: the options of a combobox, each of them a link. */
export function Suggestions({ term, found, wholeSite }: SuggestionsProps) {
  return (
    <>
      {found.map((each) => (
        <Option key={each.path} href={each.path}>
          <FoundItem found={each}>
            <span className={styles.name}>{each.title}</span>
          </FoundItem>
        </Option>
      ))}
      <Option href={searchAddress(term)}>{wholeSite.replace("{search}", () => `"${term}"`)}</Option>
    </>
  );
}

/** The focus stays in the box, so an option takes none. */
function Option({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.option} role="option" aria-selected={false} tabIndex={-1} href={href}>
      {children}
    </a>
  );
}

import { useSiteFacts } from "./site-facts";
import styles from "./breadcrumb.module.css";

export interface Crumb {
  name: string;
  path: string;
}

/** The way from the top to this page; the last step is the page itself and no link. */
export function Breadcrumb({ steps }: { steps: readonly Crumb[] }) {
  return (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb">
      <ol>
        {steps.map(({ name, path }, index) => (
          <li key={path}>
            {index === steps.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={path}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** schema.org BreadcrumbList of the same steps. */
export function useBreadcrumbData(steps: readonly Crumb[]): object {
  const { siteUrl } = useSiteFacts();
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

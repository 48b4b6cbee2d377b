import { addresses } from "../addresses";
import type { Crumb } from "../platform/ui/breadcrumb";
import { CachedMarkup } from "../platform/ui/cached-markup";
import { useSiteFacts } from "../platform/render/site-facts";
import { SearchBox } from "../search/search-box";
import styles from "./header.module.css";

const links = [
  { to: addresses.home.path, label: "Home" },
  { to: addresses.paddleReviews.path, label: "Paddle Reviews" },
  { to: addresses.ballTests.path, label: "Ball Testing" },
  { to: addresses.guides.path, label: "Best of Lists" },
];

/**
 * Brand, the four links and the search box: in the bar where it is wide enough, else in a menu. A link is active on its
 * page and on those whose breadcrumbs lead through it.
 */
export function Header({
  path,
  breadcrumbs,
}: {
  path: string;
  breadcrumbs?: readonly Crumb[] | undefined;
}) {
  const { name } = useSiteFacts();
  const leadsHere = (to: string) => to === path || breadcrumbs?.some((crumb) => crumb.path === to);
  const active = links.find(({ to }) => leadsHere(to))?.to;
  return (
    <CachedMarkup
      as="header"
      frame={{ className: styles.header }}
      inside={HeaderInside}
      props={{ name, active }}
    />
  );
}

function HeaderInside({ name, active }: { name: string; active: string | undefined }) {
  return (
    <>
      <div className={styles.bar}>
        <a className={styles.brand} href={addresses.home.path}>
          <BrandMark />
          {name}
        </a>
        <nav className={styles.wide} aria-label="Main">
          <Links active={active} />
        </nav>
        <div className={styles.wide}>
          <Search />
        </div>
        <button className={styles.toggle} type="button" popoverTarget="menu">
          <span className={styles.lines} aria-hidden="true" />
          Menu
        </button>
      </div>
      <div className={styles.menu} id="menu" popover="auto">
        <Search />
        <nav aria-label="Menu">
          <Links active={active} />
        </nav>
      </div>
    </>
  );
}

function Links({ active }: { active: string | undefined }) {
  return (
    <ul className={styles.links}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <a href={to} aria-current={to === active ? "page" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A blank term goes nowhere: the browser itself asks for one. The server trims the others. */
function Search() {
  return (
    <SearchBox
      className={styles.search}
      action={addresses.paddleReviews.path}
      label="Search paddles"
      placeholder="Search paddles..."
    />
  );
}

/** A ball over the kitchen line. */
function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 21h20" stroke="currentColor" strokeWidth="2.5" />
      <circle cx="12" cy="10" r="8" fill="var(--accent)" stroke="currentColor" strokeWidth="1.5" />
      <g fill="currentColor">
        <circle cx="9" cy="7.5" r="1.2" />
        <circle cx="14.5" cy="7" r="1.2" />
        <circle cx="12" cy="11" r="1.2" />
        <circle cx="8" cy="12.6" r="1.2" />
        <circle cx="15.8" cy="12" r="1.2" />
      </g>
    </svg>
  );
}

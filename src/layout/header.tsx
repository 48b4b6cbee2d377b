import { addresses } from "../addresses.ts";
import type { SiteFacts } from "../platform/content/site-facts.content.ts";
import type { Crumb } from "../platform/ui/breadcrumb.tsx";
import { CachedMarkup } from "../platform/ui/cached-markup.tsx";
import { useSiteFacts } from "../platform/render/site-facts.ts";
import { SearchBox } from "../search/search-box.tsx";
import styles from "./header.module.css";

const links = [
  { path: addresses.home.path, name: "Home" },
  { path: addresses.paddleReviews.path, name: "Paddle Reviews" },
  { path: addresses.ballTests.path, name: "Ball Testing" },
  { path: addresses.guides.path, name: "Best of Lists" },
];

/**
 * Brand, the four links and the search box, in the bar or, if it's too narrow, in a menu that also has the tools. A
 * link is active on its page and on those whose breadcrumbs include it.
 */
export function Header({
  path,
  breadcrumbs,
}: {
  path: string;
  breadcrumbs?: readonly Crumb[] | undefined;
}) {
  const { name, tools } = useSiteFacts();
  const leadsHere = (to: string) => to === path || breadcrumbs?.some((crumb) => crumb.path === to);
  const activeOf = (of: LinksProps["of"]) => of.find((link) => leadsHere(link.path))?.path;
  return (
    <CachedMarkup
      as="header"
      frame={{ className: styles.header }}
      inside={HeaderInside}
      props={{ name, tools, active: activeOf(links), activeTool: activeOf(tools) }}
    />
  );
}

interface HeaderInsideProps {
  name: string;
  tools: SiteFacts["tools"];
  active: string | undefined;
  activeTool: string | undefined;
}

function HeaderInside({ name, tools, active, activeTool }: HeaderInsideProps) {
  return (
    <>
      <div className={styles.bar}>
        <a className={styles.brand} href={addresses.home.path}>
          <BrandMark />
          {name}
        </a>
        <nav className={styles.wide} aria-label="Main">
          <Links of={links} active={active} />
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
          <Links of={links} active={active} />
          <p className={styles.title}>Tools</p>
          <Links of={tools} active={activeTool} className={`${styles.links} ${styles.tools}`} />
        </nav>
      </div>
    </>
  );
}

interface LinksProps {
  of: readonly { path: string; name: string }[];
  active: string | undefined;
  className?: string | undefined;
}

function Links({ of, active, className = styles.links }: LinksProps) {
  return (
    <ul className={className}>
      {of.map(({ path, name }) => (
        <li key={path}>
          <a href={path} aria-current={path === active ? "page" : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The browser itself refuses an empty term; the server trims others. */
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

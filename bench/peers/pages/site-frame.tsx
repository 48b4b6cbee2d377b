import type { ReactNode } from "react";
import type { Site } from "./facts.ts";
import facts from "./facts/site.json";
import { LinkItems } from "./link-items.tsx";
import { StarsDrawing } from "./stars.tsx";

const site: Site = facts;

/** What every page has around it. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <StarsDrawing />
      <aside className="ribbon" aria-label="Demo content">
        <a href={site.ribbon.href!}>{site.ribbon.text}</a>
      </aside>
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}

function Header() {
  return (
    <header className="header">
      <div className="bar">
        <a className="brand" href="/">
          <svg className="logo" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 21h20" stroke="currentColor" strokeWidth="2.5" />
            <circle
              cx="12"
              cy="10"
              r="8"
              fill="var(--accent)"
              stroke="currentColor"
              strokeWidth="1.5"
            />
            <g fill="currentColor">
              <circle cx="9" cy="7.5" r="1.2" />
              <circle cx="14.5" cy="7" r="1.2" />
              <circle cx="12" cy="11" r="1.2" />
              <circle cx="8" cy="12.6" r="1.2" />
              <circle cx="15.8" cy="12" r="1.2" />
            </g>
          </svg>
          {site.name}
        </a>
        <nav className="wide" aria-label="Main">
          <ul className="links">
            <LinkItems links={site.main} />
          </ul>
        </nav>
        <div className="wide">
          <Search />
        </div>
        <button className="toggle" type="button" popoverTarget="menu">
          <span className="lines" aria-hidden="true" />
          Menu
        </button>
      </div>
      <div className="menu" id="menu" popover="auto">
        <Search />
        <nav aria-label="Menu">
          <ul className="links">
            <LinkItems links={site.main} />
          </ul>
          <p className="heading">{site.tools.title}</p>
          <ul className="links tools">
            <LinkItems links={site.tools.links} />
          </ul>
        </nav>
      </div>
    </header>
  );
}

function Search() {
  return (
    <form className="search" role="search" action="/paddle-reviews">
      <input
        type="search"
        name="search"
        placeholder="Search paddles..."
        aria-label="Search paddles"
        required
      />
      <button type="submit">Search</button>
    </form>
  );
}

function Footer() {
  return (
    <footer className="footer">
      <div className="inner">
        <div>
          <p className="name">{site.name}</p>
          <p>{site.tagline}</p>
        </div>
        {site.footer.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="title">{title}</h2>
            <ul>
              <LinkItems links={links} />
            </ul>
          </nav>
        ))}
        <p className="copyright">{site.copyright}</p>
      </div>
    </footer>
  );
}

// Must be the first import: cascade layers are ordered by first mention.
import "../../platform/styles/index.css";
import type { ReactNode } from "react";
import type { SiteFacts } from "../../platform/content/site-facts.content.ts";
import { CachedMarkup } from "../../platform/ui/cached-markup.tsx";
import { type SharedFacts, useSiteFacts } from "../../platform/render/site-facts.ts";
import type { Crumb } from "../../platform/ui/breadcrumb.tsx";
import { areSamples, sampleSign } from "../../platform/text/sample.ts";
import { Marked, SampleMark, UnderMark } from "../../platform/ui/marked-text.tsx";
import { refreshRegion } from "../../platform/islands/fetch-page.ts";
import { Head, type HeadProps } from "../../platform/render/head.tsx";
import type { PageAnswer, SkipTarget } from "../../platform/render/route.ts";
import displayFace from "../../platform/styles/fonts/archivo-display.woff2?url";
import { addresses } from "../../addresses.ts";
import { SearchBox } from "../search/search-box.tsx";
import levelScript from "../reviews/level/level-script.ts?inline-script";
import { StarsDrawing } from "../reviews/ratings/stars.tsx";
import { Tray, UnscriptedTray } from "../tray/tray-bar.tsx";
import trayScript from "../tray/tray-script.ts?inline-script";
import footer from "./footer.module.css";
import header from "./header.module.css";
import sampleRibbon from "./sample-ribbon.module.css";

interface LinkGroup {
  title: string;
  links: readonly (readonly [label: string, to: string])[];
}

const groups: readonly LinkGroup[] = [
  {
    title: "Read",
    links: [
      ["Blog", addresses.blog.path],
      ["Reviews", addresses.reviews.path],
      ["Comparisons", addresses.comparisons.path],
      ["Resources", addresses.resources.path],
    ],
  },
  {
    title: "Gear",
    links: [
      ["Paddles", addresses.paddles.path],
      ["My Paddles", addresses.myPaddles.path],
      ["Balls", addresses.balls.path],
      ["Accessories", addresses.accessories.path],
      ["Court Equipment", addresses.courtEquipment.path],
    ],
  },
  {
    title: "Company",
    links: [
      ["About", addresses.about.path],
      ["Contact", addresses.contact.path],
      ["Open Data", addresses.data.path],
      ["Privacy Policy", addresses.privacy.path],
      ["Terms of Service", addresses.terms.path],
    ],
  },
];

/** The links at the end of every page. */
export function Footer() {
  const { name, tagline, copyrightYear, social, tools } = useSiteFacts();
  return (
    <CachedMarkup
      as="footer"
      frame={{ id: "footer", className: footer.footer }}
      inside={FooterInside}
      props={{ name, tagline, copyrightYear, social, tools }}
    />
  );
}

type FooterFacts = Pick<SharedFacts, "name" | "tagline" | "copyrightYear" | "social" | "tools">;

function FooterInside({ name, tagline, copyrightYear, social, tools }: FooterFacts) {
  const isSample = areSamples(social.map(({ network }) => network));
  const toTools: LinkGroup = { title: "Tools", links: tools.map((tool) => [tool.name, tool.path]) };
  return (
    <div className={footer.inner}>
      <div>
        <p className={footer.name}>{name}</p>
        <p>{tagline}</p>
        {social.length > 0 ? (
          <ul className="row middle small gap-2">
            <li>
              Follow us
              {isSample ? <SampleMark /> : null}
            </li>
            {social.map(({ network, address }) => (
              <li key={address}>
                <UnderMark when={isSample}>
                  <Marked value={network} href={address} />
                </UnderMark>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {[toTools, ...groups].map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2 className={footer.title}>{title}</h2>
          <ul>
            {links.map(([label, to]) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <p className={footer.copyright}>
        © {copyrightYear} {name}. All rights reserved.
      </p>
    </div>
  );
}

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
      frame={{ className: header.header }}
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
      <div className={header.bar}>
        <a className={header.brand} href={addresses.home.path}>
          <BrandMark />
          {name}
        </a>
        <nav className={header.wide} aria-label="Main">
          <Links of={links} active={active} />
        </nav>
        <div className={header.wide}>
          <Search />
        </div>
        <button className={header.toggle} type="button" popoverTarget="menu">
          <span className={header.lines} aria-hidden="true" />
          Menu
        </button>
      </div>
      <div className={header.menu} id="menu" popover="auto">
        <Search />
        <nav aria-label="Menu">
          <Links of={links} active={active} />
          <p className="small muted ruled above-4 drop-3">Tools</p>
          <Links
            of={tools}
            active={activeTool}
            className={`row gap-1 wide-4 ${header.links} ${header.tools}`}
          />
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

function Links({ of, active, className = `row gap-1 wide-4 ${header.links}` }: LinksProps) {
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
      className={`line ${header.search}`}
      action={addresses.paddleReviews.path}
      label="Search paddles"
      placeholder="Search paddles..."
    />
  );
}

/** A ball over the kitchen line. */
function BrandMark() {
  return (
    <svg className={header.mark} viewBox="0 0 24 24" aria-hidden="true">
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

/** On every page while samples are on: what the mark means, and where it's explained. */
export function SampleRibbon() {
  return (
    <aside className={sampleRibbon.ribbon} aria-label="Demo content">
      <a href={`${addresses.howItWorks.path}#on-samples`}>
        {`Demo content: anything marked ${sampleSign} is a sample we wrote.`}
      </a>
    </aside>
  );
}

/** The inline scripts, whose hashes are in the content security policy. */
export const inlineScripts = [levelScript, trayScript];

interface DocumentProps {
  path: string;
  head: HeadProps;
  hasTray: boolean;
  skips: readonly SkipTarget[] | undefined;
  frame: PageAnswer["frame"];
  /** The script that parts load when they're first used. */
  lateScript: string;
  /** The script for visitors who have told what they own. */
  ownScript: string;
  /** The script of pages with a frame of their own. */
  consoleScript: string;
  /** Stylesheets to link, only in development; in a build, styles are inserted when the page is encoded. */
  stylesheets: readonly string[];
  children: ReactNode;
}

export function Document({
  path,
  head,
  hasTray,
  skips,
  frame,
  lateScript,
  ownScript,
  consoleScript,
  stylesheets,
  children,
}: DocumentProps) {
  const { showsSamples } = useSiteFacts();
  const main = (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  );
  return (
    <html lang="en" data-script={lateScript} data-own={ownScript}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href={addresses.manifest.path} />
        <link rel="preload" href={displayFace} as="font" type="font/woff2" crossOrigin="" />
        {/* On a slow machine, a page shown before it's fully parsed would shift. */}
        <link
          rel="expect"
          href={frame ? "#content" : hasTray ? "#tray" : "#footer"}
          blocking="render"
        />
        <Head {...head} />
        <script dangerouslySetInnerHTML={{ __html: hasTray ? trayScript : levelScript }} />
        {import.meta.env.DEV ? <DevelopmentHead stylesheets={stylesheets} /> : null}
      </head>
      <body>
        <a className="skip" href="#content">
          Skip to content
        </a>
        {skips?.map(({ id, name }) => (
          <a key={id} className="skip" href={`#${id}`}>
            Skip to {name}
          </a>
        ))}
        <StarsDrawing />
        {/* Filled once it's known which drawings there are. A change of regions brings other drawings. */}
        <svg className="unseen" aria-hidden="true" {...refreshRegion("drawn")} />
        {frame ? (
          <>
            {frame(main)}
            <script type="module" src={consoleScript} />
          </>
        ) : (
          <>
            {showsSamples ? <SampleRibbon /> : null}
            <Header path={path} breadcrumbs={head.breadcrumbs} />
            {main}
            {hasTray ? <UnscriptedTray /> : null}
            <Footer />
            {hasTray ? <Tray /> : null}
          </>
        )}
      </body>
    </html>
  );
}

function DevelopmentHead({ stylesheets }: Pick<DocumentProps, "stylesheets">) {
  return (
    <>
      <meta property="csp-nonce" nonce="development" />
      {stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <script type="module" src="/@vite/client" />
    </>
  );
}

import { isFull } from "../../model/content/guide";
import { visibleClaims } from "../../model/claims";
import { Breadcrumb, useBreadcrumbData } from "../site/breadcrumb";
import { Head } from "../site/head";
import { itemListData } from "../site/item-list-data";
import { siteOf } from "../site/site-context";
import { ClaimText } from "../ui/claim-text";
import page from "../ui/page.module.css";
import type { Route } from "./+types/best-of-page";
import styles from "./best-of-page.module.css";
import { GuideCard } from "./guide-card";
import { type GuideSummary, guideSummary, publishedGuides, rankedPaddles } from "./guides";
import { LeadGuides } from "./lead-guides";

export function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { claim, ...words } = site.library.site.bestOf;
  const guides = publishedGuides(site).map((guide) => guideSummary(guide, site.library));
  const leading = publishedGuides(site).filter((guide) => guide.featured);
  const featured = leading.map((guide) => ({
    ...guideSummary(guide, site.library),
    paddles: isFull(guide)
      ? rankedPaddles(guide, site.library)
          .slice(0, 3)
          .map(({ paddle }) => paddle)
      : [],
  }));
  const others = guides.filter((guide) => !guide.featured);
  return {
    words,
    claim: visibleClaims([claim], site.environment.sampleContent)[0],
    featured,
    others,
    structuredData: itemListData(
      [...featured, ...others].map(({ title, path }) => ({ name: title, path })),
      site.environment,
    ),
  };
}

const breadcrumbs = [
  { name: "Reviews", path: "/reviews" },
  { name: "Best Of", path: "/reviews/best-of" },
];

export default function BestOfPage({ loaderData }: Route.ComponentProps) {
  const { words, claim, featured, others, structuredData } = loaderData;
  return (
    <div className={page.page}>
      <Head
        title={words.heading}
        description={words.description}
        keywords={["best pickleball paddles", "pickleball buying guide", "pickleball gear lists"]}
        path="/reviews/best-of"
        structuredData={[...structuredData, useBreadcrumbData(breadcrumbs)]}
      />
      <Breadcrumb crumbs={breadcrumbs} />
      <div className={page.intro}>
        <h1>{words.heading}</h1>
        <div>
          <p className={page.lead}>{words.lead}</p>
          {claim ? (
            <p className={styles.claim}>
              <ClaimText claim={claim} />
            </p>
          ) : null}
        </div>
      </div>
      <LeadGuides guides={featured} />
      <Guides id="all-other-lists" heading="All Other Lists" guides={others} />
      <section className={styles.finder} aria-labelledby="not-sure">
        <h2 id="not-sure">Not sure which list is yours?</h2>
        <p>Narrow all paddles down by category and brand, and read what is left side by side.</p>
        <a className="button" href="/paddle-finder">
          Try Paddle Finder
        </a>
      </section>
    </div>
  );
}

interface GuidesProps {
  id: string;
  heading: string;
  guides: readonly GuideSummary[];
}

function Guides({ id, heading, guides }: GuidesProps) {
  if (guides.length === 0) return null;
  return (
    <section className={page.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={page.grid}>
        {guides.map((guide) => (
          <GuideCard key={guide.path} guide={guide} label={guide.category} />
        ))}
      </ul>
    </section>
  );
}

import { addresses } from "../addresses";
import { isFull } from "./guide.content";
import { definePage } from "../platform/render/define-page";
import { Breadcrumb, breadcrumbData } from "../platform/ui/breadcrumb";
import { itemListData } from "../platform/render/item-list-data";
import { ClaimText } from "../platform/ui/claim-text";
import page from "../platform/ui/page.module.css";
import styles from "./best-of.module.css";
import { GuideCard } from "./guide-card";
import { type GuideSummary, guideSummary, rankedPaddles } from "./listed-guides";
import { LeadGuides } from "./lead-guides";

const breadcrumbs = [
  { name: "Reviews", path: addresses.reviews.path },
  { name: "Best Of", path: addresses.guides.path },
];

export default definePage(addresses.guides, {
  listed: {
    kind: "best-of lists",
    weight: "list",
    pages: ({ library }) => [{ kicker: "Guides", title: library.site.bestOf.heading }],
  },

  load({ site }) {
    const { library, settings } = site;
    const { claim, ...words } = library.site.bestOf;
    const guides = library.guides.map((guide) => guideSummary(guide, library));
    const leading = library.guides.filter((guide) => guide.featured);
    const featured = leading.map((guide) => ({
      ...guideSummary(guide, library),
      paddles: isFull(guide)
        ? rankedPaddles(guide, library)
            .slice(0, 3)
            .map(({ paddle }) => paddle)
        : [],
    }));
    const others = guides.filter((guide) => !guide.featured);
    return {
      words,
      claim,
      featured,
      others,
      structuredData: itemListData(
        [...featured, ...others].map(({ title, path }) => ({ name: title, path })),
        settings,
      ),
    };
  },

  head: ({ words, structuredData }, { siteUrl }) => ({
    title: words.heading,
    description: words.description,
    keywords: ["best pickleball paddles", "pickleball buying guide", "pickleball gear lists"],
    path: addresses.guides.path,
    structuredData: [...structuredData, breadcrumbData(breadcrumbs, siteUrl)],
  }),

  Page({ data: { words, claim, featured, others } }) {
    return (
      <div className={page.page}>
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
          <a className="button" href={addresses.paddleFinder.path}>
            Try Paddle Finder
          </a>
        </section>
      </div>
    );
  },
});

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

import { FramedPhoto, leadSizes } from "../media/entry-photo.tsx";
import card from "../../platform/ui/card.module.css";
import { Icon } from "../../platform/ui/icon.tsx";
import leads from "../../platform/ui/leads.module.css";
import page from "../../platform/ui/page.module.css";
import { definePage } from "../../platform/render/define-route.tsx";
import { headSearch } from "../../platform/render/route.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { Marked } from "../../platform/ui/marked-text.tsx";
import type { Paddle } from "../paddles/paddle.content.ts";
import { PaddleRow } from "../paddles/paddle-row.tsx";
import {
  guidesBreadcrumbs as breadcrumbs,
  type GuideSummary,
  guideSummary,
  leadingPaddles,
} from "./listed-guides.ts";
import { addresses } from "../../addresses.ts";
import { GuideCard } from "./guide-card.tsx";
import styles from "./best-of.module.css";

interface LeadGuidesProps {
  guides: readonly (GuideSummary & { paddles: readonly Paddle[] })[];
}

/** The featured guides, in the service boxes of a court, each with its first paddles. */
export function LeadGuides({ guides }: LeadGuidesProps) {
  if (guides.length === 0) return null;
  return (
    <section className="section" aria-labelledby="featured-lists">
      <h2 id="featured-lists">Featured Lists</h2>
      <ul className={leads.leads}>
        {guides.map(({ path, title, description, icon, category, count, readTime, ...shown }) => (
          <li key={path} className={`${leads.lead} ${leads.beside}`}>
            <div className={leads.picture}>
              {shown.photo ? (
                <FramedPhoto photo={shown.photo} frame="article" sizes={leadSizes} />
              ) : (
                <>
                  <PaddleRow paddles={shown.paddles} />
                  <p className={`small ${styles.names}`}>
                    {shown.paddles.map(({ name }) => (
                      <span key={name}>{name}</span>
                    ))}
                  </p>
                </>
              )}
            </div>
            <div className={leads.words}>
              <p className="small muted">
                <Icon name={icon} /> {category}
              </p>
              <h3>
                <a className={`${card.title} ${card.whole}`} href={path}>
                  {title}
                </a>
              </h3>
              <p>{description}</p>
              <p className="small muted">
                {count}
                {readTime ? ` · ${readTime}` : null}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const keywords = ["best pickleball paddles", "pickleball buying guide", "pickleball gear lists"];

export default definePage(addresses.guides, {
  listed: {
    kind: "best-of lists",
    weight: "list",
    pages: ({ library: { site } }) => [
      {
        kicker: "Guides",
        title: site.bestOf.heading,
        search: headSearch({ ...site.bestOf, keywords }, "Guides"),
      },
    ],
  },

  load({ site }) {
    const { library } = site;
    const { claim, ...words } = library.site.bestOf;
    const guides = library.guides.map((guide) => guideSummary(guide, library));
    const leading = library.guides.filter((guide) => guide.featured);
    const featured = leading.map((guide) => ({
      ...guideSummary(guide, library),
      paddles: leadingPaddles(guide, library),
    }));
    const others = guides.filter((guide) => !guide.featured);
    return {
      words,
      claim,
      featured,
      others,
    };
  },

  head: ({ words, featured, others }) => ({
    title: words.heading,
    description: words.description,
    keywords,
    list: [...featured, ...others].map(({ title, path }) => ({ name: title, path })),
    breadcrumbs,
  }),

  Page({ data: { words, claim, featured, others } }) {
    return (
      <div className={page.page}>
        <Breadcrumb crumbs={breadcrumbs} />
        <div className={page.intro}>
          <h1>{words.heading}</h1>
          <div>
            <p className="lead">{words.lead}</p>
            {claim ? (
              <p className="above-2 bold">
                <Marked value={claim.text} />
              </p>
            ) : null}
          </div>
        </div>
        <LeadGuides guides={featured} />
        {others.length > 0 ? (
          <section className="section" aria-labelledby="all-other-lists">
            <h2 id="all-other-lists">All Other Lists</h2>
            <ul className={page.grid}>
              {others.map((guide) => (
                <GuideCard key={guide.path} guide={guide} label={guide.category} />
              ))}
            </ul>
          </section>
        ) : null}
        <section className={styles.finder} aria-labelledby="not-sure">
          <h2 id="not-sure">Not sure which list is yours?</h2>
          <p>Filter every paddle by category and brand, then compare the ones that are left.</p>
          <a className="button" href={addresses.paddleFinder.path}>
            Try Paddle Finder
          </a>
        </section>
      </div>
    );
  },
});

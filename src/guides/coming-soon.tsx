import { addresses } from "../addresses";
import type { Guide } from "./guide.content";
import { Breadcrumb } from "../platform/ui/breadcrumb";
import { CourtDrawing } from "../platform/ui/court-drawing";
import { PageHeader } from "../platform/ui/page-header";
import page from "../platform/ui/page.module.css";
import { Prose } from "../platform/ui/prose";
import styles from "./coming-soon.module.css";
import { GuideCard } from "./guide-card";
import { guideBreadcrumbs, type GuideSummary } from "./listed-guides";

const nobodyYet = { players: [], ball: [[44, 20]] } as const;

/** A guide that isn't written yet: a badge, its title, what is coming, and the way back. */
export function ComingSoon({ guide, written }: { guide: Guide; written: readonly GuideSummary[] }) {
  return (
    <>
      <PageHeader picture={<CourtDrawing play={nobodyYet} />}>
        <Breadcrumb crumbs={guideBreadcrumbs(guide)} />
        <p className={styles.badge}>Coming Soon</p>
        <h1>{guide.title}</h1>
        <Prose html={guide.html} />
        <p className={styles.ways}>
          {/* The newsletter's next issue lists what is new. */}
          <a className="button" href={addresses.newsletter.path}>
            Email me when it's out
          </a>
          <a className="button quiet" href={addresses.guides.path}>
            Back to Best Of Lists
          </a>
        </p>
      </PageHeader>
      {written.length > 0 ? (
        <section className={page.page} aria-labelledby="written">
          <h2 id="written">Lists to read now</h2>
          <ul className={page.pairs}>
            {written.map((each) => (
              <GuideCard key={each.path} guide={each} label={each.category} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

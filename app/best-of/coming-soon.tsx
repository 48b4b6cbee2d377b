import type { Guide } from "../../model/content/guide";
import { Breadcrumb, useBreadcrumbData } from "../site/breadcrumb";
import { Head } from "../site/head";
import { CourtDrawing } from "../ui/court-drawing";
import { PageHeader } from "../ui/page-header";
import page from "../ui/page.module.css";
import { Prose } from "../ui/prose";
import styles from "./coming-soon.module.css";
import { GuideCard } from "./guide-card";
import { guideBreadcrumbs } from "./guide-breadcrumbs";
import type { GuideSummary } from "./guides";

const nobodyYet = { players: [], ball: [[44, 20]] } as const;

interface ComingSoonProps {
  guide: Guide;
  /** The guides that are written. */
  written: readonly GuideSummary[];
}

/** A guide that is not written yet: a badge, its title, what will come, and the way back. */
export function ComingSoon({ guide, written }: ComingSoonProps) {
  const breadcrumbs = guideBreadcrumbs(guide);
  return (
    <>
      <Head
        title={guide.title}
        description={guide.description}
        keywords={guide.keywords}
        path={breadcrumbs.at(-1)?.path ?? ""}
        structuredData={useBreadcrumbData(breadcrumbs)}
      />
      <PageHeader picture={<CourtDrawing play={nobodyYet} />}>
        <Breadcrumb crumbs={breadcrumbs} />
        <p className={styles.badge}>Coming Soon</p>
        <h1>{guide.title}</h1>
        <Prose html={guide.html} />
        <a className="button" href="/reviews/best-of">
          Back to Best Of Lists
        </a>
      </PageHeader>
      {written.length > 0 ? <Written guides={written} /> : null}
    </>
  );
}

/** What can be read meanwhile. */
function Written({ guides }: { guides: readonly GuideSummary[] }) {
  return (
    <section className={page.page} aria-labelledby="written">
      <h2 id="written">Lists to read now</h2>
      <ul className={page.pairs}>
        {guides.map((each) => (
          <GuideCard key={each.path} guide={each} label={each.category} />
        ))}
      </ul>
    </section>
  );
}

import type { Guide } from "../../model/content/guide";
import { Breadcrumb, useBreadcrumbData } from "../site/breadcrumb";
import { Head } from "../site/head";
import page from "../ui/page.module.css";
import { Prose } from "../ui/prose";
import styles from "./coming-soon.module.css";
import { guideSteps } from "./guide-steps";

/** A guide that is not written yet: a badge, its title, what will come, and the way back. */
export function ComingSoon({ guide }: { guide: Guide }) {
  const steps = guideSteps(guide);
  return (
    <div className={page.page}>
      <Head
        title={guide.title}
        description={guide.description}
        keywords={guide.keywords}
        path={steps.at(-1)?.path ?? ""}
        structuredData={useBreadcrumbData(steps)}
      />
      <Breadcrumb steps={steps} />
      <div className={styles.soon}>
        <p className={styles.badge}>Coming Soon</p>
        <h1>{guide.title}</h1>
        <Prose html={guide.html} />
        <a className="button" href="/reviews/best-of">
          Back to Best Of Lists
        </a>
      </div>
    </div>
  );
}

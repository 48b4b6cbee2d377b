import type { ReactNode } from "react";
import type { TextPage } from "../../model/content/text-page";
import { longDate } from "../../model/dates";
import { sectionsOf } from "../../model/sections";
import { Breadcrumb, type Crumb, useBreadcrumbData } from "../site/breadcrumb";
import { Head } from "../site/head";
import { ComingSoon } from "../ui/coming-soon";
import { CourtDrawing } from "../ui/court-drawing";
import { PageHeader } from "../ui/page-header";
import page from "../ui/page.module.css";
import { Prose } from "../ui/prose";
import { Reading } from "../ui/reading";
import type { LinkLook } from "./link-looks";
import { PageLinks } from "./page-links";
import styles from "./text-article.module.css";

interface TextArticleProps {
  /** The page's path. */
  path: string;
  text: TextPage;
  /** The way to it, itself last. */
  breadcrumbs: readonly Crumb[];
  /** What is drawn beside its links. */
  looks?: readonly LinkLook[];
  /** What stands above the text. */
  children?: ReactNode;
}

/** A page of text as editors wrote it: on the court where it has a play, else quietly. */
export function TextArticle({ path, text, breadcrumbs, looks, children }: TextArticleProps) {
  const breadcrumb = useBreadcrumbData(breadcrumbs);
  const { title, lead, comingSoon, play, links, html, updated } = text;
  const hasParent = breadcrumbs.length > 1;
  const heading = (
    <>
      {hasParent ? <Breadcrumb crumbs={breadcrumbs} /> : null}
      <h1>{title}</h1>
      {comingSoon ? <ComingSoon /> : null}
      <p className={page.lead}>{lead}</p>
      {updated ? (
        <p className={page.note}>
          Updated <time dateTime={updated}>{longDate(Date.parse(updated))}</time>
        </p>
      ) : null}
    </>
  );
  const leadsOn = links ? <PageLinks {...links} {...(looks ? { looks } : {})} /> : null;
  return (
    <>
      <Head
        title={title}
        description={text.description}
        keywords={text.keywords}
        path={path}
        {...(hasParent ? { structuredData: breadcrumb } : {})}
      />
      {play ? (
        <PageHeader picture={<CourtDrawing play={play} label={play.shows} />}>{heading}</PageHeader>
      ) : (
        <div className={styles.quiet}>
          <div>{heading}</div>
        </div>
      )}
      <div className={page.page}>
        {html ? (
          <Reading sections={sectionsOf(html)}>
            {children}
            <Prose html={html} />
          </Reading>
        ) : (
          children
        )}
        {leadsOn}
      </div>
    </>
  );
}

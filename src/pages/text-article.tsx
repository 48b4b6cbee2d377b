import type { ReactNode } from "react";
import type { TextPage } from "./text-page.content";
import { longDate } from "../platform/text/dates";
import { sectionsOf } from "../platform/text/sections";
import { Breadcrumb, type Crumb } from "../platform/ui/breadcrumb";
import { CourtDrawing } from "../platform/ui/court-drawing";
import { PageHeader } from "../platform/ui/page-header";
import page from "../platform/ui/page.module.css";
import { Prose } from "../platform/ui/prose";
import { Reading } from "../platform/ui/reading";
import type { SignUpView } from "../sign-up/sign-up-view";
import { ComingSoon, EmailMe } from "./coming-soon";
import { type LinkLook, PageLinks } from "./page-links";
import styles from "./text-article.module.css";

interface TextArticleProps {
  text: TextPage;
  /** The way to it, itself last. */
  breadcrumbs: readonly Crumb[];
  looks?: readonly LinkLook[] | undefined;
  /** Of a page that is coming soon. */
  newsletter?: SignUpView | undefined;
  children?: ReactNode;
}

/** A page of text as editors wrote it: on the court where it has a play, else quietly. */
export function TextArticle(props: TextArticleProps) {
  const { text, breadcrumbs, looks, newsletter, children } = props;
  const { title, lead, play, links, html, updated } = text;
  const heading = (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <h1>{title}</h1>
      <p className={page.lead}>{lead}</p>
      {updated ? (
        <p className={page.note}>
          Updated <time dateTime={updated}>{longDate(Date.parse(updated))}</time>
        </p>
      ) : null}
      {newsletter ? <ComingSoon /> : null}
    </>
  );
  return (
    <>
      {play ? (
        <PageHeader picture={<CourtDrawing play={play} label={play.shows} />}>{heading}</PageHeader>
      ) : (
        <div className={styles.quiet}>
          <div>{heading}</div>
        </div>
      )}
      {newsletter ? <EmailMe view={newsletter} /> : null}
      <div className={page.page}>
        {html ? (
          <Reading sections={sectionsOf(html)}>
            {children}
            <Prose html={html} />
          </Reading>
        ) : (
          children
        )}
        {links ? <PageLinks {...links} looks={looks} /> : null}
      </div>
    </>
  );
}

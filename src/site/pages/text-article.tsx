import type { ReactNode } from "react";
import { maxAddressLength } from "../../platform/email/email-address.ts";
import { Honeypot } from "../../platform/forms/honeypot.tsx";
import { Field } from "../../platform/ui/field.tsx";
import { longDate } from "../../platform/text/dates.ts";
import { sectionsOf, wordsIn } from "../../platform/text/sections.ts";
import { Breadcrumb, type Crumb } from "../../platform/ui/breadcrumb.tsx";
import { CourtDrawing } from "../../platform/ui/court-drawing.tsx";
import { PageHeader } from "../../platform/ui/page-header.tsx";
import page from "../../platform/ui/page.module.css";
import { Prose } from "../../platform/ui/prose.tsx";
import { Reading } from "../../platform/ui/reading.tsx";
import type { PageFacts } from "../../platform/render/route.ts";
import type { SignUpView } from "../sign-up/sign-up-view.ts";
import type { TextPage } from "./text-page.content.ts";
import { type LinkLook, linkLooks, PageLinks, visibleLinks } from "./page-links.tsx";
import type { Library } from "../../library/library.ts";
import { type TextPageName, textPages } from "./page-paths.ts";
import comingSoonStyles from "./coming-soon.module.css";
import styles from "./text-article.module.css";

/** The id of what the button opens. */
const panel = "email-me";

/** The newsletter lists what's new, so this button opens `EmailMe`, even without script. */
export function ComingSoon() {
  return (
    <button type="button" className={comingSoonStyles.open} popoverTarget={panel}>
      Coming Soon
    </button>
  );
}

/**
 * The form that the button opens; the newsletter's page handles it. It goes after the header, which has its own colors.
 */
export function EmailMe({ view }: { view: SignUpView }) {
  return (
    <div
      id={panel}
      className={comingSoonStyles.panel}
      popover="auto"
      role="group"
      aria-labelledby={`${panel}-title`}
    >
      <div className="row middle gap-4">
        <h2 className="large" id={`${panel}-title`}>
          Email me when it's out
        </h2>
        <button type="button" className="quiet" popoverTarget={panel} popoverTargetAction="hide">
          Close
        </button>
      </div>
      <p>
        We'll announce it in our weekly newsletter. We won't use your address for anything else.
      </p>
      <form className="stack gap-3" method="post" action={`${view.path}#${view.id}`}>
        <Field label={view.email.label} problem={undefined}>
          {(tied) => (
            <input
              {...tied}
              type="email"
              name="email"
              required
              maxLength={maxAddressLength}
              autoComplete="email"
              placeholder={view.placeholder}
            />
          )}
        </Field>
        <Honeypot />
        <button type="submit">{view.submit}</button>
      </form>
    </div>
  );
}

interface TextArticleProps {
  text: TextPage;
  /** The page itself last. */
  breadcrumbs: readonly Crumb[];
  looks?: readonly LinkLook[] | undefined;
  /** For a page that is coming soon. */
  newsletter?: SignUpView | undefined;
  /** Above the text. */
  children?: ReactNode;
  /** Below the links. */
  below?: ReactNode;
}

/** A text page as editors wrote it: on the court if it has a play, otherwise plain. */
export function TextArticle(props: TextArticleProps) {
  const { text, breadcrumbs, looks, newsletter, children, below } = props;
  const { title, lead, play, links, html, updated } = text;
  const heading = (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {updated ? (
        <p className="note">
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
        {below}
      </div>
    </>
  );
}

/** What `TextArticle` shows of a page whose text editors write. */
export function textArticleOf(name: TextPageName, library: Library) {
  const written = library.textPage(name);
  const text = { ...written, links: visibleLinks(written, library) };
  return { text, looks: linkLooks(text, library), breadcrumbs: breadcrumbsTo(name, library) };
}

export function breadcrumbsTo(name: TextPageName, library: Library): Crumb[] {
  const place: { path: string; under?: TextPageName } = textPages[name];
  const above = place.under ? breadcrumbsTo(place.under, library) : [];
  return [...above, { name: library.textPage(name).title, path: place.path }];
}

/** The listing of a page whose text editors write. */
export function textPageFacts(name: TextPageName, library: Library): PageFacts {
  const { title, lead, comingSoon, updated, keywords, html } = library.textPage(name);
  return {
    kicker: breadcrumbsTo(name, library).at(-2)?.name,
    title,
    note: comingSoon ? "Coming Soon" : undefined,
    updated,
    search: { group: "Pages", note: lead, keywords, text: wordsIn(html) },
  };
}

import { data } from "react-router";
import type { ReactNode } from "react";
import type { Ending } from "../../model/content/newsletter-pages";
import { Head } from "../site/head";
import { CourtDrawing } from "../ui/court-drawing";
import { PageHeader } from "../ui/page-header";
import page from "../ui/page.module.css";

// The pages behind the links in newsletter emails. Their URLs hold a subscriber's token.

/** No cache stores such a page, and no other site sees its URL. Our own forms still send a referrer. */
export const headers = () => ({ "cache-control": "no-store", "referrer-policy": "same-origin" });

/** A ball on its way to the reader. */
const toYou = {
  players: [[30.5, 6]],
  ball: [
    [30, 7],
    [10, 14],
  ],
} as const;

const statusOf = { ready: 200, done: 200, deleted: 200, gone: 410, failed: 503 };

/** What a link can do: it's ready for the click, done, expired (`gone`), or the store failed. */
type LinkState = keyof typeof statusOf;

/** The response of such a page. The token goes into the form, never into a URL. */
export function linkResponse<State extends LinkState, Words>(
  state: State,
  words: Words,
  token = "",
) {
  return data({ state, words, token }, { status: statusOf[state] });
}

interface TokenPageProps {
  /** The question, or the result. */
  words: Ending;
  /** The buttons, each in a form of its own. */
  children?: ReactNode;
}

/** Renders such a page: a heading, a sentence, and the buttons or a link. */
export function TokenPage({ words: { title, text, link }, children }: TokenPageProps) {
  return (
    <PageHeader picture={<CourtDrawing play={toYou} />}>
      <Head title={title} description={text} />
      <h1>{title}</h1>
      <p className={page.lead}>{text}</p>
      {children}
      {link ? (
        <a className="button" href={link.to}>
          {link.label}
        </a>
      ) : null}
    </PageHeader>
  );
}

import type { ReactNode } from "react";
import type { Ending } from "./newsletter-pages.content.ts";
import { CourtDrawing } from "../../platform/ui/court-drawing.tsx";
import { PageHeader } from "../../platform/ui/page-header.tsx";

// The pages behind the links in the newsletter's emails, whose URLs contain a reader's token.

/** No cache keeps these pages, and no other site learns their URLs. Our own forms still send their origin. */
const tokenHeaders = { "cache-control": "no-store", "referrer-policy": "same-origin" };

/** A ball on its way to the reader. */
const toYou = {
  players: [[30.5, 6]],
  ball: [
    [30, 7],
    [10, 14],
  ],
} as const;

const statusOf = { ready: 200, done: 200, deleted: 200, gone: 410, failed: 503 } as const;

/** The state of a link: ready for the click, done, expired (`gone`), or the store failed. */
type LinkState = keyof typeof statusOf;

/** The content of such a page, and the result of a post to it. The token goes into the form, never into a URL. */
export function linkResponse<
  State extends LinkState,
  Words extends Ending & Readonly<Record<Exclude<State, "ready">, Ending>>,
>(state: State, words: Words, token = "") {
  const shown: Ending = state === "ready" ? words : words[state as Exclude<State, "ready">];
  return { status: statusOf[state], outcome: { kind: state }, words, shown, token };
}

/** What the pages have in common. Search engines don't list them. */
export const tokenPage = {
  listed: "nowhere",
  status: ({ status }: { status: number }) => status,
  headers: tokenHeaders,
  head(data: { shown: Ending }, { refused }: { refused: { shown: Ending } | undefined }) {
    const { title, text } = (refused ?? data).shown;
    return { title, description: text };
  },
} as const;

interface TokenPageProps {
  /** The question, or the result. */
  words: Ending;
  /** The buttons, each in a plain form. */
  children?: ReactNode;
}

/** A heading, a sentence, and what to click or where to go. */
export function TokenPage({ words: { title, text, link }, children }: TokenPageProps) {
  return (
    <PageHeader picture={<CourtDrawing play={toYou} />}>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {children}
      {link ? (
        <a className="button" href={link.to}>
          {link.label}
        </a>
      ) : null}
    </PageHeader>
  );
}

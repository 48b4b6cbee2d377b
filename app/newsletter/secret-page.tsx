import { data } from "react-router";
import type { ReactNode } from "react";
import type { Ending } from "../../model/content/newsletter-pages";
import { Head } from "../site/head";
import { CourtDrawing } from "../ui/court-drawing";
import { Opening } from "../ui/opening";
import page from "../ui/page.module.css";

// The pages behind the links of the newsletter's mails, whose addresses hold a reader's secret.

/** Nobody keeps such a page, and no other site is told its address. Our own forms still say where they were posted. */
export const headers = () => ({ "cache-control": "no-store", "referrer-policy": "same-origin" });

/** A ball that waits for whoever reads this. */
const toYou = {
  players: [[30.5, 6]],
  ball: [
    [30, 7],
    [10, 14],
  ],
} as const;

const statusOf = { asks: 200, done: 200, deleted: 200, gone: 410, failed: 503 };

/** Where a reader who followed such a link stands: before the press, after it, or where the link does not work. */
type Standing = keyof typeof statusOf;

/** The answer of such a page. The secret goes on into the form, not into an address. */
export function standing<Is extends Standing, Words>(is: Is, words: Words, secret = "") {
  return data({ is, words, secret }, { status: statusOf[is] });
}

interface SecretPageProps {
  /** What it asks, or how it ended. */
  words: Ending;
  /** The buttons, each in a plain form. */
  children?: ReactNode;
}

/** Prints such a page: a heading, a sentence, and what to press or where to go. */
export function SecretPage({ words: { title, text, link }, children }: SecretPageProps) {
  return (
    <Opening picture={<CourtDrawing play={toYou} />}>
      <Head title={title} description={text} />
      <h1>{title}</h1>
      <p className={page.lead}>{text}</p>
      {children}
      {link ? (
        <a className="button" href={link.to}>
          {link.label}
        </a>
      ) : null}
    </Opening>
  );
}

import type { AnyPaddle } from "../../site/paddles/paddle.content.ts";
import type { Site } from "../../platform/render/site.ts";
import type { MailKind } from "../../platform/store/tables.ts";
import type { WantedPrice } from "./newsletter.ts";

type Library = Site["library"];

/** The words of a plain alert. */
export type AlertWords = NonNullable<Library["newsletter"]["alerts"]>[string];

/** How an owner's list names what subscriptions are about. */
export interface Naming {
  paddle(slug: string): string;
  review(id: string): string;
  price(wanted: WantedPrice): string;
}

/** What readers ask to hear of, and how it's told. */
export interface Alert {
  /** Its key in counts, and in the address of its form. */
  name: string;
  /** In rounds and an owner's counts: 'new reviews'. */
  called: string;
  /** What its subjects begin with. They're stored, so it never changes. Those of new reviews begin with nothing. */
  prefixes: readonly string[];
  /** Whether a slug follows, which a paddle's new name changes. */
  isOfPaddle: boolean;
  /** The kind of its emails. */
  mail: MailKind;
  /** Whether they're written when they leave, so that they say what's there then. */
  isWrittenLate?: true;
  /** Whether one email ends it. */
  isOnce?: true;
  /** Whether nobody can ask again with the address alone, so that it's deleted when its reader leaves. */
  isForgotten?: true;
  /** The minimum time between two of its emails to a reader, about the same subject or about any, in milliseconds; `weekly` for those who chose so. */
  pause?: { time: number; of: "subject" | "reader"; weekly?: number };
  /** The name of what queues it, and how often, in milliseconds; undefined if something else does. */
  round: string | undefined;
  every: number;
  /** In the console's counts. */
  counted: string;
  /** In exports: the column, and what it has of a subject. */
  column: string;
  listed(subject: string): string;
  /** What a subscription is to: 'new reviews of the Diadem Hero'. */
  about(subject: string, naming: Naming): string;
  /** If a page of its own asks for it: that's at `/newsletter/{name}/{paddle}`. */
  asked?: { id: string; words(library: Library): AskedWords };
  /** If it's about what is published of a paddle. */
  published?: Published;
}

/** The words of the form, and of the emails that answer it. */
export type AskedWords = Omit<AlertWords, "news">;

export interface Published {
  /** What a reader of the paddle's page knows, as a text: another one is news. */
  told(library: Library, paddle: AnyPaddle): string | undefined;
  /** How long it must have been published, in milliseconds, so that a slip can be corrected. */
  settling?: number;
  /** What an email made of words alone says in {braces}, besides {name}; undefined if there's no news. */
  values?(before: string, after: string): Readonly<Record<string, string>> | undefined;
  /** What these are, for editors: '{before} and {after} are the prices'. */
  says?: string;
}

type Given = Pick<Alert, "counted"> & Partial<Omit<Alert, "name">> & { of?: string };

/** The words of an alert of src/mail/newsletter/plain-alerts.ts: content/newsletter.yaml has them, or there's no library. */
export const wordsOf = ({ newsletter }: Library, name: string): AlertWords =>
  newsletter.alerts![name]!;

/** An alert about a paddle, except for what's given. @param of what it tells of one: 'new reviews of' */
export const define = <const Name extends string>(
  name: Name,
  { of = "", ...given }: Given,
): Alert & { name: Name } => {
  const { called = name.replaceAll("-", " "), prefixes = [`${name}:`] } = given;
  const slugIn = (subject: string) => subject.slice(prefixes[0]?.length);
  return {
    name,
    called,
    prefixes,
    isOfPaddle: true,
    mail: `${name}-alert`,
    round: `looking for ${called} to email`,
    every: 60_000,
    column: `${name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Of`,
    listed: slugIn,
    about: (subject, { paddle }) => `${of} ${paddle(slugIn(subject))}`,
    ...(given.published?.values && {
      asked: { id: `${name}-emails`, words: (library: Library) => wordsOf(library, name) },
    }),
    ...given,
  };
};

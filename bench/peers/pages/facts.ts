/** A link; without an address it's plain text. */
export interface Link {
  text: string;
  href: string | null;
}

/** A sentence and the link after it. */
export interface LinkedNote {
  text: string;
  link: Link;
}

/** A text or figure with the mark after it, if it's a sample's or unconfirmed. */
export interface Marked {
  text: string;
  mark: string | null;
}

/** An SVG element: its inner markup and the attributes of the element itself. */
export interface Drawing {
  viewBox: string;
  /** Its name for screen readers; null if it's decoration. */
  label: string | null;
  markup: string;
}

/** A page's metadata for search engines and link previews. */
export interface Head {
  /** Without the site's name. */
  title: string;
  description: string;
  keywords: string;
  url: string;
  image: string;
  feed: string;
  /** JSON-LD. */
  structuredData: string;
}

/** What every page shows. */
export interface Site {
  name: string;
  tagline: string;
  ribbon: Link;
  main: Link[];
  tools: { title: string; links: Link[] };
  footer: { title: string; links: Link[] }[];
  copyright: string;
}

/** An article of the blog. */
export interface Article {
  head: Head;
  /** What its drawings share. */
  defs: string;
  breadcrumb: Link[];
  category: Link;
  title: string;
  inShort: { title: string; points: string[] };
  excerpt: string;
  byline: {
    portrait: Drawing;
    author: Link;
    note: string;
    date: { value: string; text: string };
    facts: string;
    share: Link;
  };
  paddles: Drawing[];
  sections: Link[];
  html: string;
  named: { drawing: Drawing; link: Link; price: string }[];
  next: { facts: string; link: Link; text: string }[];
  all: Link;
}

/** A line of a figure. */
export interface FigureLine {
  label: Link;
  /** How far its bar reaches, in percent; null if it has no bar. */
  bar: number | null;
  value: Marked | null;
  count: string;
}

/** A table with bars. */
export interface Figure {
  title: string;
  text: string | null;
  lines: FigureLine[];
  /** Below the table. */
  note: string;
}

/** A player's review. */
export interface Review {
  id: string;
  rating: number;
  name: string;
  dupr: string;
  mark: string;
  text: string;
}

/** A review that was posted. */
export interface StoredReview extends Review {
  /** The slug of its paddle. */
  subject: string;
}

/** The newest reviews of a paddle, and how many there are. */
export interface StoredReviews {
  count: number;
  newest: StoredReview[];
}

/** A select with its label. */
export interface Choice {
  label: string;
  name: string;
  options: { value: string; text: string }[];
}

/** A one-line text field with its label. */
export interface TextField {
  label: string;
  name: string;
  maxLength: number;
}

export interface Message {
  title: string;
  text?: string;
}

export type RequiredField = "firstName" | "duprRating" | "rating" | "reviewText";

/** What the review form says. */
export interface ReviewFormWords {
  title: string;
  fields: Record<RequiredField, { label: string; empty: string; refused: string; tooLong: string }>;
  duprPlaceholder: string;
  duprHint: string;
  ratings: { value: string; text: string }[];
  prompts: { title: string; questions: string[] };
  stoodOut: {
    title: string;
    note: string;
    themes: { name: string; title: string }[];
    answers: { value: string; text: string }[];
    texts: TextField[];
    choices: Choice[];
  };
  measured: { title: string; note: string; texts: TextField[]; choices: Choice[] };
  photos: { label: string; hint: string; accept: string };
  submit: string;
  submitting: string;
  emptyField: Message;
  checkFields: Message;
  failure: Message;
  /** Its text has a place for the paddle's name. */
  success: Message;
}

/** A row of the specifications. */
export interface Specification {
  name: string;
  value: Marked;
  href: string | null;
  note: LinkedNote | null;
  /** Where the value lies in our catalog, in units of the drawing. */
  range: { at: number; text: string } | null;
}

/** Points for or against something. */
export interface Case {
  title: string;
  mark: string;
  points: string[];
}

/** How a paddle does for a use, compared with others; bars are in percent. */
export interface Score {
  name: string;
  bar: number;
  middle: number;
  place: string;
  reason: { mark: string; text: string } | null;
}

/** What reviews say about a theme. */
export interface Theme {
  link: Link;
  counts: { href: string; kind: string; words: Marked }[];
  bars: { x: string | null; width: string; kind: string }[];
  quotes: { kind: string | null; text: string; link: Link }[];
}

/** A paddle with what players wrote about it. */
export interface Product {
  head: Head;
  path: string;
  shortName: string;
  /** What its drawings share. */
  defs: string;
  breadcrumb: Link[];
  kind: string;
  title: string;
  rating: Marked;
  reviewCount: Link;
  price: { amount: string; note: string };
  hand: {
    label: string;
    face: Drawing;
    edge: Drawing;
    sides: { name: string; note: string | null; next: { side: string; text: string } }[];
  };
  verdict: { label: string; text: string; cases: Case[] };
  contents: Link[];
  /** Buttons that lead to another page with this paddle. */
  acts: { action: string; name: string; value: string; label: string; text: string }[];
  figures: { name: string; value: Marked }[];
  write: Link;
  play: {
    title: string;
    scores: { title: string; rows: Score[]; note: LinkedNote };
    text: string;
    reputation: Case[];
    updated: { value: string; text: string };
  };
  pageLinks: Link[];
  specifications: { title: string; units: Link[]; rows: Specification[]; note: string };
  alternatives: {
    title: string;
    items: { kind: string; link: Link; price: string; reason: string; compare: Link }[];
  };
  compare: { title: string; links: Link[] };
  side: {
    title: string;
    drawing: Drawing;
    parts: { name: string; fill: string | null; value: Marked }[];
    note: string;
  };
  upgrade: {
    title: string;
    models: {
      kind: string;
      link: Link;
      year: string;
      answer: string;
      points: string[];
      compare: Link;
    }[];
  };
  themes: { title: string; note: LinkedNote; items: Theme[] };
  reviews: {
    title: string;
    jumps: Link[];
    stars: Figure;
    levels: Figure;
    choices: Choice[];
    found: string;
    heading: string;
    note: string;
    /** Absent where none is stored. */
    stored?: Review[];
    shown: Review[];
    more: { title: string; reviews: Review[] };
  };
  emails: Link;
  ask: Link;
}

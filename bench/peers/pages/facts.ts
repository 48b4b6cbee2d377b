/** Where a word leads; without an address it is a word. */
export interface Link {
  text: string;
  href: string | null;
}

/** The inside of an SVG element, with what stands on the element itself. */
export interface Drawing {
  viewBox: string;
  /** What it is read out as; null where it is passed over. */
  label: string | null;
  markup: string;
}

/** What a page says of itself to search engines and to those it is shared with. */
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

/** What stands on every page. */
export interface Site {
  name: string;
  tagline: string;
  main: Link[];
  footer: { title: string; links: Link[] }[];
  copyright: string;
}

/** An article of the blog. */
export interface Article {
  head: Head;
  breadcrumb: Link[];
  category: Link;
  title: string;
  excerpt: string;
  byline: { portrait: Drawing; author: Link; note: string; date: string; facts: string[] };
  paddles: Drawing[];
  sections: Link[];
  html: string;
  named: { drawing: Drawing; link: Link; price: string }[];
  next: { facts: string; link: Link; text: string }[];
  all: Link;
}

/** A line of a figure: how far its bar reaches of 100, or none, and what stands beside it. */
export interface FigureLine {
  label: Link;
  bar: number | null;
  value: string | null;
  count: string;
}

/** A figure in lines. */
export interface Figure {
  title: string;
  text: string | null;
  lines: FigureLine[];
}

/** A player's review. */
export interface Review {
  id: string;
  rating: number;
  name: string;
  dupr: string;
  mark: string;
  text: string;
  report: string;
}

/** A choice of a filter. */
export interface Choice {
  label: string;
  name: string;
  options: { value: string; text: string }[];
}

/** The words of a form's field. */
export interface FieldWords {
  label: string;
  empty: string;
  refused: string;
  tooLong: string;
}

/** The words of the review form. */
export interface ReviewFormWords {
  path: string;
  endpoint: string;
  group: {
    formTitle: string;
    ratingLabels: string[];
    emptyField: Message;
    failure: Message;
    success: Message;
  };
  wording: {
    checkFields: Message;
    fields: Record<ReviewField, FieldWords>;
    duprPlaceholder: string;
    duprHint: string;
    submit: string;
    submitting: string;
  };
}

export interface Message {
  title: string;
  text?: string;
}

export type ReviewField = "firstName" | "duprRating" | "rating" | "reviewText";

/** A line of the table of specifications. */
export interface Specification {
  name: string;
  value: string;
  unsure: string | null;
  /** Where it lies between the least and the greatest, in units of the drawing. */
  range: { at: number; text: string } | null;
}

/** A paddle with what players wrote about it. */
export interface Product {
  head: Head;
  path: string;
  breadcrumb: Link[];
  kind: string;
  title: string;
  rating: number;
  reviewCount: Link;
  price: { amount: string; note: string };
  drawing: Drawing;
  intro: string;
  figures: { name: string; value: string }[];
  figuresNote: string;
  contents: Link[];
  verdicts: { title: string; mark: string; points: string[] }[];
  units: Link[];
  specifications: Specification[];
  specificationsNote: string;
  side: {
    title: string;
    drawing: Drawing;
    parts: { name: string; fill: string | null; value: string; note: string | null }[];
    note: string;
  };
  compare: Link[];
  reviewsNote: string;
  stars: Figure;
  key: string[];
  levels: Figure;
  choices: Choice[];
  reviews: Review[];
  form: ReviewFormWords;
}

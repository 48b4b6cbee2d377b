// When a draft is published by itself, and the day that its text says it was published.

import { readContentPath } from "../../library/content-paths.ts";

/** What a draft says of its plan. */
export interface Plan {
  /** When it's published by itself, or was to be, in epoch milliseconds. */
  publish_at: number | null;
  /** Why it wasn't. */
  failed_why: string | null;
}

/** Whether a draft is published by itself, later. One that wasn't published as planned is a draft as others are. */
export const isPlanned = ({ publish_at: at, failed_why: why }: Plan): boolean =>
  at !== null && why === null;

/** An entry's text: null if it's deleted. */
interface Text {
  path: string;
  text: string | null;
}

/** The fields with the day on which an entry was published, by its folder. */
const dateFields: Readonly<Record<string, string>> = { blog: "date", "ball-tests": "publishDate" };

function fieldsOf({ path, text }: Text) {
  const name = dateFields[readContentPath(path)?.folder ?? ""];
  if (name === undefined || text === null) return undefined;
  // An article's fields are between lines of hyphens.
  const end = text.startsWith("---\n") ? text.indexOf("\n---", 3) : -1;
  const lines = text.slice(0, end).split("\n");
  return end === -1 ? undefined : { begins: `${name}:`, lines, rest: text.slice(end) };
}

/** What a text says of the day it was published: "" if nothing; undefined if its kind has no such day. */
export function dateOf(of: Text): string | undefined {
  const read = fieldsOf(of);
  if (!read) return undefined;
  const { begins, lines } = read;
  const line = lines.find((each) => each.startsWith(begins)) ?? begins;
  return line.slice(begins.length).replaceAll(/["'\s]/g, "");
}

/** A text with another day on which it was published, if its kind has one. */
export function datedOn(of: Text, day: string): string | null {
  const read = fieldsOf(of);
  if (!read) return of.text;
  const { begins, lines, rest } = read;
  const at = lines.findIndex((each) => each.startsWith(begins));
  return (
    lines
      .toSpliced(at === -1 ? lines.length : at, at === -1 ? 0 : 1, `${begins} ${day}`)
      .join("\n") + rest
  );
}

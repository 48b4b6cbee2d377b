import { globSync, readFileSync } from "node:fs";
import { parse } from "yaml";

/** A text in a content file that may not be published without samples. */
export interface Invented {
  text: string;
  /** Its file: content/home.yaml. */
  file: string;
}

interface Sample {
  firstName: string;
  review: string;
}

interface Quote {
  text: string;
}

const files = globSync("content/**/*.{yaml,md}").toSorted();

/**
 * The invented content, read from its files: the texts and names of sample reviews, a fictional team, unconfirmed
 * claims, and in files marked `sample: true`
 * community notes, quotes and what has the sign of samples.
 */
export function inventedIn(): {
  reviews: Invented[];
  names: Invented[];
  claims: Invented[];
  files: Invented[];
} {
  const found = { reviews: [], names: [], claims: [], files: [] } as ReturnType<typeof inventedIn>;
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const [, fields = text, body = ""] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
    const read = parse(fields) as Record<string, unknown>;
    const note = (list: Invented[], said: string) => list.push({ text: said, file });
    if (file.startsWith("content/sample-reviews/"))
      for (const { firstName, review } of read["reviews"] as Sample[]) {
        note(found.reviews, review);
        note(found.names, firstName);
      }
    for (const group of groupsIn(read))
      if (group["confirmed"] === false)
        for (const said of stringsIn(group)) if (/[a-z]/i.test(said)) note(found.claims, said);
    if (read["sample"] !== true) continue;
    if (file.startsWith("content/team/")) {
      note(found.names, read["name"] as string);
      note(found.files, read["bio"] as string);
    }
    for (const group of groupsIn(read))
      for (const said of [
        group["communityNote"] as string | undefined,
        (group["quote"] as Quote | undefined)?.text,
      ])
        if (said !== undefined) note(found.files, said);
    for (const block of [...stringsIn(read), ...body.split(/\n+>? ?/)]) {
      const sentences = block.startsWith("◇") ? [block] : block.split(/(?<=[.!?]◇?) /);
      for (const said of sentences)
        if (said.includes("◇")) note(found.files, said.replaceAll("◇", "").trim());
    }
  }
  return found;
}

function groupsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(groupsIn);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

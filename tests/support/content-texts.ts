import { globSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { splitArticle } from "../../src/platform/content/content-reader.ts";
import { textsIn } from "../../src/platform/content/mistakes.ts";

/** A text that an editor wrote, and its place. */
export interface ContentText {
  /** Its file, from the project's folder. */
  file: string;
  /** File and field, for reports. */
  at: string;
  /** The innermost field with a name; 'article' for the text of a Markdown file. */
  field: string;
  text: string;
}

/** The texts of the content files that a pattern matches, in the order of their paths and fields. */
export function contentTexts(pattern = "content/**/*.{yaml,md}"): ContentText[] {
  return globSync(pattern).toSorted().flatMap(textsOfFile);
}

function textsOfFile(file: string): ContentText[] {
  const whole = readFileSync(file, "utf8");
  const article = file.endsWith(".md") ? splitArticle(whole) : { fields: whole, body: "" };
  if (!("fields" in article)) throw new Error(`${file}: ${article.wrong}`);
  const fields = textsIn(parse(article.fields)).map(([steps, text]) => ({
    file,
    at: `${file} ${steps.join(".")}`,
    field: String(steps.findLast((step) => typeof step === "string")),
    text,
  }));
  return [
    ...fields,
    ...(article.body ? [{ file, at: file, field: "article", text: article.body }] : []),
  ];
}

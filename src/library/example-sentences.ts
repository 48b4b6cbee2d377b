import { globSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { parse } from "yaml";
import type { ContentReader } from "../platform/content/content-reader.ts";
import { splitArticle } from "../platform/content/front-matter.ts";
import { textsIn } from "../platform/content/mistakes.ts";
import { sentencesOf } from "./sample-figures.ts";

/** The finished files that editors copy, from the project's folder. */
const examplesFolder = "docs/examples";

/** Shorter ones are names, units and what anybody may write: 'Little power', 'Room for two hands'. */
const minWords = 5;

/**
 * Reports sentences that an editor copied from an example and left as they are: they speak of an invented paddle. Each is
 * reported once per file. Without the examples, as in an old image, it reports nothing.
 */
export function checkExampleSentences(reader: ContentReader): void {
  const examples = exampleSentences(reader.projectFolder);
  if (examples.size === 0) return;
  for (const { file, below } of reader.texts) {
    const told = new Set<string>();
    const copied = (text: string) =>
      sentencesOf(text, minWords).flatMap((sentence) => {
        const example = examples.get(sentence);
        if (example === undefined || told.has(sentence)) return [];
        told.add(sentence);
        return `This sentence is the example's (${example}): "${sentence}". Write your own.`;
      });
    for (const [path, text] of textsIn(file.document.toJS()))
      for (const mistake of copied(text)) reader.report(file, path, mistake);
    for (const [index, line] of (below?.text.split("\n") ?? []).entries())
      for (const mistake of copied(line))
        reader.mistakes.push(`${file.path}:${below!.firstLine + index} (the text): ${mistake}`);
  }
}

/** The sentences of all examples, each with the file that has it. */
function exampleSentences(projectFolder: string): Map<string, string> {
  return new Map(
    globSync(`${examplesFolder}/*.{yaml,md}`, { cwd: projectFolder }).flatMap((path) =>
      textsOf(readFileSync(join(projectFolder, path), "utf8"), extname(path))
        .flatMap((text) => sentencesOf(text, minWords))
        .map((sentence): [string, string] => [sentence, path]),
    ),
  );
}

/** The texts of an example: its fields and, of an article, each line below them. */
function textsOf(source: string, extension: string): string[] {
  const fieldsOf = (yaml: string) => textsIn(parse(yaml)).map(([, text]) => text);
  if (extension === ".yaml") return fieldsOf(source);
  const parts = splitArticle(source);
  return "wrong" in parts ? [] : [...fieldsOf(parts.fields), ...parts.body.split("\n")];
}

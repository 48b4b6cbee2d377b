// Reads and checks all content, in a thread of its own in a built server: the code for it and the files it has read take
// memory that visitors' pages don't need, and a check would hold them up.

import { parentPort, workerData } from "node:worker_threads";
import { answerApart } from "../platform/apart.ts";
import { ContentMistakes } from "../platform/content/content-folder.ts";
import type { Mistake } from "../platform/content/mistake.ts";
import {
  type ContentSource,
  filesIn,
  overlaid,
  type Texts,
} from "../platform/content/content-source.ts";
import { readContent } from "./read-library.ts";

/** Checked content as JSON, with notes on what's probably wrong; or its mistakes. */
export type Checked =
  | { content: string; notes: readonly Mistake[] }
  | { mistakes: readonly Mistake[] };

/** What a thread gets when it starts. */
export interface CheckerData {
  projectFolder: string;
  folder: string;
}

/** What is checked: all texts that lie over the files, and the paths of those that are about to be published. */
export interface Asked {
  texts: Texts;
  drafts?: readonly string[] | undefined;
}

export function checkTexts(
  projectFolder: string,
  files: ContentSource,
  { texts, drafts }: Asked,
): Checked {
  try {
    const { content, notes } = readContent(projectFolder, overlaid(files, texts), drafts);
    return { content: JSON.stringify(content), notes };
  } catch (error) {
    if (!(error instanceof ContentMistakes)) throw error;
    return { mistakes: error.mistakes };
  }
}

const data = workerData as Partial<CheckerData> | null;
// A test runner's threads load this file, too.
if (parentPort && data?.projectFolder !== undefined && data.folder !== undefined) {
  const { projectFolder, folder } = data as CheckerData;
  const files = filesIn(folder);
  answerApart(parentPort, (asked: Asked) => checkTexts(projectFolder, files, asked));
}

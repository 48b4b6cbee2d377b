/** The folder of everything editors write, relative to the project. */
export const contentFolder = "content";

/** Mistakes in content files, one sentence each: file, line, field, what is wrong and how to fix it. */
export class ContentMistakes extends Error {
  override name = "ContentMistakes";
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join("\n"));
    this.sentences = sentences;
  }
}

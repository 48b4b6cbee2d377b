/** The text stands in another review already. */
export class CopiedText extends Error {
  override name = "CopiedText";

  constructor() {
    super("the text stands in another review already");
  }
}

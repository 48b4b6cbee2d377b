/** The text stands in another review already. */
export class DuplicateText extends Error {
  override name = "DuplicateText";

  constructor() {
    super("another review already has this text");
  }
}

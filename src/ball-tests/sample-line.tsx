import { sampleSign } from "../platform/text/sample-sign";

/** The first line of a sample article, on its page and in the feed. */
export function SampleLine() {
  return (
    <>
      <strong>The community figures, ratings and player quotes in this article are samples</strong>{" "}
      we wrote, marked {sampleSign}. Holes, weights and official use come from makers, shops and
      public reports.
    </>
  );
}

/** The first line of a sample article, on its page and in the feed. */
export function SampleLine() {
  return (
    <>
      <strong>Sample article.</strong> We wrote its community figures, ratings, pros, cons and
      player quotes to show the site. Holes, weights and official use come from makers, shops and
      public reports.
    </>
  );
}

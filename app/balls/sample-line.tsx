/** What a sample article opens with, on its page and in the feed. */
export function SampleLine() {
  return (
    <>
      <strong>Sample article.</strong> Its community figures, ratings, pros, cons and player quotes
      are samples we wrote to show the site; what it says of holes, weights and official use comes
      from makers, shops and public reports.
    </>
  );
}

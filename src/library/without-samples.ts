import type { BallTest } from "../ball-tests/ball-test.content.ts";
import type { Guide } from "../guides/guide.content.ts";
import { htmlWithoutSamples, withoutSamples } from "../platform/text/sample-sign.ts";

/** The parts of an article that show nothing but sample figures. */
const sampleParts = /<p>\[\[(?:community|games|votes|cost-table|cost-chart)\]\]<\/p>\n?/g;

/** An article without its community figures, scores and quotes, and without the sentences marked as samples. */
export function ballTestWithoutSamples({ html, ...fields }: BallTest): BallTest {
  const { balls, awards, ...others } = unmarked(fields);
  return {
    ...others,
    html: htmlWithoutSamples(html.replaceAll(sampleParts, "")),
    sample: false,
    community: {},
    costTable: [],
    balls: balls.map(({ ball, pros, cons, bestFor }) => ({ ball, pros, cons, bestFor })),
    awards: awards.map(({ votes: _votes, quote: _quote, ...award }) => award),
  };
}

/** A guide without its scores, counts and notes, and without the sentences marked as samples. */
export function guideWithoutSamples({ html, ...fields }: Guide): Guide {
  const { entries, ...others } = unmarked(fields);
  return {
    ...others,
    html: htmlWithoutSamples(html),
    sample: false,
    entries: entries?.map(({ paddle, alsoConsider, pros, cons, description }) => ({
      paddle,
      alsoConsider,
      pros,
      cons,
      description,
    })),
  };
}

/**
 * A value whose texts, however deep, have no sentences marked as samples. Phrases of lists go with theirs, and so does
 * an article's Markdown: pages have its HTML.
 */
function unmarked<Value>(value: Value): Value {
  if (typeof value === "string") return withoutSamples(value) as Value;
  if (Array.isArray(value)) return value.map(unmarked).filter((each) => each !== "") as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      name === "markdown" ? [] : [[name, unmarked(each)]],
    ),
  ) as Value;
}

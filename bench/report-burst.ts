import type { Waits } from "./burst.ts";
import { measuredOn, type Result } from "./results.ts";
import { milliseconds, table, times } from "./tables.ts";

/** What readers notice of a stored review, as paragraphs. */
export function afterReviews(result: Result<"burst">): string[] {
  const { connections, reviews, rest, after, newAfter, old } = result.found;
  const row = (when: string, waits: Waits) => [
    when,
    waits.answers.toLocaleString("en-US"),
    milliseconds(waits.median),
    `${milliseconds(waits.p99)} (${times(waits.p99 / rest.p99)})`,
    `${milliseconds(waits.slowest)} (${times(waits.slowest / rest.slowest)})`,
  ];
  return [
    measuredOn(result),
    `${connections} connections read the home page, the finder and a paddle's page, with a short pause between pages, while ${reviews} reviews of that paddle are stored one by one. Only our site. In parentheses: the ratio to the second before.`,
    table(
      ["Time", "answers", "median", "p99", "slowest"],
      [row("the second before a review", rest), row("the second after it was sent", after)],
    ),
    `A page was new to a reader ${milliseconds(newAfter.median)} after the review's writer had the answer (median), and ${milliseconds(newAfter.slowest)} at the latest. ${old === 0 ? "No reader who asked after that got an older page." : `${old} answers to readers who asked after that were older pages.`}`,
  ];
}

import { comparedRows } from "./comparison";
import { ComparisonTable } from "./comparison-table";
import { Outlines } from "./outlines";
import { RatingsByLevel } from "./ratings-by-level";
import type { PaddleSummary } from "../paddles/paddle-summary";
import type { Units } from "../platform/text/units";
import type { ReviewWording } from "../reviews/review-wording.content";

interface SideBySideProps {
  summaries: readonly PaddleSummary[];
  wording: Pick<ReviewWording, "noReviews">;
  /** The page's URL in inches and ounces. */
  address: string;
  units: Units;
}

/** Everything that is compared: facts, ratings by level, outlines. */
export function SideBySide({ summaries, wording, address, units }: SideBySideProps) {
  const paddles = summaries.map(({ paddle }) => paddle);
  return (
    <>
      <ComparisonTable
        summaries={summaries}
        rows={comparedRows(paddles, units)}
        wording={wording}
        address={address}
        units={units}
      />
      <RatingsByLevel summaries={summaries} />
      <Outlines paddles={paddles} units={units} />
    </>
  );
}

import { levels } from "../reviews/level/level.ts";
import { listed } from "../platform/text/grammar.ts";
import { bareValue, derived } from "../platform/text/sample.ts";
import { Marked } from "../platform/ui/marked-text.tsx";
import {
  countsText,
  hasSamples,
  minReviewsNear,
  ratingNear,
  toOneDecimal,
} from "../reviews/ratings/ratings.ts";
import type { PaddleSummary } from "../paddles/paddle-summary.ts";
import { RatingBar } from "../reviews/ratings/bar.tsx";
import type { Column } from "../platform/table.ts";
import { DataTable } from "../platform/ui/fact-table.tsx";
import page from "../platform/ui/page.module.css";
import styles from "./ratings-by-level.module.css";

type Near = ReturnType<typeof ratingNear> & {
  /** How many of the reviews are by players. */
  players: number;
};

/** Each paddle's rating by players near a level, in the paddles' order. */
interface Row {
  level: (typeof levels)[number];
  rated: readonly Near[];
}

const levelColumn: Column<Row> = {
  key: "level",
  label: "Level",
  cell: ({ level }) => (level === "new" ? "New" : level),
};

const paddleColumn = ({ paddle }: PaddleSummary, index: number): Column<Row> => ({
  key: paddle.slug,
  label: paddle.name,
  cell: ({ rated }) => <Rated near={rated[index]!} />,
});

interface RatingsByLevelProps {
  summaries: readonly PaddleSummary[];
}

/** How players near each level rated each paddle. The styles highlight the row of the reader's own level. */
export function RatingsByLevel({ summaries }: RatingsByLevelProps) {
  const rows = levels.map((level): Row => ({
    level,
    rated: summaries.map(({ buckets }): Near => {
      const byPlayers = buckets.filter(({ sample }) => !sample);
      return { ...ratingNear(buckets, level), players: ratingNear(byPlayers, level).reviews };
    }),
  }));
  const isTold = ({ rated }: Row) => rated.some(isEnough);
  const untold = rows.filter((row) => !isTold(row)).map(({ level }) => level);
  return (
    <section className={styles.ratings} aria-labelledby="ratings-by-level">
      <h2 id="ratings-by-level">Ratings by level</h2>
      <p className={page.note}>
        Each rating averages the reviews within half a point of that level.
        {summaries.some(hasSamples)
          ? " In each bar, the filled part is players' own reviews and the hollow part is samples."
          : null}
      </p>
      {untold.length < levels.length ? (
        <DataTable
          columns={[levelColumn, ...summaries.map(paddleColumn)]}
          rows={rows.filter(isTold)}
          keyOf={({ level }) => level}
          rowProps={({ level }) => ({ "data-near": level })}
          labelId="ratings-by-level"
          look={{ frame: styles.frame }}
        />
      ) : null}
      {untold.length > 0 ? (
        <p className={page.note}>
          None of these paddles has {minReviewsNear} reviews near {listed(untold, "or")}, so
          there&apos;s too little to go on there.
        </p>
      ) : null}
    </section>
  );
}

function isEnough({ reviews }: Near): boolean {
  return reviews >= minReviewsNear;
}

function Rated({ near }: { near: Near }) {
  const { average, reviews, players } = near;
  if (average === undefined || !isEnough(near)) return <span>{countsText(near)}, too few</span>;
  return (
    <>
      <Marked value={derived(average, toOneDecimal)} isStrong /> <span>{countsText(near)}</span>
      <RatingBar length={bareValue(average) / 5} players={players / reviews} />
    </>
  );
}

import { toOneDecimal } from "../reviews/ratings/rating";
import { Terms } from "../platform/ui/lists";
import { asSample, derived } from "../platform/text/sample";
import type { Column } from "../platform/table";
import { DataTable } from "../platform/ui/fact-table";
import { Marked } from "../platform/ui/marked-text";
import { minReviewsNear } from "../reviews/ratings/rating-buckets";
import type { SiteFigures } from "../reviews/ratings/site-figures";
import styles from "./todays-figures.module.css";
import { wholeNumber } from "../platform/text/whole-number";

const levelColumns: Column<SiteFigures["byLevel"][number]>[] = [
  { key: "level", label: "Level", cell: ({ level }) => level },
  {
    key: "reviews",
    label: "Reviews",
    cell: ({ reviews }) => <Marked value={derived(reviews, wholeNumber)} />,
  },
  {
    key: "paddles",
    label: "Paddles",
    cell: ({ paddles }) => <Marked value={derived(paddles, wholeNumber)} />,
  },
];

/** What stands behind the ratings today: how many reviews, by whom, and at which levels. */
export function TodaysFigures({ figures }: { figures: SiteFigures }) {
  const { paddles, rated, byPlayers, samples, mean, byLevel } = figures;
  const counts = [
    ["Paddles with a rating", `${wholeNumber(rated)} of ${wholeNumber(paddles)}`] as const,
    ["Reviews by players", wholeNumber(byPlayers)] as const,
    ...(samples > 0
      ? [
          [
            "Sample reviews",
            <Marked key="samples" value={asSample(wholeNumber(samples))} />,
          ] as const,
        ]
      : []),
    ...(mean === undefined
      ? []
      : [
          [
            "Average of all ratings",
            <Marked key="mean" value={derived(mean, toOneDecimal)} />,
          ] as const,
        ]),
  ];
  return (
    <section className={styles.figures} aria-labelledby="today">
      <h2 id="today">Today</h2>
      <Terms of={counts} />
      <DataTable
        columns={levelColumns}
        rows={byLevel}
        keyOf={({ level }) => level}
        labelId="levels-today"
        caption={
          <>
            Reviews within half a point of each level, and how many paddles have at least{" "}
            {minReviewsNear} of them
          </>
        }
        look={{}}
      />
    </section>
  );
}

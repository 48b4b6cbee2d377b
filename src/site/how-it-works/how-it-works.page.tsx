import "../../platform/styles/tables.css";
import "../../platform/styles/columns.css";
import {
  areSamples,
  asSample,
  derived,
  type MaybeSample,
  sampleIf,
} from "../../platform/text/sample.ts";
import { Marked, Terms } from "../../platform/ui/marked-text.tsx";
import type { Column } from "../../platform/table.ts";
import { DataTable } from "../../platform/ui/fact-table.tsx";
import { wholeNumber } from "../../platform/text/money.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { type Level, levels } from "../reviews/level/level.ts";
import {
  type Average,
  averageOf,
  bucketsNear,
  minReviewsNear,
  type RatingBucket,
  toOneDecimal,
  totalsOf,
} from "../reviews/ratings/ratings.ts";
import { addresses } from "../../addresses.ts";
import { breadcrumbsTo, TextArticle, textPageFacts } from "../pages/text-article.tsx";
import styles from "./todays-figures.module.css";

/** Totals over all paddles' reviews, for readers who want to know what the ratings are based on. */
export interface SiteFigures {
  paddles: number;
  /** How many paddles have a rating. */
  rated: number;
  byPlayers: number;
  samples: number;
  /** The mean of all ratings, 1 to 5, each counted once. Undefined if there are none. */
  mean: Average;
  byLevel: {
    level: Level;
    /** Reviews within half a point of it. */
    reviews: MaybeSample<number>;
    /** Paddles with enough of those for a rating at that level. */
    paddles: MaybeSample<number>;
  }[];
}

/** @param paddles the buckets of each paddle's reviews */
export function siteFigures(paddles: readonly (readonly RatingBucket[])[]): SiteFigures {
  const all = paddles.flat();
  const count = (buckets: readonly RatingBucket[]) => totalsOf(buckets).reviews;
  return {
    paddles: paddles.length,
    rated: paddles.filter((buckets) => count(buckets) > 0).length,
    byPlayers: count(all.filter(({ sample }) => !sample)),
    samples: count(all.filter(({ sample }) => sample)),
    mean: averageOf(all),
    byLevel: levels.map((level) => {
      const near = bucketsNear(all, level);
      const hasSamples = near.some(({ sample }) => sample);
      const rated = paddles.filter((each) => count(bucketsNear(each, level)) >= minReviewsNear);
      return {
        level,
        reviews: sampleIf(hasSamples, count(near)),
        paddles: sampleIf(hasSamples, rated.length),
      };
    }),
  };
}

const levelColumns = (
  byLevel: SiteFigures["byLevel"],
): Column<SiteFigures["byLevel"][number]>[] => [
  { key: "level", label: "Level", cell: ({ level }) => level },
  {
    key: "reviews",
    label: "Reviews",
    isSample: areSamples(byLevel.map(({ reviews }) => reviews)),
    cell: ({ reviews }) => <Marked value={derived(reviews, wholeNumber)} />,
  },
  {
    key: "paddles",
    label: "Paddles",
    isSample: areSamples(byLevel.map(({ paddles }) => paddles)),
    cell: ({ paddles }) => <Marked value={derived(paddles, wholeNumber)} />,
  },
];

/** What today's ratings are based on: how many reviews, by whom, and at which levels. */
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
    <section className={`stack gap-4 measure ${styles.figures}`} aria-labelledby="today">
      <h2 id="today">Today</h2>
      <Terms className="figures cells roomy" of={counts} />
      <DataTable
        columns={levelColumns(byLevel)}
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

export default definePage(addresses.howItWorks, {
  listed: {
    kind: "how it works",
    weight: "page",
    pages: ({ library }) => [textPageFacts("how-it-works", library)],
  },

  /** Editors write the text; the figures are live. While the store is down, they count only the samples. */
  async load({ site: { library, reviews } }) {
    const ratings = await reviews.ratings(library.written.map(({ slug }) => slug));
    return {
      text: library.textPage("how-it-works"),
      breadcrumbs: breadcrumbsTo("how-it-works", library),
      figures: siteFigures([...ratings.values()].map(({ buckets }) => buckets)),
    };
  },

  head: ({ text, breadcrumbs }) => ({ ...text, breadcrumbs }),

  Page({ data: { text, breadcrumbs, figures } }) {
    return (
      <TextArticle text={text} breadcrumbs={breadcrumbs}>
        <TodaysFigures figures={figures} />
      </TextArticle>
    );
  },
});

import { addresses } from "../addresses";
import { bestRatedFirst } from "../reviews/ratings/bayesian-mean";
import { confirmedFirst, isConfirmedPaddle } from "../paddles/confirmed";
import { categories } from "../paddles/paddle-values";
import { LevelChoice } from "../reviews/level/level-choice";
import { paddleItems, paddleSummaries, ratingOrderText } from "../paddles/paddle-summary";
import { SummaryRating } from "../paddles/summary-rating";
import { definePage } from "../platform/render/define-page";
import { headSearch } from "../platform/render/listing";
import { Breadcrumb } from "../platform/ui/breadcrumb";
import { InShort } from "../platform/ui/in-short";
import page from "../platform/ui/page.module.css";
import { Ways } from "../platform/ui/ways";
import { PaddleType, type PaddleTypeProps } from "./paddle-type";
import styles from "./paddle-type.module.css";

const breadcrumbs = [
  { name: "Reviews", path: addresses.reviews.path },
  { name: "Paddles", path: addresses.paddleTypes.path },
];

export default definePage(addresses.paddleTypes, {
  listed: {
    kind: "paddles by type",
    weight: "list",
    pages: ({ library: { paddleLists } }) => [
      {
        kicker: "Paddles",
        title: paddleLists.types.heading,
        search: headSearch(paddleLists.types),
      },
    ],
  },

  hasTray: true,

  /** The paddles must be there; if the store is down, their ratings come from the samples alone. */
  async load({ site }) {
    const { types, ...lists } = site.library.paddleLists;
    // Ranked among all paddles, so that each type is measured by the same mean.
    const ranked = confirmedFirst(bestRatedFirst(await paddleSummaries(site)));
    const byType = categories.map((category) => ({
      category,
      about: types.about[category],
      listed: ranked.filter(({ paddle }) => paddle.category === category),
    }));
    return {
      words: types,
      ratingOrder: ratingOrderText(lists, ranked),
      types: byType.filter(({ listed }) => listed.length > 0),
    };
  },

  head: ({ words, types }) => ({
    ...words,
    list: types.flatMap(({ listed }) => paddleItems(listed)),
    breadcrumbs,
  }),

  Page({ data: { words, ratingOrder, types } }) {
    return (
      <div className={page.page}>
        <div className={styles.header}>
          <Breadcrumb crumbs={breadcrumbs} />
          <h1>{words.heading}</h1>
          <BestOfEach types={types} />
          <p className={page.lead}>{words.lead}</p>
          <p className={page.note}>
            {ratingOrder} <a href={`${addresses.howItWorks.path}#on-rankings`}>How we rank</a>
          </p>
          <LevelChoice />
        </div>
        {types.map((type) => (
          <PaddleType key={type.category} {...type} />
        ))}
        <Ways here={addresses.paddleTypes.path} />
      </div>
    );
  },
});

/** The best-rated paddle of each type, with its rating; nothing while none is rated. */
function BestOfEach({ types }: { types: readonly PaddleTypeProps[] }) {
  const best = types.flatMap(({ category, listed: [first] }) =>
    first?.average !== undefined && isConfirmedPaddle(first.paddle) ? [{ category, first }] : [],
  );
  if (best.length === 0) return null;
  return (
    <InShort>
      <dl>
        {best.map(({ category, first }) => (
          <div key={category}>
            <dt>{category}</dt>
            <dd>
              <a href={addresses.paddle.href(first.paddle)}>{first.paddle.name}</a>
              <SummaryRating summary={first} />
            </dd>
          </div>
        ))}
      </dl>
    </InShort>
  );
}

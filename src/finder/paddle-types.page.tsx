import card from "../platform/ui/card.module.css";
import { definePage } from "../platform/render/define-route.tsx";
import { headSearch } from "../platform/render/route.ts";
import { Breadcrumb } from "../platform/ui/breadcrumb.tsx";
import { InShort } from "../platform/ui/in-short.tsx";
import page from "../platform/ui/page.module.css";
import { addresses } from "../addresses.ts";
import { finderAddress } from "./finder-query.ts";
import { byConfirmation, confirmedFirst, isConfirmedPaddle } from "../paddles/paddle-facts.ts";
import { UnconfirmedGroup } from "../paddles/unconfirmed-group.tsx";
import { PaddleCard, SummaryRating } from "../paddles/paddle-card.tsx";
import {
  areRated,
  paddleItems,
  paddleSummaries,
  type PaddleSummary,
  ratingOrderText,
} from "../paddles/paddle-summary.ts";
import { PaddlePicture } from "../paddles/paddle-picture.tsx";
import { bestRatedFirst } from "../reviews/ratings/ratings.ts";
import { categories } from "../paddles/paddle-values.ts";
import { LevelChoice } from "../reviews/level/own-level.tsx";
import styles from "./paddle-type.module.css";

export interface PaddleTypeProps {
  category: string;
  about: string;
  /** Best rated first, unconfirmed last. */
  listed: readonly PaddleSummary[];
}

/**
 * One type of paddle: what it's for, its best-rated paddle as a card, the others as lines, the unconfirmed ones last.
 */
export function PaddleType({ category, about, listed }: PaddleTypeProps) {
  const { confirmed, unconfirmed } = byConfirmation(listed);
  // Only a rating makes a paddle the best of its type.
  const best = areRated(confirmed) ? confirmed[0] : undefined;
  const others = best ? confirmed.slice(1) : confirmed;
  const id = category.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  return (
    <section className={styles.type} aria-labelledby={id}>
      <div className={`stack fit start top gap-3 ${styles.about}`}>
        <h2 id={id}>{category}s</h2>
        <p>{about}</p>
        <a href={finderAddress(addresses.paddleFinder.path, { category })}>
          {category}s in the finder
        </a>
      </div>
      <div className={styles.list}>
        {best ? (
          <ul>
            <PaddleCard summary={best} linkText="Read Full Review" showsPrice={false} />
          </ul>
        ) : null}
        {others.length > 0 ? <Lines of={others} /> : null}
        {unconfirmed.length > 0 ? (
          <UnconfirmedGroup heading="h3">
            <Lines of={unconfirmed} />
          </UnconfirmedGroup>
        ) : null}
      </div>
    </section>
  );
}

function Lines({ of }: { of: readonly PaddleSummary[] }) {
  return (
    <ul>
      {of.map((summary) => (
        <Line key={summary.paddle.slug} summary={summary} />
      ))}
    </ul>
  );
}

function Line({ summary }: { summary: PaddleSummary }) {
  const { paddle } = summary;
  return (
    <li className={styles.line}>
      <PaddlePicture paddle={paddle} detail="small" />
      <a className={`bold ${card.whole}`} href={addresses.paddle.href(paddle)}>
        {paddle.name}
      </a>
      <SummaryRating summary={summary} />
    </li>
  );
}

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
    // Ranked among all paddles, so that the same mean applies to each type.
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
        <div className="stack fit start top gap-3">
          <Breadcrumb crumbs={breadcrumbs} />
          <h1>{words.heading}</h1>
          <BestOfEach types={types} />
          <p className={page.lead}>{words.lead}</p>
          <p className="note">
            {ratingOrder} <a href={`${addresses.howItWorks.path}#on-rankings`}>How we rank</a>
          </p>
          <LevelChoice />
        </div>
        {types.map((type) => (
          <PaddleType key={type.category} {...type} />
        ))}
      </div>
    );
  },
});

/** The best-rated paddle of each type, with its rating; empty while none is rated. */
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

import card from "../../platform/ui/card.module.css";
import { definePage } from "../../platform/render/define-route.tsx";
import { headSearch } from "../../platform/render/route.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { CourtDrawing, type Play } from "../../platform/ui/court-drawing.tsx";
import page from "../../platform/ui/page.module.css";
import { addresses } from "../../addresses.ts";
import { finderAddress } from "./finder-query.ts";
import { byConfirmation, isConfirmedPaddle } from "../paddles/paddle-facts.ts";
import { UnconfirmedGroup } from "../paddles/unconfirmed-group.tsx";
import { PaddleCard, SummaryRating } from "../paddles/paddle-card.tsx";
import {
  bestFirst,
  areRanked,
  areRated,
  paddleItems,
  paddleSummaries,
  type PaddleSummary,
  ratingOrderText,
} from "../paddles/paddle-summary.ts";
import { PaddlePicture } from "../paddles/paddle-picture.tsx";
import { categories } from "../paddles/paddle-values.ts";
import { LevelChoice } from "../reviews/level/own-level.tsx";
import styles from "./paddle-type.module.css";

const idOf = (category: string) => category.toLowerCase().replaceAll(/[^a-z]+/g, "-");

export interface PaddleTypeProps {
  category: (typeof categories)[number];
  about: string;
  /** Best first, unconfirmed last. */
  listed: readonly PaddleSummary[];
}

/**
 * One type of paddle: what it's for, the first of its list as a card, the others as lines, the unconfirmed ones last.
 */
export function PaddleType({ category, about, listed }: PaddleTypeProps) {
  const { confirmed, unconfirmed } = byConfirmation(listed);
  // Without a rating, none stands out.
  const best = areRated(confirmed) ? confirmed[0] : undefined;
  const others = best ? confirmed.slice(1) : confirmed;
  const id = idOf(category);
  return (
    <section className={styles.type} aria-labelledby={id}>
      <div className={`stack fit start top gap-3 ${styles.about}`}>
        <h2 id={id}>{category}s</h2>
        <p className="measure">{about}</p>
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
    const ranked = bestFirst(await paddleSummaries(site, site.library.written), site.library);
    const byType = categories.map((category) => ({
      category,
      about: types.about[category],
      listed: ranked.filter(({ paddle }) => paddle.category === category),
    }));
    return {
      words: types,
      ratingOrder: ratingOrderText(lists, ranked),
      firstIs: areRanked(ranked) ? "Best rated" : "First in our list",
      types: byType.filter(({ listed }) => listed.length > 0),
    };
  },

  head: ({ words, types }) => ({
    ...words,
    list: types.flatMap(({ listed }) => paddleItems(listed)),
    breadcrumbs,
  }),

  Page({ data: { words, ratingOrder, firstIs, types } }) {
    return (
      <div className={page.page}>
        <div className="stack fit top gap-3">
          <Breadcrumb crumbs={breadcrumbs} />
          <h1>{words.heading}</h1>
          <TypeCourts types={types} firstIs={firstIs} />
          <p className="lead">{words.lead}</p>
          <p className="note">
            {ratingOrder} <a href={`${addresses.howItWorks.path}#on-rankings`}>How we rank</a>
          </p>
          <div>
            <LevelChoice />
          </div>
        </div>
        {types.map((type) => (
          <PaddleType key={type.category} {...type} />
        ))}
      </div>
    );
  },
});

/** The shot that each type makes easier. */
const shots: Record<(typeof categories)[number], Play> = {
  // A drop from the baseline into the kitchen.
  "Control Paddle": {
    players: [[3, 5]],
    ball: [
      [3, 5],
      [26, 13],
    ],
  },
  // A drive to the other baseline.
  "Power Paddle": {
    players: [[3, 5]],
    ball: [
      [3, 5],
      [42, 15],
    ],
  },
  // A drop, a dink back, and a put-away.
  "All-Around Paddle": {
    players: [
      [3, 5],
      [29.5, 7],
    ],
    ball: [
      [3, 5],
      [26, 7],
      [17, 12],
      [41, 16],
    ],
  },
  // A hands battle across the kitchen.
  "Speed Paddle": {
    players: [
      [13.5, 6],
      [30.5, 8],
    ],
    ball: [
      [14.5, 7],
      [29, 9],
      [15, 11],
      [29, 13],
    ],
  },
};

interface TypeCourtsProps {
  types: readonly PaddleTypeProps[];
  /** What the first of a list is. */
  firstIs: string;
}

/** Each type with its shot on a court, and the first paddle of its list; none while none is rated. */
function TypeCourts({ types, firstIs }: TypeCourtsProps) {
  return (
    <ul className={styles.courts}>
      {types.map(({ category, listed: [first] }) => (
        <li key={category} className="stack fit top gap-1">
          <CourtDrawing play={shots[category]} />
          <a className="bold tap" href={`#${idOf(category)}`}>
            {category}s
          </a>
          {first?.average !== undefined && isConfirmedPaddle(first.paddle) ? (
            <div className="small">
              {firstIs}: <a href={addresses.paddle.href(first.paddle)}>{first.paddle.name}</a>
              <SummaryRating summary={first} />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

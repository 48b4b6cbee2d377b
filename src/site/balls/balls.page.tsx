import "../../platform/styles/columns.css";
import "../../platform/styles/forms.css";
import { bareValue, derived, type MaybeSample } from "../../platform/text/sample.ts";
import { priceText, wholeNumber } from "../../platform/text/money.ts";
import { Marked, Terms } from "../../platform/ui/marked-text.tsx";
import page from "../../platform/ui/page.module.css";
import { Field } from "../../platform/ui/field.tsx";
import { HiddenFields } from "../../platform/ui/hidden-fields.tsx";
import { query } from "../../platform/query.ts";
import { headSearch, type QueryCodec } from "../../platform/render/route.ts";
import type { Site } from "../../platform/render/site.ts";
import { shownColumns, sortRows, tableQuery } from "../../platform/table.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { ColumnChooser } from "../../platform/ui/column-chooser.tsx";
import { DataTable } from "../../platform/ui/fact-table.tsx";
import { UnsureLegend } from "../../platform/ui/unsure-mark.tsx";
import { fill } from "../../platform/text/fill.ts";
import { ballsByHoles, costPerGameCents, usesText, useText } from "./ball-facts.ts";
import { BallPicture } from "./ball-picture.tsx";
import type { Ball } from "./ball.content.ts";
import { addresses, ballPath, correctionAddress } from "../../addresses.ts";
import { WhereToBuyEach } from "../offers/where-to-buy.tsx";
import type { BallDatabaseWords } from "./ball-database.content.ts";
import { ballAnswers } from "./ball-answer.ts";
import {
  allBallColumns,
  ballColumns,
  ballFilter,
  type BallFilter,
  filterBalls,
  filteredUses,
  limitText,
  priceLimits,
} from "./ball-columns.tsx";
import { atOwnPrice, type OwnPrice, ownPriceField, withKnownLife } from "./own-price.ts";
import { clubCounts, clubNeed, type ClubOrder, clubOrderField, readCount } from "./club-order.ts";
import { articlesByBall } from "./ball-articles.tsx";
import { ballDatabaseBreadcrumbs as breadcrumbs } from "./ball-breadcrumbs.ts";
import { LifespanNote } from "./lifespan-note.tsx";
import styles from "./balls.module.css";
import ownPriceForm from "./own-price-form.module.css";

/** The balls with the cheapest game, and its cost in whole US cents. */
export interface CheapestPerGame {
  cents: MaybeSample<number>;
  balls: readonly Ball[];
}

/** The balls of a floor with the cheapest game; undefined if no cost is known. Balls for both floors don't count. */
export function cheapestPerGame(
  balls: readonly Ball[],
  use: Ball["use"],
): CheapestPerGame | undefined {
  const priced = balls.flatMap((ball) => {
    const cents = ball.use === use ? costPerGameCents(ball) : undefined;
    return cents === undefined ? [] : [{ ball, cents }];
  });
  if (priced.length === 0) return undefined;
  const [first] = priced.toSorted((a, b) => bareValue(a.cents) - bareValue(b.cents));
  const isCheapest = (cents: MaybeSample<number>) => bareValue(cents) === bareValue(first!.cents);
  return {
    cents: first!.cents,
    balls: priced.filter(({ cents }) => isCheapest(cents)).map(({ ball }) => ball),
  };
}

/** The balls that react to cold this way. */
export function ballsInCold(
  balls: readonly Ball[],
  way: NonNullable<Ball["inCold"]>,
): readonly Ball[] {
  return balls.filter(({ inCold }) => inCold === way);
}

interface BallAnswersProps {
  balls: readonly Ball[];
  /** The reader's floor, if they chose one: the answers are about its balls alone. */
  use: BallFilter["use"];
  words: Pick<BallDatabaseWords, "cold" | "cost">;
}

/** What players ask most about balls: which one for a cold day, and what a game costs. From the balls' own facts. */
export function BallAnswers({ balls: all, use, words: { cold, cost } }: BallAnswersProps) {
  const balls = filterBalls(all, { ...ballFilter.all, use });
  const [soft, cracking] = [ballsInCold(balls, "goes soft"), ballsInCold(balls, "cracks sooner")];
  const cheapest = (["outdoor", "indoor"] as const).flatMap((floor) => {
    const found = cheapestPerGame(balls, floor);
    return found ? [{ label: cost[floor], ...found }] : [];
  });
  if (soft.length === 0 && cheapest.length === 0) return null;
  return (
    <div className={styles.answers}>
      {cheapest.length === 0 ? null : (
        <section aria-labelledby="per-game">
          <h2 className="large" id="per-game">
            {cost.title}
          </h2>
          <Terms
            of={cheapest.map(({ label, cents, balls: named }) => [
              label,
              <>
                <Marked value={derived(cents, priceText)} />: <Names of={named} />
              </>,
            ])}
          />
          <p className="note">{cost.note}</p>
        </section>
      )}
      {soft.length === 0 ? null : (
        <section aria-labelledby="cold-day">
          <h2 className="large" id="cold-day">
            {cold.title}
          </h2>
          <Terms
            of={[
              [
                cold.take,
                soft.map((ball) => (
                  <p key={ball.slug}>
                    <Names of={[ball]} />. {ball.reputation}
                  </p>
                )),
              ],
              ...(cracking.length === 0
                ? []
                : [
                    [
                      cold.leave,
                      <>
                        <Names of={cracking} />. {cold.why}
                      </>,
                    ] as const,
                  ]),
            ]}
          />
        </section>
      )}
    </div>
  );
}

/** A ball for each number of holes, drawn with as many, and where balls with that number are played. */
function HoleCounts({
  balls,
  words,
}: {
  balls: readonly Ball[];
  words: BallDatabaseWords["holes"];
}) {
  const groups = ballsByHoles(balls);
  if (groups.length < 2) return null;
  return (
    <ul className={styles.holes} aria-label={words.title}>
      {groups.map(({ holes, balls: alike }) => {
        const [known] = alike.toSorted((a, b) => a.notConfirmed.length - b.notConfirmed.length);
        return (
          <li key={holes}>
            <BallPicture ball={known!} />
            <p>
              <strong>{fill(words.number, { holes })}</strong>
              <span className="small muted">{usesText(alike)}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function Names({ of }: { of: readonly Ball[] }) {
  return of.map(({ slug, name }, index) => (
    <span key={slug}>
      {index > 0 ? ", " : null}
      <a className="bold" href={ballPath(slug)}>
        {name}
      </a>
    </span>
  ));
}

const floors = filteredUses.map((use) => [use, useText(use)] as const);

interface BallFiltersProps {
  filter: BallFilter;
  words: BallDatabaseWords["filters"];
  /** The URL's other fields. */
  kept: URLSearchParams;
}

/** The filters above the ball database: a form that leads to the page's URL. */
export function BallFilters({ filter, words, kept }: BallFiltersProps) {
  const active = ballFilter.on(filter).length;
  return (
    <details className="disclosure">
      <summary>Filters{active > 0 ? ` (${active})` : ""}</summary>
      <form
        className={styles.filters}
        action={addresses.balls.path}
        autoComplete="off"
        aria-label="Filters"
      >
        <Field label={words.use} problem={undefined}>
          {(tied) => (
            <select {...tied} name="use" defaultValue={filter.use ?? ""}>
              <option value="">{words.anywhere}</option>
              {floors.map(([use, name]) => (
                <option key={use} value={use}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={words.price} problem={undefined}>
          {(tied) => (
            <select
              {...tied}
              name="upto"
              defaultValue={filter.upto === undefined ? "" : limitText(filter.upto)}
            >
              <option value="">{words.anyPrice}</option>
              {priceLimits.map((cents) => (
                <option key={cents} value={limitText(cents)}>
                  Up to {priceText(cents)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <label className="check">
          <input type="checkbox" name="cold" value="yes" defaultChecked={filter.cold === "yes"} />
          {words.cold}
        </label>
        <HiddenFields of={kept} />
        <button type="submit">Show Balls</button>
        <p className="note">{words.note}</p>
      </form>
    </details>
  );
}

interface OwnPriceFormProps {
  own: OwnPrice;
  /** The cost of a game at that price, in US cents. */
  costCents: MaybeSample<number> | undefined;
  balls: readonly { slug: string; name: string }[];
  /** The URL's other fields. */
  kept: URLSearchParams;
}

/** Computes the cost of a game from the price a reader pays for a ball. */
export function OwnPriceForm({ own, costCents, balls, kept }: OwnPriceFormProps) {
  if (balls.length === 0) return null;
  const name = balls.find(({ slug }) => slug === own.ball)?.name;
  const isWrong = name !== undefined && own.cents === undefined;
  return (
    <details className="disclosure" open={own.ball !== ""}>
      <summary id="own-price">What you pay</summary>
      <form
        className={ownPriceForm.form}
        action={addresses.balls.path}
        autoComplete="off"
        aria-labelledby="own-price"
      >
        <p className="note">
          Enter your shop's price for one ball to see what a game costs you. The math uses the Rated
          play column, which holds sample figures.
        </p>
        <div className={ownPriceForm.fields}>
          <Field label="Ball" problem={undefined}>
            {(tied) => (
              <select {...tied} name="ball" defaultValue={own.ball || balls[0]!.slug}>
                {balls.map((ball) => (
                  <option key={ball.slug} value={ball.slug}>
                    {ball.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field
            label="Your price for one ball, in dollars"
            problem={isWrong ? "Please enter a price up to $100, like 2.50." : undefined}
          >
            {(tied) => (
              <input {...tied} name="price" inputMode="decimal" defaultValue={own.typed} required />
            )}
          </Field>
          <HiddenFields of={kept} />
          <button type="submit">Show Cost per Game</button>
        </div>
        {name && own.cents !== undefined && costCents !== undefined ? (
          <p role="status">
            At {priceText(own.cents)} for a {name}, a game costs{" "}
            <Marked value={derived(costCents, priceText)} />. The table below uses your price.{" "}
            <a href={addresses.balls.path}>Use list prices</a>
          </p>
        ) : null}
      </form>
    </details>
  );
}

const clubPart = ({ title, note }: BallDatabaseWords["club"]) =>
  ({ at: "#club", group: "Balls", title, note, keywords: [], text: "" }) as const;

interface ClubOrderFormProps {
  order: ClubOrder;
  words: BallDatabaseWords["club"];
  balls: readonly Pick<Ball, "slug" | "name" | "gamesUntilRetired">[];
  /** The URL's other fields. */
  kept: URLSearchParams;
}

/** Computes the dozens of a ball that a club needs for its players and nights. */
export function ClubOrderForm({ order, words, balls, kept }: ClubOrderFormProps) {
  if (balls.length === 0) return null;
  const ball = balls.find(({ slug }) => slug === order.ball);
  const { counts } = order;
  const life = ball?.gamesUntilRetired;
  return (
    <details className="disclosure" open={ball !== undefined}>
      <summary id="club">{words.title}</summary>
      <form
        className={ownPriceForm.form}
        action={`${addresses.balls.path}#club`}
        autoComplete="off"
        aria-labelledby="club"
      >
        <p className="note">{words.note}</p>
        <div className={ownPriceForm.counts}>
          <Field label={words.ball} problem={undefined}>
            {(tied) => (
              <select {...tied} name="club" defaultValue={order.ball || balls[0]!.slug}>
                {balls.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {(["players", "nights", "games"] as const).map((name) => (
            <Field
              key={name}
              label={words[name]}
              problem={
                ball && readCount(order.typed[name], clubCounts[name]) === undefined
                  ? fill(words.wrong, { max: clubCounts[name] })
                  : undefined
              }
            >
              {(tied) => (
                <input
                  {...tied}
                  name={name}
                  inputMode="numeric"
                  defaultValue={order.typed[name]}
                  required
                />
              )}
            </Field>
          ))}
          <HiddenFields of={kept} />
          <button type="submit">{words.submit}</button>
        </div>
        {ball && counts && life != null ? (
          <p role="status">
            <Marked
              value={derived(life, (games) => answerOf(words.answer, ball.name, counts, games))}
            />
          </p>
        ) : null}
      </form>
    </details>
  );
}

function answerOf(
  template: string,
  name: string,
  counts: NonNullable<ClubOrder["counts"]>,
  life: number,
): string {
  const { games, balls, dozens } = clubNeed(counts, life);
  return fill(template, {
    name,
    games: wholeNumber(games),
    life: wholeNumber(life),
    balls: wholeNumber(balls),
    dozens: wholeNumber(dozens),
  });
}

const { path } = addresses.balls;

/** The ball database's query, for what a site has to choose from. */
const ballsQuery = ({ balls, showsSamples }: Pick<Site["library"], "balls" | "showsSamples">) =>
  query({
    own: ownPriceField(withKnownLife(balls)),
    club: clubOrderField(withKnownLife(balls)),
    ...ballFilter.fields,
    ...tableQuery(allBallColumns, ballColumns(showsSamples).slice(1)).fields,
  });

export const ballsCodec: QueryCodec = {
  parameters: ballsQuery({ balls: [], showsSamples: true }).parameters,
  canonical: (asked, { site }) => ballsQuery(site.library).canonical(asked),
};

export default definePage(addresses.balls, {
  listed: {
    kind: "ball database",
    weight: "list",
    pages: ({ library }) => [
      {
        kicker: "Balls",
        title: library.ballDatabase.heading,
        search: headSearch(library.ballDatabase),
        searchParts: [
          ...library.balls.map(({ slug, name, reputation, maker, use }) => ({
            at: `#${slug}` as const,
            group: "Balls" as const,
            title: name,
            note: reputation,
            keywords: [maker, use],
            text: "",
          })),
          ...(withKnownLife(library.balls).length === 0
            ? []
            : [clubPart(library.ballDatabase.club)]),
        ],
      },
    ],
    answers: ballAnswers,
  },

  query: ballsCodec,

  load({ url, site }) {
    const { balls: known, ballTests, showsSamples: samples } = site.library;
    const table = ballsQuery(site.library);
    const asked = table.read(url.searchParams);
    const articles = articlesByBall(ballTests);
    const priced = atOwnPrice(known, asked.own).map((ball) => ({
      ...ball,
      articles: articles.get(ball.slug),
    }));
    const all = sortRows(priced, allBallColumns, asked.order);
    const ownBall = all.find(({ slug }) => slug === asked.own.ball);
    return {
      words: site.library.ballDatabase,
      correction: site.library.requests.correction,
      table,
      asked,
      columns: ballColumns(samples),
      lasting: withKnownLife(known),
      ownCost: ownBall && costPerGameCents(ownBall),
      all,
      balls: filterBalls(all, asked),
      samples,
      today: site.today(),
    };
  },

  head: ({ words, balls }) => ({
    ...words,
    title: words.heading,
    // Balls have no pages of their own.
    list: balls.map(({ name }) => ({ name })),
    breadcrumbs,
  }),

  Page({ data }) {
    const { words, table, asked, columns, all, balls, samples, correction } = data;
    const shown = shownColumns(columns, asked);
    const unfiltered = { ...asked, ...ballFilter.all };
    return (
      <div className={page.page}>
        <Breadcrumb crumbs={breadcrumbs} />
        <div className="section">
          <h1 id="ball-database">{words.heading}</h1>
          <HoleCounts balls={all} words={words.holes} />
          <p className="lead">{words.lead}</p>
        </div>
        <BallAnswers balls={all} use={asked.use} words={words} />
        <div className={styles.tools}>
          <BallFilters filter={asked} words={words.filters} kept={table.write(unfiltered)} />
          <ColumnChooser
            path={path}
            columns={columns.slice(1)}
            shown={shown.slice(1)}
            kept={table.write({ ...asked, columns: [] })}
          />
          <OwnPriceForm
            own={asked.own}
            costCents={data.ownCost}
            balls={data.lasting}
            kept={table.write({ ...asked, own: table.all.own })}
          />
          <ClubOrderForm
            order={asked.club}
            words={words.club}
            balls={data.lasting}
            kept={table.write({ ...asked, club: table.all.club })}
          />
        </div>
        {ballFilter.on(asked).length > 0 ? (
          <p>
            {balls.length === 0 ? words.filters.none : `${balls.length} of ${all.length} balls.`}{" "}
            <a href={table.address(path, unfiltered)}>Clear Filters</a>
          </p>
        ) : null}
        {balls.length === 0 ? null : (
          <DataTable
            columns={shown}
            rows={balls}
            keyOf={({ slug }) => slug}
            rowProps={({ slug }) => ({ id: slug })}
            sorting={{ ...asked, address: (order) => table.address(path, { ...asked, order }) }}
            labelId="ball-database"
            className={styles.table}
          />
        )}
        <p className="note">
          Nobody has noted yet where most of these figures come from, and we didn&apos;t measure
          anything. Prices are for one ball from its usual pack. <UnsureLegend /> {words.unknown}{" "}
          Approvals without a date come from makers and shops, so check the current list before a
          tournament.
          {samples ? " Ratings are samples we wrote." : null}
        </p>
        {samples ? <LifespanNote /> : null}
        <WhereToBuyEach
          of={balls.map(({ slug, name, offers }) => ({ kind: "balls", slug, name, offers }))}
          today={data.today}
        />
        <p className="screen">
          {correction.link}{" "}
          {all.map(({ slug, name }, index) => (
            <span key={slug}>
              {index > 0 ? ", " : null}
              <a href={correctionAddress(`balls/${slug}`)} rel="nofollow">
                {name}
              </a>
            </span>
          ))}
        </p>
        <p>
          <a className="button quiet" href={addresses.ballsCsv.path} download>
            Download as CSV
          </a>{" "}
          <a href={addresses.data.path}>Confirmed facts only, as open data</a>
        </p>
      </div>
    );
  },
});

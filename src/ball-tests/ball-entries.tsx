import type { ReactNode } from "react";
import { ballPath } from "../addresses";
import { Phrases, Terms } from "../platform/ui/lists";
import { costPerGameCents, gamesText, weightText } from "../balls/ball-facts";
import type { BallFact } from "../balls/ball.content";
import { priceText } from "../platform/text/money";
import { toOneDecimal } from "../reviews/ratings/rating";
import { Fact } from "../balls/ball-fact";
import { BallPicture } from "../balls/ball-picture";
import { SampleMark } from "../platform/ui/sample-mark";
import { UnsureLegend } from "../platform/ui/unsure-mark";
import page from "../platform/ui/page.module.css";
import { Stars } from "../reviews/ratings/stars";
import type { ArticleView } from "./article-view";
import styles from "./ball-entries.module.css";

type Entry = ArticleView["balls"][number];

/** The balls of an article, each with its rating, facts, pros, cons and a player's quote. */
export function BallEntries({ article: { balls, shows } }: { article: ArticleView }) {
  return (
    <>
      <ul className={styles.entries}>
        {balls.map((entry) => (
          <li key={entry.ball.slug} className={styles.entry}>
            <div className={styles.picture}>
              <BallPicture ball={entry.ball} />
            </div>
            <div className={styles.words}>
              <h3>
                <a href={ballPath(entry.ball.slug)}>{entry.ball.name}</a>
              </h3>
              <Rating rating={entry.ball.rating} />
              <Terms className={styles.facts} of={entryFacts(entry, shows)} />
              {entry.quote ? <PlayerQuote quote={entry.quote} /> : null}
              <p>
                <strong>Best for:</strong> {entry.bestFor}
              </p>
            </div>
            <div className={styles.sides}>
              <Side title="Pros" phrases={entry.pros} mark="+" />
              <Side title="Cons" phrases={entry.cons} mark="−" />
            </div>
          </li>
        ))}
      </ul>
      <p className={page.note}>
        <UnsureLegend />
      </p>
    </>
  );
}

/** A ball's sample rating, as stars and as a number; nothing without one. */
export function Rating({ rating }: { rating: number | null }) {
  if (rating === null) return null;
  return (
    <p className={styles.rating}>
      <Stars rating={rating} />
      <strong>{toOneDecimal(rating)}</strong>
      <SampleMark />
    </p>
  );
}

/** A sample player's quote. */
export function PlayerQuote({ quote }: { quote: NonNullable<Entry["quote"]> }) {
  return (
    <blockquote className={styles.quote}>
      <p>"{quote.text}"</p>
      <footer>
        {quote.firstName}
        <SampleMark />
      </footer>
    </blockquote>
  );
}

/** The facts that an article's card shows about a ball, with labels; unknown ones are left out. */
export function entryFacts(entry: Entry, shows: ArticleView["shows"]): [string, ReactNode][] {
  const { ball } = entry;
  const cost = costPerGameCents(ball);
  const fact = (name: BallFact, text: ReactNode) => <Fact ball={ball} fact={name} text={text} />;
  const facts: [string, ReactNode][] = [
    ["Durability", entry.durability],
    ["Consistency", entry.consistency],
    ["Beginner friendly", entry.beginnerFriendly],
    ["Difficulty", entry.difficulty],
  ];
  if (shows.includes("holes and weight"))
    facts.push(
      ["Holes", fact("holes", ball.holes)],
      ["Weight", fact("weightOz", ball.weightOz && weightText(ball.weightOz))],
    );
  if (shows.includes("games"))
    facts.push(
      [
        "Retired from rated play",
        ball.gamesUntilRetired && asSample(`after ${ball.gamesUntilRetired} games`),
      ],
      [
        "Cracks in easy play",
        ball.gamesUntilCracked && asSample(`after ${gamesText(ball.gamesUntilCracked)} games`),
      ],
    );
  if (shows.includes("official status"))
    facts.push(["Official status", fact("approval", ball.approval)]);
  if (shows.includes("cost per game"))
    facts.push(
      ["Price per ball", fact("pricePerBallCents", priceText(ball.pricePerBallCents))],
      ["Cost per game", cost === undefined ? undefined : asSample(priceText(cost))],
      ["Value score", entry.valueScore && `${toOneDecimal(entry.valueScore)} / 10`],
    );
  return facts.filter(([, value]) => value);
}

function asSample(text: string): ReactNode {
  return (
    <>
      {text}
      <SampleMark />
    </>
  );
}

function Side({ title, phrases, mark }: { title: string; phrases: string[]; mark: string }) {
  return (
    <div>
      <p className={styles.side}>{title}</p>
      <Phrases of={phrases} mark={mark} />
    </div>
  );
}

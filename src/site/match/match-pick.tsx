import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { addresses } from "../../addresses.ts";
import { FoundVersion, SummaryRating } from "../paddles/paddle-card.tsx";
import { PaddlePicture } from "../paddles/paddle-picture.tsx";
import { refreshRegion } from "../../platform/islands/fetch-page.ts";
import { useSiteFacts } from "../../platform/render/site-facts.ts";
import { wholeNumber } from "../../platform/text/money.ts";
import { fill } from "../../platform/text/fill.ts";
import { listed } from "../../platform/text/grammar.ts";
import type { ListedCandidate, Match } from "./match.ts";
import { matchAddress, type Preferences } from "./match-address.ts";
import { judgedPrice, matchInWords, placeInWords } from "./match-in-words.ts";
import styles from "./match-pick.module.css";

interface MatchPickProps {
  words: {
    /** Above the paddle's name, without a budget. */
    best: string;
    /** The link to all matches; '{count}' is the number of the others. */
    others: string;
    /** Before the first matches of some levels. */
    byLevel: string;
  };
  /** The first of the matches. */
  match: Match<ListedCandidate>;
  preferences: Preferences;
  byLevel: readonly LevelPick[];
  catalog: readonly AnyPaddle[];
  /** How many paddles the match ranks. */
  ranked: number;
}

/** The first match of a level, with the other answers as they are. */
export interface LevelPick {
  level: string;
  paddle: AnyPaddle;
  preferences: Preferences;
}

/** The best match alone, with one reason for it and what to know before buying: the answer on the home page. */
export function MatchPick(props: MatchPickProps) {
  const { words, match, preferences, byLevel, catalog, ranked } = props;
  const { unconfirmed } = useSiteFacts();
  const { candidate, place } = match;
  const { paddle, summary } = candidate;
  const { speaksFor, knowBefore } = matchInWords(match, preferences, catalog);
  const where =
    place === 3
      ? unconfirmed.title
      : preferences.budgetCents === undefined
        ? words.best
        : placeInWords(place, preferences.budgetCents);
  return (
    <div
      {...refreshRegion("pick")}
      className={styles.pick}
      data-announcement={`${where}: ${paddle.name}`}
    >
      <div className={styles.inside}>
        <div className={styles.picture}>
          <PaddlePicture paddle={paddle} />
        </div>
        <div className={`stack start gap-1 ${styles.words}`}>
          <p className="small muted">{where}</p>
          <h3>
            <a href={addresses.paddle.href(paddle)}>{paddle.name}</a>
          </h3>
          <FoundVersion paddle={paddle} />
          <SummaryRating summary={summary} />
          <p className="bold">{judgedPrice(candidate)}</p>
          <ul>
            {speaksFor.slice(0, 1).map((reason) => (
              <li key={reason} className={styles.pro}>
                {reason}
              </li>
            ))}
            <li className={styles.con}>{knowBefore}</li>
          </ul>
          <a className="tap" href={matchAddress(preferences)}>
            {fill(words.others, { count: wholeNumber(ranked - 1) })}
          </a>
          <p className="small muted">
            {words.byLevel}:{" "}
            {[...Map.groupBy(byLevel, ({ paddle: { slug } }) => slug)].map(
              ([slug, same], index) => (
                <span key={slug}>
                  {index > 0 ? ", " : null}
                  <a href={matchAddress(same[0]!.preferences)}>
                    {same[0]!.paddle.shortName}
                  </a> at{" "}
                  {listed(same.map(({ level }) => level))}
                </span>
              ),
            )}
          </p>
        </div>
      </div>
    </div>
  );
}

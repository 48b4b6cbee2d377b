import { addresses } from "../addresses";
import type { MatchWording } from "./match.content";
import type { BudgetPlace, Match } from "./match";
import { hasPreferences, matchAddress, type Preferences } from "./match-address";
import type { Change } from "./match-changes";
import { matchInWords, placeInWords } from "./match-in-words";
import { priceText } from "../platform/text/money";
import { useSiteFacts } from "../platform/render/site-facts";
import page from "../platform/ui/page.module.css";
import type { ListedCandidate } from "./candidates";
import styles from "./match-answer.module.css";
import { MatchEntry } from "./match-entry";

/** This many paddles are explained in words; the others are listed below. */
const inDetail = 5;

interface MatchAnswerProps {
  words: MatchWording;
  preferences: Preferences;
  /** Best first. */
  matches: readonly Match<ListedCandidate>[];
  changes: readonly Change[];
}

/** The best matches and why, what would change them, and the rest in order. */
export function MatchAnswer({ words, preferences, matches, changes }: MatchAnswerProps) {
  const { budgetCents } = preferences;
  const rest = groupsByPlace(matches, inDetail);
  return (
    <div className={styles.answer}>
      <div className={styles.best}>
        {groupsByPlace(matches.slice(0, inDetail)).map(({ place, first, matches: group }) => (
          <section key={place} aria-labelledby={`best-${place}`}>
            <PlaceHeading of="h2" id={`best-${place}`} place={place} budget={budgetCents} />
            <ol className={styles.entries} start={first}>
              {group.map((match, index) => (
                <MatchEntry
                  key={match.candidate.paddle.slug}
                  match={match}
                  rank={first + index}
                  inWords={matchInWords(match, preferences)}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <aside className={styles.aside}>
        <Changes words={words} changes={changes} winner={matches[0]!.candidate.paddle.slug} />
        <p className={page.note}>{words.scoreNote}</p>
        {preferences.arm === "yes" ? <p className={page.note}>{words.armNote}</p> : null}
        <p>
          <a className="button quiet" href={addresses.match.path}>
            {words.startOver}
          </a>
        </p>
      </aside>
      {rest.length > 0 ? (
        <section className={styles.rest} aria-labelledby="rest">
          <h2 id="rest">{words.restTitle}</h2>
          {rest.map(({ place, first, matches: group }) => (
            <div key={place}>
              {budgetCents === undefined && place === 0 ? null : (
                <PlaceHeading of="h3" place={place} budget={budgetCents} />
              )}
              <ol start={first}>
                {group.map(({ candidate: { paddle }, score }, index) => (
                  <li key={paddle.slug}>
                    <span>{first + index}</span>
                    <a href={addresses.paddle.href(paddle)}>{paddle.name}</a>
                    {paddle.listPriceCents === null ? null : (
                      <span>{priceText(paddle.listPriceCents)}</span>
                    )}
                    <p>
                      <strong>{Math.round(score)}</strong> out of 100
                    </p>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </section>
      ) : null}
    </div>
  );
}

interface PlaceHeadingProps {
  of: "h2" | "h3";
  id?: string;
  place: BudgetPlace;
  budget: number | undefined;
}

/** The heading of a group of matches. */
function PlaceHeading({ of: Heading, id, place, budget }: PlaceHeadingProps) {
  const { unconfirmed } = useSiteFacts();
  if (place !== 3) return <Heading id={id}>{placeInWords(place, budget)}</Heading>;
  return (
    <>
      <Heading id={id}>{unconfirmed.title}</Heading>
      <p className={page.note}>{unconfirmed.note}</p>
    </>
  );
}

/** @param winner the slug of the paddle that comes first now */
function Changes(props: Pick<MatchAnswerProps, "words" | "changes"> & { winner: string }) {
  const { words, changes, winner } = props;
  if (changes.length === 0) return null;
  return (
    <section className={styles.changes} aria-labelledby="changes">
      <h2 id="changes">{words.changesTitle}</h2>
      <dl>
        {changes.map(({ how, preferences, first }) => (
          <div key={how}>
            <dt>
              {hasPreferences(preferences) ? <a href={matchAddress(preferences)}>{how}</a> : how}
            </dt>
            <dd>
              {first.slug === winner ? (
                <>Still the {first.name}</>
              ) : (
                <strong>The {first.name} comes first</strong>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Matches grouped by price, each group with its first rank, without the ones explained above. */
function groupsByPlace(matches: readonly Match<ListedCandidate>[], without = 0) {
  return ([0, 1, 2, 3] as const).flatMap((place) => {
    const ranks = [...matches.keys()].filter(
      (index) => index >= without && matches[index]!.place === place,
    );
    if (ranks.length === 0) return [];
    return [{ place, first: ranks[0]! + 1, matches: ranks.map((index) => matches[index]!) }];
  });
}

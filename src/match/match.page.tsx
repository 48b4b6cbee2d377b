import { addresses } from "../addresses";
import { rankMatches } from "./match";
import { hasPreferences, isMatchAsked, readPreferences } from "./match-address";
import { linkInstead, matchCodec } from "./match-codec";
import { whatWouldChange } from "./match-changes";
import { paddleItems, paddleSummaries } from "../paddles/paddle-summary";
import { definePage } from "../platform/render/define-page";
import { headSearch } from "../platform/render/listing";
import { redirect } from "../platform/render/route";
import page from "../platform/ui/page.module.css";
import { candidatesFor } from "./candidates";
import { MatchAnswer } from "./match-answer";
import { MatchForm } from "./match-form";
import { MatchHeader } from "./match-header";
import styles from "./match.module.css";

/** The five questions, and what follows from those that were answered. */
export default definePage(addresses.match, {
  listed: {
    kind: "guided match",
    weight: "page",
    pages: ({ library: { match } }) => [
      { kicker: "Paddle Finder", title: match.heading, search: headSearch(match) },
    ],
  },

  query: matchCodec,

  /**
   * The paddles must be there; if the store is down, their ratings come from the samples alone. The form's address is
   * redirected to the one that links have.
   */
  async load({ url: { searchParams }, site }) {
    const { match, paddleLists } = site.library;
    const preferences = readPreferences(searchParams);
    const link = linkInstead(searchParams);
    if (link !== undefined) redirect(link, 302);
    const candidates = hasPreferences(preferences)
      ? candidatesFor(await paddleSummaries(site), preferences)
      : [];
    const matches = rankMatches(candidates, preferences);
    return {
      words: match,
      breadcrumbs: [
        { name: paddleLists.finder.heading, path: addresses.paddleFinder.path },
        { name: match.heading, path: addresses.match.path },
      ],
      preferences,
      isAsked: isMatchAsked(searchParams),
      matches,
      changes: whatWouldChange(candidates, preferences),
    };
  },

  head: ({ words, breadcrumbs, matches }) => ({
    ...words,
    list: paddleItems(matches.map(({ candidate }) => candidate)),
    breadcrumbs,
  }),

  Page({ data }) {
    const { words, breadcrumbs, preferences, isAsked, matches, changes } = data;
    const isAnswered = matches.length > 0;
    return (
      <>
        <MatchHeader
          words={words}
          breadcrumbs={breadcrumbs}
          preferences={isAnswered ? preferences : undefined}
        />
        <div className={page.page}>
          {isAnswered ? (
            <>
              <details className={styles.change}>
                <summary>{words.changeAnswers}</summary>
                <MatchForm words={words} preferences={preferences} isAsked={isAsked} />
              </details>
              <MatchAnswer
                words={words}
                preferences={preferences}
                matches={matches}
                changes={changes}
              />
            </>
          ) : (
            <>
              {isAsked ? <p className={styles.nothing}>{words.nothingAnswered}</p> : null}
              <MatchForm words={words} preferences={preferences} isAsked={isAsked} />
            </>
          )}
        </div>
      </>
    );
  },
});

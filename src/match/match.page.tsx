import { addresses } from "../addresses";
import { rankMatches } from "./match";
import { hasPreferences, isMatchAsked, matchAddress, matchQuery } from "./match-address";
import { whatWouldChange } from "./match-changes";
import { paddleItems, paddleSummaries } from "../paddles/paddle-summary";
import { definePage } from "../platform/render/define-page";
import { headSearch } from "../platform/render/listing";
import { notKept, type QueryCodec } from "../platform/render/query-codec";
import { redirect } from "../platform/render/route";
import page from "../platform/ui/page.module.css";
import { candidatesFor } from "./candidates";
import { MatchAnswer } from "./match-answer";
import { MatchForm } from "./match-form";
import { MatchHeader } from "./match-header";
import styles from "./match.module.css";

/** The address of the same answers as links have it, if the query has anything that a link leaves out, as a form's has. */
export function linkInstead(fields: URLSearchParams): string | undefined {
  const preferences = matchQuery.read(fields);
  if (!hasPreferences(preferences)) return undefined;
  const link = matchQuery.write(preferences);
  const isWritten = matchQuery.parameters.every(
    (name) =>
      fields.has(name) === link.has(name) &&
      fields.getAll(name).join() === link.getAll(name).join(),
  );
  return isWritten ? undefined : matchAddress(preferences);
}

/** How the query of the guided match is written. A form's query leads to it. */
export const matchCodec: QueryCodec = {
  parameters: matchQuery.parameters,
  canonical(fields) {
    if (linkInstead(fields) !== undefined) return notKept;
    // The page asks for an answer, whichever questions were left out.
    return matchQuery.canonical(fields) || (isMatchAsked(fields) ? "?level=" : "");
  },
};

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
    const preferences = matchQuery.read(searchParams);
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

import { redirect } from "react-router";
import { bestRatedFirst } from "../../model/bayesian-mean";
import { rankMatches } from "../../model/match";
import {
  hasPreferences,
  isMatchAsked,
  matchAddress,
  matchParameters,
  matchPath,
  readPreferences,
} from "../../model/match-address";
import { whatWouldChange } from "../../model/match-changes";
import { paddleListData } from "../paddle/paddle-list-data";
import { paddleSummaries } from "../paddle/paddle-summary";
import { useBreadcrumbData } from "../site/breadcrumb";
import { Head } from "../site/head";
import { siteOf } from "../site/site-context";
import page from "../ui/page.module.css";
import type { Route } from "./+types/match-page";
import { candidatesFor } from "./candidates";
import { MatchAnswer } from "./match-answer";
import { MatchForm } from "./match-form";
import { MatchHeader } from "./match-header";
import styles from "./match-page.module.css";

export const handle = { query: matchParameters };

/**
 * The five questions, and the answer to those that were answered. The paddles must be there; where the store is down,
 * their ratings come from the samples alone. The form's address is brought into the form of links.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { match, paddleLists } = site.library;
  const { searchParams, search } = new URL(request.url);
  const preferences = readPreferences(searchParams);
  if (hasPreferences(preferences) && matchPath + search !== matchAddress(preferences))
    return redirect(matchAddress(preferences));
  const summaries = await paddleSummaries(site);
  const candidates = hasPreferences(preferences) ? candidatesFor(summaries, preferences) : [];
  const matches = rankMatches(candidates, preferences);
  const shown =
    matches.length > 0 ? [matches[0]!.candidate] : bestRatedFirst(summaries).slice(0, 3);
  return {
    words: match,
    breadcrumbs: [
      { name: paddleLists.finder.heading, path: "/paddle-finder" },
      { name: match.heading, path: matchPath },
    ],
    preferences,
    drawn: shown.map(({ paddle }) => paddle),
    isAsked: isMatchAsked(searchParams),
    matches,
    changes: whatWouldChange(candidates, preferences),
    mostlySamples: paddleLists.mostlySamples,
    listData: paddleListData(
      matches.map(({ candidate }) => candidate.paddle),
      site.environment,
    ),
  };
}

export default function MatchPage({ loaderData }: Route.ComponentProps) {
  const {
    words,
    breadcrumbs,
    preferences,
    drawn,
    isAsked,
    matches,
    changes,
    mostlySamples,
    listData,
  } = loaderData;
  const structuredData = [useBreadcrumbData(breadcrumbs), ...listData];
  const isAnswered = matches.length > 0;
  return (
    <>
      <Head
        title={words.title}
        description={words.description}
        keywords={words.keywords}
        path={matchPath}
        structuredData={structuredData}
      />
      <MatchHeader
        words={words}
        breadcrumbs={breadcrumbs}
        preferences={isAnswered ? preferences : undefined}
        drawn={drawn}
      />
      <div className={page.page}>
        {isAnswered ? (
          <>
            <details className={styles.change}>
              <summary>{words.changeAnswers}</summary>
              <MatchForm words={words} preferences={preferences} />
            </details>
            <MatchAnswer
              words={words}
              preferences={preferences}
              matches={matches}
              changes={changes}
              mostlySamples={mostlySamples}
            />
          </>
        ) : (
          <>
            {isAsked ? <p className={styles.nothing}>{words.nothingAnswered}</p> : null}
            <MatchForm words={words} preferences={preferences} />
          </>
        )}
      </div>
    </>
  );
}

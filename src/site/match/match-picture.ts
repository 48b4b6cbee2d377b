import { addresses } from "../../addresses.ts";
import { query, text } from "../../platform/query.ts";
import type { Site } from "../../platform/render/site.ts";
import { listed } from "../../platform/text/grammar.ts";
import { shortPriceText } from "../../platform/text/money.ts";
import { linesOf, overOwn, type SentPicture } from "../paddles/own/sent-picture.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { namedAsSold } from "../paddles/paddle-facts.ts";
import { paddleSummaries } from "../paddles/paddle-summary.ts";
import { candidatesFor, isMatchable, type ListedCandidate, type Match } from "./match.ts";
import { needsInWords } from "./match-answer.ts";
import { hasPreferences, matchQuery, type Preferences } from "./match-address.ts";
import type { MatchInWords } from "./match-in-words.ts";

/** The query of a picture to send: a match's answers, and the slugs of the paddles that someone has and wants. */
export const pictureQuery = query({ ...matchQuery.fields, own: text(), want: text() });

/** The address of a match's picture. */
export const matchPictureAddress = (preferences: Preferences, own = ""): string =>
  pictureQuery.address(addresses.picture.path, { ...preferences, own });

/** The site's paddles that may match, without answers none. If the store is down, their ratings come from samples alone. */
export async function siteCandidates(
  site: Site,
  preferences: Preferences,
): Promise<ListedCandidate[]> {
  if (!hasPreferences(preferences)) return [];
  const paddles = site.library.paddles.filter(isMatchable);
  return candidatesFor(await paddleSummaries(site, paddles), preferences, site.today());
}

/** 'For a sore arm and a 3.25 player within $150', or 'Nothing within $150. For …'. */
export function askedInWords({ place }: Pick<Match, "place">, preferences: Preferences): string {
  const { budgetCents } = preferences;
  const needs = `For ${listed(needsInWords(preferences))}`;
  if (budgetCents === undefined) return needs;
  const within = `within ${shortPriceText(budgetCents)}`;
  return place > 0 ? `Nothing ${within}. ${needs}` : `${needs} ${within}`;
}

/** The first match as a picture: over the paddle that the player has, or else with its reasons and its drawback. */
export function matchPicture(
  first: Match,
  { speaksFor, speaksAgainst, drawback }: MatchInWords,
  preferences: Preferences,
  own: AnyPaddle | undefined,
): SentPicture {
  const paddle = namedAsSold(first.candidate.paddle);
  const kicker = askedInWords(first, preferences);
  const traced = own && overOwn(own, paddle);
  if (traced) return { ...traced, kicker };
  // Over the budget, the price comes first.
  const against = [...(first.place === 1 ? speaksAgainst : []), ...(drawback ? [drawback] : [])];
  return { kicker, paddle, lines: [...linesOf("gain", speaksFor), ...linesOf("loss", against)] };
}

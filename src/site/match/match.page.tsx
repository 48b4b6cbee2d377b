import { fill } from "../../platform/text/fill.ts";
import { Fragment, type ReactNode, useId } from "react";
import { shortPriceText, wholeNumber } from "../../platform/text/money.ts";
import { Phrases, Terms } from "../../platform/ui/marked-text.tsx";
import { useSiteFacts } from "../../platform/render/site-facts.ts";
import page from "../../platform/ui/page.module.css";
import { Breadcrumb, type Crumb } from "../../platform/ui/breadcrumb.tsx";
import { PageHeader } from "../../platform/ui/page-header.tsx";
import { addressWith, isWrittenSo } from "../../platform/query.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import type { Site } from "../../platform/render/site.ts";
import { headSearch, notKept, type QueryCodec, redirect } from "../../platform/render/route.ts";
import {
  type BudgetPlace,
  budgetPrice,
  type Candidate,
  type ListedCandidate,
  type Match,
  rankMatches,
} from "./match.ts";
import {
  armAnswers,
  budgets,
  budgetText,
  feels,
  hasPreferences,
  isMatchAsked,
  matchAddress,
  matchQuery,
  nextBudget,
  ownParameter,
  playStyles,
  type Preferences,
} from "./match-address.ts";
import { paddleItems } from "../paddles/paddle-summary.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { choicesAmong, inTray, soldSlug } from "../paddles/paddle-facts.ts";
import { addresses } from "../../addresses.ts";
import { MissingPaddle } from "../requests/missing-paddle.tsx";
import { matchAnswers } from "./match-answer.ts";
import {
  judgedPrice,
  type MatchInWords,
  matchInWords,
  placeInWords,
  unknownOf,
  whatYoudMiss,
} from "./match-in-words.ts";
import {
  askedInWords,
  matchPicture,
  matchPictureAddress,
  siteCandidates,
} from "./match-picture.ts";
import { PictureToSend } from "../paddles/own/picture-to-send.tsx";
import { FoundVersion, SummaryRating } from "../paddles/paddle-card.tsx";
import { PaddleImage } from "../paddles/paddle-picture.tsx";
import type { MatchWording } from "./match.content.ts";
import { duprField, levels } from "../reviews/level/level.ts";
import { DuprField, OwnLevel } from "../reviews/level/dupr-field.tsx";
import { comparisonAddress } from "../tray/comparison-address.ts";
import { TrayToggle } from "../tray/tray-toggle.tsx";
import matchEntry from "./match-entry.module.css";
import matchAnswer from "./match-answer.module.css";
import questionStyles from "./question.module.css";
import matchForm from "./match-form.module.css";
import matchHeader from "./match-header.module.css";
import styles from "./match.module.css";

/** The paddle that would come first with one preference changed. */
export interface Change {
  /** The change: 'Without a budget'. */
  how: string;
  preferences: Preferences;
  first: AnyPaddle;
}

const leftOpen: [wish: keyof Preferences, how: string][] = [
  ["level", "Without your level"],
  ["style", "Without your style"],
  ["budgetCents", "Without a budget"],
  ["feel", "With any feel"],
  ["arm", "Without arm trouble"],
];

/**
 * For each preference, the paddle that would come first without it, and for a budget also with the next larger one,
 * found by ranking again. An arm that doesn't hurt doesn't affect the score, so leaving it open changes nothing.
 */
export function whatWouldChange(
  candidates: readonly Candidate[],
  preferences: Preferences,
): Change[] {
  const { budgetCents } = preferences;
  const larger = budgetCents === undefined ? undefined : nextBudget(budgetCents);
  const others = leftOpen
    .filter(([wish]) => preferences[wish] !== undefined && preferences[wish] !== "no")
    .map(([wish, how]) => ({ how, preferences: { ...preferences, [wish]: undefined } }));
  if (larger !== undefined)
    others.push({
      how: `With ${shortPriceText(larger)} to spend`,
      preferences: { ...preferences, budgetCents: larger },
    });
  return others.flatMap((other) => {
    const [first] = rankMatches(candidates, other.preferences);
    return first ? [{ ...other, first: first.candidate.paddle }] : [];
  });
}

interface MatchEntryProps {
  match: Match<ListedCandidate>;
  rank: number;
  inWords: MatchInWords;
  /** The paddle the player has now. */
  own: AnyPaddle | undefined;
}

/** One of the best matches: its score, and the reasons for and against it. */
export function MatchEntry({
  match: { candidate, score, place },
  rank,
  inWords,
  own,
}: MatchEntryProps) {
  const { paddle, summary } = candidate;
  const missed = own && whatYoudMiss(own, paddle);
  const outOf100 = Math.round(score);
  const { listed: ofListed } = useSiteFacts();
  return (
    <li className={matchEntry.entry}>
      <div className={matchEntry.picture}>
        <PaddleImage paddle={paddle} sizes="6rem" />
      </div>
      <div className={`stack fit top gap-1 ${matchEntry.name}`}>
        <p className="line middle gap-2 small muted">
          <span className={rank === 1 ? matchEntry.winner : matchEntry.rank}>{rank}</span>
          {paddle.category ?? paddle.brand}
        </p>
        <div className={matchEntry.title}>
          <h3>
            <a href={addresses.paddle.href(paddle)}>{paddle.name}</a>
          </h3>
          <p className="bold">{judgedPrice(candidate)}</p>
        </div>
        <FoundVersion paddle={paddle} />
        <SummaryRating summary={summary} />
        {paddle.isListed ? (
          <p className="small">{fill(ofListed.compared, { name: paddle.shortName })}</p>
        ) : null}
        {own?.slug === paddle.slug ? <p>You own this one.</p> : null}
        <div className={matchEntry.compare}>
          <TrayToggle paddle={inTray(paddle)} />
        </div>
      </div>
      {place === 3 ? null : (
        <div className={`stack gap-1 small muted ${matchEntry.score}`}>
          <p>
            <strong>{outOf100}</strong> out of 100
          </p>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="4" className={matchEntry.whole} />
            <rect width={outOf100} height="4" className={matchEntry.part} />
          </svg>
        </div>
      )}
      <div className={`stack fit gap-3 small across ${matchEntry.reasons}`}>
        <Reasons title="Why it fits" of={inWords.speaksFor} className={matchEntry.pro} />
        <Reasons title="Why it might not" of={inWords.speaksAgainst} className={matchEntry.con} />
        <Reasons title="Know before you buy" of={[inWords.knowBefore]} className={matchEntry.con} />
        <Reasons
          title="What you'd miss"
          of={missed === undefined ? [] : [missed]}
          className={matchEntry.con}
        />
      </div>
    </li>
  );
}

interface ReasonsProps {
  title: string;
  of: readonly string[];
  className: string | undefined;
}

function Reasons({ title, of, className }: ReasonsProps) {
  if (of.length === 0) return null;
  return (
    <div className={className}>
      <h4>{title}</h4>
      <Phrases of={of} />
    </div>
  );
}

/** The number of paddles explained in words; the rest are listed below. */
const inDetail = 5;
/** How many of the others a group has, each a line. */
const inLines = 24;

interface MatchAnswerProps {
  words: MatchWording;
  catalog: readonly AnyPaddle[];
  preferences: Preferences;
  /** Best first. */
  matches: readonly Match<ListedCandidate>[];
  changes: readonly Change[];
  /** The paddle the player has now. */
  own: AnyPaddle | undefined;
}

/** The best matches and why, what would change them, and the rest in order. */
export function MatchAnswer(props: MatchAnswerProps) {
  const { words, catalog, preferences, matches, changes, own } = props;
  const { budgetCents } = preferences;
  const rest = groupsByPlace(matches, inDetail);
  const best = matches.slice(0, 3).map(({ candidate }) => soldSlug(candidate.paddle));
  const inWords = matches
    .slice(0, inDetail)
    .map((match) => matchInWords(match, preferences, catalog));
  const unknown = unknownOf(matches.slice(0, inDetail), preferences);
  return (
    <div className={matchAnswer.answer}>
      <div className={`stack fit top gap-6 ${matchAnswer.best}`}>
        <p className={matchAnswer.lead}>
          {inOneLine(matches[0]!, inWords[0]!.speaksFor[0], preferences)}
        </p>
        {groupsByPlace(matches.slice(0, inDetail)).map(({ place, first, matches: group }) => (
          <section key={place} aria-labelledby={`best-${place}`}>
            <PlaceHeading of="h2" id={`best-${place}`} place={place} budget={budgetCents} />
            <ol className="room" start={first}>
              {group.map((match, index) => (
                <MatchEntry
                  key={match.candidate.paddle.slug}
                  match={match}
                  rank={first + index}
                  inWords={inWords[first + index - 1]!}
                  own={own}
                />
              ))}
            </ol>
          </section>
        ))}
        {unknown.length > 0 ? (
          <section className={`small ${matchEntry.reasons} ${matchEntry.unsure}`}>
            <h3 className="medium">What we don&apos;t know</h3>
            <Phrases of={unknown} />
          </section>
        ) : null}
      </div>
      <div className={`stack fit top gap-6 ${matchAnswer.aside}`}>
        {best.length > 2 ? (
          <p>
            <a className="button" href={comparisonAddress(best)}>
              {words.compareBest}
            </a>
          </p>
        ) : null}
        <PictureToSend
          picture={matchPicture(matches[0]!, inWords[0]!, preferences, own)}
          src={matchPictureAddress(preferences, own?.slug)}
          path={matchAddress(preferences, own?.slug)}
        />
        <Changes
          words={words}
          changes={changes}
          winner={matches[0]!.candidate.paddle.slug}
          own={own}
        />
        <p className="note">{words.scoreNote}</p>
        {preferences.arm === "yes" ? <p className="note">{words.armNote}</p> : null}
        <p>
          <a className="button quiet" href={addresses.match.path}>
            {words.startOver}
          </a>
        </p>
      </div>
      {rest.length > 0 ? (
        <section className={`section part ${matchAnswer.rest}`} aria-labelledby="rest">
          <h2 id="rest">{words.restTitle}</h2>
          {rest.map(({ place, first, matches: group }) => (
            <div key={place}>
              {budgetCents === undefined && place === 0 ? null : (
                <PlaceHeading of="h3" place={place} budget={budgetCents} />
              )}
              <ol className="room" start={first}>
                {group.slice(0, inLines).map(({ candidate, score }, index) => (
                  <li key={candidate.paddle.slug}>
                    <span className="small muted">{first + index}</span>
                    <a href={addresses.paddle.href(candidate.paddle)}>{candidate.paddle.name}</a>
                    {budgetPrice(candidate, candidate.paddle).cents === null ? null : (
                      <span className="small muted">{judgedPrice(candidate)}</span>
                    )}
                    {place === 3 ? null : (
                      <p>
                        <strong>{Math.round(score)}</strong> out of 100
                      </p>
                    )}
                  </li>
                ))}
              </ol>
              {group.length > inLines ? (
                <p className="note">
                  {wholeNumber(group.length - inLines)} more fit less.{" "}
                  <a href={addresses.paddleFinder.path}>See every paddle</a>
                </p>
              ) : null}
            </div>
          ))}
        </section>
      ) : null}
    </div>
  );
}

/** 'For a sore arm and a 3.25 player within $150: the Prism Flash, $99.99. Known for: …' */
function inOneLine(
  match: Match<ListedCandidate>,
  reason: string | undefined,
  preferences: Preferences,
): string {
  const { candidate } = match;
  const { name } = candidate.paddle;
  const price = budgetPrice(candidate, candidate.paddle).cents;
  const cost = price === null ? "" : `, ${shortPriceText(price)}`;
  return `${askedInWords(match, preferences)}: the ${name}${cost}. ${reason ?? ""}`.trim();
}

interface PlaceHeadingProps {
  of: "h2" | "h3";
  id?: string;
  place: BudgetPlace;
  budget: number | undefined;
}

function PlaceHeading({ of: Heading, id, place, budget }: PlaceHeadingProps) {
  const { unconfirmed } = useSiteFacts();
  if (place !== 3) return <Heading id={id}>{placeInWords(place, budget)}</Heading>;
  return (
    <>
      <Heading id={id}>{unconfirmed.title}</Heading>
      <p className="note">{unconfirmed.note}</p>
    </>
  );
}

/** @param winner the slug of the paddle that comes first now */
function Changes(props: Pick<MatchAnswerProps, "words" | "changes" | "own"> & { winner: string }) {
  const { words, changes, winner, own } = props;
  if (changes.length === 0) return null;
  return (
    <section className="part" aria-labelledby="changes">
      <h2 className="large" id="changes">
        {words.changesTitle}
      </h2>
      <dl>
        {changes.map(({ how, preferences, first }) => (
          <div className="ruled tall" key={how}>
            <dt>
              {hasPreferences(preferences) ? (
                <a className="tap" href={matchAddress(preferences, own?.slug)}>
                  {how}
                </a>
              ) : (
                how
              )}
            </dt>
            <dd className="small">
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

export interface QuestionOption {
  value: string;
  label: string;
  /** What a choice means; short choices need no explanation. */
  hint?: string;
  field?: ReactNode;
}

interface QuestionProps {
  name: string;
  words: { legend: string; hint: string; open: string };
  /** The chosen value; undefined for the choice that leaves it open. */
  chosen: string | undefined;
  options: readonly QuestionOption[];
}

/** A question, why it's asked, and its choices. The choice that leaves it open comes first. */
export function Question({ name, words, chosen, options }: QuestionProps) {
  const id = useId();
  const all: readonly QuestionOption[] = [{ value: "", label: words.open }, ...options];
  const isExplained = options.some(({ hint }) => hint !== undefined);
  return (
    <fieldset className={questionStyles.question} aria-describedby={`${id}hint`}>
      <legend>{words.legend}</legend>
      <p className="small muted" id={`${id}hint`}>
        {words.hint}
      </p>
      <div className={isExplained ? questionStyles.explained : questionStyles.short}>
        {all.map(({ value, label, hint, field }) => (
          <Fragment key={value}>
            <label className={questionStyles.option}>
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={value === (chosen ?? "")}
              />
              <span>
                <strong>{label}</strong>
                {hint ? <small>{hint}</small> : null}
              </span>
            </label>
            {field}
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}

/** The five questions, each of which can be left open: a plain form that leads to the results. */
export function MatchForm({
  words,
  preferences,
  isAsked,
  own,
  catalog,
}: {
  words: MatchWording;
  preferences: Preferences;
  /** Whether the form was sent: the visitor has then answered each question or left it open. */
  isAsked: boolean;
  /** The paddle the player has now. */
  own: AnyPaddle | undefined;
  catalog: readonly AnyPaddle[];
}) {
  const { level, style, budgetCents, feel, arm } = preferences;
  const round = levels.find((each) => each === level);
  const dupr = round === undefined ? level : undefined;
  const levelOptions: QuestionOption[] = levels.map((value) => ({
    value,
    label: value === "new" ? words.level.new : value,
  }));
  levelOptions.push({
    value: duprField,
    label: words.level.dupr.choice,
    field: <DuprField name={duprField} words={words.level.dupr} given={dupr} isAlone />,
  });
  const budgetOptions = budgets.map((cents) => ({
    value: budgetText(cents),
    label: shortPriceText(cents),
  }));
  const budget = budgetCents && budgetText(budgetCents);
  const ask = (
    name: "level" | "style" | "budget" | "feel" | "arm",
    chosen: string | undefined,
    options: readonly QuestionOption[],
  ) => <Question name={name} words={words[name]} chosen={chosen} options={options} />;
  return (
    <form className={matchForm.form} action={addresses.match.path}>
      {ask("level", dupr === undefined ? round : duprField, levelOptions)}
      {isAsked ? null : <OwnLevel of="level" />}
      {ask("style", style, described(playStyles, words.style.options))}
      {ask("budget", budget || undefined, budgetOptions)}
      {ask("feel", feel, described(feels, words.feel.options))}
      {ask("arm", arm, described(armAnswers, words.arm.options))}
      <div className={matchForm.own}>
        <label htmlFor="own">{words.own.label}</label>
        <p id="own-hint">{words.own.hint}</p>
        <select
          id="own"
          name={ownParameter}
          defaultValue={own?.slug ?? ""}
          aria-describedby="own-hint"
        >
          <option value="">{words.own.open}</option>
          {choicesAmong(catalog, own).map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
        {isAsked || own ? null : <own-paddle />}
      </div>
      <div className={matchForm.submit}>
        <button type="submit">{words.submit}</button>
      </div>
    </form>
  );
}

function described<Name extends string>(
  names: readonly Name[],
  words: Record<Name, Omit<QuestionOption, "value">>,
): QuestionOption[] {
  return names.map((value) => ({ value, ...words[value] }));
}

interface MatchHeaderProps {
  words: MatchWording;
  breadcrumbs: readonly Crumb[];
  /** The answers; undefined before the first one. */
  preferences: Preferences | undefined;
  /** The paddle the player has now. */
  own: AnyPaddle | undefined;
}

/**
 * The page's header: the lead, or the answers once there are any. It's slim, so that questions and matches start early.
 */
export function MatchHeader({ words, breadcrumbs, preferences, own }: MatchHeaderProps) {
  return (
    <PageHeader>
      <Breadcrumb crumbs={breadcrumbs} />
      <h1>{words.heading}</h1>
      {preferences ? (
        <Answers words={words} preferences={preferences} own={own} />
      ) : (
        <p>{words.lead}</p>
      )}
    </PageHeader>
  );
}

type AnswersProps = Pick<MatchHeaderProps, "words" | "own"> & { preferences: Preferences };

function Answers({ words, preferences, own }: AnswersProps) {
  const { level, style, budgetCents, feel, arm } = preferences;
  const answers = {
    Level: level === "new" ? words.level.new : level,
    Style: style && words.style.options[style].label,
    Budget: budgetCents && `Up to ${shortPriceText(budgetCents)}`,
    Feel: feel && words.feel.options[feel].label,
    "Arm trouble": arm && words.arm.options[arm].label,
    "Your paddle": own?.name,
  };
  return (
    <section aria-label={words.answers}>
      <Terms
        className={`labels row gap-2 wide-6 above-3 ${matchHeader.answers}`}
        of={Object.entries(answers).flatMap(([name, answer]) =>
          answer ? [[name, answer] as const] : [],
        )}
      />
    </section>
  );
}

/** The canonical URL of the same answers, if the query has anything that a link leaves out, as a form's does. */
export function linkInstead(fields: URLSearchParams, { paddleNamed }: Catalog): string | undefined {
  const preferences = matchQuery.read(fields);
  if (!hasPreferences(preferences)) return undefined;
  const own = readOwn(fields, paddleNamed)?.slug;
  const link = matchQuery.write(preferences);
  if (own !== undefined) link.set(ownParameter, own);
  return isWrittenSo(parameters, fields, link) ? undefined : matchAddress(preferences, own);
}

type Catalog = Pick<Site["library"], "paddleNamed">;
const parameters = [...matchQuery.parameters, ownParameter];

/** The paddle the player has now, by this or an earlier slug; undefined if there's none such. */
function readOwn(fields: URLSearchParams, paddleNamed: Catalog["paddleNamed"]) {
  const slug = fields.get(ownParameter);
  return slug ? paddleNamed(slug) : undefined;
}

/** The guided match's codec. A form's query redirects to it. */
export const matchCodec: QueryCodec = {
  parameters,
  canonical(fields, { site: { library } }) {
    if (linkInstead(fields, library) !== undefined) return notKept;
    const own = readOwn(fields, library.paddleNamed)?.slug;
    // The page asks for an answer, whichever questions were left out.
    const asked = isMatchAsked(fields) ? "?level=" : "";
    return addressWith(
      matchQuery.canonical(fields) || asked,
      new URLSearchParams(own === undefined ? {} : { [ownParameter]: own }),
    );
  },
};

/** The five questions, and the matches for the answers given. */
export default definePage(addresses.match, {
  listed: {
    kind: "guided match",
    weight: "page",
    pages: ({ library: { match } }) => [
      { kicker: "Paddle Finder", title: match.heading, search: headSearch(match) },
    ],
    answers: matchAnswers,
  },

  query: matchCodec,
  hasTray: true,

  /**
   * The paddles must be there; if the store is down, their ratings come from the samples alone. The form's URL
   * redirects to the canonical one.
   */
  async load({ url: { searchParams }, site }) {
    const { match, paddleLists } = site.library;
    const preferences = matchQuery.read(searchParams);
    const link = linkInstead(searchParams, site.library);
    if (link !== undefined) redirect(link, 302);
    const candidates = await siteCandidates(site, preferences);
    const matches = rankMatches(candidates, preferences);
    return {
      words: match,
      missing: site.library.requests.missing,
      catalog: site.library.paddles,
      breadcrumbs: [
        { name: paddleLists.finder.heading, path: addresses.paddleFinder.path },
        { name: match.heading, path: addresses.match.path },
      ],
      preferences,
      isAsked: isMatchAsked(searchParams),
      own: readOwn(searchParams, site.library.paddleNamed),
      matches,
      changes: whatWouldChange(candidates, preferences),
    };
  },

  head: ({ words, breadcrumbs, matches }) => ({
    ...words,
    list: paddleItems(
      matches.slice(0, inDetail + inLines).map(({ candidate }) => candidate.summary),
    ),
    breadcrumbs,
  }),

  Page({ data }) {
    const { words, missing, catalog, breadcrumbs, preferences, isAsked, own, matches, changes } =
      data;
    const isAnswered = matches.length > 0;
    const form = (
      <MatchForm
        words={words}
        preferences={preferences}
        isAsked={isAsked}
        own={own}
        catalog={catalog}
      />
    );
    return (
      <>
        <MatchHeader
          words={words}
          breadcrumbs={breadcrumbs}
          preferences={isAnswered ? preferences : undefined}
          own={own}
        />
        <div className={page.page}>
          {isAnswered ? (
            <>
              <details className={styles.change}>
                <summary>{words.changeAnswers}</summary>
                {form}
              </details>
              <MatchAnswer
                words={words}
                catalog={catalog}
                preferences={preferences}
                matches={matches}
                changes={changes}
                own={own}
              />
            </>
          ) : (
            <>
              {isAsked ? <p className={styles.nothing}>{words.nothingAnswered}</p> : null}
              {form}
            </>
          )}
          <MissingPaddle words={missing} />
        </div>
      </>
    );
  },
});

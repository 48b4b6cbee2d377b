import type { ReactNode } from "react";
import { finderAddress, type FinderQuery, isBestFirst, isFiltering } from "./finder-query.ts";
import type { WhyNothing } from "./finder-words.ts";
import { PaddleGrid, type PaddleGridProps } from "./paddle-grid.tsx";
import styles from "./results-list.module.css";
import { type FinderPage, onePage } from "./run-finder.ts";
import { approvalsDated, byConfirmation, soldSlug } from "../paddles/paddle-facts.ts";
import { ListedGroup } from "../paddles/listed-group.tsx";
import { UnconfirmedGroup } from "../paddles/unconfirmed-group.tsx";
import { addresses } from "../../addresses.ts";
import { UnsureLegend } from "../../platform/ui/unsure-mark.tsx";
import { Pager } from "../../platform/ui/pager.tsx";
import { LevelChoice } from "../reviews/level/own-level.tsx";
import { comparisonAddress, maxCompared, minCompared } from "../tray/comparison-address.ts";

export type Card = Omit<PaddleGridProps, "listed">;

interface ResultsListProps {
  path: string;
  title: string;
  /** The page's sentence for an empty list. */
  nothing: string;
  results: FinderPage;
  card: Card;
  /** What is counted, below the list. */
  counted?: string;
  /** How the list was made. It's below, so that a phone's first screen has the first paddle. */
  children: ReactNode;
}

/** A page of a filtered list, with links to the whole list and to its other pages. */
export function ResultsList(props: ResultsListProps) {
  const { path, title, nothing, results, card, counted, children } = props;
  const { query, found, why, closeLead, meant } = results;
  return (
    <>
      <div className={`row baseline gap-1 wide-6 ${styles.heading}`}>
        <h2>{title}</h2>
        {isFiltering(query) && (found > 0 || closeLead) ? (
          <a className="tall" href={path}>
            Clear Filters
          </a>
        ) : null}
        {isFiltering(query) && query.shortlist.length === 0 && found <= maxCompared ? (
          <CompareFew of={results.shown} />
        ) : null}
        <LevelChoice />
      </div>
      <ShortlistLine path={path} slugs={query.shortlist} />
      {meant && !meant.query?.search && (found > 0 || closeLead) ? (
        <p>
          Or by what it says: <a href={meant.path}>{meant.title}</a>
        </p>
      ) : null}
      {closeLead ? (
        <section className="stack fit gap-3" aria-label={results.closeTitle}>
          <p>{closeLead}</p>
          <PaddleGrid listed={results.close} {...card} />
        </section>
      ) : found === 0 && meant ? (
        <>
          {meant.isNearest ? <p>We don&apos;t know of one with all of that. The nearest:</p> : null}
          {meant.listed.length > 0 ? (
            <PaddleGrid listed={meant.listed.slice(0, onePage)} {...card} />
          ) : null}
          <p>
            &quot;{query.search}&quot; isn&apos;t the name of a paddle, so we read it as what
            you&apos;re looking for.{" "}
            <a href={meant.path}>{meant.query ? "Set these filters" : meant.title}</a>
          </p>
        </>
      ) : found === 0 ? (
        <NothingFound path={path} why={why} addressOf={(asked) => finderAddress(path, asked)}>
          {nothing}
        </NothingFound>
      ) : (
        <>
          <Ranked results={results} card={card} />
          {results.shown.length > 0 ? (
            <p className="note">
              {counted} {children}{" "}
              {query.approval.length > 0
                ? approvalsDated(results.shown.map(({ paddle }) => paddle))
                : null}
            </p>
          ) : null}
          <ListPages path={path} results={results} />
        </>
      )}
    </>
  );
}

/** A link that compares all paddles of a short list. */
function CompareFew({ of }: { of: FinderPage["shown"] }) {
  if (of.length < minCompared) return null;
  return (
    <a className="tall" href={comparisonAddress(of.map(({ paddle }) => soldSlug(paddle)))}>
      Compare these {of.length}
    </a>
  );
}

/** What a list's cards show: their bars, and an unknown fact, if there are any. */
export function CardNote({ words, lacksFacts }: { words: string; lacksFacts: boolean }) {
  return (
    <>
      {words} <a href={`${addresses.howItWorks.path}#on-scores-by-use`}>How scores are made</a>{" "}
      {lacksFacts ? <UnsureLegend /> : null}
    </>
  );
}

/** A page of the results; if the best come first, those only listed are lines, and the unconfirmed ones the last group. */
function Ranked({ results: { query, shown }, card }: { results: FinderPage; card: Card }) {
  if (!isBestFirst(query.sort)) return <PaddleGrid listed={shown} {...card} />;
  const { confirmed, onlyListed, unconfirmed } = byConfirmation(shown);
  return (
    <>
      {confirmed.length > 0 ? <PaddleGrid listed={confirmed} {...card} /> : null}
      <ListedGroup heading="h2" listed={onlyListed} />
      {unconfirmed.length > 0 ? (
        <UnconfirmedGroup heading="h2">
          <PaddleGrid listed={unconfirmed} {...card} />
        </UnconfirmedGroup>
      ) : null}
    </>
  );
}

/** Says that a list is a shared shortlist, with links to compare it and to leave it. */
function ShortlistLine({ path, slugs }: { path: string; slugs: readonly string[] }) {
  if (slugs.length === 0) return null;
  const isComparable = slugs.length >= minCompared && slugs.length <= maxCompared;
  return (
    <p className={`row gap-1 wide-4 ${styles.line}`}>
      <span>
        A shortlist of {slugs.length} {slugs.length === 1 ? "paddle" : "paddles"}. Share it with
        this page's link.
      </span>
      {isComparable ? <a href={comparisonAddress(slugs)}>Compare them</a> : null}
      <a href={path}>All paddles</a>
    </p>
  );
}

interface NothingFoundProps {
  /** The page's sentence for an empty list. */
  children: ReactNode;
  path: string;
  /** The responsible filters, if there is more than one. */
  why: WhyNothing | undefined;
  /** The list's URL with other filters. */
  addressOf(query: FinderQuery): string;
}

export function NothingFound({ children, path, why, addressOf }: NothingFoundProps) {
  return (
    <div className={styles.nothing}>
      <p>{children}</p>
      {why ? (
        <>
          <p>{why.sentence}</p>
          <ul>
            {why.ways.map(({ text, query }) => (
              <li key={text}>
                <a className="tap" href={addressOf(query)}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <a className="button quiet" href={path}>
        Clear Filters
      </a>
    </div>
  );
}

function ListPages({ path, results }: { path: string; results: FinderPage }) {
  const { query, page: current, pages } = results;
  const to = (number: number) =>
    number < 1 || number > pages ? undefined : finderAddress(path, { ...query, page: number });
  return (
    <Pager previous={to(current - 1)} next={to(current + 1)}>
      Page {current} of {pages}
    </Pager>
  );
}

/** Paddles that a search may have meant, after its matches. If it has none, they are the list. */
export function CloseMatches({ results, card }: { results: FinderPage; card: Card }) {
  if (results.close.length === 0 || results.closeLead) return null;
  return (
    <section className="stack fit gap-3" aria-labelledby="close-matches">
      <h2 id="close-matches">{results.closeTitle}</h2>
      <p className="note">{results.closeNote}</p>
      <PaddleGrid listed={results.close} {...card} />
    </section>
  );
}

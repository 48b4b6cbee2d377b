import { createElement, type ReactNode } from "react";
import { OwnDay } from "../../../platform/ui/own-day.tsx";
import { CachedMarkup, MarkupCacheContext } from "../../../platform/ui/cached-markup.tsx";
import { wholeNumber } from "../../../platform/text/money.ts";
import type { ReviewWording } from "../review-wording.content.ts";
import { isPlayingTime, type PublicReviewValues } from "../review.ts";
import { isBareChoice, type Measured, measurementNames, withoutMeasured } from "../measurements.ts";
import { type PaidFields, paidText } from "../paid-price.ts";
import { readThemes, themeNames } from "../themes/themes.ts";
import { sampleIndex } from "../reports/report.ts";
import { reviewAnchor } from "./review-address.ts";
import { useSiteFacts } from "../../../platform/render/site-facts.ts";
import { fill } from "../../../platform/text/fill.ts";
import type { Aged } from "../aged/aged.ts";
import type { Answer } from "../answer.ts";
import type { ReviewView } from "../read-reviews.service.ts";
import type { PlayersPhoto } from "../photos/photo.ts";
import type { ReviewPhotos } from "../photos/review-photos.tsx";
import { Stars } from "../ratings/stars.tsx";
import styles from "./review-list.module.css";

interface StoodOutOfProps {
  review: Pick<
    PublicReviewValues,
    "liked" | "disliked" | "playedFor" | "playedBefore" | keyof PaidFields
  >;
  wording: Pick<ReviewWording, "fields" | "stoodOut">;
}

/** A review's answers to 'What stood out?', if any. */
export function StoodOutOf({ review, wording: { fields, stoodOut } }: StoodOutOfProps) {
  const { playedFor, playedBefore } = review;
  const chosen = (["liked", "disliked"] as const).flatMap((list) => {
    const named = readThemes(review[list]).map((theme) => themeNames[theme].toLowerCase());
    return named.length > 0 ? [`${fields[list].label}: ${named.join(", ")}`] : [];
  });
  const said = [
    ...chosen,
    ...(isPlayingTime(playedFor)
      ? [fill(stoodOut.playedFor, { time: stoodOut.times[playedFor] })]
      : []),
    ...(playedBefore ? [fill(stoodOut.playedBefore, { paddle: playedBefore })] : []),
    ...(review.paid ? [fill(stoodOut.paid, { price: paidText(review) })] : []),
  ];
  if (said.length === 0) return null;
  return (
    <ul className={styles.stoodOut}>
      {said.map((each) => (
        <li key={each} dir="auto">
          {each}
        </li>
      ))}
    </ul>
  );
}

/** What a review's writer measured, if anything. */
export function MeasuredOf({
  review,
  words,
}: {
  review: Measured;
  words: ReviewWording["measured"];
}) {
  const { measuredBare, measuredWith, measuredVersion } = review;
  const found = measurementNames.flatMap((name) => {
    const figure = review[name];
    return figure === "" ? [] : [fill(words.names[name], { value: figure.replace(" ", "\u00A0") })];
  });
  if (found.length === 0) return null;
  const what = [
    ...found,
    ...(isBareChoice(measuredBare) ? [words.states[measuredBare]] : []),
    ...(measuredVersion ? [fill(words.version, { version: measuredVersion })] : []),
    ...(measuredWith ? [fill(words.instrument, { with: measuredWith })] : []),
  ].join(", ");
  return (
    <p className={styles.stoodOut} dir="auto">
      {fill(words.list, { what })}
    </p>
  );
}

/** What a review's writer added months later, each with its date. */
function AgedLines({ aged, words }: { aged: readonly Aged[]; words: ReviewWording["aged"] }) {
  return aged.map(({ months, answer, again, at }) => (
    <p key={months} className={styles.stoodOut}>
      <span>
        {words.later[months]}: {words.answers[answer]}
        {again === null ? null : `, ${words.again[again]}`}
      </span>
      <OwnDay at={at} />
    </p>
  ));
}

interface ReviewItemProps {
  review: ReviewView;
  wording: Pick<ReviewWording, "edited" | "fields"> & {
    measured?: ReviewWording["measured"] | undefined;
    aged?: ReviewWording["aged"];
    answer?: ReviewWording["answer"];
    sampleMark?: ReviewWording["sampleMark"];
    stoodOut?: ReviewWording["stoodOut"] | undefined;
  };
  /** Only in lists. */
  acts?: ReviewActs;
  /** Undefined without any. */
  pictured?: WithPhotos | undefined;
  /** Whether the visitor has just called it helpful. */
  isVoted?: boolean;
}

/** What can be done with a review in a list. There it also takes votes, in the form around the list. */
interface ReviewActs {
  permalink: string;
  /** Without words, only its permalink leads to more. */
  words?: Pick<ReviewWording, "report" | "votes" | "share"> | undefined;
  report: string;
}

/** The photos of a review in a list. */
interface WithPhotos {
  /** Shows them. Handed over, because the form's script has no use for it. */
  Photos: typeof ReviewPhotos;
  photos: readonly PlayersPhoto[];
  words: ReviewWording["photos"];
  /** The name of what is reviewed. */
  of: string;
}

export function ReviewItem({ review, wording, acts, pictured, isVoted = false }: ReviewItemProps) {
  const id = acts && reviewAnchor(review.id);
  const item = (
    <CachedMarkup
      as="li"
      frame={{ className: styles.review, id }}
      inside={Review}
      props={{ review, wording, ...acts, pictured, isVoted }}
    />
  );
  // Elsewhere it may be hidden.
  return acts ? item : <MarkupCacheContext value={undefined}>{item}</MarkupCacheContext>;
}

type ReviewProps = Omit<ReviewItemProps, "acts"> & Partial<ReviewActs>;

function Review({ review, wording, report, permalink, words, pictured, isVoted }: ReviewProps) {
  const { id, writtenAt, edited, sample, helpful, answer, aged, ...fields } = review;
  const { stoodOut } = wording;
  const { rating, firstName, duprRating, reviewText, ...more } = withoutMeasured(fields);
  const { ball, liked, disliked, playedFor, playedBefore, paid, paidIn, ...unshown } = more;
  // A field that this page doesn't show yet is a type error.
  unshown satisfies Record<PropertyKey, never>;
  return (
    <>
      <p>
        <Stars rating={rating} />
        <strong dir="auto">{firstName}</strong>
        <span>DUPR {duprRating}</span>
        {ball === "" ? null : <span>{ball}</span>}
        {sample ? (
          <Permalink to={permalink}>
            {[wording.sampleMark, sampleNumber(id)].filter(Boolean).join(" ")}
          </Permalink>
        ) : null}
        {writtenAt === null ? null : (
          <Permalink to={permalink}>
            <OwnDay at={writtenAt} />
          </Permalink>
        )}
        {edited ? <span>{wording.edited}</span> : null}
      </p>
      <p dir="auto">{reviewText}</p>
      {pictured ? <pictured.Photos {...pictured} /> : null}
      {sample || !stoodOut ? null : (
        <StoodOutOf
          review={{ liked, disliked, playedFor, playedBefore, paid, paidIn }}
          wording={{ ...wording, stoodOut }}
        />
      )}
      {sample || !wording.measured ? null : <MeasuredOf review={fields} words={wording.measured} />}
      {wording.aged ? <AgedLines aged={aged} words={wording.aged} /> : null}
      {answer && wording.answer ? <OwnersAnswer answer={answer} words={wording.answer} /> : null}
      {words ? (
        <div>
          {helpful === null ? null : (
            <>
              <button
                type="submit"
                name="review"
                value={id}
                aria-pressed={isVoted || undefined}
                aria-label={fill(words.votes.name, { name: firstName })}
              >
                {words.votes.button}
              </button>
              {helpful > 0 ? (
                <span>{fill(words.votes.count, { count: wholeNumber(helpful) })}</span>
              ) : null}
            </>
          )}
          {sample ? null : (
            <a
              href={permalink}
              aria-label={fill(words.share.name, { name: firstName })}
              data-click="share"
            >
              {words.share.link}
            </a>
          )}
          {/* Without rel="nofollow": robots.txt keeps crawlers from it. */}
          <a href={report} aria-label={fill(words.report.name, { name: firstName })}>
            {words.report.link}
          </a>
          {sample ? null : createElement("own-review", { "data-id": id })}
        </div>
      ) : null}
    </>
  );
}

/** The owner's public answer to a review, in the site's name. */
function OwnersAnswer({ answer, words }: { answer: Answer; words: ReviewWording["answer"] }) {
  const { name } = useSiteFacts();
  const { text, writtenAt, isEarlier } = answer;
  return (
    <div className={styles.answer}>
      <p>
        <strong>{fill(words.from, { site: name })}</strong>
        <OwnDay at={writtenAt} />
        {isEarlier ? <span>{words.earlier}</span> : null}
      </p>
      <p dir="auto">{text}</p>
    </div>
  );
}

/** The number of a sample from content; seeded ones have none. */
function sampleNumber(id: string): number | undefined {
  const index = sampleIndex(id);
  return index === undefined ? undefined : index + 1;
}

interface PermalinkProps {
  /** Without it, this isn't a link. */
  to: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

function Permalink({ to, className, children }: PermalinkProps) {
  if (to === undefined) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={to}>
      {children}
    </a>
  );
}

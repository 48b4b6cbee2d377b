import "../../../platform/styles/columns.css";
import type { ReactNode } from "react";
import { Island } from "../../../platform/islands/island.tsx";
import { refreshRegion } from "../../../platform/islands/fetch-page.ts";
import { wholeNumber } from "../../../platform/text/money.ts";
import { fill } from "../../../platform/text/fill.ts";
import type { ReviewWording } from "../review-wording.content.ts";
import {
  filterText,
  foldSamples,
  foundAnchor,
  isFiltering,
  type ReviewAddress,
  reviewAddress,
  type ReviewQuery,
  reviewSorts,
  voteAddress,
} from "./review-query.ts";
import { DuprField, OwnLevel } from "../level/dupr-field.tsx";
import { duprField, levels } from "../level/level.ts";
import { countsText, reviewsText } from "../ratings/ratings.ts";
import { reportAddress } from "../reports/report.ts";
import type { ReviewView, SubjectReviews } from "../read-reviews.service.ts";
import { Gallery, PhotosByPlayers, ReviewPhotos } from "../photos/review-photos.tsx";
import { themeNames } from "../themes/themes.ts";
import MoreReviews from "./more-reviews.island.tsx";
import { RatingFigures } from "../ratings/rating-figures.tsx";
import { reviewPermalink } from "./review-address.ts";
import { ReviewItem } from "./review-item.tsx";
import styles from "./review-list.module.css";
import reviewFilterStyles from "./review-filter.module.css";

interface JumpBarProps {
  /** The ids of the page's other parts. */
  parts: { verdict?: string; specs?: string };
  /** Whether there are any to jump to. */
  hasReviews: boolean;
  words: ReviewWording["jump"];
}

/** Links from the top of the reviews to the page's other parts, past the figures, and to the form. */
export function JumpBar({ parts, hasReviews, words }: JumpBarProps) {
  const links = [
    [parts.verdict, words.verdict],
    [parts.specs, words.specs],
    [hasReviews && foundAnchor, words.reviews],
    ["write-a-review", words.write],
  ];
  return (
    <nav className={`screen ${styles.jumps}`} aria-label={words.title}>
      <ul>
        {links.map(([id, text]) =>
          id ? (
            <li key={id}>
              <a className="tap tall" href={`#${id}`}>
                {text}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}

interface ReviewFilterProps {
  path: string;
  asked: ReviewQuery & { isLevelAsked: boolean };
  /** Whether there are photos to look for. */
  hasPhotos: boolean;
  wording: Pick<ReviewWording, "list" | "fields" | "duprPlaceholder" | "photos">;
}

/**
 * Which reviews the list shows, and in which order: a plain form that leads to its results, right below. The DUPR field
 * appears once it's chosen.
 */
export function ReviewFilter({ path, asked, hasPhotos, wording }: ReviewFilterProps) {
  const { list: words } = wording;
  return (
    <search className="screen" aria-label="Player reviews">
      <details className="disclosure folded" open={isFiltering(asked) || asked.sort !== "newest"}>
        <summary>{words.filter}</summary>
        <form
          className={reviewFilterStyles.filter}
          action={`${path}#${foundAnchor}`}
          autoComplete="off"
        >
          <LevelFilter chosen={asked.level} wording={wording} />
          <Choice label={words.stars} name="stars" chosen={String(asked.stars ?? "")}>
            <option value="">All stars</option>
            {[5, 4, 3, 2, 1].map((stars) => (
              <option key={stars} value={stars}>
                {stars === 1 ? "1 star" : `${stars} stars`}
              </option>
            ))}
          </Choice>
          <Choice label={words.sort} name="sort" chosen={asked.sort}>
            {reviewSorts.map((sort) => (
              <option key={sort} value={sort}>
                {words.sorts[sort]}
              </option>
            ))}
          </Choice>
          <label>
            {words.search}
            <input type="search" name="search" defaultValue={asked.search} />
          </label>
          {hasPhotos || asked.photos ? (
            <PhotosFilter isOn={asked.photos} words={wording.photos} />
          ) : null}
          {asked.theme === undefined ? null : (
            <input type="hidden" name="theme" value={asked.theme} />
          )}
          {asked.opinion === undefined ? null : (
            <input type="hidden" name="opinion" value={asked.opinion} />
          )}
          {isFiltering(asked) || asked.isLevelAsked ? null : <OwnLevel of="level" />}
          <button className="quiet" type="submit">
            {words.submit}
          </button>
        </form>
      </details>
    </search>
  );
}

/** The levels whose players' reviews to list. The DUPR field appears once it's chosen. */
export function LevelFilter({
  chosen,
  wording: { list: words, fields, duprPlaceholder },
}: {
  chosen: string | undefined;
  wording: Pick<ReviewWording, "list" | "fields" | "duprPlaceholder">;
}) {
  const { label, refused } = fields.duprRating;
  return (
    <>
      <Choice label={words.level} name="level" chosen={chosen ?? ""}>
        <option value="">All levels</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {level === "new" ? "New players" : `Near ${level}`}
          </option>
        ))}
        <option value={duprField}>{words.dupr.choice}</option>
      </Choice>
      <DuprField
        name={duprField}
        words={{ label, title: refused, placeholder: duprPlaceholder }}
        isAlone
      />
    </>
  );
}

/** Whether to list only reviews with photos. */
export function PhotosFilter({ isOn, words }: { isOn: boolean; words: ReviewWording["photos"] }) {
  return (
    <label className="check">
      <input type="checkbox" name="photos" value="yes" defaultChecked={isOn} />
      <span>{words.filter}</span>
    </label>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  chosen: string;
  children: ReactNode;
}

export function Choice({ label, name, chosen, children }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen}>
        {children}
      </select>
    </label>
  );
}

/** How many reviews a phone shows before the rest. */
const reviewsAtFirst = 3;

interface ReviewListProps {
  path: string;
  subject: string;
  /** The name of what is reviewed. */
  name: string;
  reviews: SubjectReviews;
  asked: ReviewAddress;
  wording: ReviewWording;
  /** The ids of the page's other parts. */
  parts: { verdict?: string; specs?: string };
  /** Between the heading and the list, such as the average. */
  children?: ReactNode;
}

/** 'Player Reviews': figures, the list itself, where it comes from, and a link to more. */
export function ReviewList(props: ReviewListProps) {
  const { path, subject, name, reviews, asked, wording, parts, children } = props;
  const { shown, next, buckets, totals, players, storeDown, linked, photos } = reviews;
  const isFirst = asked.before === undefined && !isFiltering(asked);
  // In any order but by date, samples are mixed with players' own reviews, if there are any.
  const isGrouped = asked.sort === "newest" || players.reviews === 0;
  const listed = shown.filter(({ sample }) => !(sample && isGrouped));
  // Of a group of samples, one has its acts where its permalink leads.
  const hasActs = ({ id, sample }: ReviewView) => !(sample && isGrouped) || id === asked.review;
  const takesVotes = shown.some((each) => each.helpful !== null && hasActs(each));
  const common = { subject, name, photos, asked, wording, hasActs };
  // A phone folds the rest of a long list; an answer to a filter is shown whole.
  const first = isFirst && listed.length > reviewsAtFirst + 1 ? reviewsAtFirst : listed.length;
  const rest = listed.slice(first);
  const samples = foldSamples(
    shown.filter(({ sample }) => sample && isGrouped),
    asked,
    players.reviews,
  );
  return (
    <section id="player-reviews" className={styles.section} aria-labelledby="player-reviews-title">
      <div className="row between baseline gap-2 wide-6">
        <h2 id="player-reviews-title">Player Reviews</h2>
        <JumpBar parts={parts} hasReviews={totals.reviews > 0} words={wording.jump} />
      </div>
      {children}
      <div
        {...refreshRegion("review-list")}
        data-copied={wording.share.copied}
        data-own={wording.own.edit}
      >
        {storeDown ? <p className={styles.notice}>{wording.storeDown}</p> : null}
        <Linked {...{ subject, name, linked, wording, photos }} />
        {photos.newest.length > 0 ? <Gallery words={wording.photos} /> : null}
        {photos.newest.length > 0 && isFirst ? (
          <PhotosByPlayers
            photos={photos.newest}
            words={wording.photos}
            of={name}
            all={reviewAddress(path, { photos: true })}
          />
        ) : null}
        {totals.reviews > 0 ? (
          <>
            <RatingFigures buckets={buckets} asked={asked} words={wording.figures} />
            <ReviewFilter
              path={path}
              asked={asked}
              hasPhotos={photos.newest.length > 0}
              wording={wording}
            />
          </>
        ) : null}
        <Found path={path} reviews={reviews} asked={asked} wording={wording} />
        <Votes at={takesVotes ? voteAddress(asked) : undefined}>
          <Items {...common} reviews={listed.slice(0, first)} />
          {rest.length > 0 ? (
            <details
              className="screen disclosure folded"
              open={rest.some(({ id }) => id === asked.review || id === asked.voted)}
            >
              <summary>{reviewsText(rest.length, "more review")}</summary>
              <Items {...common} reviews={rest} />
            </details>
          ) : null}
          {samples.open.length + samples.folded.length > 0 ? (
            <section
              className={`screen ${styles.samples}`}
              data-samples
              aria-labelledby="sample-reviews"
            >
              <h3 id="sample-reviews">{wording.samplesTitle}</h3>
              <p className={styles.note}>{wording.sampleSentence}</p>
              {samples.open.length > 0 ? <Items {...common} reviews={samples.open} /> : null}
              {samples.folded.length > 0 ? (
                <details open={samples.folded.some(({ id }) => id === asked.review)}>
                  <summary>{samples.text}</summary>
                  <Items {...common} reviews={samples.folded} />
                </details>
              ) : null}
            </section>
          ) : null}
        </Votes>
        {next ? (
          <Island
            of={MoreReviews}
            when="touch"
            props={{ address: reviewAddress(path, { ...asked, before: next }) }}
          />
        ) : null}
      </div>
    </section>
  );
}

const actsOf = (
  { subject, wording }: Pick<ReviewListProps, "subject" | "wording">,
  { id }: ReviewView,
) => ({
  report: reportAddress({ subject, id }),
  // Relative, because a page has it twice for each of its reviews.
  permalink: reviewPermalink("", id),
  words: wording,
});

/** A review's photos; undefined without any. */
function picturedBy(
  { photos, name, wording }: Pick<ReviewListProps, "name" | "wording"> & WithPhotos,
  { id }: ReviewView,
) {
  const own = photos.byReview.get(id);
  return own && { Photos: ReviewPhotos, photos: own, words: wording.photos, of: name };
}

type WithPhotos = Pick<SubjectReviews, "photos">;

type ItemsProps = Pick<ReviewListProps, "subject" | "name" | "asked" | "wording"> &
  WithPhotos & {
    reviews: readonly ReviewView[];
    hasActs(review: ReviewView): boolean;
  };

function Items({ subject, name, photos, asked, reviews, wording, hasActs }: ItemsProps) {
  return (
    <ul className="screen" data-reviews>
      {reviews.map((review) => (
        <ReviewItem
          key={review.id}
          review={review}
          wording={wording}
          acts={{
            ...actsOf({ subject, wording }, review),
            ...(!hasActs(review) && { words: undefined }),
          }}
          pictured={picturedBy({ photos, name, wording }, review)}
          isVoted={review.id === asked.voted}
        />
      ))}
    </ul>
  );
}

type LinkedProps = Pick<ReviewListProps, "subject" | "name" | "wording"> &
  Pick<SubjectReviews, "linked" | "photos">;

/** The review that a permalink leads to, if the list below doesn't start with it. */
function Linked({ subject, name, linked, photos, wording }: LinkedProps) {
  if (linked === undefined) return null;
  if (linked === "gone") return <p className={styles.notice}>{wording.linked.gone}</p>;
  return (
    <section className={styles.linked} aria-labelledby="linked-review">
      <h3 id="linked-review">{wording.linked.title}</h3>
      <Votes at={linked.helpful === null ? undefined : voteAddress({})}>
        <ul>
          <ReviewItem
            review={linked}
            wording={wording}
            acts={actsOf({ subject, wording }, linked)}
            pictured={picturedBy({ photos, name, wording }, linked)}
          />
        </ul>
      </Votes>
    </section>
  );
}

/** One form around all reviews, each with its button; none if no review takes votes. */
function Votes({ at, children }: { at: string | undefined; children: ReactNode }) {
  if (at === undefined) return children;
  return (
    <form method="post" action={at}>
      {children}
    </form>
  );
}

const searchedText = ({ photos, theme }: ReviewQuery, list: ReviewWording["list"]) =>
  photos ? list.searchedPhotos : theme ? list.searchedTheme : list.searched;

type FoundProps = Pick<ReviewListProps, "path" | "reviews" | "asked" | "wording">;

/** What the list below contains. A filter leads here: the first line takes the focus, so that it's read aloud. */
function Found({ path, reviews, asked, wording }: FoundProps) {
  const { matching, searched, totals, storeDown } = reviews;
  const { list } = wording;
  if (totals.reviews === 0)
    return storeDown ? null : <p className={styles.none}>{wording.noReviews}</p>;
  const first = { ...asked, before: undefined };
  const all = `${path}#${foundAnchor}`;
  const isNothing = matching.reviews === 0;
  return (
    <>
      <p id={foundAnchor} tabIndex={-1} className={isNothing ? styles.none : styles.found}>
        {isFiltering(asked) ? (
          <>
            {isNothing
              ? fill(list.nothing, { filter: filterText(asked) })
              : `${countsText(matching)} ${filterText(asked)}.`}{" "}
            {asked.dupr && asked.level
              ? fill(list.dupr.counted, { dupr: asked.dupr, level: asked.level })
              : null}{" "}
            {asked.theme === undefined ? null : (
              <>
                <a
                  className="tap"
                  href={reviewAddress(path, { ...first, theme: undefined, opinion: undefined })}
                  aria-label={fill(list.clearTheme, { theme: themeNames[asked.theme] })}
                >
                  {themeNames[asked.theme]} ✕
                </a>{" "}
              </>
            )}
            <a href={all}>{list.all}</a>
          </>
        ) : (
          fill(list.whole, { count: countsText(matching) })
        )}
      </p>
      {searched === undefined ? null : (
        <p className={styles.note}>
          {fill(searchedText(asked, list), { count: wholeNumber(searched) })}
        </p>
      )}
      {asked.before ? (
        <p>
          <a
            href={isFiltering(first) || first.sort !== "newest" ? reviewAddress(path, first) : all}
          >
            {list.first}
          </a>
        </p>
      ) : null}
    </>
  );
}

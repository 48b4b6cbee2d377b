import type { Product, Review } from "./facts.ts";
import { LinkItems } from "./link-items.tsx";
import { Bar, RatingFigure } from "./rating-figure.tsx";
import { Stars } from "./stars.tsx";

export function ReviewList({ path, reviews }: Pick<Product, "path" | "reviews">) {
  const { stars, levels, stored, shown, more } = reviews;
  return (
    <section id="player-reviews" aria-labelledby="player-reviews-title">
      <div className="heading">
        <h2 id="player-reviews-title">{reviews.title}</h2>
        <nav aria-label="Jump to">
          <ul>
            <LinkItems links={reviews.jumps} />
          </ul>
        </nav>
      </div>
      <div className="figures">
        <RatingFigure
          figure={stars}
          note={
            <span>
              <Bar width={100} /> {stars.note}
            </span>
          }
        />
        <RatingFigure figure={levels} note={levels.note} />
      </div>
      <Filter path={path} choices={reviews.choices} />
      <p id="reviews-found" tabIndex={-1}>
        {reviews.found}
      </p>
      <form action="/helpful-votes" method="post">
        {stored ? <ReviewItems path={path} reviews={stored} /> : null}
        <section className="samples" aria-labelledby="sample-reviews">
          <h3 id="sample-reviews">{reviews.heading}</h3>
          <p className="note">{reviews.note}</p>
          <ReviewItems path={path} reviews={shown} />
          <details>
            <summary>{more.title}</summary>
            <ReviewItems path={path} reviews={more.reviews} />
          </details>
        </section>
      </form>
    </section>
  );
}

function Filter({ path, choices }: { path: string; choices: Product["reviews"]["choices"] }) {
  const selects = choices.map(({ label, name, options }) => (
    <label key={name}>
      {label}
      <select name={name}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  ));
  return (
    <search aria-label="Player reviews">
      <form className="filter" action={`${path}#reviews-found`} autoComplete="off">
        {selects[0]}
        <input
          type="text"
          inputMode="decimal"
          name="dupr"
          placeholder="e.g., 3.5"
          aria-label="DUPR Rating"
        />
        {selects.slice(1)}
        <label>
          Search reviews
          <input type="search" name="search" />
        </label>
        <button className="quiet" type="submit">
          Show reviews
        </button>
      </form>
    </search>
  );
}

function ReviewItems({ path, reviews }: { path: string; reviews: Review[] }) {
  return (
    <ul>
      {reviews.map((review) => (
        <ReviewItem key={review.id} path={path} {...review} />
      ))}
    </ul>
  );
}

export function ReviewItem({ path, id, rating, name, dupr, mark, text }: Review & { path: string }) {
  const key = id.replace("review-", "");
  const permalink = `?review=${key}#${id}`;
  return (
    <li className="review" id={id}>
      <p className="byline">
        <Stars rating={rating} />
        <strong dir="auto">{name}</strong>
        <span>{dupr}</span>
        <a href={permalink}>{mark}</a>
      </p>
      <p className="said" dir="auto">
        {text}
      </p>
      <div className="acts">
        <button
          type="submit"
          name="review"
          value={key}
          aria-pressed="false"
          aria-label={`Helpful: ${name}'s review`}
        >
          Helpful
        </button>
        <a href={permalink} aria-label={`Share ${name}'s review`}>
          Share
        </a>
        <a
          href={`/report-review?of=${path.slice(1)}&review=${key}`}
          aria-label={`Report ${name}'s review`}
        >
          Report
        </a>
      </div>
    </li>
  );
}

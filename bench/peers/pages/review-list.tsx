import type { Product, Review } from "./facts.ts";
import { Bar, RatingFigure } from "./rating-figure.tsx";
import { Stars } from "./stars.tsx";

export function ReviewList({ product }: { product: Product }) {
  return (
    <section id="player-reviews" aria-labelledby="player-reviews-title">
      <div className="heading">
        <h2 id="player-reviews-title">Player Reviews</h2>
        <a href="#write-a-review">Write a review</a>
      </div>
      <div>
        <p className="note">{product.reviewsNote}</p>
        <div className="figures">
          <div>
            <RatingFigure figure={product.stars} />
            <p className="key">
              <span>
                <Bar hollow={100} filled={100} /> {product.key[0]}
              </span>
              <span>
                <Bar hollow={100} /> {product.key[1]}
              </span>
            </p>
          </div>
          <RatingFigure figure={product.levels} />
        </div>
        <Filter product={product} />
        <form action="/helpful-votes" method="post">
          <ul>
            {product.reviews.map((review) => (
              <ReviewItem key={review.id} {...review} />
            ))}
          </ul>
        </form>
      </div>
    </section>
  );
}

function Filter({ product }: { product: Product }) {
  return (
    <search aria-label="Player reviews">
      <form className="filter" action={`${product.path}#player-reviews`}>
        {product.choices.map(({ label, name, options }) => (
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
        ))}
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

function ReviewItem({ id, rating, name, dupr, mark, text, report }: Review) {
  return (
    <li className="review" id={id}>
      <p className="byline">
        <Stars rating={rating} />
        <strong dir="auto">{name}</strong>
        <span>{dupr}</span>
        <span className="sample">{mark}</span>
      </p>
      <p className="said" dir="auto">
        {text}
      </p>
      <div className="acts">
        <button
          type="submit"
          name="review"
          value={id.replace("review-", "")}
          aria-label={`Helpful: ${name}'s review`}
        >
          Helpful
        </button>
        <a href={report} rel="nofollow" aria-label={`Report ${name}'s review`}>
          Report
        </a>
      </div>
    </li>
  );
}

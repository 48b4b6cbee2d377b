const star = "l2.5 5.4 5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.4-4 5.9-.7z";

/** So many stars, from a place on. */
const row = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `M${(first + index) * 20 + 10} 1.6${star}`).join("");

/** Five stars, as many filled as the rating has when rounded. */
export function Stars({ rating }: { rating: number }) {
  const full = Math.round(rating);
  return (
    <svg className="stars" viewBox="0 0 100 20" role="img" aria-label={`${rating} out of 5 stars`}>
      {full < 5 ? <path d={row(full, 5 - full)} className="empty" /> : null}
      {full > 0 ? <path d={row(0, full)} className="full" /> : null}
    </svg>
  );
}

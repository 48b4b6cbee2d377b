const star = "M10 1.6l2.5 5.4 5.9.7-4.4 4 1.2 5.8L10 14.6l-5.2 2.9 1.2-5.8-4.4-4 5.9-.7z";

/** Five stars, as many filled as the rating has when rounded. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg className="stars" viewBox="0 0 100 20" role="img" aria-label={`${rating} out of 5 stars`}>
      {[0, 1, 2, 3, 4].map((index) => (
        <g key={index} transform={`translate(${index * 20} 0)`}>
          <path d={star} className={index < Math.round(rating) ? "full" : "empty"} />
        </g>
      ))}
    </svg>
  );
}

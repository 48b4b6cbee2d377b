const star = "l2.5 5.4 5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.4-4 5.9-.7z";
const row = [10, 30, 50, 70, 90].map((x) => `M${x} 1.6${star}`).join("");

/** The drawing shared by all stars on a page. */
export function StarsDrawing() {
  return (
    <svg className="unseen" aria-hidden="true">
      <path id="stars" d={row} />
    </svg>
  );
}

/** A rating as five stars, filled to its tenth. */
export function Stars({ rating, note = "" }: { rating: number; note?: string }) {
  const last = Math.ceil(rating) - 1;
  return (
    <svg
      className="stars"
      viewBox="0 0 100 20"
      role="img"
      aria-label={`${rating} out of 5 stars${note}`}
    >
      <use href="#stars" />
      {/* It clips the filled stars: each is 16.8 of 20 units wide. */}
      <svg width={(last * 20 + 1.6 + (rating - last) * 16.8).toFixed(2)}>
        <use href="#stars" />
      </svg>
    </svg>
  );
}

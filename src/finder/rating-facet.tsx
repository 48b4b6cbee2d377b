import { anything } from "./finder-query";
import { levels, nearText } from "../reviews/level/level";
import { Choice } from "./choice";
import { Facet, FacetChoice } from "./facet";
import type { FinderOffer } from "./run-finder";

const choices = levels.map((level) => ({
  value: level,
  label: level === "new" ? "New players" : nearText(level),
}));

/** The filter by rating: whose ratings count, and the minimum. */
export function RatingFacet({
  offer: { query, ratings },
  onOpen,
}: {
  offer: FinderOffer;
  onOpen?: ((facet: HTMLDetailsElement) => void) | undefined;
}) {
  const isOn = query.rating !== anything || query.level !== undefined;
  return (
    <Facet label="Rating at my level" open={isOn} onOpen={onOpen}>
      <Choice
        name="level"
        label="Reviews"
        all="of all levels"
        chosen={query.level ?? anything}
        choices={choices}
      />
      {[{ value: anything, label: "Any rating" }, ...ratings].map((choice) => (
        <FacetChoice
          key={choice.value}
          type="radio"
          name="rating"
          choice={choice}
          chosen={query.rating === choice.value}
        />
      ))}
    </Facet>
  );
}

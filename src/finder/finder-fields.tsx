import { anything } from "./finder-query.ts";
import { levels, nearText } from "../reviews/level/level.ts";
import { Choice } from "./choice.tsx";
import { Facet, FacetChoice } from "./facet.tsx";
import type { FinderOffer } from "./run-finder.ts";
import styles from "./finder-form.module.css";

const levelChoices = levels.map((level) => ({
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
        choices={levelChoices}
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

/** The most used filters start open. */
const openAtFirst = new Set(["price", "surface"]);

interface FinderFieldsProps {
  offer: FinderOffer;
  onOpenRating?: (facet: HTMLDetailsElement) => void;
}

/** Every filter of the finder except the search. */
export function FinderFields({ offer, onOpenRating }: FinderFieldsProps) {
  const { query, categories, brands, facets, orders, note } = offer;
  return (
    <>
      <Choice
        name="category"
        label="Category"
        all="All Categories"
        chosen={query.category}
        choices={categories}
      />
      <Choice name="brand" label="Brand" all="All Brands" chosen={query.brand} choices={brands} />
      {facets.length === 0 ? null : (
        <>
          {orders.length === 0 ? null : (
            <Choice name="sort" label="Sort by" chosen={query.sort} choices={orders} />
          )}
          <div className={styles.facets}>
            {facets.map(({ key, label, choices }) => (
              <Facet key={key} label={label} open={openAtFirst.has(key) || query[key].length > 0}>
                {choices.map((choice) => (
                  <FacetChoice
                    key={choice.value}
                    type="checkbox"
                    name={key}
                    choice={choice}
                    chosen={query[key].includes(choice.value)}
                  />
                ))}
              </Facet>
            ))}
            <RatingFacet offer={offer} onOpen={onOpenRating} />
          </div>
          <p className={styles.note}>{note}</p>
        </>
      )}
      {query.shortlist.length === 0 ? null : (
        <input type="hidden" name="shortlist" value={query.shortlist.join(",")} />
      )}
    </>
  );
}

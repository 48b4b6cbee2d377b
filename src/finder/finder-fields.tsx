import { Choice } from "./choice";
import { Facet, FacetChoice } from "./facet";
import type { FinderOffer } from "./run-finder";
import styles from "./finder-form.module.css";
import { RatingFacet } from "./rating-facet";

/** The filters used most are open. */
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

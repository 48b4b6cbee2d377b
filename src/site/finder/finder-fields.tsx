import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { wholeNumber } from "../../platform/text/money.ts";
import { anything } from "./finder-query.ts";
import { levels, nearText } from "../reviews/level/level.ts";
import type { FinderOffer } from "./run-finder.ts";
import styles from "./finder-form.module.css";
import facetStyles from "./facet.module.css";

interface ChoiceProps {
  name: string;
  label: string;
  /** The label for 'all'. Without it, one of the choices is always selected. */
  all?: string;
  chosen: string;
  choices: readonly { value: string; label: string; count?: number }[];
}

/** A single choice. A value without matches says so but can be chosen. */
export function Choice({ name, label, all, chosen, choices }: ChoiceProps) {
  const id = useId();
  return (
    <div className={`stack gap-1 across ${styles.field}`}>
      <label className="small bold" htmlFor={id}>
        {label}
      </label>
      <select id={id} name={name} defaultValue={chosen}>
        {all ? <option value={anything}>{all}</option> : null}
        {choices.map(({ value, label: text, count }) => (
          <option key={value} value={value}>
            {count === undefined ? text : `${text} (${count})`}
          </option>
        ))}
      </select>
    </div>
  );
}

interface FacetProps {
  label: string;
  open: boolean;
  onOpen?: ((facet: HTMLDetailsElement) => void) | undefined;
  children: ReactNode;
}

export function Facet({ label, open, onOpen, children }: FacetProps) {
  // After that, the reader opens and closes it.
  const [openAtFirst] = useState(open);
  const facet = useRef<HTMLDetailsElement>(null);
  // Reports a filter that was opened before hydration.
  useEffect(() => {
    if (facet.current?.open && !openAtFirst) onOpen?.(facet.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was open before hydration matters
  }, []);
  return (
    <details
      ref={facet}
      className={facetStyles.facet}
      open={openAtFirst}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.(currentTarget)}
    >
      <summary>{label}</summary>
      <fieldset>
        <legend className="unseen">{label}</legend>
        {children}
      </fieldset>
    </details>
  );
}

interface FacetChoiceProps {
  type: "checkbox" | "radio";
  name: string;
  choice: { value: string; label: string; count?: number };
  chosen: boolean;
}

/** A value of a filter with its number of matches. A value without matches can be cleared but not chosen. */
export function FacetChoice({ type, name, choice, chosen }: FacetChoiceProps) {
  const { value, label, count } = choice;
  return (
    <label className={facetStyles.choice}>
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={chosen}
        disabled={count === 0 && !chosen}
        aria-label={count === undefined ? undefined : `${label}, ${countText(count)}`}
      />
      {label}
      {count === undefined ? null : <span>{wholeNumber(count)}</span>}
    </label>
  );
}

function countText(count: number): string {
  return `${wholeNumber(count)} ${count === 1 ? "paddle" : "paddles"}`;
}

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

import type { ReactNode } from "react";
import { maxSearchLength } from "./reviews/review-filter.ts";
import { Field } from "../../platform/ui/field.tsx";
import styles from "./console.module.css";

interface ListFilterProps {
  /** The page of the list. */
  path: string;
  label: string;
  /** The label of the field that searches it. */
  searched: string;
  search: string | undefined;
  children: ReactNode;
}

/** The form that filters a list: its search, the choices that a page gives, and a way back to all of it. */
export function ListFilter({ path, label, searched, search, children }: ListFilterProps) {
  return (
    <form className={`cells end ${styles.filters}`} action={path} role="search" aria-label={label}>
      <Field label={searched}>
        {(tied) => (
          <input
            {...tied}
            type="search"
            name="search"
            defaultValue={search}
            maxLength={maxSearchLength}
          />
        )}
      </Field>
      {children}
      <p className="row end gap-2 wide-3">
        <button type="submit">Show</button>
        <a className="button quiet" href={path}>
          Show all
        </a>
      </p>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  /** The label for no choice. */
  all: string;
  chosen: string | number | undefined;
  of: readonly { value: string; name: string }[];
}

/** A choice in the form that filters a list. */
export function Choice({ label, name, all, chosen, of }: ChoiceProps) {
  return (
    <Field label={label}>
      {(tied) => (
        <select {...tied} name={name} defaultValue={chosen ?? ""}>
          <option value="">{all}</option>
          {of.map((each) => (
            <option key={each.value} value={each.value}>
              {each.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

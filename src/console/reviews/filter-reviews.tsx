import { addresses } from "../../addresses";
import type { Library } from "../../library/library";
import { Field } from "../../platform/ui/field";
import { reviewedPage } from "../../reviews/reviewed-page";
import styles from "../console.module.css";
import { type ListedReviews, maxSearchLength, reviewStates } from "./review-filter";

const { path } = addresses.consoleReviews;

/** The filters of the list, and the search. */
export function FilterReviews({ asked, library }: { asked: ListedReviews; library: Library }) {
  const subjects = [...library.paddles, ...library.ballTests]
    .map(({ slug }) => ({ value: slug, name: reviewedPage(library, slug)?.name ?? slug }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  const stars = [5, 4, 3, 2, 1].map((count) => ({ value: String(count), name: `${count} of 5` }));
  const states = reviewStates.map((value) => ({ value, name: value }));
  return (
    <form className={styles.filters} action={path} role="search" aria-label="Reviews">
      <Field label="Text or first name" problem={undefined}>
        {(tied) => (
          <input
            {...tied}
            type="search"
            name="search"
            defaultValue={asked.search}
            maxLength={maxSearchLength}
          />
        )}
      </Field>
      <Choice label="Of" name="subject" all="Everything" chosen={asked.subject} of={subjects} />
      <Choice label="Stars" name="stars" all="Any" chosen={asked.stars} of={stars} />
      <Choice label="State" name="state" all="Any" chosen={asked.state} of={states} />
      <Field label="Since (UTC)" problem={undefined}>
        {(tied) => <input {...tied} type="date" name="since" defaultValue={asked.since} />}
      </Field>
      <label className={styles.check}>
        <input type="checkbox" name="reported" value="yes" defaultChecked={asked.reported} />
        <span>Reported</span>
      </label>
      <p className={styles.acts}>
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
  /** What no choice is called. */
  all: string;
  chosen: string | number | undefined;
  of: readonly { value: string; name: string }[];
}

function Choice({ label, name, all, chosen, of }: ChoiceProps) {
  return (
    <Field label={label} problem={undefined}>
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

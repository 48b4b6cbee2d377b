import { Field } from "../../platform/ui/field";
import { maxReasonLength } from "./review-acts";

const suggestions = "reasons";

/** The words that reasons are picked from; once on a page with such fields. */
export function ReasonWords() {
  const words = [
    "advertising",
    "insulting",
    "personal details",
    "not about this gear",
    "its writer asked",
    "looks fine",
  ];
  return (
    <datalist id={suggestions}>
      {words.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </datalist>
  );
}

/** Why something is done, for the log. It may stay empty. */
export function ReasonField() {
  return (
    <Field label="Reason, for the log (optional)" problem={undefined}>
      {(tied) => (
        <input
          {...tied}
          name="reason"
          list={suggestions}
          maxLength={maxReasonLength}
          autoComplete="off"
        />
      )}
    </Field>
  );
}

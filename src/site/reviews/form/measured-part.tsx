import { Field, problemText } from "../../../platform/ui/field.tsx";
import { bareChoices, measurementNames } from "../measurements.ts";
import type { ReviewWording } from "../review-wording.content.ts";
import { type ReviewProblems, rulesOf } from "../review.ts";
import { measuredFields, type TypedForm } from "./form-fields.ts";
import styles from "./stood-out.module.css";

interface MeasuredPartProps {
  wording: Pick<ReviewWording, "measured" | "fields">;
  /** The names of the paddle's versions, besides its page's. */
  versions: readonly string[];
  typed: TypedForm;
  problems: ReviewProblems;
}

/** Optional fields for what an owner measured: collapsed until opened or answered. */
export function MeasuredPart({ wording, versions, typed, problems }: MeasuredPartProps) {
  const { measured: words, fields } = wording;
  const isOpen = measuredFields.some((name) => typed[name] || problems[name]);
  const field = (name: (typeof measuredFields)[number]) => ({
    label: fields[name].label,
    problem: problemText(problems[name], fields[name]),
  });
  return (
    <details className={styles.more} open={isOpen}>
      <summary>{words.summary}</summary>
      <p className={styles.note}>{words.note}</p>
      {([...measurementNames, "measuredWith"] as const).map((name) => (
        <Field key={name} {...field(name)}>
          {(tied) => (
            <input
              {...tied}
              type="text"
              name={name}
              defaultValue={typed[name]}
              maxLength={rulesOf(name).maxLength}
              autoComplete="off"
              dir="auto"
            />
          )}
        </Field>
      ))}
      <Field {...field("measuredBare")}>
        {(tied) => (
          <select {...tied} name="measuredBare" defaultValue={typed.measuredBare}>
            <option value="">{words.notChosen}</option>
            {bareChoices.map((choice) => (
              <option key={choice} value={choice}>
                {words.bare[choice]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {versions.length === 0 ? null : (
        <Field {...field("measuredVersion")}>
          {(tied) => (
            <select {...tied} name="measuredVersion" defaultValue={typed.measuredVersion}>
              <option value="">{words.thisVersion}</option>
              {versions.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </details>
  );
}

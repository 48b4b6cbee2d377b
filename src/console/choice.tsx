import { Field } from "../platform/ui/field.tsx";

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

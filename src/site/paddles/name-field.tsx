import { Field } from "../../platform/ui/field.tsx";
import { maxTyped } from "./typed-name.ts";

const listId = "paddle-names";

interface PaddleNameFieldProps extends Pick<
  Parameters<typeof Field>[0],
  "label" | "id" | "problem"
> {
  name: string;
  typed: string | undefined;
  placeholder?: string;
  required?: boolean;
}

/** A field for the name of a paddle: any that `paddleMeant` understands. */
export function PaddleNameField(props: PaddleNameFieldProps) {
  const { name, typed, placeholder = "Brand and name", required, ...field } = props;
  return (
    <Field {...field}>
      {(tied) => (
        <input
          {...tied}
          name={name}
          list={listId}
          autoComplete="off"
          maxLength={maxTyped}
          placeholder={placeholder}
          defaultValue={typed}
          required={required}
        />
      )}
    </Field>
  );
}

/** The names that such fields suggest, once in their form. */
export const PaddleNames = ({ names }: { names: readonly string[] }) => (
  <datalist id={listId}>
    {names.map((name) => (
      <option key={name}>{name}</option>
    ))}
  </datalist>
);

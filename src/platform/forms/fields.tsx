import type { HTMLAttributes } from "react";
import { Field, problemText } from "../ui/field.tsx";

/** How a field of a form is typed or chosen; the words beside it are content. */
export interface FormControl {
  /** A text box of so many lines; otherwise one line. */
  rows?: number;
  /** A choice among these, of which the first one may be empty. */
  options?: readonly (readonly [value: string, label: string])[];
  type?: "text" | "email";
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  maxLength?: number | undefined;
  autoComplete?: string;
  placeholder?: string;
  required?: boolean;
  /** Whether it's in any language. */
  dir?: "auto";
}

type Words = Parameters<typeof problemText>[1] & { label: string; hint?: string | undefined };

export interface FieldsProps<Name extends string> {
  /** In reading order. */
  of: Readonly<Partial<Record<Name, FormControl>>>;
  words: Readonly<Record<NoInfer<Name>, Words>>;
  typed: Readonly<Partial<Record<NoInfer<Name>, string>>>;
  problems: Readonly<Partial<Record<NoInfer<Name>, string>>> | undefined;
}

/** The fields of a form, with what was typed and what is wrong with it. */
export function Fields<Name extends string>({ of, words, typed, problems }: FieldsProps<Name>) {
  return (Object.entries(of) as [Name, FormControl][]).map(([name, control]) => (
    <Field
      key={name}
      label={words[name].label}
      hint={words[name].hint}
      problem={problemText(problems?.[name], words[name])}
    >
      {(tied) => {
        const { rows, options, type = "text", ...others } = control;
        const shared = { ...tied, ...others, name, defaultValue: typed[name] };
        if (options)
          return (
            <select {...shared}>
              {options.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          );
        return rows === undefined ? (
          <input {...shared} type={type} />
        ) : (
          <textarea {...shared} rows={rows} />
        );
      }}
    </Field>
  ));
}

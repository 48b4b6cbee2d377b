// Derives a console form from an act: its fields, its buttons, and the checkbox for what can't be undone.

import "../../platform/styles/forms.css";
import type { ReactNode } from "react";
import {
  type Act,
  type ActField,
  type Choices,
  fieldName,
  maxReasonLength,
} from "../../platform/acts.ts";
import { Field } from "../../platform/ui/field.tsx";
import styles from "./console.module.css";
import { inputName } from "./read-asked.ts";

/** What a form offers: an act, and how it differs from its usual button. */
interface Offered {
  act: string;
  /** The option that the button selects: '--all'. */
  flag?: string;
  /** The arguments and options that are fields of the form. */
  fields?: readonly string[];
  button?: string;
  isMain?: boolean;
}

export interface ActFormProps {
  /** Every act, by name. */
  acts: ReadonlyMap<string, Act>;
  offers: readonly Offered[];
  /** The targets: the kind's noun, and the id with the version shown on the page. */
  of?: readonly (readonly [noun: string, id: string])[];
  /** The initial values of fields, by name, and the choices there are. */
  values?: Readonly<Record<string, string | undefined>>;
  choices?: Readonly<Record<string, Choices>>;
  /** The target's name in buttons, for screen readers. */
  named?: string;
  id?: string;
  label?: string;
  children?: ReactNode;
  isWide?: boolean;
  /** Whether it's only buttons, in one line. */
  isLine?: boolean;
}

/** A form for one or more acts. Irreversible ones are collapsed, and need a checkbox. */
export function ActForm(props: ActFormProps) {
  const { acts, offers, of, named, id, label, children, isWide, isLine } = props;
  const [folded = [], open = []] = [true, false].map((isFolded) =>
    offers.filter(({ act, flag }) => {
      const { box } = acts.get(act)!;
      const isBoxed = box !== undefined && (box.only === undefined || box.only === flag);
      return isBoxed === isFolded;
    }),
  ) as readonly Offered[][];
  const isAlone = open.length === 0 && folded.length === 1;
  const what = named === undefined ? null : <span className="unseen"> {named}</span>;
  const textOf = ({ act, flag, button }: Offered) => {
    const { options = [], button: usual } = acts.get(act)!;
    return button ?? options.find((each) => `--${fieldName(each)}` === flag)?.button ?? usual;
  };
  const hasFields = offers.some(({ fields = [] }) => fields.length > 0) || children !== undefined;
  const button = (offer: Offered, isFolded: boolean) => (
    <button
      key={offer.act + offer.flag}
      className={offer.isMain || isFolded ? undefined : "quiet"}
      type="submit"
      name="act"
      value={offer.flag === undefined ? offer.act : `${offer.act} ${offer.flag}`}
      formNoValidate={!isFolded && (folded.length > 0 || !hasFields)}
    >
      {textOf(offer)}
      {what}
    </button>
  );
  const sure = (offer: Offered) => (
    <>
      <label className="check">
        <input type="checkbox" name="sure" value="yes" required />
        <span>{acts.get(offer.act)!.box!.label}</span>
      </label>
      {button(offer, true)}
    </>
  );
  return (
    <form
      method="post"
      className={
        isLine ? "row end gap-2 wide-3" : isWide ? `section ${styles.choices}` : styles.form
      }
      data-in-place={offers.some(({ act }) => acts.get(act)!.exports) ? undefined : ""}
      id={id}
      aria-label={label}
      // Its boxes are elsewhere on the page, and a browser would check those of other rows when it's opened again.
      autoComplete={id === undefined ? undefined : "off"}
    >
      {of?.map(([noun, value]) => (
        <input key={noun + value} type="hidden" name={noun} value={value} />
      ))}
      {children}
      {offers.map(({ act, flag, fields = [] }) => (
        <ActFields
          key={act + flag}
          act={acts.get(act)!}
          fields={fields}
          values={props.values}
          choices={props.choices}
        />
      ))}
      {offers.every(({ act }) => acts.get(act)!.isPlain ?? acts.get(act)!.undo) ? null : (
        <Field label="Reason, for the log (optional)">
          {(tied) => (
            <input
              {...tied}
              name="reason"
              list="reasons"
              maxLength={maxReasonLength}
              autoComplete="off"
            />
          )}
        </Field>
      )}
      {open.length === 0 ? null : isLine ? (
        open.map((each) => button(each, false))
      ) : (
        <p className="row end gap-2 wide-3">{open.map((each) => button(each, false))}</p>
      )}
      {isAlone
        ? sure(folded[0]!)
        : folded.map((each) => (
            <details key={each.act}>
              <summary>
                {textOf(each)}…{what}
              </summary>
              {sure(each)}
            </details>
          ))}
    </form>
  );
}

interface ActFieldsProps {
  act: Act;
  /** Their names. */
  fields: readonly string[];
  values?: ActFormProps["values"] | undefined;
  choices?: ActFormProps["choices"] | undefined;
}

/** Some of the arguments and options of an act, in its order, as fields of a form. */
export function ActFields({ act, fields, values, choices }: ActFieldsProps) {
  const { args = [], options = [] } = act;
  return [...args, ...options]
    .filter((field) => fields.includes(fieldName(field)))
    .map((field) => (
      <Input
        key={fieldName(field)}
        name={inputName(act, field)}
        field={field}
        value={values?.[fieldName(field)]}
        choices={choices?.[fieldName(field)] ?? field.choices}
      />
    ));
}

interface InputProps {
  name: string;
  field: ActField;
  value: string | undefined;
  choices: Choices | undefined;
}

function Input({ name, field: { flags, label = "", hint, lines }, value, choices }: InputProps) {
  if (!/[<[]/.test(flags))
    return (
      <label className="check">
        <input type="checkbox" name={name} value="yes" />
        <span>{label}</span>
      </label>
    );
  return (
    <Field label={label} hint={hint}>
      {(tied) =>
        choices ? (
          <select {...tied} name={name} defaultValue={value} autoComplete="off">
            {choices.map((each) => {
              const [option, text] = typeof each === "string" ? [each, each] : each;
              return (
                <option key={option} value={option}>
                  {text}
                </option>
              );
            })}
          </select>
        ) : lines === undefined ? (
          <input
            {...tied}
            type="text"
            name={name}
            defaultValue={value}
            autoComplete="off"
            required
          />
        ) : (
          <textarea {...tied} name={name} rows={lines} dir="auto" defaultValue={value} />
        )
      }
    </Field>
  );
}

/** The suggestions for reasons of a page's forms. */
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
    <datalist id="reasons">
      {words.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </datalist>
  );
}

import type { ReactNode } from "react";
import { type Act, maxReasonLength } from "../platform/acts.ts";
import { Field } from "../platform/ui/field.tsx";
import styles from "./console.module.css";

/** What a form can do: an act's name, and what differs from its usual button. */
interface Offered {
  act: string;
  /** One of its options: '--all'. */
  flag?: string;
  button?: string;
  isMain?: boolean;
}

interface ActFormProps {
  /** Every act, by its name. */
  acts: ReadonlyMap<string, Act>;
  offers: readonly Offered[];
  /** What it's done to: a kind's noun, and the id, with the version that someone reads on the page. */
  of?: readonly (readonly [noun: string, id: string])[];
  /** What buttons call it, for those who don't see where they are. */
  named?: string;
  id?: string;
  label?: string;
  /** Fields of its own. */
  children?: ReactNode;
}

/** The form of one or more acts. What can't be undone is folded, and needs a checkbox. */
export function ActForm({ acts, offers, of, named, id, label, children }: ActFormProps) {
  const [folded = [], open = []] = [true, false].map((isFolded) =>
    offers.filter(({ act, flag }) => {
      const { box } = acts.get(act)!;
      return (box !== undefined && (box.only ?? flag) === flag) === isFolded;
    }),
  ) as readonly Offered[][];
  const isAlone = open.length === 0 && folded.length === 1;
  const what = named === undefined ? null : <span className="unseen"> {named}</span>;
  const button = ({ act, flag, button: text, isMain }: Offered, isFolded: boolean) => (
    <button
      key={act + flag}
      className={isMain || isFolded ? undefined : "quiet"}
      type="submit"
      name="act"
      value={flag === undefined ? act : `${act} ${flag}`}
      formNoValidate={!isFolded && (folded.length > 0 || !children)}
    >
      {text ?? acts.get(act)!.button}
      {what}
    </button>
  );
  const sure = (offer: Offered) => (
    <>
      <label className={styles.check}>
        <input type="checkbox" name="sure" value="yes" required />
        <span>{acts.get(offer.act)!.box!.label}</span>
      </label>
      {button(offer, true)}
    </>
  );
  return (
    <form method="post" className={styles.form} id={id} aria-label={label}>
      {of?.map(([noun, value]) => (
        <input key={noun + value} type="hidden" name={noun} value={value} />
      ))}
      {children}
      <Field label="Reason, for the log (optional)" problem={undefined}>
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
      {open.length === 0 ? null : (
        <p className={styles.acts}>{open.map((each) => button(each, false))}</p>
      )}
      {isAlone
        ? sure(folded[0]!)
        : folded.map((each) => (
            <details key={each.act}>
              <summary>
                {each.button ?? acts.get(each.act)!.button}…{what}
              </summary>
              {sure(each)}
            </details>
          ))}
    </form>
  );
}

/** The words that reasons are picked from; once on a page with such forms. */
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

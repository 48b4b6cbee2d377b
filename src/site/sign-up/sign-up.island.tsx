import {
  maxAddressLength,
  readSignUp,
  signUpFields,
  type SignUpProblems,
} from "../../platform/email/email-address.ts";
import { Honeypot } from "../../platform/forms/honeypot.tsx";
import { noticeLine, noticeOf, type Outcome } from "../../platform/forms/outcome.ts";
import { useForm } from "../../platform/forms/use-form.ts";
import { Marked } from "../../platform/ui/marked-text.tsx";
import { Field, problemText } from "../../platform/ui/field.tsx";
import styles from "./sign-up.module.css";
import type { SignUpView } from "./sign-up-view.ts";

export type SignUpOutcome = Outcome<SignUpProblems>;

interface SignUpProps {
  view: SignUpView;
  /** The server's result, if the form came as a plain post. */
  outcome: SignUpOutcome;
  typed: string;
}

/** The minimum time between a click and the confirmation, in milliseconds. */
const minWait = 500;

/** The form that subscribes to the newsletter or to new reviews, and what replaces it once an address is stored. */
export default function SignUp({ view, outcome: initial, typed }: SignUpProps) {
  const { success, failure } = view;
  const { outcome, notice, problems, sending, form, storedHeading } = useForm({
    path: view.path,
    id: view.id,
    fields: signUpFields,
    read: readSignUp,
    initial,
    notice: (ended) => noticeOf(ended, { success, failure }),
    isIgnored: ({ email }) => email.trim() === "",
    minWait,
  });
  if (outcome.kind === "stored")
    return (
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 ref={storedHeading} tabIndex={-1}>
            {view.confirmation.title}
          </h2>
          <p>{view.success.text}</p>
          <p className={styles.step}>{view.confirmation.oneMoreStep}</p>
        </div>
        {view.confirmation.links.length > 0 ? (
          <p className={`row gap-3 ${styles.links}`}>
            {view.confirmation.links.map(({ label, to }, index) => (
              <a key={to} className={index === 0 ? "button" : "button quiet"} href={to}>
                {label}
              </a>
            ))}
          </p>
        ) : null}
      </div>
    );
  const { claim } = view;
  return (
    <div className={styles.inner}>
      <div className={styles.words}>
        <h2>{view.heading}</h2>
        <p>{view.lead}</p>
        {claim ? (
          <p className={styles.claim}>
            <Marked value={claim.text} />
          </p>
        ) : null}
      </div>
      <form {...form} className={`stack fit gap-3 ${styles.form}`}>
        <Field label={view.email.label} problem={problemText(problems?.email, view.email)}>
          {(tied) => (
            <input
              {...tied}
              type="email"
              name="email"
              required
              maxLength={maxAddressLength}
              autoComplete="email"
              placeholder={view.placeholder}
              defaultValue={typed}
            />
          )}
        </Field>
        <Honeypot />
        <button type="submit" aria-disabled={sending}>
          {sending ? view.submitting : view.submit}
        </button>
        <p className={styles.outcome} role="status">
          {noticeLine(notice)}
        </p>
      </form>
    </div>
  );
}

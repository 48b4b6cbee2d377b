import { addresses } from "../addresses";
import {
  maxAddressLength,
  readSignUp,
  signUpFields,
  type SignUpProblems,
} from "../platform/email/email-address";
import { Honeypot } from "../platform/forms/honeypot";
import { noticeLine } from "../platform/forms/notice-line";
import { noticeOf, type Outcome } from "../platform/forms/outcome";
import { useForm } from "../platform/forms/use-form";
import { ClaimText } from "../platform/ui/claim-text";
import { Field, problemText } from "../platform/ui/field";
import styles from "./newsletter.module.css";
import type { NewsletterView } from "./newsletter-view";

/** How the last try ended. */
export type SignUpOutcome = Outcome<SignUpProblems>;

interface NewsletterProps {
  newsletter: NewsletterView;
  /** What the server found when the form came as a plain post. */
  outcome: SignUpOutcome;
  typed: string;
}

/** The confirmation comes no sooner than this after the press, in milliseconds. */
const minWait = 500;

/** The newsletter's form, and what stands in its place once an address was stored. */
export default function Newsletter({ newsletter, outcome: initial, typed }: NewsletterProps) {
  const { success, failure } = newsletter;
  const { outcome, notice, problems, sending, form, storedHeading } = useForm({
    path: addresses.newsletter.path,
    id: "newsletter",
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
            {newsletter.confirmation.title}
          </h2>
          <p>{newsletter.success.text}</p>
          <p className={styles.step}>{newsletter.confirmation.oneMoreStep}</p>
        </div>
        <p className={styles.links}>
          {newsletter.confirmation.links.map(({ label, to }, index) => (
            <a key={to} className={index === 0 ? "button" : "button quiet"} href={to}>
              {label}
            </a>
          ))}
        </p>
      </div>
    );
  const { claim } = newsletter;
  return (
    <div className={styles.inner}>
      <div className={styles.words}>
        <h2>{newsletter.heading}</h2>
        <p>{newsletter.lead}</p>
        {claim ? (
          <p className={styles.claim}>
            <ClaimText claim={claim} />
          </p>
        ) : null}
      </div>
      <form {...form} className={styles.form}>
        <Field
          label={newsletter.email.label}
          problem={problemText(problems?.email, newsletter.email)}
        >
          {(tied) => (
            <input
              {...tied}
              type="email"
              name="email"
              required
              maxLength={maxAddressLength}
              autoComplete="email"
              placeholder={newsletter.placeholder}
              defaultValue={typed}
            />
          )}
        </Field>
        <Honeypot />
        <button type="submit" aria-disabled={sending}>
          {sending ? newsletter.submitting : newsletter.submit}
        </button>
        <p className={styles.outcome} role="status">
          {noticeLine(notice)}
        </p>
      </form>
    </div>
  );
}

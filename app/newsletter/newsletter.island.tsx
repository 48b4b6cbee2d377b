import { startTransition, type FormEvent, useActionState, useEffect, useRef } from "react";
import { addresses } from "../../model/addresses";
import { type EmailProblem, maxAddressLength, readEmailAddress } from "../../model/email-address";
import { honeypotField } from "../../model/honeypot";
import type { Notice } from "../../model/content/form-wording";
import { Honeypot } from "../ui/honeypot";
import { noticeLine } from "../ui/notice-line";
import { ClaimText } from "../ui/claim-text";
import { Field, problemText } from "../ui/field";
import { fieldsOf, sendForm } from "../ui/send-form";
import { showToast } from "../ui/toast";
import { useScripted } from "../ui/use-scripted";
import styles from "./newsletter.module.css";
import type { NewsletterView } from "./newsletter-view";

/** How the last try ended. */
export type Outcome =
  | { kind: "none" | "stored" | "failed" }
  | { kind: "invalid"; problems: EmailProblem }
  | { kind: "rejected"; notice: Notice };

interface NewsletterProps {
  newsletter: NewsletterView;
  /** What the server found when the form came as a plain post. */
  outcome: Outcome;
  typed: string;
}

/** What the form sends: the address, and what people do not see. */
const fieldNames = ["email", honeypotField] as const;
type Fields = Record<(typeof fieldNames)[number], string>;

/** The confirmation comes no sooner than this after the press, in milliseconds. */
const minWait = 500;

/** The newsletter's form, and what stands in its place once an address was stored. */
export default function Newsletter(props: NewsletterProps) {
  const { newsletter, typed } = props;
  const field = useRef<HTMLInputElement>(null);
  const welcome = useRef<HTMLHeadingElement>(null);
  const scripted = useScripted();

  const [outcome, send, sending] = useActionState(submit, props.outcome);

  async function submit(_: Outcome, fields: Fields): Promise<Outcome> {
    const { problem } = readEmailAddress(fields.email);
    if (problem) return { kind: "invalid", problems: problem };
    const [result] = await Promise.all([
      sendForm<EmailProblem>(addresses.newsletterAddresses.path, fields),
      wait(minWait),
    ]);
    if (result.kind === "stored") void showToast({ ...newsletter.success, kind: "success" });
    if (result.kind === "failed") void showToast({ ...newsletter.failure, kind: "error" });
    if (result.kind === "rejected") void showToast({ ...result.notice, kind: "error" });
    return result;
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = fieldsOf(event.currentTarget, fieldNames);
    if (sending || fields.email.trim() === "") return;
    startTransition(() => send(fields));
  }

  useEffect(() => {
    if (outcome === props.outcome) return;
    if (outcome.kind === "stored") welcome.current?.focus();
    if (outcome.kind === "invalid") field.current?.focus();
  }, [outcome, props.outcome]);

  if (outcome.kind === "stored")
    return (
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 ref={welcome} tabIndex={-1}>
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
      <form
        className={styles.form}
        method="post"
        action={`${addresses.newsletter.path}#newsletter`}
        noValidate={scripted}
        onSubmit={onSubmit}
      >
        <Field
          label={newsletter.email.label}
          problem={
            outcome.kind === "invalid" ? problemText(outcome.problems, newsletter.email) : undefined
          }
        >
          {(tied) => (
            <input
              {...tied}
              ref={field}
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
          {outcome.kind === "failed" ? newsletter.failure.title : ""}
          {outcome.kind === "rejected" ? noticeLine(outcome.notice) : ""}
        </p>
      </form>
    </div>
  );
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

import { startTransition, type FormEvent, useActionState, useEffect, useRef } from "react";
import { addresses } from "../../model/addresses";
import {
  messageFields,
  type MessageProblems,
  readMessage,
  type TypedMessage,
} from "../../model/contact-message";
import type { ContactWording } from "../../model/content/contact";
import type { Notice } from "../../model/content/form-wording";
import { honeypotField } from "../../model/honeypot";
import { Honeypot } from "../ui/honeypot";
import { noticeLine } from "../ui/notice-line";
import { fieldsOf, focusField, sendForm } from "../ui/send-form";
import { showToast } from "../ui/toast";
import { useScripted } from "../ui/use-scripted";
import styles from "./contact-form.module.css";
import { MessageFieldset } from "./message-fields";

export interface ContactFormProps {
  wording: Pick<
    ContactWording,
    | "formTitle"
    | "fields"
    | "submit"
    | "submitting"
    | "emptyField"
    | "checkFields"
    | "failure"
    | "success"
    | "another"
  >;
  /** What the server found when the form came as a plain post. */
  outcome: Outcome;
  typed: TypedMessage;
}

/** How the last try ended. */
export type Outcome =
  | { kind: "none" }
  | { kind: "stored"; number: number }
  | { kind: "invalid"; problems: MessageProblems }
  | { kind: "rejected"; notice: Notice }
  | { kind: "failed" };

/** The contact form, and what stands in its place once a message was stored. */
export default function ContactForm(props: ContactFormProps) {
  const { wording, typed } = props;
  const form = useRef<HTMLFormElement>(null);
  const received = useRef<HTMLHeadingElement>(null);
  const scripted = useScripted();

  const [outcome, send, sending] = useActionState(submit, props.outcome);

  async function submit(_: Outcome, fields: TypedMessage): Promise<Outcome> {
    const { problems } = readMessage(fields);
    const result: Outcome = problems ? { kind: "invalid", problems } : await post(fields);
    const notice = noticeOf(result, wording);
    if (notice) void showToast({ ...notice, kind: result.kind === "stored" ? "success" : "error" });
    return result;
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const fields = fieldsOf(event.currentTarget, [...messageFields, honeypotField]);
    startTransition(() => send(fields));
  }

  useEffect(() => {
    if (outcome === props.outcome) return;
    if (outcome.kind === "stored") received.current?.focus();
    if (outcome.kind === "invalid") focusFirst(form.current, outcome.problems);
  }, [outcome, props.outcome]);

  const notice = noticeOf(outcome, wording);
  if (outcome.kind === "stored")
    return (
      <div className={styles.received}>
        <h2 ref={received} tabIndex={-1}>
          {notice?.title}
        </h2>
        <p>{notice?.text}</p>
        <p>
          <a className="button quiet" href={addresses.contact.path}>
            {wording.another}
          </a>
        </p>
      </div>
    );
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={`${addresses.contact.path}#message`}
      noValidate={scripted}
      onSubmit={onSubmit}
    >
      <h2>{wording.formTitle}</h2>
      <MessageFieldset
        words={wording.fields}
        typed={typed}
        problems={outcome.kind === "invalid" ? outcome.problems : {}}
      />
      <Honeypot />
      <div className={styles.sending}>
        <button type="submit" aria-disabled={sending}>
          {sending ? wording.submitting : wording.submit}
        </button>
        <p className={styles.outcome} role="status">
          {noticeLine(notice)}
        </p>
      </div>
    </form>
  );
}

/** What the page says about how a try ended. */
function noticeOf(outcome: Outcome, wording: ContactFormProps["wording"]): Notice | undefined {
  switch (outcome.kind) {
    case "none":
      return undefined;
    case "failed":
      return wording.failure;
    case "rejected":
      return outcome.notice;
    case "invalid":
      return Object.values(outcome.problems).includes("empty")
        ? wording.emptyField
        : wording.checkFields;
    case "stored": {
      const { title, text } = wording.success;
      return { title, text: text?.replace("{number}", String(outcome.number)) };
    }
  }
}

async function post(fields: TypedMessage): Promise<Outcome> {
  const answer = await sendForm<MessageProblems, number>(addresses.contactMessages.path, fields);
  return answer.kind === "stored" ? { kind: "stored", number: answer.answer } : answer;
}

function focusFirst(form: HTMLFormElement | null, problems: MessageProblems): void {
  const name = messageFields.find((field) => problems[field]);
  if (name) focusField(form, name);
}

import "../../platform/styles/forms.css";
import { addresses } from "../../addresses.ts";
import {
  messageFields,
  type MessageProblems,
  readMessage,
  type TypedMessage,
} from "./contact-message.ts";
import type { ContactWording } from "./contact.content.ts";
import type { Notice } from "../../platform/forms/form-wording.content.ts";
import type { VisibleClaim } from "../../platform/content/claims.ts";
import { Marked } from "../../platform/ui/marked-text.tsx";
import { Honeypot } from "../../platform/forms/honeypot.tsx";
import { noticeLine, noticeOf, type Outcome } from "../../platform/forms/outcome.ts";
import { useForm } from "../../platform/forms/use-form.ts";
import { fill } from "../../platform/text/fill.ts";
import { MessageFieldset } from "./message-fields.tsx";

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
  /** When visitors can expect an answer, if that's published. */
  reply: VisibleClaim | undefined;
  /** The server's result, if the form came as a plain post. */
  outcome: MessageOutcome;
  typed: TypedMessage;
}

/** The answer to a stored message is its number. */
export type MessageOutcome = Outcome<MessageProblems, number>;

/** The contact form, and what replaces it once a message is stored. */
export default function ContactForm({ wording, reply, outcome: initial, typed }: ContactFormProps) {
  const { outcome, notice, problems, sending, form, storedHeading } = useForm({
    path: addresses.contact.path,
    id: "message",
    fields: messageFields,
    read: readMessage,
    initial,
    notice: (ended) => messageNotice(ended, wording),
  });
  if (outcome.kind === "stored")
    return (
      <div className="stack part gap-4">
        <h2 className="large" ref={storedHeading} tabIndex={-1}>
          {notice?.title}
        </h2>
        <p>
          {notice?.text} {reply ? <Marked value={reply.text} /> : null}
        </p>
        <p>
          <a className="button quiet" href={addresses.contact.path}>
            {wording.another}
          </a>
        </p>
      </div>
    );
  return (
    <form {...form} className="stack part gap-4">
      <h2 className="large">{wording.formTitle}</h2>
      <MessageFieldset words={wording.fields} typed={typed} problems={problems ?? {}} />
      <Honeypot />
      <div className="row middle gap-2 wide-4">
        <button type="submit" aria-disabled={sending}>
          {sending ? wording.submitting : wording.submit}
        </button>
        <p className="outcome" role="status">
          {noticeLine(notice)}
        </p>
      </div>
    </form>
  );
}

function messageNotice(
  outcome: MessageOutcome,
  wording: ContactFormProps["wording"],
): Notice | undefined {
  const notice = noticeOf(outcome, wording);
  return notice && outcome.kind === "stored"
    ? { ...notice, text: notice.text && fill(notice.text, { number: outcome.answer }) }
    : notice;
}

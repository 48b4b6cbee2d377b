import { maxAddressLength } from "../../platform/email/email-address.ts";
import { Fields } from "../../platform/forms/fields.tsx";
import { messageFieldTable, type MessageProblems, type TypedMessage } from "./contact-message.ts";
import type { ContactWording } from "./contact.content.ts";
import styles from "./contact-form.module.css";

interface MessageFieldsetProps {
  words: ContactWording["fields"];
  typed: TypedMessage;
  problems: MessageProblems;
}

const required = { required: true, dir: "auto" } as const;
const names = {
  firstName: { ...required, autoComplete: "given-name" },
  lastName: { ...required, autoComplete: "family-name" },
} as const;
const others = {
  email: { required: true, type: "email", autoComplete: "email", maxLength: maxAddressLength },
  subject: { ...required, maxLength: messageFieldTable.subject.maxLength },
  message: { ...required, rows: 8, maxLength: messageFieldTable.message.maxLength },
} as const;

/** The five fields of a message. They keep what was typed. */
export const MessageFieldset = (props: MessageFieldsetProps) => (
  <>
    <div className={styles.names}>
      <Fields of={names} {...props} />
    </div>
    <Fields of={others} {...props} />
  </>
);

import type { ReactNode } from "react";
import {
  type MessageField,
  messageFieldTable,
  type MessageProblems,
  type TypedMessage,
} from "./contact-message.ts";
import type { ContactWording } from "./contact.content.ts";
import { maxAddressLength } from "../platform/email/email-address.ts";
import { Field, problemText } from "../platform/ui/field.tsx";
import styles from "./contact-form.module.css";

interface MessageFieldsetProps {
  words: ContactWording["fields"];
  typed: TypedMessage;
  problems: MessageProblems;
}

/** The five fields of a message. They keep what was typed. */
export function MessageFieldset({ words, typed, problems }: MessageFieldsetProps) {
  const labeled = (name: MessageField, control: (described: object) => ReactNode) => (
    <Field label={words[name].label} problem={problemText(problems[name], words[name])}>
      {(tied) => control({ ...tied, name, defaultValue: typed[name], required: true })}
    </Field>
  );
  return (
    <>
      <div className={styles.names}>
        {labeled("firstName", (described) => (
          <input {...described} type="text" autoComplete="given-name" dir="auto" />
        ))}
        {labeled("lastName", (described) => (
          <input {...described} type="text" autoComplete="family-name" dir="auto" />
        ))}
      </div>
      {labeled("email", (described) => (
        <input {...described} type="email" autoComplete="email" maxLength={maxAddressLength} />
      ))}
      {labeled("subject", (described) => (
        <input
          {...described}
          type="text"
          maxLength={messageFieldTable.subject.maxLength}
          dir="auto"
        />
      ))}
      {labeled("message", (described) => (
        <textarea
          {...described}
          rows={8}
          maxLength={messageFieldTable.message.maxLength}
          dir="auto"
        />
      ))}
    </>
  );
}

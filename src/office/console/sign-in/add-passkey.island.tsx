import { startRegistration } from "@simplewebauthn/browser";
import { failedPasskey, noPasskeys } from "./no-passkeys.ts";
import { useState } from "react";
import { sendForm } from "../../../platform/forms/send-form.ts";
import { Field } from "../../../platform/ui/field.tsx";
import { useScripted } from "../../../platform/ui/use-scripted.ts";
import styles from "../console.module.css";

interface AddPasskeyProps {
  path: string;
  act: string;
  /** This browser's name, as a default that tells passkeys apart. */
  device: string;
}

export default function AddPasskey({ path, act, device }: AddPasskeyProps) {
  const scripted = useScripted();
  const [name, setName] = useState(device);
  const [said, say] = useState("");

  async function add() {
    say("");
    const asked = await sendForm(path, { act: "ask to add" });
    if (asked.kind !== "stored") return say("That didn't work. Please try again in a moment.");
    try {
      const optionsJSON = JSON.parse(String(asked.answer)) as Parameters<
        typeof startRegistration
      >[0]["optionsJSON"];
      const answer = JSON.stringify(await startRegistration({ optionsJSON }));
      const ended = await sendForm(path, { act, name, answer });
      if (ended.kind === "stored")
        location.assign(`${path}?${new URLSearchParams({ done: act, count: "1" })}`);
      else say(ended.kind === "rejected" ? ended.notice.title : "That didn't work.");
    } catch (error) {
      say(failedPasskey(error));
    }
  }

  const missing = scripted ? noPasskeys() : "A passkey needs JavaScript.";
  if (missing) return <p>{missing} Links by email work without one.</p>;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Field label="Its name" hint="Such as: Dana's phone">
        {(tied) => (
          <input
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            maxLength={40}
            required
            {...tied}
          />
        )}
      </Field>
      <button type="submit">Add a passkey</button>
      <p role="status">{said}</p>
    </form>
  );
}

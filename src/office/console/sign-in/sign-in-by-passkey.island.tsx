import { startAuthentication } from "@simplewebauthn/browser";
import { failedPasskey, noPasskeys } from "./no-passkeys.ts";
import { useState } from "react";
import { sendForm } from "../../../platform/forms/use-form.ts";
import { useScripted } from "../../../platform/ui/use-scripted.ts";
import styles from "../console.module.css";

interface SignInByPasskeyProps {
  path: string;
  to: string;
}

/** A button that signs in with a passkey. Without script there is none: everyone can use an emailed link. */
export default function SignInByPasskey({ path, to }: SignInByPasskeyProps) {
  const scripted = useScripted();
  const [said, say] = useState("");

  async function signIn() {
    say("");
    const here = `${path}?to=${encodeURIComponent(to)}`;
    const asked = await sendForm(here, { act: "ask for a passkey" });
    if (asked.kind !== "stored") return say(refusalText(asked));
    try {
      const optionsJSON = JSON.parse(String(asked.answer)) as Parameters<
        typeof startAuthentication
      >[0]["optionsJSON"];
      const answer = JSON.stringify(await startAuthentication({ optionsJSON }));
      const ended = await sendForm(here, { act: "use a passkey", answer });
      if (ended.kind === "stored") location.assign(to);
      else say(refusalText(ended));
    } catch (error) {
      say(failedPasskey(error));
    }
  }

  if (!scripted || noPasskeys()) return null;
  return (
    <div className={styles.form}>
      <p>Or, if you've added one:</p>
      <button className="quiet" type="button" onClick={() => void signIn()}>
        Sign in with a passkey
      </button>
      <p role="status">{said}</p>
    </div>
  );
}

/** The message of a form that wasn't stored. */
function refusalText(ended: Awaited<ReturnType<typeof sendForm>>): string {
  return ended.kind === "rejected"
    ? ended.notice.title
    : "That didn't work. Please try again in a moment.";
}

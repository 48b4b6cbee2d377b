import { useState } from "react";
import { useScripted } from "../../../platform/ui/use-scripted.ts";
import { noPasskeys } from "./no-passkeys.ts";
import { signInByPasskey } from "./use-passkey.ts";
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
    const whyNot = await signInByPasskey(`${path}?to=${encodeURIComponent(to)}`);
    if (whyNot === undefined) location.assign(to);
    else say(whyNot);
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

import { startAuthentication } from "@simplewebauthn/browser";
import { sendForm } from "../../../platform/forms/send-form.ts";
import { failedPasskey } from "./no-passkeys.ts";

/**
 * Signs in with a passkey that the browser asks for.
 * @param here the sign-in page
 * @returns why not; undefined if someone is signed in
 */
export async function signInByPasskey(here: string): Promise<string | undefined> {
  const asked = await sendForm(here, { act: "ask for a passkey" });
  if (asked.kind !== "stored") return refusalText(asked);
  try {
    const optionsJSON = JSON.parse(String(asked.answer)) as Parameters<
      typeof startAuthentication
    >[0]["optionsJSON"];
    const answer = JSON.stringify(await startAuthentication({ optionsJSON }));
    const ended = await sendForm(here, { act: "use a passkey", answer });
    return ended.kind === "stored" ? undefined : refusalText(ended);
  } catch (error) {
    return failedPasskey(error);
  }
}

/** The message of a form that wasn't stored. */
function refusalText(ended: Awaited<ReturnType<typeof sendForm>>): string {
  return ended.kind === "rejected"
    ? ended.notice.title
    : "That didn't work. Please try again in a moment.";
}

// Signs someone in again over the page that they were writing on, whose session has ended.

import { noPasskeys } from "./no-passkeys.ts";

/** How often it's asked whether they're signed in, in milliseconds: they may be in another tab. */
const interval = 5000;

const dialogOf = () => document.querySelector<HTMLDialogElement>("dialog#signed-out")!;

/** Asks for a page that's only for those who are, and leads others elsewhere. */
export const isSignedIn = async (): Promise<boolean> =>
  await fetch(dialogOf().dataset["own"]!, { redirect: "manual" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Asks for a sign-in, in a dialog. @returns whether someone is signed in; they may close the dialog instead */
export async function signInAgain(): Promise<boolean> {
  const dialog = dialogOf();
  const path = dialog.dataset["path"]!;
  const [byLink, byPasskey] = dialog.querySelectorAll("form");
  const said = dialog.querySelector("[role=status]")!;
  const say = (text: string) => said.replaceChildren(text);
  let isIn = false;
  const end = () => {
    isIn = true;
    dialog.close();
  };
  const look = async () => {
    if (!document.hidden && (await isSignedIn())) end();
  };
  const mailLink = async () => {
    const body = new URLSearchParams({ email: byLink!.querySelector("input")!.value });
    const answer = await fetch(path, { method: "POST", body }).catch(() => undefined);
    say(
      answer?.ok
        ? "If that address is on the list, a link is on its way. Open it in this browser, then come back to this tab."
        : "That didn't work. Please try again in a moment.",
    );
  };
  const askForPasskey = async () => {
    say("");
    const { signInByPasskey } = await import("./use-passkey.ts");
    const whyNot = await signInByPasskey(path);
    if (whyNot === undefined) end();
    else say(whyNot);
  };
  const does = (form: HTMLFormElement, what: () => Promise<void>) =>
    form.addEventListener(
      "submit",
      (event) => {
        event.preventDefault();
        void what();
      },
      looking,
    );
  const looking = new AbortController();
  does(byLink!, mailLink);
  does(byPasskey!, askForPasskey);
  byPasskey!.hidden = noPasskeys() !== undefined;
  say("");
  const timer = setInterval(() => void look(), interval);
  addEventListener("visibilitychange", () => void look(), looking);
  dialog.showModal();
  await new Promise((resolve) => {
    dialog.addEventListener("close", resolve, { once: true });
  });
  clearInterval(timer);
  looking.abort();
  return isIn;
}

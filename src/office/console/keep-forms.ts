// What is typed into the console's forms is kept in the browser until it's saved, and offered where it was typed.

import { addresses } from "../../addresses.ts";
import { forget, forgetAll, keep, keptOf, type KeptText } from "./kept-texts.ts";
import {
  fieldsOf,
  guardedForms,
  isLeaving,
  isSignIn,
  isUnsaved,
  nameOf,
  reveal,
  typeWords,
  wordsOf,
} from "./typed-forms.ts";

/** How long what's typed isn't kept, in milliseconds. */
const pause = 1000;

/** By which this page keeps its forms, or what they show of what was kept before, by their names. */
const keys = new Map<string, string>();

function keyOf(form: HTMLFormElement): string {
  const name = nameOf(form);
  const key = keys.get(name) ?? String(Math.random());
  keys.set(name, key);
  return key;
}

/** A form as it is: whose, of what, and what it says. */
function stateOf(form: HTMLFormElement): Omit<KeptText, "at"> {
  const isEntry = "entry" in form.dataset;
  const entry = new URLSearchParams(location.search).get("entry") ?? "";
  const place = `${location.pathname} ${entry}${isEntry ? "" : `\n${nameOf(form)}`}`;
  // The sign-in dialog is filled in with the signed-in person's address.
  const by = document.querySelector<HTMLInputElement>("#signed-out input")?.defaultValue ?? "";
  const fields = isEntry ? fieldsOf(form) : wordsOf(form);
  const version = isEntry ? new URLSearchParams() : wordsOf(form, "defaultValue");
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>("[data-version]")) {
    version.append(name, value);
    fields.delete(name);
  }
  return { place, by, version: String(version), fields: String(fields) };
}

/** Keeps what is typed into a form and isn't saved. @returns whether it does */
export const keepForm = (form: HTMLFormElement): boolean =>
  isUnsaved(form) && keep(localStorage, keyOf(form), { ...stateOf(form), at: Date.now() });

/** A form was saved: what the browser kept of it isn't needed. */
export const dropKept = (saved: HTMLFormElement): void => forget(localStorage, keyOf(saved));

let waiting: ReturnType<typeof setTimeout> | undefined;

function keepAll(): void {
  waiting = undefined;
  for (const form of guardedForms()) keepForm(form);
}

addEventListener("input", () => void (waiting ??= setTimeout(keepAll, pause)));
// A phone may end a page that isn't in sight.
addEventListener("visibilitychange", keepAll);
addEventListener("pagehide", () => {
  keepAll();
  for (const form of guardedForms()) if (isLeaving(form)) dropKept(form);
});

/** Offers what was typed here before and isn't saved. @param show shows a page in which a form has it */
export function offerKept(show: (page: Document, form: HTMLFormElement) => void): void {
  const { pathname, search } = location;
  if (pathname === addresses.consoleSignIn.path && /[?&]done=out\b/.test(search))
    forgetAll(localStorage);
  for (const form of guardedForms()) if (!isUnsaved(form)) offerFor(form, show);
}

function offerFor(form: HTMLFormElement, show: Parameters<typeof offerKept>[0]): void {
  const state = stateOf(form);
  // What the form says by itself has been saved.
  const newest = keptOf(localStorage, state, Date.now()).find(
    ([key, { fields }]) => fields !== state.fields || forget(localStorage, key),
  );
  const template = document.querySelector<HTMLTemplateElement>("template#kept");
  if (!newest || !template) return;
  const [key, kept] = newest;
  const offer = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
  offer.querySelectorAll("p")[1]!.hidden = kept.version === state.version;
  const format = { dateStyle: "medium", timeStyle: "short" } as const;
  offer.querySelector("time")!.textContent = new Date(kept.at).toLocaleString("en-US", format);
  const [showing, forgetting] = offer.querySelectorAll("button");
  showing!.addEventListener("click", async () => {
    const page = "entry" in form.dataset ? await pageWith(kept) : undefined;
    if (page === "none") return alert("The site can't show it now.");
    keepForm(form);
    keys.set(nameOf(form), key);
    offer.remove();
    if (page) show(page, form);
    else typeWords(form, new URLSearchParams(kept.fields));
  });
  forgetting!.addEventListener("click", () => {
    forget(localStorage, key);
    offer.remove();
    offerFor(form, show);
  });
  form.before(offer);
  reveal(form);
}

/** The page whose form has what is kept: the server shows it, and saves nothing. */
async function pageWith({ version, fields }: KeptText): Promise<Document | "none"> {
  const body = new URLSearchParams(`${version}&${fields}&:show=`);
  const answer = await fetch(location.href, { method: "POST", body }).catch(() => undefined);
  if (!answer?.ok || isSignIn(answer)) return "none";
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

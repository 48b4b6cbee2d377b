// What is typed into the console's forms, until it's saved: nobody leaves it without being asked, and an answer to another
// form doesn't replace it.

import { addresses } from "../../addresses.ts";

/** Those in which something was typed or chosen since they were shown, or sent. */
const touched = new WeakSet<HTMLFormElement>();

/** The one that was sent: what it says isn't lost. */
let sent: HTMLFormElement | undefined;

const main = () => document.querySelector("main")!;
const formsIn = (part: ParentNode) => [
  ...part.querySelectorAll<HTMLFormElement>("form[method=post]"),
];

/** The forms whose words aren't lost. One marked as brief finds something, or signs someone in. */
export const guardedForms = () => formsIn(main()).filter(({ dataset }) => !("brief" in dataset));

/** Whether a form has words that aren't saved. The server marks one that it shows again with what was typed. */
export const isUnsaved = (form: HTMLFormElement): boolean =>
  form !== sent && (touched.has(form) || "unsaved" in form.dataset);

/** @param isTyped whether it has words that aren't saved */
export function markTyped(form: HTMLFormElement, isTyped: boolean): void {
  if (form === sent) sent = undefined;
  if (isTyped) touched.add(form);
  else {
    touched.delete(form);
    delete form.dataset["unsaved"];
  }
}

/** Whether a form was sent to another page, which takes this one's place. */
export const isLeaving = (form: HTMLFormElement): boolean => form === sent && !form.inert;

/** Says which form was sent; undefined once it wasn't taken. */
export function markSent(form: HTMLFormElement | undefined): void {
  sent = form;
}

addEventListener("input", ({ target }) => {
  const { form, type } = target as HTMLInputElement;
  // Elsewhere, boxes select rows or agree to something: they aren't words.
  const isWords = type !== "search" && (type !== "checkbox" || (form && "entry" in form.dataset));
  if (form?.matches("main form[method=post]:not([data-brief])") && isWords) markTyped(form, true);
});

// A form that leads to another page, or downloads something.
addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (!event.defaultPrevented && form.matches("main form[method=post]")) markSent(form);
});

export const hasUnsaved = (): boolean => formsIn(main()).some(isUnsaved);

addEventListener("beforeunload", (event) => {
  if (hasUnsaved()) event.preventDefault();
});

/** A form's fields, without files. */
export const fieldsOf = (form: HTMLFormElement, submitter?: HTMLElement | null): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form, submitter)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );

const controlsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Control[]).filter(
    ({ name, type }) => name !== "" && !["hidden", "submit", "button"].includes(type),
  );
const wordsIn = (form: HTMLFormElement) =>
  controlsOf(form).filter(({ type }) => !["checkbox", "radio", "file"].includes(type));

/** What is typed into a form's fields, or what they were shown with. */
export const wordsOf = (form: HTMLFormElement, from: "value" | "defaultValue" = "value") =>
  new URLSearchParams(wordsIn(form).map((each) => [each.name, each[from]]));

/** Types words into a form's fields. */
export function typeWords(form: HTMLFormElement, words: URLSearchParams): void {
  const left = Map.groupBy(words, ([name]) => name);
  for (const each of wordsIn(form)) each.value = left.get(each.name)?.shift()?.[1] ?? each.value;
  markTyped(form, true);
  reveal(form);
}

/** What a form sends: a file, too, if it takes one. An entry's photo has been sent by itself. */
export const bodyOf = (form: HTMLFormElement, submitter: HTMLElement | null) =>
  form.enctype === "multipart/form-data" && !("entry" in form.dataset)
    ? new FormData(form, submitter)
    : fieldsOf(form, submitter);

/** Whether an answer is the page that people sign in on. */
export const isSignIn = ({ url }: Pick<Response, "url">): boolean =>
  new URL(url).pathname === addresses.consoleSignIn.path;

/** By which a form is found again in a fresh copy of its page: what it's about, whatever version, and what it does. */
export function nameOf(form: HTMLFormElement): string {
  if ("entry" in form.dataset) return "entry";
  const targets = [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map(
    ({ name, value }) => `${name}=${value.replace(/@.*/, "").slice(0, 99)}`,
  );
  const buttons = [...form.querySelectorAll<HTMLButtonElement>("button[name]")];
  const rest = [...buttons.map(({ value }) => value), ...wordsIn(form).map(({ name }) => name)];
  return [form.id, form.ariaLabel, ...targets, ...rest].join("\n");
}

/**
 * Keeps what isn't saved while a fresh copy of the page takes its place. What it returns puts it there.
 * @param sentForm the form that the fresh page answers
 * @param isRefused whether what it asked for wasn't done, so that its words stay, too
 */
export function keepTyped(sentForm: HTMLFormElement, isRefused: boolean): () => void {
  const kept = formsIn(main()).filter((form) => form !== sentForm && isUnsaved(form));
  const isTyped = touched.has(sentForm) || "unsaved" in sentForm.dataset;
  return () => {
    const fresh = Map.groupBy(formsIn(main()), nameOf);
    const again = (form: HTMLFormElement) => fresh.get(nameOf(form))?.shift();
    if (isRefused) {
      const same = again(sentForm);
      // An entry is shown again with what was typed.
      if (same && !("entry" in same.dataset)) fillFrom(sentForm, same, isTyped);
      if (!same && isTyped) keepAbove(sentForm);
    }
    for (const form of kept) {
      const place = again(form);
      if (!place) keepAbove(form);
      else place.replaceWith(form);
      reveal(form);
    }
  };
}

/** Keeps a form whose subject has gone from the page, until someone leaves it. */
function keepAbove(form: HTMLFormElement): void {
  markTyped(form, true);
  form.inert = false;
  main().querySelector("h1")?.after(form);
}

type Control = HTMLInputElement;

/** Fills in a form as another one is. @param isTyped whether that has words that aren't saved */
function fillFrom(from: HTMLFormElement, to: HTMLFormElement, isTyped: boolean): void {
  const filled = Map.groupBy(controlsOf(to), ({ name }) => name);
  for (const { name, type, value, checked, files } of controlsOf(from)) {
    const control = filled.get(name)?.shift();
    if (control?.type !== type) continue;
    if (type === "file") control.files = files;
    else if (type === "checkbox" || type === "radio") control.checked = checked;
    else control.value = value;
  }
  if (!isTyped) return;
  markTyped(to, true);
  reveal(to);
}

/** Opens what a form is folded into. */
export function reveal(form: HTMLFormElement): void {
  for (let fold = form.closest("details"); fold; fold = fold.parentElement!.closest("details"))
    fold.open = true;
}

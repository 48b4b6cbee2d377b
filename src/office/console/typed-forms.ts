// What is typed into the console's forms, until it's saved: nobody leaves it without being asked, and an answer to another
// form doesn't replace it.

/** Those in which something was typed or chosen since they were shown, or sent. */
const touched = new WeakSet<HTMLFormElement>();

/** The one that was sent: what it says isn't lost. */
let sent: HTMLFormElement | undefined;

const main = () => document.querySelector("main")!;
const formsIn = (part: ParentNode) => [
  ...part.querySelectorAll<HTMLFormElement>("form[method=post]"),
];

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

/** Says which form was sent; undefined once it wasn't taken. */
export function markSent(form: HTMLFormElement | undefined): void {
  sent = form;
}

addEventListener("input", ({ target }) => {
  const { form, type } = target as HTMLInputElement;
  // Elsewhere, boxes select rows or agree to something: they aren't words.
  const isWords = type !== "search" && (type !== "checkbox" || (form && "entry" in form.dataset));
  // A form marked as brief finds something, or signs someone in.
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

/** What a form sends: a file, too, if it takes one. An entry's photo has been sent by itself. */
export const bodyOf = (form: HTMLFormElement, submitter: HTMLElement | null) =>
  form.enctype === "multipart/form-data" && !("entry" in form.dataset)
    ? new FormData(form, submitter)
    : fieldsOf(form, submitter);

/** By which a form is found again in a fresh copy of its page: what it's about, whatever version, and what it does. */
function nameOf(form: HTMLFormElement): string {
  if ("entry" in form.dataset) return "entry";
  const targets = [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map(
    ({ name, value }) => `${name}=${value.replace(/@.*/, "")}`,
  );
  const buttons = [...form.querySelectorAll<HTMLButtonElement>("button[name]")];
  return [form.id, form.ariaLabel, ...targets, ...buttons.map(({ value }) => value)].join("\n");
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
  const controls = (form: HTMLFormElement) =>
    Map.groupBy(
      ([...form.elements] as Control[]).filter(
        ({ name, type }) => name !== "" && !["hidden", "submit", "button"].includes(type),
      ),
      ({ name }) => name,
    );
  const filled = controls(to);
  for (const [name, all] of controls(from))
    for (const [index, { type, value, checked, files }] of all.entries()) {
      const control = filled.get(name)?.[index];
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
function reveal(form: HTMLFormElement): void {
  for (let fold = form.closest("details"); fold; fold = fold.parentElement!.closest("details"))
    fold.open = true;
}

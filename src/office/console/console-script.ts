// Runs the console's forms without leaving the page: what they answer replaces the main part, and rows stay open and
// selected. Also the keys of the queue. Without script, forms lead to the same page.

import { keepPlace, keepsTyped } from "./content/save-entry.ts";

/** The browser's storage key for 'no keyboard shortcuts'. */
const off = "console-keys";

/** The menu's lists, with what waits. */
const menuLists = 'nav[aria-label="Console"] ul';

const keysAreOn = () => localStorage.getItem(off) === null;
const main = () => document.querySelector("main")!;
const rows = () => [...main().querySelectorAll<HTMLElement>("[data-row]")];
const focusOn = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>("summary, a")?.focus();
const dialog = document.querySelector<HTMLDialogElement>("dialog#keys");
const isOn = dialog?.querySelector<HTMLInputElement>("[type=checkbox]");

// At the end of a `<time>`, after its text in UTC: 'Nov 20, 2026, 17:30 PST'.
customElements.define(
  "own-time",
  class extends HTMLElement {
    connectedCallback() {
      const time = this.parentNode as HTMLTimeElement;
      const at = new Date(time.dateTime);
      if (at.getTimezoneOffset() === 0) return;
      (time.firstChild as Text).data = at.toLocaleString("en-US", {
        year: "numeric",
        month: "short",
        day: "numeric",
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
        timeZoneName: "short",
      });
    }
  },
);
if (isOn) isOn.checked = keysAreOn();
offerAll();
enhanceEntryForm();
addEventListener("submit", (event) => void submitInPlace(event));
addEventListener("change", (event) => {
  checkFile(event.target as HTMLInputElement);
  if (event.target !== isOn) selectAll(event);
  else if (isOn?.checked) localStorage.removeItem(off);
  else localStorage.setItem(off, "off");
});
addEventListener("click", ({ target }) => {
  if ((target as Element).closest("[data-keys]")) dialog?.showModal();
});
addEventListener("keydown", (event) => {
  if (isTyping(event) || rows().length === 0) return;
  if (event.key === "?") dialog?.showModal();
  else if (keysAreOn()) press(event);
});

/** Whether a key press is meant for something else than the queue. */
function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const on = target as Element;
  // A closed dialog keeps the focus until the browser next renders.
  const takesKeys =
    "input:not([type=checkbox]), textarea, select, [contenteditable], dialog[open] *";
  return ctrlKey || metaKey || altKey || on.matches(takesKeys);
}

function press({ key }: KeyboardEvent): void {
  const all = rows();
  const here = all.findIndex((row) => row.contains(document.activeElement));
  if (key === "j") focusOn(all[Math.min(here + 1, all.length - 1)]);
  if (key === "k") focusOn(all[Math.max(here - 1, 0)]);
  const button = (value: string) => `:scope > form button[value="${value}"]`;
  const row = all[here];
  if (key === "x") row?.querySelector<HTMLElement>("[type=checkbox]")?.click();
  if (key === "a")
    row
      ?.querySelector<HTMLElement>(
        [button("reviews approve"), button("reports close"), button("photos approve")].join(),
      )
      ?.click();
  if (key === "h")
    row
      ?.querySelector<HTMLElement>([button("reviews hide"), button("photos hide")].join())
      ?.click();
  if (key === "u") main().querySelector<HTMLElement>('button[value="log undo"]')?.click();
}

async function submitInPlace(event: SubmitEvent): Promise<void> {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  // Islands inside would stay without their code.
  if (!("inPlace" in form.dataset) || main().querySelector("x-island")) return;
  event.preventDefault();
  if (form.inert) return;
  const focused = document.activeElement?.id;
  form.inert = true;
  const at = rows().findIndex((row) => row.contains(form));
  const fields = [...new FormData(form, submitter)];
  const body = new URLSearchParams(
    fields.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  try {
    const answer = await fetch(location.href, {
      method: "POST",
      body,
      headers: { accept: "text/html" },
    });
    const isHere = new URL(answer.url).pathname === location.pathname;
    if (await keepsTyped(form, answer)) return;
    if (!isHere) return location.assign(answer.url);
    show(new DOMParser().parseFromString(await answer.text(), "text/html"), at, focused);
  } catch {
    if (await keepsTyped(form)) return;
    // The browser says what's wrong with the network.
    form.inert = false;
    if (submitter instanceof HTMLButtonElement) {
      const { name, value } = submitter;
      form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
    }
    form.submit();
  }
}

/** Shows a fresh copy of the page, and moves on to the row that followed, or back to what had the focus. */
function show(fresh: Document, at: number, focused: string | undefined): void {
  const open = new Set(
    rows().flatMap((row) => (row.querySelector("details[open]") ? [row.id] : [])),
  );
  const checked = new Set(
    [...main().querySelectorAll<HTMLInputElement>("[data-row] :checked")].map(({ value }) => value),
  );
  const goBack = keepPlace();
  main().replaceChildren(...fresh.querySelector("main")!.childNodes);
  const menus = fresh.querySelectorAll(menuLists);
  for (const [index, list] of document.querySelectorAll(menuLists).entries())
    if (menus[index]) list.replaceWith(menus[index]);
  for (const row of rows()) {
    if (open.has(row.id)) row.querySelector("details")!.open = true;
    for (const box of row.querySelectorAll<HTMLInputElement>("[data-row] > label > input"))
      box.checked = checked.has(box.value);
  }
  offerAll();
  enhanceEntryForm();
  goBack();
  const all = rows();
  if (at >= 0) focusOn(all[Math.min(at, all.length - 1)]);
  else if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

/** A file that the server wouldn't take isn't sent. */
function checkFile(input: HTMLInputElement): void {
  const { files, dataset } = input;
  if (!files || dataset["max"] === undefined) return;
  const isTooLarge = [...files].some(({ size }) => size > Number(dataset["max"]));
  input.setCustomValidity(isTooLarge ? dataset["tooLarge"]! : "");
}

/** Without script there's no box that selects all, and there are no keys. */
function offerAll(): void {
  for (const each of main().querySelectorAll<HTMLElement>("[data-all], [data-keys]"))
    each.hidden = false;
}

/** The form of a content file has a script of its own, which other pages don't load. */
function enhanceEntryForm(): void {
  if (main().querySelector("[data-entry-form]"))
    void import("./content/entry-script.ts").then((script) => script.enhanceEntryForm());
}

function selectAll({ target }: Event): void {
  const box = target as HTMLInputElement;
  if (!box.closest("[data-all]")) return;
  for (const each of main().querySelectorAll<HTMLInputElement>("[data-row] > label > input"))
    each.checked = box.checked;
}

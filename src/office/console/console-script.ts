// Runs the console's forms without leaving the page: what they answer replaces the main part, and rows stay open and
// selected. Also the keys of the queue. Without script, forms lead to the same page.

import { keepPlace, settled } from "./content/save-entry.ts";
import { dropKept, offerKept } from "./keep-forms.ts";
import { bodyOf, hasUnsaved, isSignIn, keepTyped, markSent } from "./typed-forms.ts";

/** The browser's storage key for 'no keyboard shortcuts'. */
const off = "console-keys";

/** The place of the row that something was done to last. */
let acted = 0;

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
// Kept by the browser as it was left, which may be older than what's saved.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted && !hasUnsaved()) location.reload();
});
enhance();
addEventListener("submit", (event) => void submitInPlace(event));
addEventListener("formdata", ({ formData, target }) => asUtc(formData, target as HTMLFormElement));
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
  const row = all[here];
  const selected = main().querySelector(':checked[form="selected"]')
    ? document.getElementById("selected")
    : null;
  /** Does one of these acts, of any kind: what's selected comes before the row. */
  const act = (...verbs: string[]) => {
    const buttons = verbs.map((verb) => `:scope > form button[value~="${verb}"]`).join();
    (selected?.parentElement ?? row)?.querySelector<HTMLElement>(buttons)?.click();
  };
  if (key === "x") row?.querySelector<HTMLElement>("[type=checkbox]")?.click();
  if (key === "a") act("approve", "close", "draft");
  if (key === "h") act("hide", "decline");
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
  const at = rows().findIndex((row) => row.contains(form));
  form.inert = true;
  main().setAttribute("aria-busy", "true");
  const answer = await send(form, submitter);
  main().removeAttribute("aria-busy");
  if (!answer) {
    form.inert = false;
    return markSent(undefined);
  }
  if (answer.redirected) dropKept(form);
  if (new URL(answer.url).pathname !== location.pathname) {
    // What else was typed is asked about first, and may keep someone here.
    form.inert = false;
    return location.assign(answer.url);
  }
  const isUndo = submitter instanceof HTMLButtonElement && submitter.value === "log undo";
  const place = { at, isOfRows: form.id === "selected" || isUndo, focused };
  const restore = keepTyped(form, answer.status >= 400);
  show(new DOMParser().parseFromString(await answer.text(), "text/html"), restore, place);
}

/** Sends a form, again once someone has signed in; undefined if nothing was saved. */
async function send(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<Response | undefined> {
  await settled();
  const answer = await fetch(location.href, {
    method: "POST",
    body: bodyOf(form, submitter),
    headers: { accept: "text/html" },
  }).catch(() => undefined);
  if (answer && isSignIn(answer) && !isSignIn({ url: location.href })) {
    const { signInAgain } = await import("./sign-in/sign-in-again.ts");
    return (await signInAgain()) ? await send(form, submitter) : undefined;
  }
  if (answer && answer.status < 500) return answer;
  alert(
    (await problemIn(answer)) ??
      "The site didn't answer, so this may not be saved. Everything you typed is still here: try again in a minute.",
  );
  return undefined;
}

/** What a page of ours says is wrong; undefined for other answers, as of a proxy. */
async function problemIn(answer?: Response): Promise<string | undefined> {
  const page = new DOMParser().parseFromString((await answer?.text()) ?? "", "text/html");
  const problem = page.querySelector('main [role="alert"]')?.textContent;
  return problem && `${problem} Everything you typed is still here.`;
}

/** Where someone was when they sent a form. */
interface Place {
  /** The place of the row that has the form; -1 if none has. */
  at: number;
  /** Whether it's about several rows, or undoes what was done to some. */
  isOfRows: boolean;
  /** The id of what had the focus. */
  focused: string | undefined;
}

/**
 * Shows a fresh copy of the page, and moves on to the row that followed, or back to what had the focus.
 * @param restore puts back what was typed
 */
function show(fresh: Document, restore: () => void, { at, isOfRows, focused }: Place): void {
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
  restore();
  enhance();
  goBack();
  const all = rows();
  if (at >= 0) acted = at;
  if (at >= 0 || isOfRows) focusOn(all[Math.min(acted, all.length - 1)]);
  else if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

/** A file that the server wouldn't take isn't sent. */
function checkFile(input: HTMLInputElement): void {
  const { files, dataset } = input;
  if (!files || dataset["max"] === undefined) return;
  const isTooLarge = [...files].some(({ size }) => size > Number(dataset["max"]));
  input.setCustomValidity(isTooLarge ? dataset["tooLarge"]! : "");
}

/** Adds what only works with script. */
function enhance(): void {
  offerAll();
  showOwnTimes();
  enhanceEntryForm();
  offerKept((page, form) =>
    show(page, keepTyped(form, false), { at: -1, isOfRows: false, focused: form.id }),
  );
}

function timesIn(part: ParentNode) {
  return part.querySelectorAll<HTMLInputElement>("input[type=datetime-local]");
}

/** Times are typed in the zone of who types them. Without script, it's UTC. */
function showOwnTimes(): void {
  for (const input of timesIn(main())) {
    const [label] = input.labels ?? [];
    const now = new Date();
    const [, zone = ""] =
      / (\S+)$/.exec(now.toLocaleString("en-US", { timeZoneName: "short" })) ?? [];
    if (label) label.textContent = label.textContent.replace("UTC", zone);
    if (input.value === "") continue;
    const at = new Date(`${input.value}Z`);
    const own = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
    input.defaultValue = own.toISOString().slice(0, 16);
  }
}

/** Sends times in UTC. */
function asUtc(fields: FormData, form: HTMLFormElement): void {
  for (const { name, value } of timesIn(form))
    if (value !== "") fields.set(name, new Date(value).toISOString());
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

// The form of an entry or an issue: Ctrl+S or ⌘S saves it, an entry's draft is saved by itself while it's written, what
// can't be saved is kept in the browser, and what's in sight stays there.

import { addresses } from "../../../addresses.ts";
import { forget, forgetAll, keep, keptOf } from "../kept-texts.ts";
import { fieldsOf, isUnsaved, markTyped } from "../typed-forms.ts";

/** How often an entry is saved by itself, in milliseconds. */
const interval = 20_000;

const form = () => document.querySelector<HTMLFormElement>("main form[data-entry]");

/** Whose form it is, and of what. */
function placeOf({ dataset }: HTMLFormElement) {
  const entry = new URLSearchParams(location.search).get("entry") ?? "";
  return { place: `${location.pathname} ${entry}`, by: dataset["entry"]! };
}

/** By which this page keeps what's typed into it, or what it shows of what was kept before. */
let key = String(Math.random());

/** The saving that isn't over yet: what's sent next was written after it. */
let saving: Promise<unknown> = Promise.resolve();
export const settled = (): Promise<unknown> => saving;

addEventListener("keydown", (event) => {
  const { key: pressed, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (pressed.toLowerCase() !== "s" || !(ctrlKey || metaKey) || altKey || shiftKey) return;
  const shown = form();
  if (!shown) return;
  event.preventDefault();
  shown.requestSubmit(shown.querySelector<HTMLButtonElement>("#save"));
});

// The buttons of lists and photos change the form without leaving the page.
addEventListener("click", ({ target }) => {
  const button = (target as Element).closest('button[name=":list"], button[value^="photo "]');
  const changed = button?.closest("form");
  if (changed) markTyped(changed, true);
});

// What else is done with an entry is done with what's typed. Before what sends forms without leaving the page.
addEventListener(
  "submit",
  (event) => {
    const [other, shown] = [event.target as HTMLFormElement, form()];
    if (!shown || other === shown || !("byItself" in shown.dataset) || !isUnsaved(shown)) return;
    if (!other.matches("main form[method=post]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void saveFirst(shown, other, event.submitter);
  },
  { capture: true },
);

async function saveFirst(
  shown: HTMLFormElement,
  other: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<void> {
  if (!(await saveByItself()) && !confirm("Leave without saving your changes?")) return;
  markTyped(shown, false);
  other.requestSubmit(submitter);
}

setInterval(() => void saveOrKeep(), interval);
addEventListener("online", () => void saveOrKeep());
// A phone may end a page that isn't in sight.
addEventListener("visibilitychange", () => {
  if (document.hidden) keepTyped();
});
addEventListener("pagehide", keepTyped);

/** Says at the form how its words are. @param isWrong whether it's worth an interruption */
function tell(text: string, isWrong: boolean): void {
  const said = form()?.querySelector("[data-said]");
  if (!said || said.textContent === text) return;
  said.ariaLive = isWrong ? "polite" : "off";
  said.textContent = text;
}

const clock = () => new Date().toLocaleTimeString("en-US", { hour: "2-digit", minute: "2-digit" });

/** Keeps what is typed and isn't saved in the browser. @returns whether it does */
function keepTyped(): boolean {
  const shown = form();
  if (!shown || !isUnsaved(shown)) return false;
  const fields = fieldsOf(shown).toString();
  return keep(localStorage, key, { ...placeOf(shown), at: Date.now(), fields });
}

async function saveOrKeep(): Promise<void> {
  const shown = form();
  if (!shown || shown.inert || !isUnsaved(shown)) return;
  if (shown.dataset["byItself"] === "") await saveByItself();
  else if (keepTyped()) tell(`Not saved yet. Kept in this browser at ${clock()}.`, false);
}

/** Saves an entry's draft by itself. @returns whether it's saved */
function saveByItself(): Promise<boolean> {
  const shown = form()!;
  const saved = saving.then(() => (shown.dataset["byItself"] === "" ? save(shown) : false));
  saving = saved;
  return saved;
}

async function save(shown: HTMLFormElement): Promise<boolean> {
  const body = fieldsOf(shown);
  body.set("act", "content save");
  markTyped(shown, false);
  let why = "The site can't be reached.";
  try {
    const answer = await fetch(location.href, {
      method: "POST",
      body,
      headers: { accept: "application/json" },
    });
    if (isSignIn(answer)) why = "You're signed out: save it to sign in.";
    else {
      const said = (await answer.json()) as string | { notice: { title: string } };
      if (typeof said === "string") {
        shown.querySelector<HTMLInputElement>("[name=entry-read]")!.value = said;
        forget(localStorage, key);
        tell(`Saved by itself at ${clock()}.`, false);
        return true;
      }
      why = said.notice.title;
    }
  } catch {
    // No connection, or an answer that isn't the site's.
  }
  markTyped(shown, true);
  tell(
    keepTyped() ? `${why} What you typed is kept in this browser.` : `${why} Don't leave the page.`,
    true,
  );
  return false;
}

/** Whether an answer is the page that people sign in on. */
export const isSignIn = ({ url }: Pick<Response, "url">): boolean =>
  new URL(url).pathname === addresses.consoleSignIn.path;

/** A form was saved: what the browser kept of it isn't needed. */
export function dropKept(saved: HTMLFormElement): void {
  if ("entry" in saved.dataset) forget(localStorage, key);
}

/** What the page offers of what was kept, and what shows a page that has it in its form. */
let offered: { found: string; fields: string; show: (page: Document) => void } | undefined;

/** Offers what was typed here before and isn't saved. @param show shows a page that has it in its form */
export function offerKept(show: (page: Document) => void): void {
  const { pathname, search } = location;
  if (pathname === addresses.consoleSignIn.path && /[?&]done=out\b/.test(search))
    forgetAll(localStorage);
  const [shown, offer] = [form(), document.querySelector<HTMLElement>("[data-kept]")];
  if (!shown || !offer) return;
  const all = keptOf(localStorage, placeOf(shown), Date.now());
  const newest = all.find(([each]) => each !== key);
  offer.hidden = !newest;
  if (!newest) return;
  const [found, { at, fields }] = newest;
  offered = { found, fields, show };
  offer.querySelector("time")!.textContent = new Date(at).toLocaleString("en-US", {
    dateStyle: "medium",
    timeStyle: "short",
  });
}

addEventListener("click", ({ target }) => {
  const button = (target as Element).closest("[data-kept] button");
  if (!button || !offered) return;
  if (!("forget" in (button as HTMLElement).dataset)) return void showKept(offered);
  forget(localStorage, offered.found);
  offerKept(offered.show);
});

async function showKept({ found, fields, show }: NonNullable<typeof offered>): Promise<void> {
  const body = new URLSearchParams(fields);
  // The server shows the form again, and saves nothing.
  body.set(":show", "");
  const answer = await fetch(location.href, { method: "POST", body }).catch(() => undefined);
  if (!answer?.ok || isSignIn(answer)) return tell("The site can't show it now.", true);
  keepTyped();
  key = found;
  show(new DOMParser().parseFromString(await answer.text(), "text/html"));
}

/**
 * Remembers what is folded open in the form and which field is in sight. What it returns does the same in a fresh copy
 * of the form.
 */
export function keepPlace(): () => void {
  const folds = () => [...(form()?.querySelectorAll("details") ?? [])];
  const open = folds().map((fold) => fold.open);
  const fields = [...(form()?.querySelectorAll<HTMLElement>("[data-field] [id]") ?? [])];
  const seen = fields.find((field) => field.getBoundingClientRect().top > topOfForm);
  const before = seen?.getBoundingClientRect().top ?? 0;
  return () => {
    const fresh = folds();
    if (fresh.length === open.length)
      for (const [index, fold] of fresh.entries()) fold.open ||= open[index]!;
    const again = seen && document.getElementById(seen.id);
    if (!again) return;
    const moved = again.getBoundingClientRect().top - before;
    // On a phone, the main part scrolls; elsewhere the page does.
    document.querySelector("main")!.scrollBy(0, moved);
    scrollBy(0, again.getBoundingClientRect().top - before);
  };
}

/** Above it are the site's name and a notice, in pixels. */
const topOfForm = 120;

// The form of an entry or an issue: Ctrl+S or ⌘S saves it, an entry's draft is saved by itself while it's written, and
// what's in sight stays there.

import { dropKept, keepForm } from "../keep-forms.ts";
import { fieldsOf, isSignIn, isUnsaved, markTyped } from "../typed-forms.ts";

/** How often an entry is saved by itself, in milliseconds. */
const interval = 20_000;

const form = () => document.querySelector<HTMLFormElement>("main form[data-entry]");

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

/** Says at the form how its words are. @param isWrong whether it's worth an interruption */
function tell(text: string, isWrong: boolean): void {
  const said = form()?.querySelector("[data-said]");
  if (!said || said.textContent === text) return;
  said.ariaLive = isWrong ? "polite" : "off";
  said.textContent = text;
}

const clock = () => new Date().toLocaleTimeString("en-US", { hour: "2-digit", minute: "2-digit" });

async function saveOrKeep(): Promise<void> {
  const shown = form();
  if (!shown || shown.inert || !isUnsaved(shown)) return;
  if (shown.dataset["byItself"] === "") await saveByItself();
  else if (keepForm(shown)) tell(`Not saved yet. Kept in this browser at ${clock()}.`, false);
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
        dropKept(shown);
        keepForm(shown);
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
    keepForm(shown)
      ? `${why} What you typed is kept in this browser.`
      : `${why} Don't leave the page.`,
    true,
  );
  return false;
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

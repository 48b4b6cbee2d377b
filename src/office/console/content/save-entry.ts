// The form of an entry or an issue: Ctrl+S or ⌘S saves it, what's in sight stays there, and nobody loses what isn't saved without
// being asked.

/** The form whose fields have been changed, and the one that was sent. */
let changed: EventTarget | null = null;
let sent: EventTarget | null = null;

const form = () => document.querySelector<HTMLFormElement>("form[data-entry]");

function isUnsaved(): boolean {
  const shown = form();
  return shown !== null && shown !== sent && (shown === changed || "unsaved" in shown.dataset);
}

addEventListener("input", ({ target }) => {
  changed = (target as Element).closest("form[data-entry]") ?? changed;
  // It was sent, and couldn't be saved.
  if (changed === sent) sent = null;
});

// The buttons of lists change the form without leaving the page.
addEventListener("click", ({ target }) => {
  const button = (target as Element).closest('button[name=":list"]');
  changed = button?.closest("form[data-entry]") ?? changed;
});

// Before what sends forms without leaving the page, which would replace this one.
addEventListener(
  "submit",
  (event) => {
    if (event.target === form()) sent = form();
    else if (isUnsaved() && !confirm("Leave without saving your changes?")) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  },
  { capture: true },
);

addEventListener("beforeunload", (event) => {
  if (isUnsaved()) event.preventDefault();
});

addEventListener("keydown", (event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.toLowerCase() !== "s" || !(ctrlKey || metaKey) || altKey || shiftKey) return;
  const shown = form();
  if (!shown) return;
  event.preventDefault();
  shown.requestSubmit(shown.querySelector<HTMLButtonElement>("#save"));
});

/**
 * Whether a form stays, because what's typed into it would be lost on the page that came instead: where its person signs
 * in again, or of an error. @param answer undefined if there was none
 */
export async function keepsTyped(sentForm: HTMLFormElement, answer?: Response): Promise<boolean> {
  const isSignedOut = answer && new URL(answer.url).pathname.endsWith("sign-in");
  const isWrong = !answer || answer.status >= 500;
  if (sentForm !== form() || !(isSignedOut || isWrong)) return false;
  sent = null;
  changed = sentForm;
  sentForm.inert = false;
  const why = isSignedOut
    ? "You're signed out, so nothing was saved. Sign in in another tab, then save again here."
    : await problemIn(answer);
  alert(
    why ??
      "The site didn't answer, so this may not be saved. Everything you typed is still here: try again in a minute.",
  );
  return true;
}

/** What a page of ours says is wrong; undefined for other answers, as of a proxy. */
async function problemIn(answer?: Response): Promise<string | undefined> {
  const page = new DOMParser().parseFromString((await answer?.text()) ?? "", "text/html");
  const problem = page.querySelector('main [role="alert"]')?.textContent;
  return problem && `${problem} Everything you typed is still here.`;
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

// What script adds to the part of an entry's form that takes a photo: it may be pasted and dropped, goes to where the
// cursor is, and nothing else of the page changes. Sent with the draft by mistake, it goes there, too.

import { shrinkPhoto } from "../../../site/media/shrink-photo.ts";
import { isSignIn } from "../typed-forms.ts";

const part = () => document.querySelector<HTMLDetailsElement>("[data-photo]");
const fieldOf = (name: string) => part()!.querySelector<HTMLInputElement>(`[name=":${name}"]`)!;
const bodyText = () => document.querySelector<HTMLTextAreaElement>("[data-markdown]");

/** Whether someone has put the cursor into the text. Before that, a photo goes to its end. */
let hasCursor = document.activeElement === bodyText();

addEventListener("focusin", ({ target }) => {
  hasCursor ||= target === bodyText();
});

/** The photo of what's pasted or dropped: text with a picture of itself, as Word copies it, is text. */
const photoIn = (data: DataTransfer | null) =>
  data && data.getData("text/plain") === ""
    ? [...data.files].find(({ type }) => type.startsWith("image/"))
    : undefined;

/** @returns whether it's a photo, which waits for its words then */
export function takePhoto(event: Event, data: DataTransfer | null): boolean {
  const photo = part() && photoIn(data);
  if (!photo) return false;
  event.preventDefault();
  const chosen = new DataTransfer();
  chosen.items.add(photo);
  const field = fieldOf("photo");
  field.files = chosen.files;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  part()!.open = true;
  fieldOf("alt").focus();
  return true;
}

const isOverForm = (target: EventTarget | null) =>
  part() !== null && (target as Element).closest("form") === part()!.closest("form");

addEventListener("dragover", (event) => {
  if (isOverForm(event.target) && event.dataTransfer?.types.includes("Files"))
    event.preventDefault();
});

addEventListener("drop", (event) => {
  if (isOverForm(event.target)) takePhoto(event, event.dataTransfer);
});

// A draft is saved without a photo that wasn't added, and without its words.
addEventListener("beforeunload", (event) => {
  if (part() && ["photo", "alt"].some((name) => fieldOf(name).value !== "")) event.preventDefault();
});

function say(words: string): void {
  part()!.querySelector("[data-photo-said]")!.textContent = words;
}

/** Whether a field of the photo is right; if not, the browser says why. */
function isRight(field: HTMLInputElement): boolean {
  field.required = true;
  const right = field.reportValidity();
  field.required = false;
  return right;
}

interface Form {
  /** Puts text where the cursor is, so that it can be undone. */
  insert(area: HTMLTextAreaElement, text: string): void;
  /** Shows a list as an answer has it. */
  showList(page: Document, id: string): void;
}

/**
 * Adds the chosen photo to the form. @param act as its button says
 * @returns whether it's there now
 */
async function add(act: string, host: Form): Promise<boolean> {
  if (!["photo", "alt", "credit"].every((name) => isRight(fieldOf(name)))) return false;
  const form = part()!.closest("form")!;
  if (form.inert) return false;
  const data = new FormData(form);
  data.set("act", act);
  say("Sending…");
  form.inert = true;
  try {
    data.set(":photo", await shrinkPhoto(fieldOf("photo").files![0]!));
    const answer = await fetch(form.action, {
      method: "POST",
      body: data,
      headers: { accept: "text/html" },
    });
    // From someone who isn't signed in, nothing as large as a photo is read.
    if (isSignIn(answer) || answer.status === 413) {
      const { isSignedIn, signInAgain } = await import("../sign-in/sign-in-again.ts");
      if (!(await isSignedIn())) {
        const isIn = await signInAgain();
        form.inert = false;
        if (isIn) return await add(act, host);
        say("You're signed out. The photo is still here.");
        return false;
      }
    }
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const file = page.querySelector<HTMLElement>("[data-added]")?.dataset["added"];
    if (file === undefined) {
      const problem = page.querySelector('main [role="alert"]')?.textContent;
      say(problem ?? "The site didn't take the photo. It's still here: try again in a minute.");
      return false;
    }
    form.inert = false;
    host.showList(page, "field-photos");
    if (act === "photo text") place(file, host.insert);
    for (const name of ["photo", "alt"]) fieldOf(name).value = "";
    say(act === "photo text" ? "It's in the text." : "It's among the photos.");
    return true;
  } catch {
    say("The site didn't answer. The photo is still here: try again in a minute.");
    return false;
  } finally {
    form.inert = false;
  }
}

/** Puts a photo into the text, as a paragraph of its own. */
function place(file: string, insert: Form["insert"]): void {
  const area = bodyText()!;
  const { value } = area;
  if (!hasCursor) area.setSelectionRange(value.length, value.length);
  const [above] = /\n{0,2}$/.exec(value.slice(0, area.selectionStart))!;
  const [below] = /^\n{0,2}/.exec(value.slice(area.selectionEnd))!;
  const isFirst = area.selectionStart === above.length;
  const lines = (there: string) => "\n".repeat(2 - there.length);
  insert(area, `${isFirst ? "" : lines(above)}![](${file})${lines(below)}`);
}

/** Makes the part's buttons work without leaving the page. */
export function addPhotosWith(form: Form): void {
  addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[value^="photo "]');
    if (!button) return;
    event.preventDefault();
    void add(button.value, form);
  });
  addEventListener(
    "submit",
    (event) => {
      const sent = event.target as HTMLFormElement;
      if (sent !== part()?.closest("form") || fieldOf("photo").files!.length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      part()!.open = true;
      const { submitter } = event;
      const [usual] = part()!.querySelectorAll<HTMLButtonElement>('button[value^="photo "]');
      void add(usual!.value, form).then((isThere) => isThere && sent.requestSubmit(submitter));
    },
    { capture: true },
  );
}

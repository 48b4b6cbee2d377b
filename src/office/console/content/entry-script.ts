// What script adds to the form of a content file: characters left, previews, color pickers, lists that change
// in place, a search for fields, and pasted text as Markdown. Loaded only where there's such a form.

import { addPhotosWith, takePhoto } from "./photo-script.ts";
import { isSignIn } from "../typed-forms.ts";

const form = () => document.querySelector<HTMLElement>("[data-entry-form]");
const all = <Found extends HTMLElement = HTMLElement>(selector: string) => [
  ...(form()?.querySelectorAll<Found>(selector) ?? []),
];
type Control = HTMLInputElement | HTMLTextAreaElement;

/** How long a pause in typing is, in milliseconds. */
const pause = { drawing: 150, text: 400 };

/** Shows what only works with script. The page's main part may have been replaced since. */
export function enhanceEntryForm(): void {
  for (const each of all("[data-color], [data-filter]")) each.hidden = false;
  for (const each of all("[data-max]")) countLeft(each);
}

addEventListener("input", ({ target }) => {
  if (!isIn(target)) return;
  const field = target.closest("[data-field]");
  const count = field?.querySelector<HTMLElement>("[data-max]");
  if (count) countLeft(count);
  if (target.matches("[data-color]")) {
    const code = target.nextElementSibling as HTMLInputElement;
    code.value = target.value;
    draw(code.name);
  } else if (target.previousElementSibling?.matches("[data-color]"))
    showColor(target.previousElementSibling as HTMLInputElement, target.value);
  if (target.closest("[data-filter]")) filter(target.value);
  if (target.matches("[data-markdown]")) previewText(target);
  draw(target.name);
});

addEventListener("focusin", ({ target }) => {
  if (isIn(target) && target instanceof HTMLInputElement) offerPhrases(target.list);
});

addEventListener("keydown", (event) => {
  // A phrase is one line, however many it's shown in.
  const isLine = isIn(event.target) && event.target.matches("[data-filter] *, [data-line]");
  if (isLine && event.key === "Enter") event.preventDefault();
});

addEventListener("click", (event) => {
  const button = (event.target as Element).closest<HTMLButtonElement>('button[name=":list"]');
  if (!button || !form()?.contains(button)) return;
  event.preventDefault();
  void changeList(button);
});

addEventListener("paste", (event) => {
  if (!isIn(event.target) || takePhoto(event, event.clipboardData)) return;
  if (event.target.matches("[data-markdown]")) void paste(event);
});

addPhotosWith({
  insert,
  showList(page, id) {
    const before = document.getElementById(id);
    const after = page.getElementById(id);
    if (!before || !after) return;
    keepOpen(before, after);
    before.replaceWith(after);
    enhanceEntryForm();
  },
});

function isIn(target: EventTarget | null): target is Control {
  return target instanceof Element && (form()?.contains(target) ?? false);
}

/** Offers the phrases that are in the form now. */
function offerPhrases(list: HTMLElement | null): void {
  const from = list?.dataset["quotes"]?.split(" ");
  if (!list || !from) return;
  const typed = all<Control>("[name]").filter(({ name }) =>
    from.some((each) => /^\.\d+$/.test(name.replace(each, "")) && name.startsWith(each)),
  );
  const phrases = new Set(typed.map(({ value }) => value.trim()).filter(Boolean));
  list.replaceChildren(
    ...[...phrases].map((phrase) =>
      Object.assign(document.createElement("option"), { value: phrase }),
    ),
  );
}

function countLeft(count: HTMLElement): void {
  const control = count.closest("[data-field]")!.querySelector<Control>("[name]")!;
  const left = Number(count.dataset["max"]) - control.value.trim().length;
  count.textContent = left < 0 ? `${-left} too many` : `${left} left`;
  count.toggleAttribute("data-over", left < 0);
}

function showColor(picker: HTMLInputElement, typed: string): void {
  if (/^#[\da-f]{6}$/i.test(typed.trim())) picker.value = typed.trim();
}

/** Shows only fields whose label, help or words have what was typed. */
function filter(typed: string): void {
  const wanted = typed.trim().toLowerCase();
  for (const field of all("[data-field]")) {
    const values = [...field.querySelectorAll<Control>("[name]")].map(({ value }) => value);
    const words = [field.textContent, ...values].join(" ").toLowerCase();
    field.hidden = !words.includes(wanted);
  }
  // The innermost first.
  for (const part of all("[data-fold], [data-part]").toReversed()) {
    const own = part.querySelector("summary, legend")?.textContent.toLowerCase() ?? "";
    if (wanted !== "" && own.includes(wanted))
      for (const field of part.querySelectorAll<HTMLElement>("[hidden][data-field]"))
        field.hidden = false;
    const isFound = part.querySelector("[data-field]:not([hidden])") !== null;
    part.hidden = !isFound && wanted !== "";
    if (part instanceof HTMLDetailsElement && wanted !== "") part.open = isFound;
  }
}

/** What the form would post. */
function posted(more: readonly [name: string, value: string][]): URLSearchParams {
  const fields = [...new FormData(form()!.closest("form")!), ...more];
  return new URLSearchParams(
    fields.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

async function ask(body: URLSearchParams): Promise<Document> {
  const answer = await fetch(location.href, {
    method: "POST",
    body,
    headers: { accept: "text/html" },
  });
  if ((!answer.ok && answer.status !== 422) || isSignIn(answer))
    throw new Error(`${answer.status} of ${answer.url}`);
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

/** Asks for a preview after a pause, and shows the answer to the last question. */
function previewing(
  wait: number,
  what: string,
  into: () => HTMLElement | null,
  body: () => URLSearchParams,
) {
  let [timer, last] = [0, 0];
  return () => {
    clearTimeout(timer);
    const mine = ++last;
    timer = setTimeout(async () => {
      const question = body();
      question.set(":preview", what);
      try {
        const shown = await ask(question);
        if (mine === last) into()?.replaceChildren(...shown.body.childNodes);
      } catch {
        // The former preview stays; saving says what's wrong.
      }
    }, wait) as unknown as number;
  };
}

const drawing = () => document.querySelector<HTMLElement>("[data-drawing]");
const askDrawing = previewing(pause.drawing, "drawing", drawing, () => {
  const fields = posted([]);
  fields.delete("body");
  return fields;
});

/** Draws the entry again if a field is shown in its drawing. */
function draw(name: string): void {
  const shown = drawing()?.dataset["drawing"]?.split(" ") ?? [];
  if (shown.some((each) => (each.endsWith(".") ? name.startsWith(each) : name === each)))
    askDrawing();
}

const bodyText = () => document.querySelector<HTMLTextAreaElement>("[data-markdown]");
const askText = previewing(
  pause.text,
  "body",
  () => document.querySelector<HTMLElement>("[data-preview]"),
  () => new URLSearchParams({ body: bodyText()?.value ?? "" }),
);

function previewText(typedIn: Control): void {
  if (typedIn === bodyText()) askText();
}

/** Does what a list's button says, and shows that list again as the server has it. */
async function changeList(button: HTMLButtonElement): Promise<void> {
  const [does, at = ""] = button.value.split(" ");
  const path = does === "add" ? at : at.replace(/\.\d+$/, "");
  const id = `field-${path}`;
  const before = document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  try {
    const page = await ask(posted([[button.name, button.value]]));
    const after = page.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (!before || !after) throw new Error("the list isn't there");
    keepOpen(before, after);
    before.replaceWith(after);
  } catch {
    alert("The site didn't answer, so the list is as it was. Everything you typed is still here.");
    return;
  }
  enhanceEntryForm();
  focusAfter(does, at, path);
}

/** Opens what was open, unless it's gone. */
function keepOpen(before: HTMLElement, after: HTMLElement): void {
  for (const was of [before, ...before.querySelectorAll("details")]) {
    const id = `#${CSS.escape(was.id)}`;
    const now = after.matches(id) ? after : after.querySelector(id);
    if (was instanceof HTMLDetailsElement && now?.matches("details"))
      now.toggleAttribute("open", was.open || now.hasAttribute("open"));
  }
}

/** The focus stays with the item that moved, goes to a new one, or to what took a removed one's place. */
function focusAfter(does: string | undefined, at: string, path: string): void {
  const items = all(`[id^="${CSS.escape(`field-${path}.`)}"]`);
  const index = Number(/\.(\d+)$/.exec(at)?.[1] ?? 0);
  const to = { up: index - 1, down: index + 1, remove: index }[does ?? ""] ?? Infinity;
  const ids = items.flatMap(({ id }) => {
    const [, place] = /^\.(\d+)$/.exec(id.slice(`field-${path}`.length)) ?? [];
    return place === undefined ? [] : [Number(place)];
  });
  const place = Math.min(to, Math.max(...ids));
  const item = items.find(({ id }) => id === `field-${path}.${place}`);
  const control = item?.matches("details")
    ? item.querySelector<HTMLElement>(does === "add" ? "[name]:not([type=hidden])" : "summary")
    : item;
  control?.focus();
}

/**
 * Whether text was copied with what Markdown can say, such as headings, bold, links, lists and tables, with pictures, or with
 * what its plain text says wrong: what was struck out, or a raised figure.
 */
const isRich = (html: string) =>
  /<(h[1-6]|b|strong|i|em|a|ul|ol|li|table|blockquote|img|s|del|strike|sup|sub)\b|role=["']?heading|mso-list|line-through|(?:font-(?:weight|style)|vertical-align):/i.test(
    html,
  );

async function paste(event: ClipboardEvent): Promise<void> {
  const { clipboardData: copied } = event;
  const area = event.target as HTMLTextAreaElement;
  const html = copied?.getData("text/html") ?? "";
  // Code editors copy Markdown with its colors.
  if (!isRich(html) || copied?.types.includes("vscode-editor-data")) return;
  const plain = copied?.getData("text/plain") ?? "";
  event.preventDefault();
  const status = area.closest("[data-field]")?.querySelector("[data-pasted]");
  status?.replaceChildren();
  const reader = await import("./pasted-markdown.ts").catch(() => undefined);
  const pasted = reader?.readPasted(html);
  insert(area, pasted?.markdown || plain);
  if (!reader || !pasted) return;
  const shown = await ask(new URLSearchParams({ ":preview": "body", body: pasted.markdown })).catch(
    () => undefined,
  );
  const { missing, added } = reader.compareWords(
    plain,
    shown ? linesOf(shown.body) : pasted.markdown,
    pasted,
  );
  status?.append(
    [
      tell("Left out, because it's struck out", pasted.struck),
      pasted.pictures === 0
        ? ""
        : `Left out: ${pasted.pictures === 1 ? "a picture" : `${pasted.pictures} pictures`}. Paste each by itself, or choose it below.`,
      tell("Only on the clipboard, not in the text", missing),
      tell("Only in the text, not on the clipboard", added),
    ].join(" "),
  );
}

/** At most so many of the words that differ are named. */
const maxTold = 12;

const tell = (what: string, words: readonly string[]) =>
  words.length === 0
    ? ""
    : `${what}: ${words.slice(0, maxTold).join(", ")}${words.length > maxTold ? ", …" : "."}`;

/** A preview's text, with each of its paragraphs, items and cells on a line. */
function linesOf(part: HTMLElement): string {
  for (const block of part.querySelectorAll("p, li, h2, h3, h4, h5, h6, tr, td, th, pre, br"))
    block.append("\n");
  for (const list of part.querySelectorAll("ul, ol")) list.prepend("\n");
  return part.textContent ?? "";
}

/** Replaces what is selected, so that the browser can undo it. */
function insert(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // The only way to insert text that can be undone.
  if (document.execCommand("insertText", false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
  area.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

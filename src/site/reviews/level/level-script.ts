// In the head of every page, at most 1 KiB. These elements fill themselves in while the page is parsed, before anything
// is painted, so that one cached page shows each reader their own level.

import { readNear } from "./near-levels.ts";

export const root = document.documentElement;

interface Shown extends HTMLElement {
  connectedCallback(): void;
}

function show() {
  root.dataset["level"] ??= "";
  for (const part of document.querySelectorAll<Shown>("level-rating,level-choice,own-level"))
    part.connectedCallback();
}

function showStored() {
  try {
    root.dataset["level"] = (localStorage["level"] as string | undefined) ?? "";
    // Compares paddles with the one this reader owns, before the first paint: src/site/paddles/own/own-script.ts.
    if (localStorage["own"])
      document.head.append(
        Object.assign(document.createElement("script"), {
          type: "module",
          src: root.dataset["own"]!,
          blocking: "render",
        }),
      );
  } catch {
    // Without local storage, a level lasts as long as the page.
  }
  show();
}

customElements.define(
  "level-rating",
  class extends HTMLElement {
    connectedCallback() {
      // Undefined, as null, is no text.
      this.textContent = readNear(this.dataset["near"]!, root.dataset["level"]!) as string;
    }
  },
);

// Goes right after its template.
customElements.define(
  "level-choice",
  class extends HTMLElement {
    connectedCallback() {
      if (!this.firstChild)
        this.append((this.previousElementSibling as HTMLTemplateElement).content.cloneNode(true));
      this.querySelector("select")!.value = root.dataset["level"]!;
    }
  },
);

// Goes after its field. The reader's own answer stays. A DUPR field, whose placeholder is an example, can't be 'new'.
// Set as the default value, so that hydration doesn't mistake it for something typed.
customElements.define(
  "own-level",
  class extends HTMLElement {
    was = "";
    connectedCallback() {
      const form = this.closest("form") as never as Record<string, HTMLInputElement>;
      const field = form[this.dataset["of"]!]!;
      const own = root.dataset["level"]!;
      if (field.value === this.was)
        field.defaultValue = field.value = this.was = field.placeholder && own === "new" ? "" : own;
    }
  },
);

// Goes at the end of a `<time>`, after its day in UTC, which is tomorrow's in an American evening.
customElements.define(
  "own-day",
  class extends HTMLElement {
    connectedCallback() {
      const time = this.parentNode as HTMLTimeElement;
      const at = new Date(time.dateTime);
      if (at.getDate() !== at.getUTCDate())
        (time.firstChild as Text).data = at.toLocaleDateString("en-US", { dateStyle: "long" });
    }
  },
);

// Marks a form's contents as this browser's, so that sending them again after a lost answer brings back the same link.
addEventListener(
  "submit",
  ({ target }) => {
    const { once } = target as never as { once?: HTMLInputElement };
    if (once) once.value ||= crypto.getRandomValues(new Uint32Array(5)).join("");
  },
  true,
);

addEventListener("change", ({ target }) => {
  if (!(target as Element).closest("level-choice")) return;
  root.dataset["level"] = (target as HTMLSelectElement).value;
  try {
    localStorage["level"] = root.dataset["level"];
  } catch {}
  show();
});

for (const event of ["storage", "pageshow"]) addEventListener(event, showStored);
showStored();

// Every page has this script. It loads src/site/layout/late-script.ts when something with `data-focusin` or `data-click` is
// first used. If that fails, a search box is still a plain form, and a link is followed.
for (const event of ["focusin", "click"])
  addEventListener(event, async (used) => {
    const { dataset, href } = used.target as HTMLAnchorElement;
    const { ctrlKey, metaKey, shiftKey } = used as MouseEvent;
    if (!dataset[event] || ctrlKey || metaKey || shiftKey) return;
    used.preventDefault();
    // WebKit copies in the handler of a click alone, not once a script has come.
    const copied =
      dataset["click"] === "share" && !navigator.share
        ? navigator.clipboard?.writeText(dataset["url"] ?? href).then(
            () => true,
            () => false,
          )
        : undefined;
    try {
      await (await import(/* @vite-ignore */ root.dataset["script"]!)).use(used, copied);
    } catch {
      if (href) location.href = href;
    }
  });

import { root } from "../reviews/level/level-script.ts";
import { readTray, renamed, toggled, type Tray, trayInWords } from "./tray.ts";

// In the head of pages with the tray. These elements fill themselves in while the page is parsed, before anything is
// painted. A toggle fills in the button or checkbox before it.

let tray: Tray = {};

interface Shown extends HTMLElement {
  connectedCallback(): void;
}

function show() {
  root.toggleAttribute("data-tray", trayInWords(tray).names !== "");
  for (const part of document.querySelectorAll<Shown>("tray-toggle,paddle-tray"))
    part.connectedCallback();
}

function showKept() {
  try {
    tray = readTray(localStorage["tray"] as string | undefined);
  } catch {
    // Without local storage, the tray lasts as long as the page.
  }
  show();
}

customElements.define(
  "tray-toggle",
  class extends HTMLElement {
    connectedCallback() {
      const { slug, name, earlier } = this.dataset;
      if (earlier) tray = renamed(tray, earlier.split(" "), slug!, name!);
      const isIn = Object.hasOwn(tray, slug!);
      const control = this.previousElementSibling as HTMLInputElement;
      if (control.type === "checkbox") control.checked = isIn;
      else {
        control.type = "button";
        control.ariaPressed = `${isIn}`;
      }
    }
  },
);

// Goes right after its template.
customElements.define(
  "paddle-tray",
  class extends HTMLElement {
    connectedCallback() {
      const { content } = this.previousElementSibling as HTMLTemplateElement;
      if (!this.firstChild) this.append(content.cloneNode(true));
      const words: Record<string, string> = trayInWords(tray);
      for (const part of this.querySelectorAll<HTMLElement>("[data-says]"))
        part.textContent = words[part.dataset["says"]!]!;
      for (const link of this.querySelectorAll<HTMLAnchorElement>("[data-to]"))
        link.href = words[link.dataset["to"]!]!;
      this.querySelector("ul")!.replaceChildren(
        ...Object.entries(tray).map(([slug, name]) => {
          const line = content.querySelector("li")!.cloneNode(true) as HTMLElement;
          const [link, button] = line.children as unknown as [HTMLAnchorElement, HTMLElement];
          line.dataset["slug"] = slug;
          link.href = `/${slug}`;
          link.textContent = name;
          button.ariaLabel = `Remove ${name}`;
          return line;
        }),
      );
    }
  },
);

addEventListener("click", ({ target }) => {
  const button = (target as Element).closest(":has(+tray-toggle),paddle-tray button");
  if (!button) return;
  const toggle = (button.nextElementSibling ?? button).closest<HTMLElement>("[data-slug]");
  const { slug, name } = toggle?.dataset ?? {};
  tray = slug ? toggled(tray, slug, name!) : {};
  try {
    localStorage["tray"] = JSON.stringify(tray);
  } catch {}
  show();
  const { count, names, leftOut } = trayInWords(tray);
  document.querySelector("paddle-tray>[role=status]")!.textContent =
    count + (leftOut && ` ${document.querySelector("paddle-tray p")!.textContent}`);
  // The clicked button is gone, so the focus moves to what is left.
  if (!button.checkVisibility())
    document.querySelector<HTMLElement>(names ? "paddle-tray summary" : "main")!.focus();
});

for (const event of ["storage", "pageshow"]) addEventListener(event, showKept);
showKept();

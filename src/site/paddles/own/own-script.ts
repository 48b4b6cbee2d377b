import {
  type Bag,
  bagAddress,
  firstOwned,
  type Owned,
  readBag,
  refreshedIn,
  toggledIn,
  yoursText,
} from "./bag.ts";
import { noDifference, readFacts, vsYours } from "./vs-yours.ts";

// Loaded only if this browser remembers a paddle, by the script in the head (src/site/reviews/level/level-script.ts), which
// holds back the first paint until it's there; otherwise once a visitor clicks "I own this" or "Remember". Everything
// stays in local storage and is sent nowhere. What it writes is text, never HTML.

const root = document.documentElement;
let bag: Bag = [];

interface Shown extends HTMLElement {
  connectedCallback(): void;
}

function show() {
  root.toggleAttribute("data-owner", firstOwned(bag) !== undefined);
  for (const part of document.querySelectorAll<Shown>("vs-yours,own-toggle,own-kept,own-paddle"))
    part.connectedCallback();
  for (const point of document.querySelectorAll<SVGElement>("[data-point]"))
    point.toggleAttribute(
      "data-yours",
      bag.some(({ slug, is }) => slug === point.dataset["point"] && !is),
    );
}

function showKept() {
  try {
    bag = readBag(localStorage["own"] as string | undefined);
  } catch {
    // Without local storage, a bag lasts as long as the page.
  }
  show();
}

function keep(next: Bag) {
  bag = next;
  try {
    if (next.length > 0) localStorage["own"] = JSON.stringify(next);
    else localStorage.removeItem("own");
  } catch {}
}

/** The paddle that an element is about. */
function paddleOf({ dataset }: HTMLElement): Owned {
  return { slug: dataset["slug"]!, name: dataset["name"]!, facts: dataset["facts"]! };
}

const link = (text: string) => {
  const made = document.createElement("a");
  made.href = bagAddress(bag);
  made.textContent = text;
  return made;
};

customElements.define(
  "vs-yours",
  class extends HTMLElement {
    connectedCallback() {
      const paddle = paddleOf(this);
      const now = refreshedIn(bag, paddle, this.dataset["earlier"]?.split(" ") ?? []);
      if (JSON.stringify(now) !== JSON.stringify(bag)) keep(now);
      this.replaceChildren(...this.words(paddle));
    }

    words(paddle: Owned): (string | Node)[] {
      const isBare = "bare" in this.dataset;
      const mine = bag.find(({ slug }) => slug === paddle.slug);
      if (mine && !(isBare && mine.is))
        return isBare ? ["yours"] : [link(`You ${mine.is ?? "own"} this one`), "."];
      const first = firstOwned(bag);
      if (!first) return [];
      const units = "metric" in this.dataset ? "metric" : "us";
      const said = vsYours(readFacts(paddle.facts), readFacts(first.facts), units);
      if (!said) return [];
      const words = said.join(", ") || noDifference;
      return isBare ? [words] : ["vs. ", link(yoursText(first)), `: ${words}`];
    }
  },
);

// Goes right after its button.
customElements.define(
  "own-toggle",
  class extends HTMLElement {
    connectedCallback() {
      const button = this.previousElementSibling as HTMLButtonElement;
      button.ariaPressed = `${bag.some(({ slug, is }) => slug === button.value && !is)}`;
    }
  },
);

// Goes right after its template.
customElements.define(
  "own-kept",
  class extends HTMLElement {
    connectedCallback() {
      const { content } = this.previousElementSibling as HTMLTemplateElement;
      this.replaceChildren(...(bag.length > 0 ? [content.cloneNode(true)] : []));
      const names = this.querySelector("a");
      if (!names) return;
      names.href = bagAddress(bag);
      names.textContent = bag
        .map(({ name, is }) => (name || "one that isn't in our catalog") + (is ? ` (${is})` : ""))
        .join(", ");
    }
  },
);

// Goes right after a choice of paddles that hasn't been made.
customElements.define(
  "own-paddle",
  class extends HTMLElement {
    was = "";
    connectedCallback() {
      const choice = this.previousElementSibling as HTMLSelectElement;
      if (choice.value !== this.was) return;
      choice.value = bag.find(({ slug, is }) => slug !== "" && !is)?.slug ?? "";
      // A paddle that we no longer list.
      if (choice.selectedIndex === -1) choice.value = "";
      this.was = choice.value;
    }
  },
);

/** Handles a click on a button with `data-click`: it adds a paddle or removes it, remembers a bag, or forgets it. */
export function useOwn(button: HTMLButtonElement): void {
  const act = button.dataset["click"];
  if (act === "own") {
    const paddle = document.querySelector<HTMLElement>(`vs-yours[data-slug="${button.value}"]`);
    if (paddle) keep(toggledIn(bag, paddleOf(paddle)));
  } else keep(act === "forget" ? [] : readBag(button.value));
  show();
  const said = document.querySelector<HTMLElement>("[data-own-said]");
  if (!said || act === "own") return;
  said.textContent = act === "forget" ? "Forgotten." : "This browser remembers them now.";
  // The clicked button may be gone.
  if (!button.isConnected) said.focus();
}

for (const event of ["storage", "pageshow"]) addEventListener(event, showKept);
showKept();

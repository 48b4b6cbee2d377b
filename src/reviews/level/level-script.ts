import { nearText } from "./level";
import { minReviewsNear } from "../ratings/rating-buckets";

// In the head of every page, at most 1 KiB. These elements are filled in while the page is parsed, before anything is
// painted, so that one cached page shows each reader their own level.

const root = document.documentElement;

interface Shown extends HTMLElement {
  connectedCallback(): void;
}

function show(level: string) {
  root.dataset["level"] = level;
  for (const part of document.querySelectorAll<Shown>("level-rating,level-choice"))
    part.connectedCallback();
}

function showStored() {
  let level;
  try {
    level = localStorage["level"] as string | undefined;
  } catch {
    // Without local storage, a level lasts as long as the page.
    level = root.dataset["level"];
  }
  show(level ?? "");
}

customElements.define(
  "level-rating",
  class extends HTMLElement {
    connectedCallback() {
      const own = root.dataset["level"] as Parameters<typeof nearText>[0];
      for (const near of this.dataset["near"]!.split(" ")) {
        const [level, average, count, samples] = near.split(":");
        const ofSamples = samples === count && samples !== "0";
        if (level === own || !own)
          this.textContent = own
            ? (Number(count) < minReviewsNear
                ? `${ofSamples ? "Sample reviews" : "Reviews"} ${nearText(own)}: ${count}, too few to tell`
                : `${average} from ${count} ${ofSamples ? "sample reviews" : "reviews"} ${nearText(own)}`) +
              (ofSamples || samples === "0" ? "" : ` (${samples} of them samples)`)
            : "";
      }
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

addEventListener("change", ({ target }) => {
  const choice = target as HTMLSelectElement;
  if (!choice.closest("level-choice")) return;
  try {
    localStorage["level"] = choice.value;
  } catch {}
  show(choice.value);
});

for (const event of ["storage", "pageshow"]) addEventListener(event, showStored);
showStored();

// Every page has this script, and a search box, whose suggestions are loaded once it takes the focus. Without them it is
// the plain form it was.
addEventListener("focusin", ({ target }) => {
  if ((target as HTMLElement).dataset["suggests"])
    import(/* @vite-ignore */ root.dataset["script"]!).catch(() => {});
});

import styles from "./gallery.css?inline";

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

const opened = () => document.querySelector<HTMLDialogElement>("dialog[data-gallery]");

// Loaded once, however often the gallery is opened, and whichever part of the page is replaced meanwhile.
addEventListener("click", ({ target }) => {
  const step = (target as HTMLElement).dataset["step"];
  if (step) go(Number(step));
});
addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined || !opened()?.open) return;
  event.preventDefault();
  go(step);
});

/**
 * Shows all photos of the page in its gallery, beginning with the one of a link: swiped, stepped through with buttons or
 * arrow keys, closed with Escape. The browser does the rest.
 */
export function showGallery(link: HTMLAnchorElement): void {
  const dialog = opened();
  const list = dialog?.querySelector("ul");
  if (!dialog || !list) return location.assign(link.href);
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-photo]")];
  // A review's photo may also be among the page's newest.
  const each = new Map(links.map((photo) => [photo.href, photo]));
  list.replaceChildren(...[...each.values()].map(itemOf));
  dialog.showModal();
  const chosen = [...each.keys()].indexOf(link.href);
  list.scrollTo({ left: chosen * list.clientWidth, behavior: "instant" });
  list.focus({ preventScroll: true });
}

function go(step: number): void {
  const list = opened()?.querySelector("ul");
  list?.scrollBy({ left: step * list.clientWidth });
}

/** A photo as large as the screen, with its words below. */
function itemOf(link: HTMLAnchorElement): HTMLLIElement {
  const item = document.createElement("li");
  const picture = link.querySelector("picture")!.cloneNode(true) as HTMLElement;
  for (const source of picture.querySelectorAll<HTMLImageElement>("source, img"))
    source.sizes = "100vw";
  const words = document.createElement("p");
  words.textContent = picture.querySelector("img")!.alt;
  // It's read once, with the picture.
  words.ariaHidden = "true";
  item.append(picture, words);
  return item;
}

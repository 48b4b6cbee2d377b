import type { ComponentType } from "react";
import { hydrateIslands, onceParsed } from "../../platform/islands/hydrate-islands.ts";
import { keepPlace } from "../reviews/form/keep-place.ts";
import { showOwnLinks } from "../reviews/own/own-links.ts";

// Development only: React Refresh must load before the first component.
if (import.meta.hot) await import("@vitejs/plugin-react/preamble");

// Empties the search box and closes the menu when a page returns from the back/forward cache. That takes a script, so it
// only happens on pages with an island; docs/decisions/0006 says why.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  for (const form of document.querySelectorAll<HTMLFormElement>("form[role=search]")) form.reset();
  document.querySelector<HTMLElement>("[popover]:popover-open")?.hidePopover();
});

// Lists that the finder showed one after another are steps in the history of one page, which has only the last of them.
addEventListener("popstate", ({ state }) => {
  if (state) location.reload();
});

/**
 * Lets a function that loads on demand handle clicks on links. With a modifier key, or if it can't be loaded, the browser
 * follows the link as usual.
 */
function onLink(selector: string, load: () => Promise<(link: HTMLAnchorElement) => unknown>): void {
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>(selector);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void load().then(
      (handle) => handle(link),
      () => location.assign(link.href),
    );
  });
}

showOwnLinks();
onceParsed(keepPlace);
onLink("a[data-photo]", () =>
  import("../reviews/photos/gallery.ts").then((gallery) => gallery.showGallery),
);
hydrateIslands(import.meta.glob<{ default: ComponentType }>("/src/**/*.island.tsx"));

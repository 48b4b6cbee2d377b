import type { ComponentType } from "react";
import { hydrateIslands, onceParsed } from "../platform/islands/hydrate-islands.ts";
import { onLink } from "../platform/ui/on-link.ts";
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

showOwnLinks();
onceParsed(keepPlace);
onLink("a[data-share]", () => import("../platform/ui/share.ts").then((loaded) => loaded.share));
onLink("a[data-photo]", () =>
  import("../reviews/photos/gallery.ts").then((loaded) => loaded.showGallery),
);
hydrateIslands(import.meta.glob<{ default: ComponentType }>("/src/**/*.island.tsx"));

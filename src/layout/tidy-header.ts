/**
 * Empties the search box and closes the menu when a page returns from the back/forward cache. That takes a script, so
 * it only happens on pages with an island; docs/decisions/0006 says why.
 */
export function tidyHeaderOnReturn(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    for (const form of document.querySelectorAll<HTMLFormElement>("form[role=search]"))
      form.reset();
    document.querySelector<HTMLElement>("[popover]:popover-open")?.hidePopover();
  });
}

/**
 * A page that comes back from the browser's memory has an empty search box and a closed menu, as one that is asked for
 * anew. It takes a script, so it is so on the pages that hold one; docs/decisions/0006 says why not on others.
 */
export function tidyHeaderOnReturn(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    for (const form of document.querySelectorAll<HTMLFormElement>("form[role=search]"))
      form.reset();
    document.querySelector<HTMLElement>("[popover]:popover-open")?.hidePopover();
  });
}

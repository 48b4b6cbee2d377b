/**
 * Lets a function that loads on demand handle clicks on links. With a modifier key, or if it can't be loaded, the browser
 * follows the link as usual.
 */
export function onLink(
  selector: string,
  load: () => Promise<(link: HTMLAnchorElement) => unknown>,
): void {
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>(selector);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void load().then(
      (handle) => handle(link),
      () => location.assign(link.href),
    );
  });
}

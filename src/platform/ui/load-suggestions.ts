/** Loads the script for suggestions once a search box takes the focus. Without it, the box is the plain form it was. */
export function loadSuggestionsOnFocus(): void {
  addEventListener("focusin", ({ target }) => {
    if ((target as Element).matches("[data-suggests]"))
      import(/* @vite-ignore */ document.documentElement.dataset["suggestScript"]!).catch(() => {});
  });
}

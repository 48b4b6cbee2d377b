const { dataset } = document.documentElement;

/** Loads the script for suggestions once a search box takes the focus. Without it, the box is the plain form it was. */
addEventListener("focusin", ({ target }) => {
  if ((target as Element).matches("[data-suggests]"))
    import(/* @vite-ignore */ dataset["suggestScript"]!).catch(() => {});
});

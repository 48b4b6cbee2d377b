/** A tab of any browser. */
interface Tab {
  evaluate(change: () => void): Promise<void>;
}

/**
 * Translates the page as Chrome, Edge and Safari do: each text node is replaced with elements that have the translation.
 * The 'translation' is the text after a sign, so that controls are still found by their names.
 */
export const translate = (page: Tab): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement!.closest("script, style, textarea")) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = `»${text.data}`;
      text.replaceWith(outer);
    }
  });

/** Puts an element beside each field, as password managers do, and marks each word of the texts, as highlighters do. */
export const decorate = (page: Tab): Promise<void> =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll("input:not([type=hidden]), textarea, select"))
      field.after(document.createElement("div"));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement!.closest("script, style, textarea, option"))
        continue;
      // The text itself goes into the mark, where it was replaced before.
      const mark = document.createElement("mark");
      text.before(mark);
      mark.append(text);
    }
  });

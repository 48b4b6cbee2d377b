/**
 * Runs in the page: the texts and controls that reach beyond its right edge. Whether a page scrolls there doesn't tell: what
 * is beyond may be cut off.
 */
export function beyondTheEdge(): string[] {
  const { clientWidth } = document.documentElement;
  const scrolls = (element: Element) => {
    for (let each = element.parentElement; each; each = each.parentElement)
      if (["auto", "scroll"].includes(getComputedStyle(each).overflowX)) return true;
    return false;
  };
  const shows = (element: Element) =>
    element.matches("input, select, textarea, button, img, video") ||
    [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
    );
  return [...document.body.querySelectorAll("*")]
    .filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 0.5 &&
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
        !element.closest("svg, .unseen, script, style") &&
        shows(element) &&
        !scrolls(element),
    )
    .map((element) => {
      const right = Math.round(element.getBoundingClientRect().right);
      const text = element.textContent.trim().replaceAll(/\s+/g, " ").slice(0, 40);
      return `<${element.tagName.toLowerCase()} class="${element.className}"> '${text}' ends at ${right} px`;
    });
}

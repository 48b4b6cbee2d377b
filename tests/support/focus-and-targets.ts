/**
 * Runs in the page: focuses one control after another, and names those whose look doesn't change, or that are
 * elsewhere.
 */
export function takeFocusAround(): { looked: number; hidden: string[] } {
  const hidden: string[] = [];
  let looked = 0;
  // A control drawn by its neighbor shows its focus there.
  const drawnBy = (control: Element) => [
    control,
    ...(control.nextElementSibling ? [control.nextElementSibling] : []),
    ...(control.closest("label") ? [control.closest("label")!] : []),
  ];
  const look = (control: Element) =>
    drawnBy(control).map((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return `${outlineStyle === "none" ? "" : outlineWidth} ${boxShadow}`;
    });
  for (const control of document.querySelectorAll<HTMLElement>(
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']",
  )) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(":disabled"))
      continue;
    (document.activeElement as HTMLElement | null)?.blur();
    const before = look(control);
    control.focus();
    const name = `<${control.tagName.toLowerCase()}> '${(control.getAttribute("aria-label") ?? control.textContent).trim().slice(0, 40)}'`;
    if (document.activeElement !== control) continue;
    looked++;
    if (look(control).join() === before.join()) hidden.push(`${name} looks as before`);
    const { left, right, top, bottom } = control.getBoundingClientRect();
    // A part is enough: the browser doesn't scroll to what is partly visible.
    if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight)
      hidden.push(
        `${name} is not on the screen (${[left, right, top, bottom].map(Math.round).join(" ")})`,
      );
  }
  return { looked, hidden };
}

/**
 * Runs in the page: finds controls that are too low for a thumb. The helpful vote is not a main action: it has the 24
 * px that axe requires of everything.
 */
export function measureActions(): { looked: number; small: string[] } {
  const all = [
    ...document.querySelectorAll(
      "main button:not([aria-label^=Helpful]), .button, main select, main textarea, main input:not([type=hidden], [type=radio], [type=checkbox])",
    ),
  ].filter((action) => action.checkVisibility({ visibilityProperty: true }));
  const small = all.filter((action) => action.getBoundingClientRect().height < 44);
  return {
    looked: all.length,
    small: small.map(
      (action) =>
        `<${action.tagName.toLowerCase()}> '${(action.getAttribute("aria-label") ?? action.textContent).trim().slice(0, 40)}' ${action.getBoundingClientRect().height} px`,
    ),
  };
}

import { type ComponentType, createElement } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { readProps } from "./fetch-page.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Hydrates an island at once, then replays what the visitor has already typed or chosen.
 * @param shared the props that aren't in the page; null without any
 */
export function mountIsland(
  island: Element,
  Component: ComponentType,
  shared: object | null,
): void {
  const dirtyFields = [...island.querySelectorAll<Field>("input, textarea, select")]
    .filter(isDirty)
    .map((field) => ({ field, value: field.value }));
  const props = { ...shared, ...readProps(island) };
  flushSync(() =>
    hydrateRoot(island, createElement(Component, props), { identifierPrefix: island.id }),
  );
  for (const { field, value } of dirtyFields) {
    if (isHalfTyped(field))
      field.addEventListener("blur", () => replayInput(field, field.value), { once: true });
    else replayInput(field, value);
  }
}

/** The text of a number field may be more than its value while typing: '3.' has the value 3. */
function isHalfTyped(field: Field): boolean {
  return field.type === "number" && field === document.activeElement;
}

function isDirty(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected && !option.defaultSelected);
  if (field.type === "checkbox" || field.type === "radio")
    return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked;
  return field.value !== field.defaultValue;
}

function replayInput(field: Field, value: string): void {
  if (field.type === "file") {
    // Its value can't be set.
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  if (field.type === "checkbox" || field.type === "radio") {
    (field as HTMLInputElement).checked = !(field as HTMLInputElement).checked;
    field.click();
    return;
  }
  // React ignores an input event without a new value. So clear the value it tracks, then set the field's own value
  // behind its back.
  field.value = "";
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!;
  set!.call(field, value);
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
  );
}

import { type ComponentType, createElement } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Hydrates an island at once, and tells its fields what a visitor typed or chose before that, as if it came now. */
export function mountIsland(island: Element, Component: ComponentType): void {
  const touched = [...island.querySelectorAll<Field>("input, textarea, select")]
    .filter(isTouched)
    .map((field) => ({ field, value: field.value }));
  const props = JSON.parse(island.getAttribute("props")!) as object;
  flushSync(() =>
    hydrateRoot(island, createElement(Component, props), { identifierPrefix: island.id }),
  );
  for (const { field, value } of touched) tellAgain(field, value);
}

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected && !option.defaultSelected);
  if (field.type === "checkbox" || field.type === "radio")
    return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked;
  return field.value !== field.defaultValue;
}

function tellAgain(field: Field, value: string): void {
  if (field.type === "checkbox" || field.type === "radio") {
    (field as HTMLInputElement).checked = !(field as HTMLInputElement).checked;
    field.click();
    return;
  }
  // React ignores an event that brings no new value: empty the field in its eyes, then fill it behind its back.
  field.value = "";
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!;
  set!.call(field, value);
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
  );
}

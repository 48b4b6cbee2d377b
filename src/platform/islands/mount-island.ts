import {
  Component as ReactComponent,
  type ComponentType,
  createElement,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { readProps } from "./fetch-page.ts";
import { followReplacedText } from "./replaced-text.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Hydrates an island at once, then replays what the visitor has already typed or chosen: into the same fields or, if a
 * translated page made React render the island again, into those of the same name. If the island ever throws, its plain
 * markup comes back, which works without script.
 * @param shared the props that aren't in the page; null without any
 */
export function mountIsland(
  island: Element,
  Component: ComponentType,
  shared: object | null,
): void {
  const plain = island.innerHTML;
  const before = fieldStates(island);
  const opened = [...island.querySelectorAll("details")].map(({ open }) => open);
  const props = { ...shared, ...readProps(island) };
  followReplacedText(island);
  let sent: { action: string | null; fields: FieldState[] } | undefined;
  island.addEventListener(
    "submit",
    ({ target }) => {
      sent = { action: actionOf(target as Element), fields: fieldStates(island) };
    },
    { capture: true },
  );
  function fallBack(fields: FieldState[]): void {
    root.unmount();
    island.innerHTML = plain;
    for (const state of fields) restore(island, state, setPlainly);
    const form = [...island.querySelectorAll("form")].find(
      (each) => actionOf(each) === sent?.action,
    );
    if (!form) return;
    // The answer may have come already. The same post sent twice is stored once, and its page says the same.
    for (const state of sent!.fields) restore(island, state, setPlainly);
    form.submit();
  }
  let root: Root;
  flushSync(() => {
    root = hydrateRoot(
      island,
      createElement(PlainOnError, { island, fallBack }, createElement(Component, props)),
      { identifierPrefix: island.id },
    );
  });
  for (const [index, details] of island.querySelectorAll("details").entries())
    details.open ||= opened[index] ?? false;
  for (const state of before) restore(island, state, replay);
}

interface BoundaryProps {
  island: Element;
  fallBack(fields: FieldState[]): void;
  children?: ReactNode;
}

class PlainOnError extends ReactComponent<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override getSnapshotBeforeUpdate() {
    return this.state.failed ? fieldStates(this.props.island) : null;
  }
  override componentDidUpdate(_: BoundaryProps, __: object, fields: FieldState[] | null) {
    // A root can't be unmounted while it renders.
    if (fields) setTimeout(() => this.props.fallBack(fields));
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

interface FieldState {
  field: Field;
  /** Which one it is of those with its key. */
  at: number;
  value: string;
  isChecked: boolean;
  isDirty: boolean;
  hasFocus: boolean;
  selection: readonly [number | null, number | null];
}

const fieldsOf = (island: Element) => [
  ...island.querySelectorAll<Field>("input, textarea, select"),
];

function fieldStates(island: Element): FieldState[] {
  const counts = new Map<string, number>();
  return fieldsOf(island).map((field) => {
    const key = keyOf(field);
    const at = counts.get(key) ?? 0;
    counts.set(key, at + 1);
    return {
      field,
      at,
      value: field.value,
      isChecked: isChoice(field) && field.checked,
      isDirty: isDirty(field),
      hasFocus: field === document.activeElement,
      selection:
        field instanceof HTMLSelectElement
          ? [null, null]
          : [field.selectionStart, field.selectionEnd],
    };
  });
}

const keyOf = (field: Field) => `${field.type} ${field.name} ${isChoice(field) ? field.value : ""}`;

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}

const isFileInput = (field: Field): field is HTMLInputElement => field.type === "file";

function isDirty(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected && !option.defaultSelected);
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Brings a field's state back, with `set`, to the field itself or to what was rendered in its place. */
function restore(
  island: Element,
  state: FieldState,
  set: (field: Field, state: FieldState) => void,
): void {
  const before = state.field;
  const field = before.isConnected
    ? before
    : fieldsOf(island).filter((each) => keyOf(each) === keyOf(before))[state.at];
  if (!field) return;
  set(field, state);
  if (field === before || !state.hasFocus) return;
  field.focus({ preventScroll: true });
  const [start, end] = state.selection;
  if (start !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(start, end);
}

function setPlainly(field: Field, { field: before, value, isChecked }: FieldState): void {
  if (isChoice(field)) field.checked = isChecked;
  else if (isFileInput(field) && isFileInput(before)) field.files = before.files;
  else field.value = value;
}

/** Sets a field as a visitor would, so that React hears of it. */
function replay(field: Field, state: FieldState): void {
  if (!state.isDirty) return;
  if (isFileInput(field)) {
    if (field !== state.field) setPlainly(field, state);
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (isChoice(field)) {
    field.checked = !state.isChecked;
    field.click();
  } else if (isHalfTyped(field))
    field.addEventListener("blur", () => replayText(field, field.value), { once: true });
  else replayText(field, state.value);
}

/** The text of a number field may be more than its value while typing: '3.' has the value 3. */
function isHalfTyped(field: Field): boolean {
  return field.type === "number" && field === document.activeElement;
}

function replayText(field: Field, value: string): void {
  // React ignores an input event without a new value. So clear the value it tracks, then set the field's own value
  // behind its back.
  field.value = "";
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!;
  set!.call(field, value);
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
  );
}

const actionOf = (form: Element) => form.getAttribute("action");

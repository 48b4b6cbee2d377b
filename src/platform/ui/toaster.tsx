import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { toast, Toaster } from "sonner";
import stackStyles from "sonner/dist/styles.css?inline";
import { placeToasts } from "./place-toasts.ts";
import colors from "./toaster.css?inline";

// Not part of any page's styles: they arrive with the first toast.
const sheet = new CSSStyleSheet();
sheet.replaceSync(stackStyles + colors);
document.adoptedStyleSheets.push(sheet);

const stack = document.createElement("div");
document.body.append(stack);
const offset = { right: "var(--toasts-right)", bottom: "var(--toasts-bottom)" };
flushSync(() =>
  createRoot(stack).render(
    <Toaster
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      hotkey={["altKey", "KeyT"]}
      theme="system"
      richColors
      offset={offset}
      mobileOffset={offset}
    />,
  ),
);

export interface Toast {
  title: string;
  text?: string | undefined;
  kind: "success" | "error";
}

/** In viewport pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Sonner's own gap between two toasts. */
const between = 14;

let subject: Element | undefined;
let isPlacing = false;
/** Where the pointer was when the newest toast appeared, if known. */
let spared: Point | undefined;

/**
 * Adds a toast to the stack: bottom right, 4 s, three visible, Alt+T to focus them.
 * @param at the part of the page it's about, and the pointer: the stack keeps clear of both
 * @returns a function that dismisses it early
 */
export function show(
  { title, text, kind }: Toast,
  at: { about: Element | undefined; pointer: Point | undefined },
): () => void {
  const id = toast[kind](title, text === undefined ? {} : { description: text });
  subject = at.about;
  spared = at.pointer;
  if (!isPlacing) place();
  return () => void toast.dismiss(id);
}

/** Keeps the stack clear of what it's about, which may move or change, as long as there's a toast. */
function place(): void {
  isPlacing = toast.getToasts().length > 0;
  if (!isPlacing) return;
  requestAnimationFrame(place);
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const shown = [...stack.querySelectorAll<HTMLElement>("[data-removed=false]")];
  const heights = shown.reduce((sum, { offsetHeight }) => sum + offsetHeight + between, -between);
  const { right, bottom } = placeToasts({
    screen: { width, height },
    toasts: { width: shown[0]?.offsetWidth ?? 0, height: heights },
    // As in sonner.
    edge: width > 600 ? 24 : 16,
    part: subject?.getBoundingClientRect(),
    keep: subject ? toKeepClear(subject) : [],
    pointer: spared,
  });
  stack.style.setProperty("--toasts-right", `${right}px`);
  stack.style.setProperty("--toasts-bottom", `${bottom}px`);
}

/** A form's button; all of an answer, or at least its links. */
function toKeepClear(part: Element): DOMRect[][] {
  const boxesOf = (selector: string) =>
    [...part.querySelectorAll(selector)]
      .filter((each) => each.checkVisibility())
      .map((each) => each.getBoundingClientRect());
  const button = boxesOf("form [type=submit]");
  return button.length > 0 ? [button] : [[part.getBoundingClientRect()], boxesOf("a[href]")];
}

// A toast that appears under a pointer makes the browser report that the pointer entered it, and sonner's timer stops
// for as long as it stays there. Only a moving pointer should stop it, and one that hasn't moved on this page first
// shows up that way.
let resting = "";
for (const type of ["mouseover", "mousemove"] as const)
  addEventListener(
    type,
    (event) => {
      const now = `${event.screenX} ${event.screenY}`;
      const isStill = resting === "" || resting === now;
      resting = now;
      if (!isStill || !stack.contains(event.target as Node)) return;
      spared = { x: event.clientX, y: event.clientY };
      event.stopPropagation();
    },
    { capture: true },
  );

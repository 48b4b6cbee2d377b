import type { Point, Toast } from "./toaster.tsx";

/** Where the pointer is, in px of the viewport; undefined until it has moved. */
let pointer: Point | undefined;
if (typeof window === "object")
  addEventListener("mousemove", ({ clientX: x, clientY: y }) => (pointer = { x, y }), {
    capture: true,
    passive: true,
  });

/**
 * Shows a toast. The first one loads the stack.
 * @param about the part of the page it's about: the stack keeps clear of it
 * @returns what takes the toast away early
 */
export async function showToast(toast: Toast, about?: Element): Promise<() => void> {
  const { show } = await import("./toaster.tsx");
  return show(toast, { about, pointer });
}

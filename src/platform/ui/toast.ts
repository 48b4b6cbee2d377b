import type { Point, Toast } from "./toaster.tsx";

/** The pointer in viewport pixels; undefined until it has moved. */
let pointer: Point | undefined;
if (typeof window === "object")
  addEventListener("mousemove", ({ clientX: x, clientY: y }) => (pointer = { x, y }), {
    capture: true,
    passive: true,
  });

/**
 * Shows a toast. The first one loads the stack.
 * @param about the part of the page it's about, which the stack keeps clear of
 * @returns a function that dismisses it early
 */
export async function showToast(toast: Toast, about?: Element): Promise<() => void> {
  const { show } = await import("./toaster.tsx");
  return show(toast, { about, pointer });
}

import type { Toast } from "./toaster";

/**
 * Shows a toast. The first one loads the stack.
 * @param about the part of the page it's about: the stack keeps clear of it
 * @returns what takes the toast away early
 */
export async function showToast(toast: Toast, about?: Element): Promise<() => void> {
  const { show } = await import("./toaster");
  return show(toast, about);
}

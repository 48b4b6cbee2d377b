import type { Toast } from "./toaster";

/** Shows a toast. The first one loads the stack. */
export async function showToast(toast: Toast): Promise<void> {
  const { show } = await import("./toaster");
  show(toast);
}

/** One message of the toast stack. */
export interface Toast {
  title: string;
  text?: string | undefined;
  kind: "success" | "error";
}

/** Shows a toast. The first one loads the stack. */
export async function showToast(toast: Toast): Promise<void> {
  const { show } = await import("./toaster");
  show(toast);
}

import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { toast, Toaster } from "sonner";
import stackStyles from "sonner/dist/styles.css?inline";
import colors from "./toaster.css?inline";

// No page carries these styles: they come with the first toast.
const sheet = new CSSStyleSheet();
sheet.replaceSync(stackStyles + colors);
document.adoptedStyleSheets.push(sheet);

const stack = document.createElement("div");
document.body.append(stack);
flushSync(() =>
  createRoot(stack).render(
    <Toaster
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      hotkey={["altKey", "KeyT"]}
      theme="system"
      richColors
    />,
  ),
);

/** One message of the toast stack. */
export interface Toast {
  title: string;
  text?: string | undefined;
  kind: "success" | "error";
}

/** Adds a toast to the stack: bottom right, 4 s, three visible, Alt+T to reach them. */
export function show({ title, text, kind }: Toast): void {
  toast[kind](title, text === undefined ? {} : { description: text });
}

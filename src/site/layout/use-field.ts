import { asNumberText } from "../reviews/level/level.ts";

/** Helps with a number or file field, from when it's first used. */
export async function useField(field: HTMLInputElement): Promise<void> {
  if (field.type === "file")
    return (await import("../media/shrink-photo.ts")).shrinkWhenSent(field);
  field.addEventListener("beforeinput", takeComma);
  // A wheel turns the page: in a field with the focus it would change the number, unseen.
  field.addEventListener("wheel", () => field.blur());
}

/** A number field would drop the comma of '3,5', which leaves 35, and all of '4.0+'. */
function takeComma(event: InputEvent) {
  if (!/[,+]/.test(event.data ?? "")) return;
  event.preventDefault();
  // Unlike setting the value, this keeps the caret's position and can be undone.
  document.execCommand("insertText", false, asNumberText(event.data!));
}

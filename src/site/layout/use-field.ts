import { shrinkPhoto } from "../media/shrink-photo.ts";
import { asNumberText } from "../reviews/level/level.ts";

/** Helps with a number or file field, from when it's first used. */
export function useField(field: HTMLInputElement): void {
  if (field.type === "file") return shrinkWhenSent(field);
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

/** Shrinks the photos of a file field when its plain form is sent. */
function shrinkWhenSent(field: HTMLInputElement): void {
  const form = field.form!;
  let state: "choosing" | "shrinking" | "sending" = "choosing";
  form.addEventListener("submit", async (event) => {
    if (state === "sending" || !field.files?.length) return;
    event.preventDefault();
    if (state === "shrinking") return;
    state = "shrinking";
    const shrunk = new DataTransfer();
    for (const photo of field.files) shrunk.items.add(await shrinkPhoto(photo));
    field.files = shrunk.files;
    state = "sending";
    form.requestSubmit(event.submitter);
    state = "choosing";
  });
}

// Shrinks photos in the browser before they're sent: a phone's camera takes several times more than pages show.

import { uploadLimits } from "./upload-limits.ts";

/** The longest side of a photo that's sent, in pixels. */
const longestSide = 3000;

/**
 * Shrinks a photo whose sides or bytes are more than is needed, and turns it upright. What's small enough goes as it is,
 * like what this browser can't read: the server decodes more kinds, and says what's wrong with the others.
 */
export async function shrinkPhoto(photo: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" });
    const share = longestSide / Math.max(bitmap.width, bitmap.height);
    if (share >= 1 && photo.size <= uploadLimits.bytes) return photo;
    const [width, height] = [bitmap.width, bitmap.height].map((side) =>
      Math.round(side * Math.min(share, 1)),
    ) as [number, number];
    const canvas = new OffscreenCanvas(width, height);
    const drawing = canvas.getContext("2d")!;
    drawing.imageSmoothingQuality = "high";
    // A JPEG has no transparency.
    drawing.fillStyle = "#fff";
    drawing.fillRect(0, 0, width, height);
    drawing.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    const drawn = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
    return new File([drawn], photo.name.replace(/\.\w+$/, ".jpg"), { type: drawn.type });
  } catch {
    return photo;
  }
}

/** Shrinks the photos of a file field when its plain form is sent. */
export function shrinkWhenSent(field: HTMLInputElement): void {
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

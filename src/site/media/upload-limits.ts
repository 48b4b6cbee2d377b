// Apart from `picture.ts`, whose sentences about these would be a part of the review form's script.

/** What one person may send at once: the bytes and pixels of a photo, how many, and an editor's other fields with their bytes. */
export const uploadLimits = {
  bytes: 8 * 1024 * 1024,
  // Photos of phones have up to 48 million. What more may take is memory, which decode-picture.worker.ts watches.
  pixels: 120_000_000,
  photos: 4,
  fields: 8000,
  text: 300 * 1024,
} as const;

/** For the `accept` of a file field. An iPhone then sends a JPEG instead of a HEIC file. */
export const acceptedPhotos = "image/jpeg,image/png,image/webp,image/avif";

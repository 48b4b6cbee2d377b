import { z } from "zod";
import { field } from "../../platform/content/fields/field.ts";

const text = z.string().trim().min(1);

/** A guide to download: content/downloads/<name>.md, served as /guides/<name>.pdf. */
export const downloadFile = z.strictObject({
  title: field(text.max(60), "the title on the cover", "How to Choose a Paddle"),
  subtitle: field(text.max(120), "the line below it", "Seven decisions, in the order that matters"),
  description: field(text.max(160), "what the guide is, in a sentence", "A short guide to …"),
});

export type DownloadFields = z.infer<typeof downloadFile>;

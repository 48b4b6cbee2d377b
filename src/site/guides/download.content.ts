import { z } from "zod";
import { words } from "../../platform/content/fields.ts";

/** A guide to download: content/downloads/<name>.md, served as /guides/<name>.pdf. */
export const downloadFile = z.strictObject({
  title: words(60, "the title on the cover", "How to Choose a Paddle"),
  subtitle: words(120, "the line below it", "Seven decisions, in the order that matters"),
  description: words(160, "what the guide is, in a sentence", "A short guide to …"),
});

export type DownloadFields = z.infer<typeof downloadFile>;

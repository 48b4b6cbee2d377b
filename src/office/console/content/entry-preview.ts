import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { renderMarkdown } from "../../../platform/content/markdown.ts";
import { Prose } from "../../../platform/ui/prose.tsx";
import type { ShownPhoto } from "../../../site/media/content-photo.ts";
import { placedIn, withPhotosIn } from "../../../site/media/photos-in-text.ts";
import { type FoundPicture, shownOf } from "./added-photo.ts";
import { drawEntry } from "./entry-drawing.tsx";
import type { EntryKind } from "./entry-fields.ts";
import { formNames } from "./read-entry-form.ts";

/** The name of the field in which a script asks for a preview. */
export const previewName = ":preview";

/** An article's text as its page shows it. @param photos those that it may show */
export const bodyHtml = (body: string, photos: readonly ShownPhoto[]): string =>
  withPhotosIn(renderMarkdown(body), photos);

/**
 * Answers a script that asks what an article's text, or an entry's drawing, looks like: HTML to put into the form.
 * Undefined if the form was posted for something else.
 * @param readPosted reads what a form says
 * @param find finds pictures by their photos' files
 */
export async function answerPreview(
  kind: EntryKind,
  form: URLSearchParams,
  readPosted: (kind: EntryKind, posted: string) => Promise<{ value: unknown }>,
  find: (files: readonly string[]) => Promise<ReadonlyMap<string, FoundPicture>>,
): Promise<Response | undefined> {
  const what = form.get(previewName);
  if (what === null) return undefined;
  const body = (form.get(formNames.body) ?? "").replaceAll(/\r\n?/g, "\n");
  const files = [...placedIn(renderMarkdown(body))];
  const found = files.length === 0 ? new Map() : await find(files);
  const photos = shownOf(
    files.map((file) => ({ file })),
    found,
  );
  const shown =
    what === "body"
      ? createElement(Prose, { html: bodyHtml(body, photos) })
      : drawEntry(kind, (await readPosted(kind, form.toString())).value);
  // Ids of a drawing mustn't be those of the page it's put into.
  const html = shown ? renderToStaticMarkup(shown, { identifierPrefix: "preview" }) : "";
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}

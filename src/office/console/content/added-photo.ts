// A photo that's added in an entry's form: what is asked about it, and where it goes. Its mistakes are those of any field:
// they're beside it once the draft is saved, and nobody has to choose the file again.

import type { ContentPhoto, ShownPhoto } from "../../../site/media/content-photo.ts";
import type { Picture } from "../../../site/media/picture.ts";
import { addresses } from "../../../addresses.ts";
import type { EntryFields } from "../../publishing/entry-text.ts";

/** The names of its fields. No field of a file has a colon in its name. */
export const addedNames = {
  file: ":photo",
  alt: ":alt",
  credit: ":credit",
  license: ":license",
  terms: ":terms",
  shows: ":shows",
} as const;

/** Where it goes, as its buttons say: into the text, before the entry's other photos, or after them. */
const places = ["text", "first", "last"] as const;
export type PhotoPlace = (typeof places)[number];

export const actOf = (place: PhotoPlace) => `photo ${place}`;
export const placeIn = (act: string | undefined): PhotoPlace | undefined =>
  places.find((place) => actOf(place) === act);

/** A picture of a photo, or why there's none. */
export interface FoundPicture {
  picture?: Picture | undefined;
  refused?: string | undefined;
}

/** What a value says of its photos. It may have mistakes. */
export function photosOf(value: unknown): readonly Partial<ContentPhoto>[] {
  const { photos } = (value ?? {}) as { photos?: unknown };
  return Array.isArray(photos) ? (photos as unknown[]).filter((each) => isGroup(each)) : [];
}

const isGroup = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The photos whose pictures are found, as those who may edit content see them. */
export const shownOf = (
  photos: readonly Partial<ContentPhoto>[],
  found: ReadonlyMap<string, FoundPicture>,
): ShownPhoto[] =>
  photos.flatMap(({ file = "", alt = "", credit = "", terms }) => {
    const picture = found.get(file)?.picture;
    const base = addresses.consoleEntryPhoto.href({ version: "" });
    const usual = { license: "own", shows: "other" } as const;
    return picture ? [{ ...usual, file, alt, credit, terms, picture, base }] : [];
  });

/** What was typed about a photo, right or not. */
function typedIn(form: URLSearchParams): Record<string, string> {
  const { file: _, ...names } = addedNames;
  const typed = Object.entries(names).map(([field, name]) => {
    const text = (form.get(name) ?? "").replaceAll(/\s+/g, " ").trim();
    return [field, text] as const;
  });
  return Object.fromEntries(typed.filter(([field, text]) => field !== "terms" || text !== ""));
}

/** An entry's fields with a photo added. @param form what was typed about it */
export function withAdded(
  { value, body, ...more }: EntryFields,
  file: string,
  place: PhotoPlace,
  form: URLSearchParams,
): EntryFields {
  const photo = { file, ...typedIn(form) };
  const others = photosOf(value);
  const photos = place === "first" ? [photo, ...others] : [...others, photo];
  const text = `${(body ?? "").trimEnd()}\n\n![](${file})\n`;
  return {
    ...more,
    value: { ...(value as object), photos },
    body: place === "text" ? text : body,
  };
}

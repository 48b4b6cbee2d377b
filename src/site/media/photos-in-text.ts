// The photos of an article that its text shows: `![](joola-perseus-face.jpg)` on a line of its own is the place of the
// photo with this file. Their HTML stands in the article's, so that pages, previews and feeds have it alike.

import {
  type ContentPhoto,
  photoName,
  type Pictures,
  type ShownPhoto,
  type WithPhotos,
} from "./content-photo.ts";
import {
  type Picture,
  type PictureFormat,
  pictureTypes,
  publicPictures,
  versionName,
  versionWidths,
} from "./picture.ts";

/** The addresses of a picture's versions with their widths, as in the `srcset` attribute. */
export const sourceSet = (picture: Picture, format: PictureFormat, base = publicPictures): string =>
  versionWidths(picture)
    .map((width) => `${base}${versionName(picture.name, width, format)} ${width}w`)
    .join(", ");

/** As wide as a column of text. Without a '<', which what reads our HTML takes for a tag's. */
const sizes = "min(100vw, 42rem)";

const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

/** What is printed below a photo. */
export const creditLine = ({ credit, terms }: Pick<ContentPhoto, "credit" | "terms">): string =>
  `Photo: ${credit}${terms === undefined ? "" : `, ${terms}`}`;

const onePicture = /<img src="([^"<>]*)" alt="([^"<>]*)"[^<>]*>/;
const paragraph = new RegExp(`<p>((?:\\s*${onePicture.source})+)\\s*</p>`, "g");
const eachPicture = new RegExp(onePicture.source, "g");

/** The files of the photos that an article's HTML has a place for. */
export function placedIn(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(eachPicture)].map(([, src = ""]) => src);
  return new Set(names.filter((name) => photoName.test(name)));
}

/** @param words what the text says that it shows, as HTML; empty for the photo's own words */
function figureOf(photo: ShownPhoto, words: string): string {
  const { picture: shown, alt, credit, base = publicPictures } = photo;
  const { name, width, height } = shown;
  const attributes = [
    `src="${base}${versionName(name, width, "jpg")}"`,
    `srcset="${sourceSet(shown, "jpg", base)}" sizes="${sizes}"`,
    `width="${width}" height="${height}" alt="${words || escaped(alt)}"`,
    `loading="lazy" decoding="async"`,
  ].join(" ");
  const caption = credit === "" ? "" : `<figcaption>${escaped(creditLine(photo))}</figcaption>`;
  return `<figure><picture><source type="${pictureTypes.avif}" srcset="${sourceSet(shown, "avif", base)}" sizes="${sizes}"><img ${attributes}></picture>${caption}</figure>`;
}

/** An article's HTML with its photos in their places. A place whose picture isn't made yet is left out. */
export function withPhotosIn(html: string, photos: readonly ShownPhoto[]): string {
  if (!html.includes("<img")) return html;
  const byFile = new Map(photos.map((photo) => [photo.file, photo]));
  const isPlace = (src: string) => photoName.test(src);
  return html
    .replaceAll(paragraph, (whole, inside: string) => {
      const found = [...inside.matchAll(eachPicture)];
      if (!found.every(([, src = ""]) => isPlace(src))) return whole;
      return found
        .flatMap(([, src = "", words = ""]) => {
          const photo = byFile.get(src);
          return photo ? figureOf(photo, words) : [];
        })
        .join("\n");
    })
    .replaceAll(eachPicture, (whole, src: string) => (isPlace(src) ? "" : whole));
}

/**
 * Something with those of its photos whose pictures are made, and with those that its text shows in their places.
 * @param base as in `ContentPhoto`
 */
export function withPictures<Thing extends WithPhotos & { html?: string }>(
  thing: Thing,
  pictures: Pictures,
  base?: string,
): Thing {
  const { html } = thing;
  const placed = placedIn(html ?? "");
  if (thing.photos.length === 0 && placed.size === 0) return thing;
  const photos = thing.photos.flatMap((photo) => {
    const picture = pictures.get(photo.source ?? "");
    const isInText = placed.has(photo.file) || undefined;
    return picture ? [{ ...photo, picture, base, isInText }] : [];
  });
  return { ...thing, photos, ...(html === undefined ? {} : { html: withPhotosIn(html, photos) }) };
}

/** HTML with one version of each picture, for readers that choose among none. */
export const withPlainPictures = (html: string): string =>
  html.replaceAll(/<source [^<>]*>|(?<=<img [^<>]*) (?:srcset|sizes)="[^"]*"/gi, "");

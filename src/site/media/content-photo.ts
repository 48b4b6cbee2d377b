// A photo that editors give a paddle, a ball or an article, and what of it pages show.

import type { Picture } from "./picture.ts";

/** The folder of their files, relative to the content folder. */
export const photosFolder = "photos";

/** The name of a photo's file. */
export const photoName = /^[a-z0-9]+(-[a-z0-9]+)*\.(jpg|jpeg|png|webp|avif)$/;

export const photoLicenses = ["own", "licensed"] as const;
export const photoViews = [
  "face",
  "back",
  "edge",
  "grip",
  "throat",
  "whole",
  "ball",
  "court",
  "other",
] as const;

/** A photo as in its entry's file. Checked content has its source, too, and published content its picture. */
export interface ContentPhoto {
  /** In content/photos. */
  file: string;
  alt: string;
  credit: string;
  license: (typeof photoLicenses)[number];
  terms?: string | undefined;
  shows: (typeof photoViews)[number];
  /** The SHA-256 hash of its file. */
  source?: string | undefined;
  picture?: Picture | undefined;
  /** The start of its versions' addresses, if it isn't public yet. */
  base?: string | undefined;
  /** Whether the entry's text shows it. */
  isInText?: boolean | undefined;
}

/** A photo whose versions are there. */
export interface ShownPhoto extends ContentPhoto {
  picture: Picture;
}

export interface WithPhotos {
  photos: readonly ContentPhoto[];
}

/** Pictures by the SHA-256 hash of the file that each was made of. */
export type Pictures = ReadonlyMap<string, Picture>;

const isShown = (photo: ContentPhoto): photo is ShownPhoto => photo.picture !== undefined;

/**
 * The photos that pages can show around the text, the leading one first. Those whose versions aren't made yet are left
 * out.
 */
export const shownPhotos = ({ photos }: Partial<WithPhotos>): ShownPhoto[] =>
  (photos ?? []).filter(isShown).filter(({ isInText }) => !isInText);

/** The photo that's shown in place of the drawing; undefined if there is none yet. */
export const leadPhoto = (thing: Partial<WithPhotos>): ShownPhoto | undefined =>
  shownPhotos(thing)[0];

/** The photo that a preview of the page shows: the leading one, or else the first of its text. */
export const previewPhoto = ({ photos }: WithPhotos): ShownPhoto | undefined =>
  leadPhoto({ photos }) ?? photos.find(isShown);

/** What stands for a photo's file where its bytes are in the store: a photo that was uploaded in the browser. */
export const storedPhoto = (source: string): string => `photo sha256:${source}\n`;

/** The hash of the photo that this text stands for; undefined if it's something else. */
export const storedSource = (bytes: Uint8Array): string | undefined =>
  bytes.length > 100
    ? undefined
    : /^photo sha256:([0-9a-f]{64})\n$/.exec(Buffer.from(bytes).toString("latin1"))?.[1];

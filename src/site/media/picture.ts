// A picture as pages show it: the versions that the site made of a photo, their addresses, and what may be sent.

import { uploadLimits } from "./upload-limits.ts";

/** A photo that the site has re-encoded. */
export interface Picture {
  /** 32 hexadecimal digits, computed from its content and what it belongs to. */
  name: string;
  /** Of its largest version, in pixels. */
  width: number;
  height: number;
  /** Its average color, shown until it's there: '#a1b2c3'. */
  color: string;
}

/** The widths of a picture's versions, in pixels. It has those that are narrower than itself, and its own. */
const pictureWidths = [320, 640, 1024] as const;
/** The longest side of a picture's largest version, in pixels. */
export const largestSide = 1600;

/** AVIF for browsers that have it, JPEG for all others and for whatever else reads pictures. */
export const pictureFormats = ["avif", "jpg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const pictureTypes: Readonly<Record<PictureFormat, string>> = {
  avif: "image/avif",
  jpg: "image/jpeg",
};

/** The widths of a picture's versions, narrowest first. */
export function versionWidths({ width }: Pick<Picture, "width">): number[] {
  return [...pictureWidths.filter((each) => each < width * 0.85), width];
}

/** The name of one version's file: 'NAME-640.avif'. */
export const versionName = (name: string, width: number, format: PictureFormat): string =>
  `${name}-${width}.${format}`;

/** The names of all of a picture's files. */
export const versionNames = (picture: Pick<Picture, "name" | "width">): string[] =>
  versionWidths(picture).flatMap((width) =>
    pictureFormats.map((format) => versionName(picture.name, width, format)),
  );

/** Reads a version's name; undefined if it isn't one. */
export function readVersionName(
  file: string,
): { name: string; width: number; format: PictureFormat } | undefined {
  const [, name, width, format] = /^([0-9a-f]{32})-([1-9]\d{0,3})\.(avif|jpg)$/.exec(file) ?? [];
  if (name === undefined) return undefined;
  return { name, width: Number(width), format: format as PictureFormat };
}

/** Where everyone finds the versions of public pictures. */
export const publicPictures = "/media/";

/** A photo that isn't taken. The message is a sentence for its sender. */
export class PictureRefused extends Error {
  override name = "PictureRefused";
}

/** Too many photos come in, or wait to be decoded. */
export class PicturesBusy extends Error {
  override name = "PicturesBusy";
}

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/** Why a photo isn't taken. */
export const photoRefusals = {
  none: "No photo was chosen.",
  empty: "The file is empty. Choose another photo.",
  large: `A photo may have ${megabytes(uploadLimits.bytes)}. Choose a smaller one, or send a screenshot of it.`,
  many: `Choose up to ${uploadLimits.photos} photos.`,
  pixels: `The photo has more than ${uploadLimits.pixels / 1_000_000} megapixels. Choose a smaller one.`,
  small: "The photo is too small to see anything in it. Choose a larger one.",
  heic: "HEIC photos can't be shown on the web. Send it as a JPEG: on an iPhone, choose 'Most Compatible' in the camera's settings, or take a screenshot of it.",
  animated: "Animations and GIFs can't be shown. Choose a photo as JPEG, PNG, WebP or AVIF.",
  kind: "A file of this kind can't be shown. Choose a photo as JPEG, PNG, WebP or AVIF.",
  damaged: "The photo is damaged or incomplete. Choose it again, or choose another.",
  heavy:
    "This photo takes too much time or memory to read. Take a screenshot of it, and send that.",
  broken: "The upload broke off. Try again.",
  form: "We couldn't read what your browser sent. Try another browser.",
  text: `There's more text with the photo than ${uploadLimits.text / 1024} KB. Shorten it.`,
} as const;

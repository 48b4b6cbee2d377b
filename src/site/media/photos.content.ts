import { z } from "zod";
import { field, words } from "../../platform/content/fields.ts";
import { type ContentPhoto, photoLicenses, photoName, photoViews } from "./content-photo.ts";

const photo: z.ZodType<ContentPhoto> = z
  .strictObject({
    file: field(
      z.string().regex(photoName),
      "the photo's file in content/photos, with its ending: .jpg, .png, .webp or .avif",
      "joola-perseus-pro-iv-face.jpg",
    ),
    alt: field(
      z.string().trim().min(10).max(200),
      "what the photo shows, for people who don't see it, in 10 to 200 characters",
      "The black face of a Perseus Pro IV with its orange chevron, on a bench.",
    ),
    credit: words(80, "who took it, as it's printed below the photo", "Dana Reyes"),
    license: field(
      z.enum(photoLicenses),
      "why we may show it; own if one of us took it; licensed if its owner lets us, with terms; a shop's or maker's photo that nobody gave us isn't either",
      "own",
    ),
    terms: words(
      120,
      "the license and who gave it, as it's printed below the photo; leave it out for a photo of our own",
      "CC BY 4.0",
    ).optional(),
    shows: field(z.enum(photoViews), "what is in it", "face"),
  })
  .refine(({ license, terms }) => license === "own" || terms !== undefined, {
    path: ["terms"],
    message: "is missing",
  });

/** The photos of a paddle, a ball or an article. src/library/photos.ts checks their files. */
export const photos = field(
  z.array(photo).max(12).default([]),
  "photos of our own or with a confirmed license, up to twelve; the first one is shown in place of the drawing; leave it out if there are none",
  "a list, each starting with '- file:'",
);

import type { Mutant } from "./mutant.ts";

const tests = ["tests/server/review-photos.test.ts"] as const;

/** In players' photos. */
export const playersPhotos: readonly Mutant[] = [
  {
    name: "photos of a hidden review stay public",
    file: "src/site/reviews/photos/photos.store.ts",
    replace: '    .where("review.hidden_at", "is", null)\n',
    by: "",
    matters: "What an owner took off the site would still be seen.",
    tests,
  },
  {
    name: "a photo that waits is public",
    file: "src/site/reviews/photos/photos.store.ts",
    replace: '    .where("photo.hidden_at", "is", null)\n',
    by: "",
    matters: "Photos would be seen before anyone has looked at them.",
    tests,
  },
  {
    name: "any private link opens any photo",
    file: "src/site/reviews/photos/photos.service.ts",
    replace:
      "photos.some(({ picture }) => picture === name) ? await media.open(version) : undefined",
    by: "photos.length >= 0 ? await media.open(version) : undefined",
    matters: "Whoever knows a picture's name would see it before it's approved.",
    tests,
  },
  {
    name: "a withdrawn review leaves its photos' files",
    file: "src/site/reviews/photos/photos.service.ts",
    replace: "      await removeFiles(photos.map(pictureOf));\n",
    by: "",
    matters: "Who deletes a photo wants it gone.",
    tests,
  },
  {
    name: "photos aren't limited before they're taken in",
    file: "src/site/reviews/photos/photos.service.ts",
    replace: "(await rateLimiter.room(photoKind.limits.add, visitor)) > 0",
    by: 'visitor.id !== ""',
    matters: "Photos that can't be stored would be decoded.",
    tests,
  },
];

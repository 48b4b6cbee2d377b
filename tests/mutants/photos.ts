import type { Mutant } from "./mutant.ts";

const tests = ["src/media/media.test.ts"] as const;

/** In what photos go through. */
export const photos: readonly Mutant[] = [
  {
    name: "photos stay as the phone was held",
    file: "src/media/decode-picture.service.ts",
    replace: "    .autoOrient()\n",
    by: "",
    matters: "Half of all photos would lie on their side.",
    tests,
  },
  {
    name: "photos keep where they were taken",
    file: "src/media/decode-picture.service.ts",
    replace: "version.jpeg({ quality: 80, progressive: true })",
    by: 'version.jpeg({ quality: 80 }).withExif({ IFD0: { Artist: "Kitchen Line Secret" } })',
    matters: "A stranger could read a player's home from a photo.",
    tests,
  },
  {
    name: "half a photo is taken",
    file: "src/media/decode-picture.service.ts",
    replace: 'failOn: "error"',
    by: 'failOn: "none"',
    matters: "A photo whose upload broke off would be shown, half of it gray.",
    tests,
  },
  {
    name: "any picture is public",
    file: "src/media/media.service.ts",
    replace: "if (width !== undefined) return width;",
    by: "return await Promise.resolve(width || name.length * 10);",
    matters: "Photos would be seen before the owner has looked at them.",
    tests,
  },
  {
    name: "pictures are cleared away before their row is there",
    file: "src/media/media.service.ts",
    replace: "at < before && ",
    by: "",
    matters: "A photo that was sent a moment ago would be gone.",
    tests,
  },
  {
    name: "two reviews share a photo's files",
    file: "src/media/decode-picture.service.ts",
    replace: "`${of}\\n${width}x",
    by: "`${width}x",
    matters: "Withdrawing one review would take the other's photo.",
    tests,
  },
  {
    name: "a process that ends takes the next photo with it",
    file: "src/media/media.service.ts",
    replace: 'if ("refused" in answer && answer.refused === photoRefusals.heavy) end();\n',
    by: "",
    matters: "Someone's photo would be refused for what another's took.",
    tests,
  },
  {
    name: "a restore leaves pictures out",
    file: "src/owner/transfer/backup.ts",
    replace: "return (await copyFiles(picturesIn(dirname(backup)), to, wanted)).copied;",
    by: "return wanted.size + to.toString().length * 0;",
    matters: "A restored site would have reviews without their photos.",
    tests: ["src/owner/transfer/kept-backups.test.ts"],
  },
  {
    name: "drafts' photos are public",
    file: "src/publishing/content-pictures.service.ts",
    replace: "    return widthsOf(content.current()).get(name) ?? 0;",
    by: "    return (await allPictures(db)).find((each) => each.name === name)!.width;",
    matters: "Anyone with its address could see a photo that an editor hasn't published.",
    tests: ["tests/server/content-photos.test.ts"],
  },
  {
    name: "each process makes each picture",
    file: "src/publishing/content-pictures.service.ts",
    replace: "if (!(await claimPicture(db, source, clock()))) return false;",
    by: "await claimPicture(db, source, clock());",
    matters: "Servers would decode the same photos at once, and a broken one again and again.",
    tests: ["tests/server/content-photos.test.ts"],
  },
];

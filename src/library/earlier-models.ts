import type { Paddle } from "../paddles/paddle.content.ts";
import type { ContentReader, ReadFile } from "../platform/content/content-reader.ts";
import { movedTo } from "./moved-names.ts";

/** Reports paddles that replace an unknown or a newer one, or each other in a circle. */
export function checkEarlierModels(
  reader: ContentReader,
  paddles: ReadonlyMap<string, ReadFile<Omit<Paddle, "slug">>>,
): void {
  for (const [slug, { file, value }] of paddles) {
    const earlier = value.replaces?.paddle;
    if (earlier === undefined) continue;
    const path = ["replaces", "paddle"];
    const known = reader.slugsIn("paddles");
    const moved = known.includes(earlier) ? undefined : movedTo(reader, "paddles", earlier);
    const older = paddles.get(earlier)?.value;
    if (moved !== undefined) reader.report(file, path, `"${earlier}" has moved. Write ${moved}.`);
    else if (!older)
      reader.checkName(file, path, earlier, [
        "a paddle's address",
        "paddles",
        "Write the name of a file in content/paddles, without .yaml, or use name instead.",
      ]);
    else if (isReplacedBy(earlier, slug, paddles))
      reader.report(
        file,
        path,
        `"${earlier}" replaces this paddle, directly or by others. Keep the line in the newer paddle's file.`,
      );
    else if (older.year > value.year)
      reader.report(
        file,
        path,
        `"${earlier}" came out in ${older.year}, after this paddle of ${value.year}. Write this line in the newer paddle's file.`,
      );
  }
}

/** Whether a paddle replaces another, directly or by way of others. */
function isReplacedBy(
  slug: string,
  other: string,
  paddles: ReadonlyMap<string, ReadFile<Pick<Paddle, "replaces">>>,
): boolean {
  const seen = new Set<string>();
  let each: string | undefined = slug;
  while (each !== undefined && !seen.has(each)) {
    if (each === other) return true;
    seen.add(each);
    each = paddles.get(each)?.value.replaces?.paddle;
  }
  return false;
}

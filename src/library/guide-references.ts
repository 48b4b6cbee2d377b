import type { WrittenGuide } from "../guides/guide.content.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import type { ContentReader, ReadFile } from "../platform/content/content-reader.ts";

/** What must be confirmed of each paddle that a guide lists: which one it is, and the specs that are shown. */
const shownSpecs = ["identity", "brand", "surface", "weightOz"] as const;

interface Known {
  guides: ReadonlyMap<string, ReadFile<WrittenGuide>>;
  /** Those without mistakes. */
  paddles: ReadonlyMap<string, ReadFile<Omit<Paddle, "slug">>>;
}

/** Reports guides with too new or unconfirmed paddles, and two with one place at home. */
export function checkGuides(reader: ContentReader, known: Known): void {
  const atHome = new Map<string, string>();
  for (const { file, value: guide } of known.guides.values()) {
    if (guide.words === 0)
      reader.report(
        file,
        ["title"],
        "there is no text below the fields. Write the introduction there, or the coming-soon line while comingSoon is true.",
      );
    if (!guide.comingSoon) checkPublished(reader, file, guide);
    const { homeCategory } = guide;
    const other = homeCategory && atHome.get(homeCategory);
    if (other)
      reader.report(
        file,
        ["homeCategory"],
        `"${homeCategory}" is taken by ${other}. Write another one, or leave the line out.`,
      );
    else if (homeCategory) atHome.set(homeCategory, file.path);
    checkOrder(reader, file, guide);
    checkEntries(reader, file, guide, known.paddles);
  }
}

/** Reports paddles to consider besides the picks that aren't below them. */
function checkOrder(
  reader: ContentReader,
  file: ReadFile<WrittenGuide>["file"],
  guide: WrittenGuide,
): void {
  const { entries = [] } = guide;
  for (const [index, { alsoConsider }] of entries.entries()) {
    const report = (sentence: string) =>
      reader.report(file, ["entries", index, "alsoConsider"], sentence);
    const laterPick = entries.slice(index).find((entry) => !entry.alsoConsider);
    if (!alsoConsider) continue;
    if (index < 2)
      report("the first two paddles are the top pick and the runner-up. Leave the line out.");
    else if (laterPick)
      report(`"${laterPick.paddle}" below is a pick. Put the paddles with alsoConsider last.`);
  }
}

/** Reports an introduction from when a guide was announced, and a rating above that of a better place. */
function checkPublished(
  reader: ContentReader,
  file: ReadFile<WrittenGuide>["file"],
  guide: WrittenGuide,
): void {
  const below = reader.texts.find((each) => each.file === file)?.below;
  const line = below?.text.split("\n").findIndex((each) => /coming soon/i.test(each)) ?? -1;
  if (below && line !== -1)
    reader.mistakes.push(
      `${file.path}:${below.firstLine + line} (the text): still says 'coming soon'. Write the guide's introduction.`,
    );
  let lowest = Infinity;
  for (const [index, { rating = lowest }] of (guide.entries ?? []).entries()) {
    if (rating > lowest)
      reader.report(
        file,
        ["entries", index, "rating"],
        `${rating} is above the ${lowest} of a better place. Put the higher rating first.`,
      );
    lowest = Math.min(lowest, rating);
  }
}

function checkEntries(
  reader: ContentReader,
  file: ReadFile<WrittenGuide>["file"],
  { entries = [], updated }: WrittenGuide,
  paddles: Known["paddles"],
): void {
  const guideYear = Number(updated?.slice(0, 4));
  for (const [index, { paddle: slug }] of entries.entries()) {
    const report = (sentence: string) =>
      reader.report(file, ["entries", index, "paddle"], sentence);
    if (entries.findIndex((each) => each.paddle === slug) < index)
      report(`"${slug}" is listed twice. Write another paddle.`);
    const paddle = paddles.get(slug)?.value;
    if (!paddle) continue;
    // Only a paddle's year is known: one from the guide's own year may have come out after the guide.
    if (paddle.year >= guideYear)
      report(
        `"${slug}" came out in ${paddle.year}, perhaps after this guide's date. Write a paddle of ${guideYear - 1} or earlier, or a later date in updated.`,
      );
    const guesses = shownSpecs.filter((fact) => paddle.notConfirmed.includes(fact));
    if (guesses.length > 0)
      report(
        `"${slug}" has unconfirmed facts: ${guesses.join(", ")}. Write a paddle whose file has these confirmed.`,
      );
  }
}

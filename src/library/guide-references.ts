import type { Guide } from "../guides/guide.content.ts";
import type { FactName, Paddle } from "../paddles/paddle.content.ts";
import { isConfirmed } from "../paddles/paddle-facts.ts";
import type { ContentReader, ReadFile } from "../platform/content/content-reader.ts";

/** The specs of each paddle that guides show, which must be confirmed, as must its list price. */
const shownSpecs: readonly FactName[] = ["brand", "surface", "weightOz"];

interface Known {
  guides: ReadonlyMap<string, ReadFile<Guide>>;
  /** Undefined if a paddle's file has mistakes: a guide may name that paddle. */
  paddles: ReadonlyMap<string, ReadFile<Omit<Paddle, "slug">>> | undefined;
  /** Whether no guide's file has mistakes. */
  allGuidesAreValid: boolean;
}

/** Reports guides with unknown, too new or unconfirmed paddles or unknown guides, and two with one place at home. */
export function checkGuides(reader: ContentReader, known: Known): void {
  const atHome = new Map<string, string>();
  for (const [slug, { file, value: guide }] of known.guides) {
    if (guide.words === 0)
      reader.report(
        file,
        ["title"],
        "there is no text below the fields. Write the introduction there, or the coming-soon line while comingSoon is true.",
      );
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
    if (known.paddles) checkEntries(reader, file, guide, known.paddles);
    const others = [...known.guides.keys()].filter((each) => each !== slug);
    for (const [index, related] of (guide.related ?? []).entries())
      if (known.allGuidesAreValid)
        reader.checkName(file, ["related", index], related, [
          "another guide's address",
          others,
          "Write the name of a file in content/best-of, without .md.",
        ]);
  }
}

/** Reports paddles to consider besides the picks that aren't below them. */
function checkOrder(reader: ContentReader, file: ReadFile<Guide>["file"], guide: Guide): void {
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

function checkEntries(
  reader: ContentReader,
  file: ReadFile<Guide>["file"],
  { entries = [], updated }: Guide,
  paddles: NonNullable<Known["paddles"]>,
): void {
  const guideYear = Number(updated?.slice(0, 4));
  for (const [index, { paddle: slug }] of entries.entries()) {
    const report = (sentence: string) =>
      reader.report(file, ["entries", index, "paddle"], sentence);
    if (entries.findIndex((each) => each.paddle === slug) < index)
      report(`"${slug}" is listed twice. Write another paddle.`);
    const paddle = paddles.get(slug)?.value;
    reader.checkName(file, ["entries", index, "paddle"], slug, [
      "a paddle's address",
      [...paddles.keys()],
      "Write the name of a file in content/paddles, without .yaml.",
    ]);
    if (!paddle) continue;
    // Only a paddle's year is known: one from the guide's own year may have come out after the guide.
    if (paddle.year >= guideYear)
      report(
        `"${slug}" came out in ${paddle.year}, perhaps after this guide's date. Write a paddle of ${guideYear - 1} or earlier, or a later date in updated.`,
      );
    const guesses: string[] = shownSpecs.filter((fact) => !isConfirmed({ ...paddle, slug }, fact));
    if (paddle.listPriceCents === null) guesses.push("listPriceCents");
    if (guesses.length > 0)
      report(
        `"${slug}" has unconfirmed facts: ${guesses.join(", ")}. Write a paddle whose file has these confirmed.`,
      );
  }
}

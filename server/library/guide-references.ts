import type { Guide } from "../../model/content/guide.ts";
import type { FactName, Paddle } from "../../model/content/paddle.ts";
import { isConfirmed } from "../../model/paddle-facts.ts";
import type { ContentReader, ReadFile } from "./content-reader.ts";
import { meantName } from "./mistakes.ts";

/** What guides print of each paddle, which must not be guesswork. */
const printedFacts: readonly FactName[] = ["brand", "surface", "weightOz"];

interface Known {
  guides: ReadonlyMap<string, ReadFile<Guide>>;
  /** Undefined where a paddle's file could not be read: it may be the one that is named. */
  paddles: ReadonlyMap<string, ReadFile<Omit<Paddle, "slug">>> | undefined;
  /** Whether every guide's file could be read. */
  allGuidesAreRead: boolean;
}

/**
 * Guides name paddles and other guides, and an article cites nothing that happened after its date. Complains of names
 * that lead nowhere, of paddles that came too late or are not confirmed, and of a place on the home page taken twice.
 */
export function checkGuides(reader: ContentReader, known: Known): void {
  const atHome = new Map<string, string>();
  for (const [slug, { file, value: guide }] of known.guides) {
    if (guide.words === 0)
      reader.report(
        file,
        ["title"],
        "there is no text below the fields. Write its introduction there, or, while it is coming soon, the line that says what will come.",
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
    if (known.paddles) checkEntries(reader, file, guide, known.paddles);
    for (const [index, related] of (guide.related ?? []).entries())
      if (known.allGuidesAreRead && (related === slug || !known.guides.has(related)))
        reader.report(
          file,
          ["related", index],
          `"${related}" is no other guide's address. ${meantName(
            related,
            [...known.guides.keys()].filter((each) => each !== slug),
            "Write the name of a file in content/best-of, without .md.",
          )}`,
        );
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
    if (!paddle) {
      report(
        `"${slug}" is no paddle's address. ${meantName(slug, paddles.keys(), "Write the name of a file in content/paddles, without .yaml.")}`,
      );
      continue;
    }
    // Of a paddle only the year is known: in the guide's own year it may have come out after the guide.
    if (paddle.year >= guideYear)
      report(
        `"${slug}" came out in ${paddle.year}, perhaps after this guide's date. Write a paddle of ${guideYear - 1} or earlier, or a later date in updated.`,
      );
    const guesses = printedFacts.filter((fact) => !isConfirmed({ ...paddle, slug }, fact));
    if (guesses.length > 0)
      report(
        `of "${slug}" nobody could confirm: ${guesses.join(", ")}. Write a paddle without these in its notConfirmed.`,
      );
  }
}

import type { WrittenGuide } from "../guides/guide.content.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import type { ContentReader, ReadFile } from "../platform/content/content-reader.ts";
import { sentencesIn } from "../platform/content/linked-sentences.ts";
import { priceText } from "../platform/text/money.ts";

type Figures = Pick<Paddle, "listPriceCents" | "weightOz" | "variants">;
type Files<Value> = ReadonlyMap<string, ReadFile<Value>>;

/** Paddles cost more; a tenth of a price, or dollars as cents, is below it. */
const lowestPrice = 4000;

/** Notes about prices that are probably missing a digit. */
export function lowPrices(reader: ContentReader, paddles: Files<Figures>): string[] {
  return [...paddles.values()].flatMap(({ file, value: { listPriceCents: cents } }) =>
    cents !== null && cents < lowestPrice
      ? [
          reader.sentence(
            file,
            ["listPriceCents"],
            `${cents} is ${priceText(cents)}, very little for a paddle. If you meant ${priceText(cents * 10)}, write ${cents * 10}.`,
          ),
        ]
      : [],
  );
}

/**
 * Notes about prices and weights in prose that aren't those of the paddle it is about: in a guide's entries, and in any
 * sentence or table that links to a paddle. A paddle's own texts have none that are typed.
 */
export function driftedFigures(
  reader: ContentReader,
  paddles: Files<Figures>,
  guides: Files<Pick<WrittenGuide, "entries">>,
): string[] {
  const of = (slug: string): Named[] => {
    const paddle = paddles.get(slug)?.value;
    return paddle ? [{ slug, ...paddle }] : [];
  };
  const entries = [...guides.values()].flatMap(({ file, value }) =>
    (value.entries ?? []).flatMap((entry, index) =>
      entryTexts.flatMap((field) =>
        drifted([entry[field] ?? ""].flat().join(". "), of(entry.paddle)).map((sentence) =>
          reader.sentence(file, ["entries", index, field], sentence),
        ),
      ),
    ),
  );
  const linked = reader.texts.flatMap(({ file, below }) =>
    sentencesIn(below?.text ?? "").flatMap(({ text, line, links }) => {
      const named = links.flatMap((address) => of(address.slice(1)));
      return drifted(text, named).map(
        (sentence) => `${file.path}:${below!.firstLine + line} (the text): ${sentence}`,
      );
    }),
  );
  return [...entries, ...linked];
}

const entryTexts = ["pros", "cons", "description", "communityNote"] as const;

type Named = Figures & { slug: string };

/** Words before a figure that is a limit, a difference or about, not the paddle's own. */
const loose =
  /\b(under|over|below|above|about|around|near|nearly|almost|than|least|most|to|save[sd]?|between|extra|another|plus|by|add(s|ed|ing)?|within|at launch|launched at|once|originally|every|each|a)\s*$/i;
/** Words after it that make it a difference, or one end of a range. */
const looseAfter =
  /^\s*(to|or (so|more|less|under|over)|less|more|lighter|heavier|cheaper|off|apart|and (up|under|over|below|above)|[-–]\s*\$?\d|of (lead|tape|weight))\b/i;

/** What is wrong with the figures of a sentence about these paddles. */
function drifted(sentence: string, paddles: readonly Named[]): string[] {
  if (paddles.length === 0) return [];
  /** Of a version that a paddle's file describes, too. */
  const isOfVariant = ({ digits }: { digits: string }) =>
    paddles.some(({ variants = "" }) => variants.includes(digits));
  const prices = paddles.flatMap(({ listPriceCents }) => listPriceCents ?? []);
  const isPrice = (cents: number) =>
    prices.some(
      (price) => price === cents || (cents % 100 === 0 && Math.abs(price - cents) < 100),
    ) ||
    prices.some((one) => prices.some((other) => Math.abs(Math.abs(one - other) - cents) < 100));
  const wrongPrices = figuresIn(sentence, /\$(\d{1,6}(?:,\d{3})?(?:\.\d\d)?)/g)
    .filter((found) => !isOfVariant(found))
    .filter(({ figure }) => prices.length === paddles.length && !isPrice(Math.round(figure * 100)))
    .map(({ text }) => {
      const right = paddles.map(
        ({ slug, listPriceCents }) =>
          `listPriceCents of ${slug} is ${listPriceCents}, ${priceText(listPriceCents)}`,
      );
      return `says ${text}, but ${right.join(", and ")}. Correct the one that's wrong.`;
    });
  const wrongWeights = figuresIn(sentence, /(?<!\d)(\d{1,3}(?:\.\d{1,3})?)\s?(?:oz|ounces?)\b/g)
    .filter((found) => !isOfVariant(found))
    .filter(({ figure }) => figure >= 6 && !paddles.some(({ weightOz }) => weightOz === figure))
    .map(({ text }) => {
      const right = paddles.map(({ slug, weightOz }) => `weightOz of ${slug} is ${weightOz}`);
      return `says ${text}, but ${right.join(", and ")}. Correct the one that's wrong.`;
    });
  return [...wrongPrices, ...wrongWeights];
}

/** The exact figures in a sentence: not those that are about something, at least something, or between two. */
function figuresIn(
  sentence: string,
  pattern: RegExp,
): { text: string; digits: string; figure: number }[] {
  return [...sentence.matchAll(pattern)].flatMap((match) => {
    const [text, digits = ""] = match;
    const isLoose =
      loose.test(sentence.slice(0, match.index)) ||
      looseAfter.test(sentence.slice(match.index + text.length));
    return isLoose ? [] : [{ text, digits, figure: Number(digits.replaceAll(",", "")) }];
  });
}

// Keeps the figures in prose in step with the facts. A paddle's own texts use placeholders, filled in here; other texts
// are compared with the catalog, and figures that have drifted are reported.

import {
  type ContentReader,
  markdownFacts,
  type ReadFile,
  inText,
} from "../platform/content/content-reader.ts";
import type { Mistake } from "../platform/content/mistake.ts";
import { listed } from "../platform/text/grammar.ts";
import { lineOf, mistakeIn, textsIn } from "../platform/content/mistakes.ts";
import { figureText, keepUnits } from "../platform/text/units.ts";
import { priceText, shortPriceText } from "../platform/text/money.ts";
import { fill } from "../platform/text/fill.ts";
import { presentApprovals } from "../site/paddles/approvals.ts";
import { isConfirmedPaddle } from "../site/paddles/paddle-facts.ts";
import type { Paddle, PaddleFile, WrittenPaddle } from "../site/paddles/paddle.content.ts";
import { type FactName, factNames } from "../site/paddles/paddle-values.ts";
import type { PaddlePageWording } from "../site/paddles/paddle-page.content.ts";
import { type Fact, lexicon } from "../site/paddles/reasons.ts";
import type { WrittenGuide } from "../site/guides/guide.content.ts";
import type { SampleReview } from "../site/reviews/sample-reviews.content.ts";
import { sampleBuckets } from "../site/reviews/samples.ts";
import {
  averageDupr,
  recommendPercent,
  toOneDecimal,
  totalsOf,
} from "../site/reviews/ratings/ratings.ts";

/** A fact that a paddle's prose can quote. */
interface ProseFigure {
  fact: "listPriceCents" | "weightOz" | "gripLengthIn" | "coreMm";
  /** Formats it for a sentence. */
  text: (value: number) => string;
  /** Matches the same figure typed by hand; the first group is the number. */
  typed: RegExp;
}

const figures: Readonly<Record<string, ProseFigure>> = {
  "{price}": {
    fact: "listPriceCents",
    text: shortPriceText,
    typed: /\$ ?(\d+(?:,\d{3})*(?:\.\d+)?)/g,
  },
  "{weight}": {
    fact: "weightOz",
    text: (ounces) => keepUnits(figureText(ounces, "oz", "us")),
    typed: /\b(\d+(?:\.\d+)?)[ -]?(?:oz|ounces?)\b/gi,
  },
  "{grip}": {
    fact: "gripLengthIn",
    // Before a noun: 'a 5.5-inch handle'.
    text: (inches) => `${inches}-inch`,
    // Not '9 in 10'.
    typed: /\b(\d{1,2}(?:\.\d+)?)(?:[ -]?inch(?:es)?\b| ?in\b(?! \d)| ?")/gi,
  },
  "{core}": {
    fact: "coreMm",
    text: (millimeters) => keepUnits(figureText(millimeters, "mm", "us")),
    typed: /\b(\d+(?:\.\d+)?)[ -]?(?:mm|millimeters?)\b/gi,
  },
};

/** Fields about the paddle itself. Strengths and weaknesses copy their phrases. */
const ownProse = [
  "excerpt",
  "intro",
  "knownFor",
  "criticisedFor",
  "buyIf",
  "skipIf",
  "description",
] as const;
/** Fields that also mention other versions or the earlier model. */
const otherProse = ["variants", "replaces"] as const;
const prose = new Set<string>([
  ...ownProse,
  ...otherProse,
  "strengths",
  "weaknesses",
  "repeats",
  "onlyIf",
  "versions",
]);

type Facts = Pick<PaddleFile, ProseFigure["fact"] | "notConfirmed">;

/** Why a figure is unknown; undefined if it's known. */
function whyUnknown(facts: Facts, fact: ProseFigure["fact"]): string | undefined {
  if (facts[fact] === null) return `${fact} is null`;
  return facts.notConfirmed.includes(fact as FactName) ? `notConfirmed has ${fact}` : undefined;
}

/**
 * Fills the figures of each paddle's file into its prose, and default texts for paddles we know little about; adds what
 * the lists of approvals say of it now. Reports figures that are unknown, and figures typed by hand, which would stay
 * the same if the fact changed.
 * @param words undefined if their file has a mistake
 */
export function paddlesInProse(
  reader: ContentReader,
  paddles: ReadonlyMap<string, ReadFile<PaddleFile>>,
  words: PaddlePageWording | undefined,
): Map<string, ReadFile<Omit<WrittenPaddle, "slug">>> {
  return new Map(
    [...paddles].map(([slug, { file, value }]) => {
      checkFigures(reader, { file, value });
      checkComplete(reader, { file, value });
      return [slug, { file, value: inProse(value, words) }];
    }),
  );
}

function checkFigures(reader: ContentReader, { file, value }: ReadFile<PaddleFile>): void {
  for (const field of [...ownProse, ...otherProse])
    for (const [path, kept] of textsIn(value[field], [field]))
      for (const [placeholder, { fact, typed }] of Object.entries(figures)) {
        const text = kept.replaceAll("\u00A0", " ");
        const unknown = whyUnknown(value, fact);
        if (text.includes(placeholder) && unknown !== undefined)
          reader.report(
            file,
            path,
            `has ${placeholder}, but ${unknown}. Write the sentence without it.`,
          );
        const isOwn = (ownProse as readonly string[]).includes(field);
        const has = unknown === undefined && !(field === "excerpt" && placeholder === "{price}");
        const remedy = `${has ? `${placeholder}, or ` : ""}the sentence without it`;
        for (const [figure, number] of text.matchAll(typed))
          if (isOwn || isTheSame(number!, value[fact], fact))
            reader.report(
              file,
              path,
              `"${figure}" is typed, so it would stay when ${fact} changes. Write ${remedy}.`,
            );
      }
}

/** A paddle has all of its own texts, or none if we couldn't confirm which paddle it is. */
function checkComplete(reader: ContentReader, { file, value }: ReadFile<PaddleFile>): void {
  const own = ["intro", "description", "buyIf", "skipIf"] as const;
  const missing = own.filter((name) => (value[name]?.length ?? 0) === 0);
  if (missing.length === own.length && !isConfirmedPaddle(value)) return;
  for (const name of missing)
    reader.report(
      file,
      [name],
      "is missing. Write it. Only a paddle with identity or brand in notConfirmed has no intro, description, buyIf and skipIf.",
    );
}

function isTheSame(typed: string, value: number | null, fact: ProseFigure["fact"]): boolean {
  const number = Number(typed.replaceAll(",", ""));
  return value === (fact === "listPriceCents" ? Math.round(number * 100) : number);
}

function inProse(
  facts: PaddleFile,
  words: PaddlePageWording | undefined,
): Omit<WrittenPaddle, "slug"> {
  const paddle = Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [
      field,
      prose.has(field) ? withFigures(value, facts) : value,
    ]),
  ) as PaddleFile;
  const { intro, description } = paddle;
  const now = presentApprovals(paddle.approvals);
  if (intro !== undefined && description !== undefined)
    return { ...paddle, ...now, intro, description };
  const filled = (text = "") =>
    fill(text, { name: paddle.name, known: paddle.excerpt, facts: unconfirmedFacts(paddle) });
  const { littleKnown } = words ?? {};
  return {
    ...paddle,
    ...now,
    excerpt: filled(littleKnown?.card),
    intro: filled(littleKnown?.page),
    description: filled(littleKnown?.description),
  };
}

/** Fills the figures into every text within a value; unknown ones have been reported. */
function withFigures<Value>(value: Value, facts: Facts): Value {
  if (typeof value === "string")
    return value.replaceAll(/\{\w+\}/g, (placeholder) => {
      const figure = figures[placeholder];
      const number = figure && facts[figure.fact];
      return figure && typeof number === "number" ? figure.text(number) : placeholder;
    }) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => withFigures(item, facts)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [
      name,
      withFigures(each, facts),
    ]),
  ) as Value;
}

/** Names of facts that aren't in the lexicon of reasons. */
const otherNouns: Partial<Record<FactName, string>> = {
  brand: "maker",
  year: "release year",
  usaPickleball: "USA Pickleball approval",
  upaA: "UPA-A certification",
};

/** A paddle's unconfirmed facts, as in 'price, shape or weight'. */
function unconfirmedFacts({ listPriceCents, coreMm, notConfirmed }: PaddleFile): string {
  const nouns = factNames
    .filter((fact) => notConfirmed.includes(fact) || (fact === "coreMm" && coreMm === null))
    .map((fact) => otherNouns[fact] ?? lexicon[fact as Fact].noun);
  return listed(listPriceCents === null ? ["price", ...nouns] : nouns, "or");
}

type Figures = Pick<Paddle, "listPriceCents" | "weightOz" | "variants">;
type Files<Value> = ReadonlyMap<string, ReadFile<Value>>;

/** No paddle costs less; a price missing a digit, or dollars entered as cents, is below this. */
const lowestPrice = 4000;

/** Notes about prices that are probably missing a digit. */
export function lowPrices(paddles: Files<Figures>): Mistake[] {
  return [...paddles.values()].flatMap(({ file, value: { listPriceCents: cents } }) =>
    cents !== null && cents < lowestPrice
      ? [
          mistakeIn(
            file,
            ["listPriceCents"],
            `${cents} is ${priceText(cents)}, very little for a paddle. If you meant ${priceText(cents * 10)}, write ${cents * 10}.`,
          ),
        ]
      : [],
  );
}

/**
 * Notes about prices and weights in prose that don't match the paddle they're about: in guide entries, and in any
 * sentence or table that links to a paddle. A paddle's own texts contain no typed figures.
 */
export function driftedFigures(
  reader: ContentReader,
  paddles: Files<Figures>,
  guides: Files<Pick<WrittenGuide, "entries">>,
): Mistake[] {
  const of = (slug: string): Named[] => {
    const paddle = paddles.get(slug)?.value;
    return paddle ? [{ slug, ...paddle }] : [];
  };
  const entries = [...guides.values()].flatMap(({ file, value }) =>
    (value.entries ?? []).flatMap((entry, index) =>
      entryTexts.flatMap((field) =>
        drifted([entry[field] ?? ""].flat().join(". "), of(entry.paddle)).map((sentence) =>
          mistakeIn(file, ["entries", index, field], sentence),
        ),
      ),
    ),
  );
  const linked = reader.texts.flatMap(({ file, below }) =>
    (below ? markdownFacts(below).sentences : []).flatMap(({ text, line, links }) => {
      const named = links.flatMap((address) => of(address.slice(1)));
      return drifted(text, named).map((sentence) =>
        inText(file, below!.firstLine + line, sentence),
      );
    }),
  );
  return [...entries, ...linked];
}

const entryTexts = ["pros", "cons", "description", "communityNote"] as const;

type Named = Figures & { slug: string };

/** Words before a figure that make it a limit, a difference or an estimate. */
const loose =
  /\b(under|over|below|above|about|around|near|nearly|almost|than|least|most|to|save[sd]?|between|extra|another|plus|by|add(s|ed|ing)?|within|at launch|launched at|once|originally|every|each|a)\s*$/i;
/** Words after a figure that make it a difference or one end of a range. */
const looseAfter =
  /^\s*(to|or (so|more|less|under|over)|less|more|lighter|heavier|cheaper|off|apart|and (up|under|over|below|above)|[-–]\s*\$?\d|of (lead|tape|weight))\b/i;

/** What's wrong with the figures in a sentence about these paddles. */
function drifted(sentence: string, paddles: readonly Named[]): string[] {
  if (paddles.length === 0) return [];
  /** A figure of another version of a paddle, from the paddle's file. */
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

/** The exact figures in a sentence, without estimates, limits and ranges. */
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

/**
 * Checks sample reviews against their paddle's fixed figures: the share that recommends it, rounded to a whole percent,
 * and the mean DUPR, rounded to one decimal ('4.0+' counts as 4.0). No two samples may share a sentence.
 */
export function checkSampleFigures(
  reader: ContentReader,
  paddles: readonly WrittenPaddle[],
  files: ReadonlyMap<string, ReadFile<{ reviews: SampleReview[] }>>,
): void {
  const said = new Map<string, string>();
  for (const { slug, recommendPercent: fixedPercent, averageDupr: fixedDupr } of paddles) {
    const found = files.get(slug);
    if (!found) continue;
    if (fixedPercent === undefined || fixedDupr === undefined) {
      const missing = fixedPercent === undefined ? "recommendPercent" : "averageDupr";
      reader.mistakes.push({
        file: `content/paddles/${slug}.yaml`,
        line: 1,
        at: [missing],
        sentence: `is missing, and content/sample-reviews/${slug}.yaml is there. Write the figure of these reviews.`,
      });
      continue;
    }
    const { file, value } = found;
    const totals = totalsOf(sampleBuckets(value.reviews));
    const percent = recommendPercent(totals);
    if (percent !== undefined && percent !== fixedPercent)
      reader.report(
        file,
        ["reviews"],
        `${percent} % of them recommend it (4 or 5 stars), but the paddle's recommendPercent is ${fixedPercent}. Change ratings until both agree.`,
      );
    const mean = averageDupr(totals);
    const figure = fixedDupr.replace("+", "");
    if (mean !== undefined && toOneDecimal(mean) !== figure)
      reader.report(
        file,
        ["reviews"],
        `their mean DUPR is ${mean.toFixed(3)}, but the paddle's averageDupr is ${figure}. Change DUPR ratings until it rounds to ${figure}.`,
      );
    for (const [index, { review }] of value.reviews.entries()) {
      const path = ["reviews", index, "review"];
      const place = `${file.path}:${lineOf(file, path)}`;
      for (const sentence of sentencesOf(review)) {
        const elsewhere = said.get(sentence);
        if (!elsewhere || elsewhere === place) said.set(sentence, place);
        else
          reader.report(
            file,
            path,
            `says "${sentence}", as ${elsewhere} does. Write it in this player's own words.`,
          );
      }
    }
  }
}

/** A text's sentences in plain lower-case words. @param minWords shorter sentences are left out */
export function sentencesOf(text: string, minWords = 1): string[] {
  return text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.trim().split(/\s+/).length >= minWords)
    .map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N}']+/gu, " "))
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

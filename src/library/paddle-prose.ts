import { isConfirmedPaddle } from "../paddles/confirmed.ts";
import {
  type FactName,
  factNames,
  type PaddleFile,
  type WrittenPaddle,
} from "../paddles/paddle.content.ts";
import type { PaddlePageWording } from "../paddles/paddle-page.content.ts";
import { type Fact, lexicon } from "../paddles/reasons.ts";
import type { ContentReader, ReadFile } from "../platform/content/content-reader.ts";
import { listed } from "../platform/text/grammar.ts";
import { textsIn } from "../platform/content/mistakes.ts";
import { keepUnits } from "../platform/text/keep-units.ts";
import { shortPriceText } from "../platform/text/money.ts";
import { figureText } from "../platform/text/units.ts";

/** A figure of a paddle's file that its prose can use. */
interface ProseFigure {
  fact: "listPriceCents" | "weightOz" | "gripLengthIn" | "coreMm";
  /** How a sentence says it. */
  text: (value: number) => string;
  /** The same figure typed by hand, with the number as its first group. */
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

/** The fields that speak of this paddle. The strengths and weaknesses are copies of their phrases. */
const ownProse = [
  "excerpt",
  "intro",
  "knownFor",
  "criticisedFor",
  "buyIf",
  "skipIf",
  "description",
] as const;
/** The fields that speak of other versions and of the earlier model, too. */
const otherProse = ["variants", "replaces"] as const;
const prose = new Set<string>([...ownProse, ...otherProse, "strengths", "weaknesses"]);

type Facts = Pick<PaddleFile, ProseFigure["fact"] | "notConfirmed">;

/** Why a figure isn't known; undefined if it is. */
function whyUnknown(facts: Facts, fact: ProseFigure["fact"]): string | undefined {
  if (facts[fact] === null) return `${fact} is null`;
  return facts.notConfirmed.includes(fact as FactName) ? `notConfirmed has ${fact}` : undefined;
}

/**
 * Paddles with the figures of their own files in their prose, and with the words for those that we know little about.
 * Reports a figure that isn't known, and one that was typed: it would stay the same if the fact changed.
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

/** A paddle has all words of its own, or none if we couldn't confirm which one it is. */
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
  if (intro !== undefined && description !== undefined) return { ...paddle, intro, description };
  const fill = (text = "") =>
    text
      .replaceAll("{name}", () => paddle.name)
      .replaceAll("{known}", () => paddle.excerpt)
      .replaceAll("{facts}", () => unconfirmedFacts(paddle));
  const { littleKnown } = words ?? {};
  return {
    ...paddle,
    excerpt: fill(littleKnown?.card),
    intro: fill(littleKnown?.page),
    description: fill(littleKnown?.description),
  };
}

/** Every text within a value with its figures; those that aren't known have been reported. */
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

/** What a sentence calls the facts that reasons don't come from. */
const otherNouns: Partial<Record<FactName, string>> = {
  brand: "maker",
  year: "release year",
  usaPickleball: "USA Pickleball approval",
  upaA: "UPA-A certification",
};

/** What isn't confirmed of a paddle, as in 'price, shape or weight'. */
function unconfirmedFacts({ listPriceCents, coreMm, notConfirmed }: PaddleFile): string {
  const nouns = factNames
    .filter((fact) => notConfirmed.includes(fact) || (fact === "coreMm" && coreMm === null))
    .map((fact) => otherNouns[fact] ?? lexicon[fact as Fact].noun);
  return listed(listPriceCents === null ? ["price", ...nouns] : nouns, "or");
}

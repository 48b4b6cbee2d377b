import { monthAndYear } from "../../platform/text/dates.ts";
import { priceText } from "../../platform/text/money.ts";
import { slugOf } from "../../platform/text/normalize-text.ts";
import { figureText, type Units } from "../../platform/text/units.ts";
import { presentApprovals } from "./approvals.ts";
import { oncePer } from "../../platform/once-per.ts";
import type { AnyPaddle, Listed, Paddle, Version } from "./paddle.content.ts";
import type { FactName } from "./paddle-values.ts";

export type ConfirmableFacts = Pick<AnyPaddle, "notConfirmed"> & { isListed?: true };

/**
 * Whether we know which paddle this is and have written about it: its identity and brand are confirmed. An unconfirmed
 * paddle comes last in every best-first order, is never suggested, and gets no advice for or against buying it. An
 * unknown price is a different matter: it only keeps a paddle out of answers about prices.
 */
export function isConfirmedPaddle({ notConfirmed, isListed }: ConfirmableFacts): boolean {
  return !isListed && !notConfirmed.includes("identity") && !notConfirmed.includes("brand");
}

/** Splits a list into confirmed and unconfirmed paddles, in the same order. */
export function byConfirmation<Each extends { paddle: ConfirmableFacts }>(
  listed: readonly Each[],
): { confirmed: Each[]; unconfirmed: Each[] } {
  return {
    confirmed: listed.filter(({ paddle }) => isConfirmedPaddle(paddle)),
    unconfirmed: listed.filter(({ paddle }) => !isConfirmedPaddle(paddle)),
  };
}

/** Moves unconfirmed paddles to the end. */
export function confirmedFirst<Each extends { paddle: ConfirmableFacts }>(
  listed: readonly Each[],
): Each[] {
  const { confirmed, unconfirmed } = byConfirmation(listed);
  return [...confirmed, ...unconfirmed];
}

/** The numbers on the spec sheet. */
export const measuredFacts = [
  { name: "weightOz", label: "Weight", unit: "oz" },
  { name: "coreMm", label: "Core thickness", unit: "mm" },
  { name: "lengthIn", label: "Length", unit: "in" },
  { name: "widthIn", label: "Width", unit: "in" },
  { name: "gripLengthIn", label: "Grip length", unit: "in" },
] as const;
export type MeasuredFact = (typeof measuredFacts)[number];

/** The smallest and largest value in the catalog. */
export interface Range {
  min: number;
  max: number;
}

/** The catalog's range of each number, over paddles that have it confirmed; missing if none has. */
export const catalogRanges = oncePer(
  (paddles: readonly Paddle[]): Partial<Record<FactName, Range>> =>
    Object.fromEntries(
      measuredFacts.flatMap(({ name }) => {
        const values = paddles.flatMap((paddle) => knownFact(paddle, name) ?? []);
        if (values.length === 0) return [];
        return [[name, { min: Math.min(...values), max: Math.max(...values) }]];
      }),
    ),
);

export function isConfirmed(paddle: ConfirmableFacts, fact: FactName): boolean {
  return !paddle.notConfirmed.includes(fact);
}

/** A fact if it's confirmed; undefined if it's unconfirmed or unknown. */
export function knownFact<Fact extends FactName>(
  paddle: AnyPaddle,
  fact: Fact,
): NonNullable<Paddle[Fact]> | undefined {
  const value = paddle[fact] as Paddle[Fact] | null;
  return isConfirmed(paddle, fact) ? (value ?? undefined) : undefined;
}

/** A face's material: one of our names, or the maker's words for others. */
export function surfaceText<Surface extends AnyPaddle["surface"]>({
  surface,
  faceMaterial,
}: {
  surface: Surface;
  faceMaterial?: string | undefined;
}): Surface | string {
  return surface === "Other" ? (faceMaterial ?? surface) : surface;
}

/** A face's material within a sentence: 'carbon fiber'. The maker's words keep their capitals. */
export function surfaceInWords(paddle: Pick<Paddle, "surface" | "faceMaterial">): string {
  return paddle.surface === "Other" ? surfaceText(paddle) : paddle.surface.toLowerCase();
}

/** Whether a phrase is about the version that the paddle's page describes, rather than another one. */
export function isOwnPhrase({ versions = [] }: Pick<Paddle, "versions">, phrase: string): boolean {
  return !versions.some(({ about }) => about.includes(phrase));
}

/** The figures that differ between versions. */
const versionNumbers = ["coreMm", "lengthIn", "widthIn", "gripLengthIn", "weightOz"] as const;

/** A paddle as one of its versions; without `version`, as the one its page describes. */
export interface SoldPaddle extends Paddle {
  version?: Version;
  /** The paddle as its page describes it, if this is another version. */
  ofPage?: Paddle;
}

/** A version of a written paddle, or a listed paddle. */
export type AnySold = SoldPaddle | Listed;

/**
 * A paddle as each version that is sold, the page's first. What isn't known about another one is unconfirmed, and only
 * the phrases that are about it say something about it.
 */
export const versionsOf = oncePer((paddle: Paddle): SoldPaddle[] => [
  paddle,
  ...(paddle.versions ?? [])
    .filter(({ isEarlier }) => !isEarlier)
    .map((version) => {
      const ownPhrases = (phrases: readonly string[]) =>
        phrases.filter((phrase) => version.about.includes(phrase));
      return {
        ...paddle,
        version,
        ofPage: paddle,
        versions: undefined,
        knownFor: ownPhrases(paddle.knownFor),
        criticisedFor: ownPhrases(paddle.criticisedFor),
        buyIf: ownPhrases(paddle.buyIf),
        skipIf: ownPhrases(paddle.skipIf),
        strengths: version.strengths ?? {},
        weaknesses: version.weaknesses ?? {},
        repeats: undefined,
        onlyIf: paddle.onlyIf && ownPhrases(paddle.onlyIf),
        ...Object.fromEntries(
          versionNumbers.flatMap((fact) =>
            version[fact] === undefined ? [] : [[fact, version[fact]]],
          ),
        ),
        shape: version.shape ?? paddle.shape,
        listPriceCents: version.listPriceCents ?? null,
        approvalsLookedUp: undefined,
        ...presentApprovals(paddle.approvals, version.name),
        notConfirmed: [
          ...paddle.notConfirmed.filter((fact) => version[fact as "coreMm"] === undefined),
          ...versionNumbers.filter((fact) => version[fact] === undefined),
          "year" as const,
        ],
      };
    }),
]);

/** What addresses call a paddle as it's sold: its slug, and its version if that isn't the page's: 'a', 'a@v7'. */
export const soldSlug = ({ slug, version }: Pick<AnySold, "slug" | "version">): string =>
  version ? `${slug}@${slugOf(version.name)}` : slug;

/**
 * A paddle under the name that says which version it is, where several may stand side by side: 'Vatic Pro Prism Flash
 * V7 (V7)'.
 */
export const namedAsSold = oncePer((paddle: SoldPaddle): SoldPaddle => {
  const { version, name, shortName } = paddle;
  if (!version) return paddle;
  const suffix = ` (${version.name})`;
  return { ...paddle, name: name + suffix, shortName: shortName + suffix };
});

/** What the tray collects of a paddle as it's sold. */
export const inTray = oncePer((paddle: SoldPaddle) => ({
  slug: soldSlug(paddle),
  name: namedAsSold(paddle).name,
  movedFrom: (paddle.movedFrom ?? []).map((slug) => soldSlug({ ...paddle, slug })),
}));

/**
 * The paddle that an address means by 'a@v7', under its name with the version; an unknown version means the page's.
 * @param paddleNamed finds a paddle by this or an earlier slug
 */
export function soldNamed(
  sold: string,
  paddleNamed: (slug: string) => Paddle | undefined,
): SoldPaddle | undefined {
  const [slug = "", name] = sold.split("@");
  const paddle = paddleNamed(slug);
  if (!paddle || name === undefined) return paddle;
  const version = versionsOf(paddle).find(
    (each) => each.version && slugOf(each.version.name) === name,
  );
  return namedAsSold(version ?? paddle);
}

/** The slug of a paddle or version in its canonical address. */
export function currentSlug(...asked: Parameters<typeof soldNamed>): string | undefined {
  const sold = soldNamed(...asked);
  return sold && soldSlug(sold);
}

/** A fact to show, even if it's unconfirmed; null if it's unknown. A version never shows the page version's. */
export function shownFact<Fact extends FactName>(
  paddle: AnySold,
  fact: Fact,
): NonNullable<Paddle[Fact]> | null {
  const value = paddle[fact] as Paddle[Fact] | null;
  return paddle.version && !isConfirmed(paddle, fact) ? null : (value ?? null);
}

/** A version with what is confirmed of it: 'V7: elongated, 16 mm core, 8.4 oz, $99.99'. */
export function versionText(
  { name, shape, coreMm, weightOz, listPriceCents }: Version,
  units: Units = "us",
): string {
  const core = coreMm === undefined ? undefined : figureText(coreMm, "mm", units);
  const facts = [
    shape,
    // '14 mm version' says it already, with a space that doesn't break.
    core === undefined || name.startsWith(`${coreMm}\u{a0}mm`) ? undefined : `${core} core`,
    weightOz === undefined ? undefined : figureText(weightOz, "oz", units),
    listPriceCents === undefined ? undefined : priceText(listPriceCents),
  ].filter((fact) => fact !== undefined);
  return facts.length === 0 ? name : `${name}: ${facts.join(", ")}`;
}

/** A paddle's confirmed shape, for comparisons; undefined for shapes without a name. */
export function namedShape(paddle: Paddle): Exclude<Paddle["shape"], "other"> | undefined {
  const shape = knownFact(paddle, "shape");
  return shape === "other" ? undefined : shape;
}

/** The approvals of USA Pickleball and the UPA-A. */
export const approvalFacts = [
  { name: "usaPickleball", label: "USA Pickleball" },
  { name: "upaA", label: "UPA-A" },
] as const;

/** A sentence on when some paddles' approvals were looked up. Undefined if none are known. */
export function approvalsDated(
  paddles: readonly Pick<Paddle, "approvalsLookedUp">[],
): string | undefined {
  const dates = paddles.flatMap(({ approvalsLookedUp }) => approvalsLookedUp ?? []).toSorted();
  if (dates.length === 0) return undefined;
  const [first, last] = [monthAndYear(dates[0]!), monthAndYear(dates.at(-1)!)];
  const when = first === last ? `in ${first}` : `between ${first} and ${last}`;
  return `We looked up approvals ${when}, so check the current list before a tournament.`;
}

/** The date of a list price: 'at launch, 2025', 'in March 2026'; and whether the date is confirmed. */
export function priceDate({
  pricedIn,
  year,
  notConfirmed,
}: Pick<AnyPaddle, "pricedIn" | "year" | "notConfirmed">): { text: string; confirmed: boolean } {
  if (year === null && !pricedIn) return { text: "", confirmed: true };
  if (pricedIn) return { text: `in ${monthAndYear(pricedIn)}`, confirmed: true };
  return { text: `at launch, ${year}`, confirmed: !notConfirmed.includes("year") };
}

/** A number's position in a range, from 0 to 1; 0.5 if the range is a single value. */
export function placeInRange(value: number, { min, max }: Range): number {
  if (max === min) return 0.5;
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}

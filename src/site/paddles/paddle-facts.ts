import { monthAndYear } from "../../platform/text/dates.ts";
import { priceText } from "../../platform/text/money.ts";
import { slugOf } from "../../platform/text/normalize-text.ts";
import { figureIn, figureText, type Units } from "../../platform/text/units.ts";
import { presentApprovals } from "./approvals.ts";
import { oncePer } from "../../platform/once-per.ts";
import type { AnyPaddle, Paddle, Version } from "./paddle.content.ts";
import {
  type ApprovalList,
  type FactName,
  factOfList,
  type VersionFact,
  versionFactNames,
} from "./paddle-values.ts";
import type { Votes, VotesOn } from "./votes.ts";

export type ConfirmableFacts = Pick<AnyPaddle, "notConfirmed"> & { isListed?: true };

/**
 * Whether we know which paddle this is and have written about it: its identity and brand are confirmed. An unconfirmed
 * paddle comes last in every best-first order, is never suggested, and gets no advice for or against buying it. An
 * unknown price is a different matter: it only keeps a paddle out of answers about prices.
 */
export function isConfirmedPaddle(paddle: ConfirmableFacts): boolean {
  return !paddle.isListed && isIdentified(paddle);
}

/** Whether we know which paddle this is, written up or only listed. */
export function isIdentified({ notConfirmed }: ConfirmableFacts): boolean {
  return !notConfirmed.includes("identity") && !notConfirmed.includes("brand");
}

/** Splits a list into confirmed, only listed and unconfirmed paddles, in the same order. */
export function byConfirmation<Each extends { paddle: ConfirmableFacts }>(
  listed: readonly Each[],
): { confirmed: Each[]; onlyListed: Each[]; unconfirmed: Each[] } {
  return {
    confirmed: listed.filter(({ paddle }) => isConfirmedPaddle(paddle)),
    onlyListed: listed.filter(({ paddle }) => paddle.isListed && isIdentified(paddle)),
    unconfirmed: listed.filter(({ paddle }) => !isIdentified(paddle)),
  };
}

/** Moves paddles that are only listed behind those we've written about, and unconfirmed ones to the end. */
export function confirmedFirst<Each extends { paddle: ConfirmableFacts }>(
  listed: readonly Each[],
): Each[] {
  const { confirmed, onlyListed, unconfirmed } = byConfirmation(listed);
  return [...confirmed, ...onlyListed, ...unconfirmed];
}

/** The numbers on the spec sheet. */
export const measuredFacts = [
  { name: "weightOz", label: "Weight", unit: "oz" },
  { name: "coreMm", label: "Core thickness", unit: "mm" },
  { name: "lengthIn", label: "Length", unit: "in" },
  { name: "widthIn", label: "Width", unit: "in" },
  { name: "gripLengthIn", label: "Grip length", unit: "in" },
  { name: "gripCircumferenceIn", label: "Grip circumference", unit: "in" },
] as const;
export type MeasuredFact = (typeof measuredFacts)[number];

/** Facts in words, which few paddles have all of: they're shown where they're known. */
export const wordFacts = [
  { name: "build", label: "Build" },
  { name: "coreMaterial", label: "Core material" },
  { name: "faceTexture", label: "Face texture" },
  { name: "edge", label: "Edge" },
  { name: "handleOptions", label: "Handles" },
  { name: "lifecycle", label: "Availability" },
  { name: "launched", label: "Launched" },
  { name: "madeIn", label: "Made in" },
  { name: "warranty", label: "Warranty" },
] as const;
export type WordFact = (typeof wordFacts)[number]["name"];

const lifecycleText = {
  upcoming: "announced",
  sold: "still sold",
  limited: "limited run",
  discontinued: "no longer made",
} as const;

/** A fact in words, for readers; undefined if it's unknown. */
export function wordFactText(paddle: AnySold, fact: WordFact): string | undefined {
  const value = shownFact(paddle, fact);
  if (value === null) return undefined;
  if (fact === "launched") return monthAndYear(value);
  return fact === "lifecycle" ? lifecycleText[paddle.lifecycle!] : value;
}

/** When a paddle came out, for orders: 2026.25 is April 2026. Undefined if it's unconfirmed. */
export function launchOf(paddle: AnyPaddle): number | undefined {
  const [year, month] = knownFact(paddle, "launched")?.split("-").map(Number) ?? [];
  return year === undefined ? knownFact(paddle, "year") : year + (month! - 1) / 12;
}

type Weighed = Pick<AnyPaddle, "weightOz" | "lightestOz" | "heaviestOz" | "notConfirmed">;

/** What a paddle weighs, in ounces: its average or, without one, the middle of the range. Undefined if it's unconfirmed. */
export function weightOf(paddle: Weighed): number | undefined {
  const { weightOz, lightestOz, heaviestOz = lightestOz, notConfirmed } = paddle;
  if (weightOz !== null && !notConfirmed.includes("weightOz")) return weightOz;
  if (lightestOz === undefined || notConfirmed.includes("lightestOz")) return undefined;
  return Number(((lightestOz + heaviestOz!) / 2).toFixed(2));
}

/**
 * '8.1 oz', '7.8 to 8.2 oz' or '8.1 oz (7.8 to 8.2)': what's confirmed of it or, if nothing is, what isn't. Undefined if
 * neither is known. A version never shows the page version's.
 */
export function weightText(paddle: AnySold, units: Units = "us"): string | undefined {
  const known = weights.filter((fact) => shownFact(paddle, fact) !== null);
  const confirmed = known.filter((fact) => isConfirmed(paddle, fact));
  const shown = confirmed.length > 0 ? confirmed : known;
  const { weightOz, lightestOz, heaviestOz } = paddle;
  const average = shown.includes("weightOz") ? figureText(weightOz!, "oz", units) : undefined;
  if (!shown.includes("lightestOz")) return average;
  const from = figureIn(lightestOz!, "oz", units).value;
  if (average === undefined) return `${from} to ${figureText(heaviestOz!, "oz", units)}`;
  return `${average} (${from} to ${figureIn(heaviestOz!, "oz", units).value})`;
}

const weights = ["weightOz", "lightestOz"] as const;

/** The smallest and largest value in the catalog. */
export interface Range {
  min: number;
  max: number;
}

/** The catalog's range of each number, over paddles that have it confirmed; missing if none has. */
export const catalogRanges = oncePer(
  (paddles: readonly AnyPaddle[]): Partial<Record<FactName, Range>> =>
    Object.fromEntries(
      measuredFacts.flatMap(({ name }) => {
        const values = paddles.flatMap((paddle) => knownFact(paddle, name) ?? []);
        if (values.length === 0) return [];
        return [[name, { min: Math.min(...values), max: Math.max(...values) }]];
      }),
    ),
);

/** The folder of a paddle's content file. */
export const folderOf = ({ isListed }: Pick<AnyPaddle, "isListed">) =>
  isListed ? "listed" : "paddles";

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
export function surfaceInWords(paddle: Pick<AnyPaddle, "surface" | "faceMaterial">): string {
  const text = surfaceText(paddle) ?? "unknown";
  return paddle.surface === "Other" ? text : text.toLowerCase();
}

/** Whether a phrase is about the version that the paddle's page describes, rather than another one. */
export function isOwnPhrase(
  { versions = [] }: Pick<AnyPaddle, "versions">,
  phrase: string,
): boolean {
  return !versions.some(({ about }) => about.includes(phrase));
}

type OwnFact = Exclude<VersionFact, "shape" | "heaviestOz" | "listPriceCents">;
/** The facts that a version has of its own. */
const versionFacts = versionFactNames.filter(
  (fact): fact is OwnFact => !["shape", "heaviestOz", "listPriceCents"].includes(fact),
);

/** A paddle as one of its versions; without `version`, as the one its page describes. */
export type Sold<Of extends AnyPaddle = AnyPaddle> = Of & {
  version?: Version;
  /** The paddle as its page describes it, if this is another version. */
  ofPage?: Of;
  /** What players say of all paddles, if enough do. */
  votes?: Votes;
};
export type SoldPaddle = Sold<Paddle>;
/** A version of a written or listed paddle. */
export type AnySold = Sold;

/**
 * A paddle as each version that is sold, the page's first. What isn't known about another one is unconfirmed, and only
 * the phrases that are about it say something about it.
 */
export function versionsOf<Of extends AnyPaddle>(paddle: Of): readonly Sold<Of>[] {
  return soldVersions(paddle) as readonly Sold<Of>[];
}

/** In the order in which someone looks for their own among many. */
export const inNameOrder = <Of extends Pick<AnyPaddle, "name">>(paddles: readonly Of[]): Of[] =>
  paddles.toSorted((a, b) => a.name.localeCompare(b.name, "en"));

/** More are no list to choose from. */
const mostChoices = 300;

/**
 * The paddles that a list to choose from has, by name: all or, of a catalog that is too large, those we've written about.
 * @param chosen a paddle that it has in any case
 */
export const choicesAmong = (
  paddles: readonly AnyPaddle[],
  chosen?: Pick<AnyPaddle, "slug">,
): AnyPaddle[] =>
  inNameOrder(
    paddles.length <= mostChoices
      ? paddles
      : paddles.filter(({ isListed, slug }) => !isListed || slug === chosen?.slug),
  );

const soldVersions = oncePer((paddle: AnyPaddle): AnySold[] => [
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
          versionFacts.flatMap((fact) =>
            version[fact] === undefined ? [] : [[fact, version[fact]]],
          ),
        ),
        heaviestOz: version.heaviestOz,
        shape: version.shape ?? paddle.shape,
        listPriceCents: version.listPriceCents ?? null,
        sources: version.source && sourcesOfVersion(paddle, version),
        approvalsLookedUp: undefined,
        ...presentApprovals(paddle.approvals, version.name),
        notConfirmed: [
          ...paddle.notConfirmed.filter(
            (fact) => version[fact as (typeof versionFacts)[number]] === undefined,
          ),
          ...versionFacts.filter((fact) => version[fact] === undefined),
          "year" as const,
          "launched" as const,
        ],
      };
    }),
]);

/** A version's one source, for each of its facts; those that the page's version shares keep theirs. */
const sourcesOfVersion = (
  { sources = {} }: AnyPaddle,
  version: Version,
): NonNullable<AnyPaddle["sources"]> => ({
  ...sources,
  ...Object.fromEntries(
    [...versionFacts, "shape" as const, "listPriceCents" as const].map((fact) => [
      fact,
      version[fact] === undefined ? undefined : version.source,
    ]),
  ),
});

/** What addresses call a paddle as it's sold: its slug, and its version if that isn't the page's: 'a', 'a@v7'. */
export const soldSlug = ({ slug, version }: Pick<AnySold, "slug" | "version">): string =>
  version ? `${slug}@${slugOf(version.name)}` : slug;

/** What players say of this very version. */
export const votesOn = (paddle: AnySold): VotesOn | undefined =>
  paddle.votes?.paddles.get(soldSlug(paddle));

/**
 * A paddle under the name that says which version it is, where several may stand side by side: 'Vatic Pro Prism Flash
 * V7 (V7)'.
 */
export const namedAsSold = <Of extends AnySold>(paddle: Of): Of => withVersionName(paddle) as Of;

const withVersionName = oncePer((paddle: AnySold): AnySold => {
  const { version, name, shortName } = paddle;
  if (!version) return paddle;
  const suffix = ` (${version.name})`;
  return { ...paddle, name: name + suffix, shortName: shortName + suffix };
});

/** What the tray collects of a paddle as it's sold. */
export const inTray = oncePer((paddle: AnySold) => ({
  slug: soldSlug(paddle),
  name: namedAsSold(paddle).name,
  movedFrom: (paddle.movedFrom ?? []).map((slug) => soldSlug({ ...paddle, slug })),
}));

/**
 * The paddle that an address means by 'a@v7', under its name with the version; an unknown version means the page's.
 * @param paddleNamed finds a paddle by this or an earlier slug
 */
export function soldNamed<Of extends AnyPaddle>(
  sold: string,
  paddleNamed: (slug: string) => Of | undefined,
): Sold<Of> | undefined {
  const [slug = "", name] = sold.split("@");
  const paddle = paddleNamed(slug);
  if (!paddle || name === undefined) return paddle;
  const version = versionsOf(paddle).find(
    (each) => each.version && slugOf(each.version.name) === name,
  );
  return namedAsSold(version ?? paddle);
}

/** The slug of a paddle or version in its canonical address. */
export function currentSlug(...asked: Parameters<typeof soldNamed<AnyPaddle>>): string | undefined {
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

/** What a paddle's versions are called: '16 mm', '14 mm'. */
export const versionNames = ({ versionName, versions = [] }: AnyPaddle): string[] =>
  [versionName ?? [], versions.map(({ name }) => name)].flat();

/** A version with what is confirmed of it: 'V7: elongated, 16 mm core, 8.4 oz, $99.99'. */
export function versionText(
  { name, shape, coreMm, weightOz, listPriceCents }: Version,
  units: Units = "us",
): string {
  const core = coreMm === undefined ? undefined : figureText(coreMm, "mm", units);
  const facts = [
    shape,
    // '14 mm version' says it already.
    core === undefined || name.startsWith(`${coreMm} mm`) ? undefined : `${core} core`,
    weightOz === undefined ? undefined : figureText(weightOz, "oz", units),
    listPriceCents === undefined ? undefined : priceText(listPriceCents),
  ].filter((fact) => fact !== undefined);
  return facts.length === 0 ? name : `${name}: ${facts.join(", ")}`;
}

/** A paddle's confirmed shape, for comparisons; undefined for shapes without a name. */
export function namedShape(paddle: AnyPaddle): Exclude<Paddle["shape"], "other"> | undefined {
  const shape = knownFact(paddle, "shape");
  return shape === "other" ? undefined : shape;
}

/** The fact that each list of approved paddles gives, with the list's name. */
export const approvalFacts = (Object.keys(factOfList) as ApprovalList[]).map((label) => ({
  name: factOfList[label],
  label,
}));

/** A sentence on when some paddles' approvals were read. Undefined if none are known. */
export function approvalsDated(
  paddles: readonly Pick<AnyPaddle, "approvalsLookedUp">[],
): string | undefined {
  const dates = paddles.flatMap(({ approvalsLookedUp }) => approvalsLookedUp ?? []).toSorted();
  if (dates.length === 0) return undefined;
  const [first, last] = [monthAndYear(dates[0]!), monthAndYear(dates.at(-1)!)];
  const when = first === last ? `in ${first}` : `between ${first} and ${last}`;
  return `Approvals were read ${when}, and each paddle's page says by whom. Check the current list before a tournament.`;
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

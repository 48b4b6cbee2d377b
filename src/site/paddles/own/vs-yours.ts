/* How a paddle compares with the one a visitor owns, in a few words. Pages are the same for everyone, so each carries
   its paddles' facts in short, and the browser compares them with those it remembers. On the server, the page of a
   visitor's paddles does the same. */
import type { Units } from "../../../platform/text/units.ts";
import { type ComparedNumber, distance, isNoticed, useStep } from "../reasons.ts";
import { inUse, sayDifference } from "../say.ts";

/** The five figures, and the range in which each is believed: a typed one outside of it is a slip. */
export const ownFigures = [
  { fact: "weightOz", parameter: "weight", min: 5, max: 12 },
  { fact: "coreMm", parameter: "core", min: 5, max: 30 },
  { fact: "lengthIn", parameter: "length", min: 13, max: 18 },
  { fact: "widthIn", parameter: "width", min: 6, max: 12 },
  { fact: "gripLengthIn", parameter: "grip", min: 3, max: 8 },
] as const;

/** How paddles play, in the order of the short form: the uses of src/site/paddles/profile.ts, then feel and sound. */
export const ownPlays = [
  "power",
  "control",
  "spin",
  "forgiveness",
  "hands",
  "soft",
  "sound",
] as const;
type OwnPlay = (typeof ownPlays)[number];

const words: Record<OwnPlay, { is: string; less: string }> = {
  power: inUse("power"),
  control: inUse("control"),
  spin: inUse("spin"),
  forgiveness: inUse("forgiveness"),
  hands: inUse("hands"),
  soft: { is: "softer", less: "crisper" },
  sound: { is: "quieter", less: "louder" },
};

/** What its page or type says about it: praise, nothing, the opposite by its type, or criticism. */
export type Stands = "+" | "" | "-" | "!";

export interface Play {
  /** In thousandths; undefined if it isn't known. */
  share: number | undefined;
  stands: Stands;
}

/** A paddle's facts, in the order of `ownFigures` and `ownPlays`. Undefined is unknown or unconfirmed. */
export interface OwnFacts {
  figures: readonly (number | undefined)[];
  plays: readonly Play[];
  priceCents: number | undefined;
}

/** The short form, whose last is the price in cents: '8.1,16,16.5,7.5,5.5,612+,401,,550!,480-,640,+,17999'. */
export function shortFacts({ figures, plays, priceCents }: OwnFacts): string {
  const said = plays.map(({ share, stands }) => `${share ?? ""}${stands}`);
  const all = [...figures.map((value) => `${value ?? ""}`), ...said, `${priceCents ?? ""}`];
  return all.slice(0, 1 + all.findLastIndex((each) => each !== "")).join(",");
}

/** Parses the short form. Anything else in it is unknown. */
export function readFacts(text: string): OwnFacts {
  const parts = text.split(",");
  const price = parts[ownFigures.length + ownPlays.length] ?? "";
  return {
    priceCents: /^\d{3,6}$/.test(price) ? Number(price) : undefined,
    figures: ownFigures.map(({ min, max }, place) => {
      const part = parts[place] ?? "";
      const value = /^\d{1,2}(\.\d{1,3})?$/.test(part) ? Number(part) : 0;
      return value >= min && value <= max ? value : undefined;
    }),
    plays: ownPlays.map((_, place): Play => {
      const [, share = "", stands = ""] =
        /^(\d{0,4})([+!-]?)$/.exec(parts[ownFigures.length + place] ?? "") ?? [];
      return { share: share ? Number(share) : undefined, stands: stands as Stands };
    }),
  };
}

/** At most this many words on how it plays better, and as many on how it plays worse: the figures say most of it. */
const maxPlays = 2;

/** What a player would notice about a paddle after playing with their own, the largest first. */
export interface Noticed {
  /** 'more powerful', '$50 less' */
  gains: string[];
  /** What is only different: '0.3 oz heavier', 'softer'. */
  changes: string[];
  losses: string[];
}

/** What is said if nothing is noticed. */
export const noDifference = "no difference you'd notice in its specs";

/** Gains, then what is only different, then losses: as `noticed` has them. */
export function vsYours(its: OwnFacts, yours: OwnFacts, units?: Units): string[] | undefined {
  const said = noticed(its, yours, units);
  return said && [...said.gains, ...said.changes, ...said.losses];
}

/**
 * How a paddle differs from a player's own. Only what is known of both counts; the steps are those of comparisons.
 * Undefined if no figure is known of both and nothing else can be said; empty if they're too close to tell apart.
 */
export function noticed(its: OwnFacts, yours: OwnFacts, units: Units = "us"): Noticed | undefined {
  let areCompared = false;
  let coreSide = 0;
  const differing = (fact: ComparedNumber, value?: number, other?: number) => {
    if (value === undefined || other === undefined || !isNoticed(fact, [value, other])) return [];
    const side = value > other ? "more" : "less";
    const by = distance(value, other);
    const evidence = { from: "difference", fact, side, value, others: [other], by } as const;
    return [sayDifference(evidence, "clause", units)];
  };
  const figures = ownFigures.flatMap(({ fact }, place) => {
    const [value, other] = [its.figures[place], yours.figures[place]];
    if (value === undefined || other === undefined) return [];
    areCompared = true;
    const said = differing(fact, value, other);
    if (fact === "coreMm" && said.length > 0) coreSide = Math.sign(value - other);
    return said;
  });
  const plays = ownPlays
    .map((play, place) => ({ play, ahead: aheadBy(its.plays[place]!, yours.plays[place]!) }))
    .toSorted((a, b) => Math.abs(b.ahead) - Math.abs(a.ahead));
  const wordsOf = (sign: number, isFeel: boolean) =>
    plays
      .filter(({ play, ahead }) => Math.sign(ahead) === sign && isFeel === (play === "soft"))
      .slice(0, maxPlays)
      .map(({ play, ahead }) => words[play][ahead > 0 ? "is" : "less"]);
  const price = differing("listPriceCents", its.priceCents, yours.priceCents);
  const isCheaper = its.priceCents! < yours.priceCents!;
  const gains = [...wordsOf(1, false), ...(isCheaper ? price : [])];
  // Softer is a matter of the core: what a page says of touch isn't enough.
  const changes = [...figures, ...(coreSide === 0 ? [] : wordsOf(coreSide, true))];
  const losses = [...wordsOf(-1, false), ...(isCheaper ? [] : price)];
  const isAny = gains.length + changes.length + losses.length > 0;
  return areCompared || isAny ? { gains, changes, losses } : undefined;
}

const standings: readonly Stands[] = ["!", "-", "", "+"];

/**
 * By how much one paddle has more of something than another; negative if it has less, 0 if that can't be said. As
 * everywhere, no page's own words are denied: the one with more mustn't be criticized for it, nor say less about it.
 */
function aheadBy(one: Play, other: Play): number {
  const isUnknown = one.share === undefined || other.share === undefined;
  const ahead = isUnknown ? onlySaid(one, other) - onlySaid(other, one) : one.share! - other.share!;
  if (Math.abs(ahead) < useStep * 1000) return 0;
  const [more, less] = ahead > 0 ? [one, other] : [other, one];
  const isAdmitted =
    more.stands !== "!" && standings.indexOf(more.stands) >= standings.indexOf(less.stands);
  return isAdmitted ? ahead : 0;
}

/** Without shares: one page praises what the other criticizes. */
function onlySaid(one: Play, other: Play): number {
  const hasShare = one.share !== undefined || other.share !== undefined;
  return !hasShare && one.stands === "+" && other.stands === "!" ? 1000 : 0;
}

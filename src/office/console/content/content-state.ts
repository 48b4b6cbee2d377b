import { bareValue, isSample } from "../../../platform/text/sample.ts";
import type { Ball } from "../../../site/balls/ball.content.ts";
import type { Library } from "../../../library/library.ts";
import { historiesOf, isOldApproval, spanText } from "../../../site/paddles/approvals.ts";
import { isConfirmedPaddle, folderOf } from "../../../site/paddles/paddle-facts.ts";
import type { ApprovalList } from "../../../site/paddles/paddle-values.ts";
import type { Paddle } from "../../../site/paddles/paddle.content.ts";
import { dayLength } from "../../../platform/today.ts";

interface InContent {
  /** Its path: 'content/paddles/diadem-hero.yaml'. */
  file: string;
}

/** Unconfirmed or unknown facts, by their names in a content file. */
export interface UnsureFacts extends InContent {
  name: string;
  facts: readonly string[];
}

const unsureFacts = <Thing extends Paddle | Ball>(
  folder: string,
  things: readonly Thing[],
  mayBeUnknown: readonly (keyof Thing & string)[],
): UnsureFacts[] =>
  things.flatMap((thing) => {
    const unknown = mayBeUnknown.filter((fact) => thing[fact] === null);
    const facts = [...new Set<string>([...unknown, ...thing.notConfirmed])];
    const { name, slug } = thing;
    return facts.length === 0 ? [] : [{ file: `content/${folder}/${slug}.yaml`, name, facts }];
  });

/** The unsure facts of paddles and balls. Paddles that count as unconfirmed are listed separately. */
export function unsureFactsOf({ written: paddles, balls }: Pick<Library, "written" | "balls">) {
  const unsureAmong = (some: readonly Paddle[]) =>
    unsureFacts("paddles", some, ["listPriceCents", "coreMm", "usaPickleball", "upaA"]);
  return {
    unconfirmed: unsureAmong(paddles.filter((paddle) => !isConfirmedPaddle(paddle))),
    paddles: unsureAmong(paddles.filter(isConfirmedPaddle)),
    balls: unsureFacts("balls", balls, [
      "holes",
      "weightOz",
      "construction",
      "pricePerBallCents",
      "approval",
    ]),
  };
}

/** A claim or promise that the owner hasn't confirmed. */
export interface UnconfirmedClaim extends InContent {
  text: string;
}

/** All published ones: none without samples. They're found in any content file. */
export function unconfirmedClaims(library: Library): UnconfirmedClaim[] {
  // An empty address of a social network isn't a claim.
  const { social: _, ...site } = library.site;
  return Object.entries({ ...library, site }).flatMap(([name, words]) => {
    const file = `content/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;
    return isPlainObject(words) ? claimsIn(words).map((text) => ({ file, text })) : [];
  });
}

function claimsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const parts: unknown[] = Object.values(value);
  if (!Array.isArray(value) && parts.some(isSample))
    return [
      parts
        .map(bareValue)
        .filter((part) => typeof part === "string")
        .join(": "),
    ];
  return parts.flatMap(claimsIn);
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const aYear = 365 * dayLength;

/** The paddles whose list price is more than a year old, oldest price first. */
export function oldPrices(paddles: readonly Paddle[], now: number): Paddle[] {
  return paddles
    .filter((paddle) => paddle.listPriceCents !== null && pricedThrough(paddle) < now - aYear)
    .toSorted((a, b) => pricedThrough(a) - pricedThrough(b) || (a.name < b.name ? -1 : 1));
}

/** The end of the month or year of a list price, in epoch milliseconds. */
function pricedThrough({ pricedIn, year }: Paddle): number {
  if (pricedIn === undefined) return Date.UTC(year + 1, 0);
  // Months count from 0, so this is the next one.
  return Date.UTC(Number(pricedIn.slice(0, 4)), Number(pricedIn.slice(5)));
}

/** What a list said of a paddle that should be looked up again. */
export interface OldApproval extends InContent {
  name: string;
  list: ApprovalList;
  /** 'approved, looked up in March 2026', for each of its versions. */
  said: readonly string[];
}

type WithApprovals = Pick<Library, "paddles">;

/** Those that are too old to count on, the oldest first. */
export function oldApprovals({ paddles }: WithApprovals, today: string): OldApproval[] {
  return paddles
    .flatMap((paddle) =>
      [...Map.groupBy(historiesOf(paddle), ({ list }) => list)].map(([list, histories]) => ({
        file: `content/${folderOf(paddle)}/${paddle.slug}.yaml`,
        name: paddle.name,
        list,
        on: histories.map(({ now }) => now.on[0]).toSorted()[0]!,
        said: histories.map(
          ({ version, now: { state, on, by } }) =>
            `${version === undefined ? "" : `${version}: `}${state}, ${spanText({ on: [on[0]], by })}`,
        ),
      })),
    )
    .filter(({ on }) => isOldApproval(on, today))
    .toSorted((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1))
    .map(({ file, name, list, said }) => ({ file, name, list, said }));
}

/** A paddle, and the number of players' reviews on its page. */
export interface PaddleReviews {
  paddle: Paddle;
  reviews: number;
}

/** All paddles, those with the fewest reviews by players first. */
export function byReviewCount(
  paddles: readonly Paddle[],
  reviewsOf: (slug: string) => number,
): PaddleReviews[] {
  return paddles
    .map((paddle) => ({ paddle, reviews: reviewsOf(paddle.slug) }))
    .toSorted((a, b) => a.reviews - b.reviews || (a.paddle.name < b.paddle.name ? -1 : 1));
}

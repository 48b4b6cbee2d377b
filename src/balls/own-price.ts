import type { Ball } from "./ball.content.ts";

/** What a reader pays for a ball. */
export interface OwnPrice {
  /** The ball's slug; empty if none is given. */
  ball: string;
  /** As typed, trimmed; may be empty, and is without a ball. */
  typed: string;
  /** In US cents; undefined if it isn't a price. */
  cents: number | undefined;
}

/** The query parameters that `readOwnPrice` reads. */
export const ownPriceParameters = ["ball", "price"];

/** No price is longer, in characters. */
const maxTypedLength = 20;
/** A ball that costs more is a typo. */
const maxCents = 100_00;

/** Reads a typed price ('2.50', '$3', '2,5') into US cents: more than nothing, and at most $100. */
export function readPrice(typed: string): number | undefined {
  const parts = /^\$?\s*(\d{0,4})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!parts) return undefined;
  const cents = Number(parts[1]) * 100 + Number((parts[2] ?? "").padEnd(2, "0"));
  return cents > 0 && cents <= maxCents ? cents : undefined;
}

/** Reads a ball and the reader's own price for it. For an unknown ball there is no price. */
export function readOwnPrice(
  query: URLSearchParams,
  balls: readonly Pick<Ball, "slug">[],
): OwnPrice {
  const asked = query.get("ball") ?? "";
  const ball = balls.some(({ slug }) => slug === asked) ? asked : "";
  const typed = (query.get("price") ?? "").trim().slice(0, maxTypedLength).trim();
  return ball === ""
    ? { ball, typed: "", cents: undefined }
    : { ball, typed, cents: readPrice(typed) };
}

/** The balls whose cost per game follows from their price. */
export function withKnownLife<Kind extends Pick<Ball, "gamesUntilRetired">>(
  balls: readonly Kind[],
): Kind[] {
  return balls.filter(({ gamesUntilRetired }) => gamesUntilRetired !== null);
}

/** The balls, with the reader's own price, which counts as confirmed, for one of them. */
export function atOwnPrice(balls: readonly Ball[], { ball, cents }: OwnPrice): Ball[] {
  return balls.map((each) => {
    if (each.slug !== ball || cents === undefined) return each;
    const notConfirmed = each.notConfirmed.filter((fact) => fact !== "pricePerBallCents");
    return { ...each, pricePerBallCents: cents, notConfirmed };
  });
}

/** The URL's fields for a reader's own price, also for a mistaken one; none without a ball. */
export function ownPriceFields({ ball, typed }: OwnPrice): URLSearchParams {
  return new URLSearchParams(ball === "" ? [] : { ball, price: typed });
}

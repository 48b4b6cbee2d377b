import type { Field } from "../../platform/query.ts";
import { firstCharacters } from "../../platform/text/plain-text.ts";
import { readCents } from "../../platform/text/read-figure.ts";
import type { Ball } from "./ball.content.ts";

export interface OwnPrice {
  /** The ball's slug; empty if none is given. */
  ball: string;
  /** As typed, trimmed; empty without a ball. */
  typed: string;
  /** In US cents; undefined if it isn't a price. */
  cents: number | undefined;
}

const maxTypedLength = 20;
/** A higher price is a typo. */
const maxCents = 100_00;

const noPrice: OwnPrice = { ball: "", typed: "", cents: undefined };

/** A ball and the reader's own price for it, which links keep even if it's invalid. An unknown ball has no price. */
export function ownPriceField(balls: readonly Pick<Ball, "slug">[]): Field<OwnPrice> {
  return {
    none: noPrice,
    parameters: ["ball", "price"],
    read(typed) {
      const [[ball = ""], [price = ""]] = [typed("ball"), typed("price")];
      if (!balls.some(({ slug }) => slug === ball)) return noPrice;
      const text = firstCharacters(price.trim(), maxTypedLength).trim();
      const cents = readCents(text) ?? Infinity;
      return { ball, typed: text, cents: cents <= maxCents ? cents : undefined };
    },
    write: ({ ball, typed }) => [
      ["ball", ball],
      ["price", typed],
    ],
  };
}

/** The balls whose cost per game can be computed from a price. */
export function withKnownLife<Kind extends Pick<Ball, "gamesUntilRetired">>(
  balls: readonly Kind[],
): Kind[] {
  return balls.filter(({ gamesUntilRetired }) => gamesUntilRetired !== null);
}

/** Replaces one ball's price by the reader's own, which counts as confirmed. */
export function atOwnPrice(
  balls: readonly Ball[],
  { ball, cents }: OwnPrice,
): (Ball & { hasOwnPrice?: boolean })[] {
  return balls.map((each) => {
    if (each.slug !== ball || cents === undefined) return each;
    const notConfirmed = each.notConfirmed.filter((fact) => fact !== "pricePerBallCents");
    return { ...each, pricePerBallCents: cents, notConfirmed, hasOwnPrice: true };
  });
}

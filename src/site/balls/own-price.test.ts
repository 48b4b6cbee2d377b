import { expect, test } from "vitest";
import { query as queryOf } from "../../platform/query.ts";
import { atOwnPrice, ownPriceField, withKnownLife } from "./own-price.ts";
import type { Ball } from "./ball.content.ts";

const ball = (slug: string, gamesUntilRetired: number | null) =>
  ({
    slug,
    gamesUntilRetired,
    pricePerBallCents: 300,
    notConfirmed: ["pricePerBallCents"],
  }) as Ball;
const balls = [ball("arc", 10), ball("dart", 20), ball("comet", null)];
const prices = queryOf({ own: ownPriceField(balls) });

test("a price applies to its own ball only, and counts as confirmed", () => {
  const { own } = prices.read(new URLSearchParams("ball=dart&price=4.00"));
  const [arc, dart] = atOwnPrice(balls, own);
  expect(arc).toEqual(balls[0]);
  expect(dart).toMatchObject({ pricePerBallCents: 400, notConfirmed: [], hasOwnPrice: true });
  expect(prices.write({ own }).toString()).toBe("ball=dart&price=4.00");
});

test.each([
  ["ball=nobody&price=4", ""],
  ["price=4", ""],
  ["", ""],
  ["ball=dart&price=much", "ball=dart&price=much"],
  ["ball=dart&price=100.01", "ball=dart&price=100.01"],
  // Cut to 20 characters, not to 20 code units, which would halve the last.
  [`ball=dart&price=${"a".repeat(19)}😀😀`, `ball=dart&price=${"a".repeat(19)}%F0%9F%98%80`],
  ["ball=dart", "ball=dart&price="],
])(
  "'%s' gives no price and changes nothing, and links keep '%s' to be corrected",
  (query, kept) => {
    const { own } = prices.read(new URLSearchParams(query));
    expect(own.cents).toBeUndefined();
    expect(atOwnPrice(balls, own)).toEqual(balls);
    expect(prices.write({ own }).toString()).toBe(kept);
  },
);

test("only balls with a known lifespan are offered", () => {
  expect(withKnownLife(balls).map(({ slug }) => slug)).toEqual(["arc", "dart"]);
});

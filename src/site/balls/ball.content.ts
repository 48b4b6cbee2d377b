import { z } from "zod";
import { photos } from "../media/photos.content.ts";
import { ballOffers } from "../offers/offers.content.ts";
import type { ballSamples } from "./ball-samples.ts";
import {
  color,
  dayOrMonthField,
  field,
  group,
  onceRight,
  oneDecimal,
  sourcesOf,
  words,
} from "../../platform/content/fields.ts";
import type { WithSamples } from "../../platform/text/sample.ts";

export const ballUses = ["indoor", "outdoor", "both"] as const;
/** What the cold does to a ball. */
export const inCold = ["goes soft", "cracks sooner"] as const;

const ballFacts = ["holes", "weightOz", "construction", "pricePerBallCents", "approval"] as const;
export type BallFact = (typeof ballFacts)[number];

const games = z.int().min(1).max(500);

/** A ball: content/balls/<slug>.yaml. */
export const ballFile = z
  .strictObject({
    name: words(60, "the ball's name with its brand", "Franklin X-40"),
    maker: words(40, "who makes it", "Franklin"),
    use: field(z.enum(ballUses), "what it is made for", "outdoor"),
    holes: field(
      z.int().min(20).max(60).nullable(),
      "the number of holes, or empty if unconfirmed",
      "40",
    ),
    // The rules allow 0.78 to 0.935 oz (USA Pickleball equipment standards).
    weightOz: field(
      z.number().min(0.78).max(0.935).nullable(),
      "its weight in ounces, 0.78 to 0.935 by the rules, or empty",
      "0.917",
      "oz",
    ),
    construction: words(
      80,
      "the construction, or empty if unconfirmed",
      "one piece, rotomolded",
    ).nullable(),
    pricePerBallCents: field(
      z.int().min(50).max(1000).nullable(),
      "the price per ball in its usual pack, in US cents, or empty if unconfirmed",
      "325",
      "US cents",
    ),
    gamesUntilRetired: field(
      games.nullable(),
      "the number of games after which players retire it from rated play, a sample figure; empty if there is none",
      "25",
    ),
    gamesUntilCracked: group(
      "the number of games after which it cracks in casual play, a sample figure; empty if there is none",
      "{ from: 150, to: 200 }",
      {
        from: field(games, "the lower end", "150"),
        to: field(games, "the upper end", "200"),
      },
    ).nullable(),
    approval: words(
      80,
      "its approval or official use, as a phrase, or empty if unconfirmed",
      "USA Pickleball approved",
    ).nullable(),
    approvalLookedUp: field(
      dayOrMonthField.optional(),
      "the day or month its approval was looked up; leave it out if nobody noted it",
      '"2026-03"',
    ),
    rating: field(
      oneDecimal(1, 5).nullable(),
      "its sample rating, with one decimal, or empty if there is none",
      "4.7",
    ),
    reputation: words(160, "its reputation, in one sentence", "Softens before it cracks."),
    bestFor: words(
      80,
      "who or what it suits, as one of our articles or its reputation says; empty if none says so",
      "Open play on any public court",
    ).nullable(),
    inCold: field(
      z.enum(inCold).nullable(),
      "how it takes the cold, as its reputation or one of our articles says (instead of cracking, the kind our articles name for cold days; or sooner than when it's warm); empty if none says so",
      "goes soft",
    ).meta({ label: "In the cold" }),
    colors: group("the colors of its drawing", '{ ball: "#d6e64a", inside: "#5f6a12" }', {
      ball: field(color, "the color of the ball", '"#d6e64a"'),
      inside: field(color, "the color seen through the holes", '"#5f6a12"'),
    }),
    photos,
    notConfirmed: field(
      z.array(z.enum(ballFacts)),
      "the facts above that are unconfirmed",
      "[pricePerBallCents]",
    ),
    sources: sourcesOf(
      ballFacts,
      '{ weightOz: { from: "Franklin\'s product page", on: "2026-03-14" } }',
    ),
    offers: ballOffers,
  })
  .refine(({ gamesUntilCracked: range }) => range === null || range.from < range.to, {
    path: ["gamesUntilCracked"],
    message: "starts with the greater number",
    ...onceRight("gamesUntilCracked"),
  })
  .refine(
    ({ gamesUntilRetired: retired, gamesUntilCracked: range }) =>
      retired === null || range === null || retired < range.from,
    {
      path: ["gamesUntilRetired"],
      message: "is not less than gamesUntilCracked: players retire a ball before it cracks",
      ...onceRight("gamesUntilRetired", "gamesUntilCracked"),
    },
  )
  .refine(({ approval, approvalLookedUp: date }) => date === undefined || approval !== null, {
    path: ["approvalLookedUp"],
    message: "belongs to an approval: write both or neither",
    ...onceRight("approval", "approvalLookedUp"),
  });

/** A ball as in its file, with its slug. */
export type WrittenBall = z.infer<typeof ballFile> & { slug: string };

export type Ball = WithSamples<WrittenBall, (typeof ballSamples)[number]>;

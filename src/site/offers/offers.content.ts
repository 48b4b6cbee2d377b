import { z } from "zod";
import { field, webAddress, words } from "../../platform/content/fields.ts";
import { dayAt } from "../../platform/today.ts";
import { offerName } from "./offers.ts";

/** The most offers of one paddle or ball, and checks of one offer: five years of weekly ones. */
const most = { offers: 20, checks: 260 };

/** Angle brackets and invisible characters have no place in a shop's name. */
const plain = /^[^<>\p{C}]*$/u;

interface Listed {
  shop: string;
  version?: string | undefined;
  checks: readonly { on: string }[];
}

/** Reports offers with the same name, and checks that aren't one for each day, oldest first, up to today. */
function offersAreInOrder(offers: readonly Listed[], context: z.RefinementCtx): void {
  const today = dayAt(Date.now());
  const names = new Set<string>();
  for (const [index, offer] of offers.entries()) {
    const report = (path: readonly (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path: [index, ...path], message });
    const name = offerName(offer);
    if (name === "") report(["shop"], "has no letter or digit");
    else if (names.has(name)) report(["shop"], "is listed twice. Write its checks under one offer");
    names.add(name);
    for (const [place, { on }] of offer.checks.entries()) {
      const before = offer.checks[place - 1]?.on;
      const path = ["checks", place, "on"];
      if (on > today) report(path, "is in the future. Write the day the price was seen");
      else if (before === on) report(path, "is listed twice. Keep one check of each day");
      else if (before !== undefined && on < before)
        report(path, `comes after ${before}. Write the oldest check first`);
    }
  }
}

const offersOf = <Fields extends z.ZodRawShape>(min: number, example: string, fields: Fields) =>
  field(
    z
      .array(
        z.strictObject({
          shop: field(
            z
              .string()
              .trim()
              .min(1)
              .max(60)
              .refine((name) => plain.test(name), {
                error: "has < or > or an invisible character. Write the name alone",
              }),
            "the shop's name",
            "Pickleball Central",
          ),
          url: field(
            webAddress,
            "the address of its page there, starting with https://",
            "https://shop.example/paddle",
          ),
          isPaid: field(
            z.boolean(),
            "whether we're paid for sales through this link, which the page then says",
            "false",
          ),
          ...fields,
          checks: field(
            z
              .array(
                z.strictObject({
                  on: field(z.iso.date(), "the day someone read the price", "2026-11-20"),
                  priceCents: field(
                    z.int().min(min).max(100_000),
                    "the price that day in US cents, without a sign",
                    example,
                    "US cents",
                  ),
                }),
              )
              .min(1)
              .max(most.checks),
            "what was read there and when, oldest first, one for each day; these make the price history",
            "a list, each starting with '- on:'",
          ),
        }),
      )
      .max(most.offers)
      .superRefine((offers, context) => offersAreInOrder(offers as readonly Listed[], context))
      .optional(),
    "where it's sold, each with a price that someone read in the shop and the day; leave it out if nobody looked",
    "a list, each starting with '- shop:'",
  ).meta({ label: "Where to buy" });

export const paddleOffers = offersOf(1000, "8999", {
  version: words(
    30,
    "the name of the version it's about, as under versions; leave it out for the page's own",
    "V7",
  ).optional(),
});

/** Offers of a ball, which is sold in packs. */
export const ballOffers = offersOf(50, "1299", {
  pack: field(z.int().min(1).max(500), "how many balls the price is for", "4"),
});

interface WithVersions {
  offers?: readonly { version?: string | undefined }[] | undefined;
  versions?: readonly { name: string }[] | undefined;
}

/** Reports offers of versions that the file doesn't have. */
export function offersHaveVersions({ offers, versions }: WithVersions, context: z.RefinementCtx) {
  for (const [index, { version }] of (offers ?? []).entries())
    if (version !== undefined && !versions?.some(({ name }) => name === version))
      context.addIssue({
        code: "custom",
        path: ["offers", index, "version"],
        message: "is not the name of one of this file's versions",
      });
}

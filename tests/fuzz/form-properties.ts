import * as fc from "fast-check";
import {
  messageFields,
  messageFieldTable,
  readMessage,
} from "../../src/site/contact/contact-message.ts";
import { maxAddressLength, readEmailAddress } from "../../src/platform/email/email-address.ts";
import { duprRange, levelBand, readDupr } from "../../src/site/reviews/level/level.ts";
import { priceText } from "../../src/platform/text/money.ts";
import { readCents } from "../../src/platform/text/read-figure.ts";
import {
  maxDetailsLength,
  readReport,
  reportFields,
  reportReasons,
} from "../../src/site/reviews/reports/report.ts";
import { readReview } from "../../src/site/reviews/read-review.ts";
import { mapReviewFields, reviewFields, reviewFieldTable } from "../../src/site/reviews/review.ts";
import { expectSame } from "./expect-same.ts";
import { forAll, type FuzzGroup } from "./fuzz-property.ts";
import { hostileText } from "./hostile-text.ts";

/** What a person could type into each field, so that some forms are valid. */
const likely: Record<string, readonly string[]> = {
  firstName: ["Zoë", "D'Arcy", "李"],
  lastName: ["Lee"],
  duprRating: ["4.0+", "3,512", "6.0", "1"],
  rating: ["1", "5", " 3 "],
  reviewText: ["Soft hands.", "I paid <3 dollars"],
  email: ["dana@example.com", " Dana@Example.com"],
  subject: ["A question"],
  message: ["Hello.\r\nWhere?"],
  reason: reportReasons,
  details: ["", "It is an advertisement."],
};

/** A form's fields, each valid or hostile. */
export function formOf<Name extends string>(
  names: readonly Name[],
): fc.Arbitrary<Record<Name, string>> {
  const field = (name: Name) => {
    const typed = fc.constantFrom(...(likely[name] ?? [""]));
    return fc.oneof(
      { weight: 3, arbitrary: typed },
      { weight: 1, arbitrary: hostileText },
      {
        weight: 1,
        arbitrary: fc.tuple(typed, hostileText).map((two) => two.join("")),
      },
    );
  };
  return fc.record(Object.fromEntries(names.map((name) => [name, field(name)]))) as fc.Arbitrary<
    Record<Name, string>
  >;
}

/** A storable text: at most this long, composed, and with nothing active in it. */
function expectStorable(text: string, max: number): void {
  if ([...text].length > max) throw new Error(`longer than ${max}`);
  if (!text.isWellFormed() || /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u.test(text))
    throw new Error(`holds what acts: ${JSON.stringify(text)}`);
  expectSame(text.normalize("NFC").trim(), text);
}

export const forms: FuzzGroup = {
  name: "forms",
  properties: [
    forAll(
      "an accepted review can be stored, and is accepted again",
      3000,
      formOf(reviewFields),
      (typed) => {
        const { review } = readReview(typed);
        if (!review) return;
        const { firstName, level, rating, reviewText } = review;
        expectStorable(firstName, reviewFieldTable.firstName.maxLength);
        expectStorable(reviewText, reviewFieldTable.reviewText.maxLength);
        if (
          !(rating >= 1 && rating <= 5 && level >= duprRange.lowest && level <= duprRange.highest)
        )
          throw new Error(JSON.stringify(review));
        const again = readReview(mapReviewFields((_, field) => String(review[field] ?? "")));
        expectSame(again, { review });
      },
    ),
    forAll(
      "an accepted message can be stored, and is accepted again",
      3000,
      formOf(messageFields),
      (typed) => {
        const { message } = readMessage(typed);
        if (!message) return;
        for (const name of ["firstName", "lastName", "subject"] as const) {
          expectStorable(message[name], messageFieldTable[name].maxLength);
          if (/[\n\r\u2028\u2029]/.test(message[name])) throw new Error(`${name} has two lines`);
        }
        expectStorable(message.message, messageFieldTable.message.maxLength);
        expectSame(readMessage(message), { message });
      },
    ),
    forAll(
      "an accepted report can be stored, and is accepted again",
      1500,
      formOf(reportFields),
      (typed) => {
        const { report } = readReport(typed);
        if (!report) return;
        if (report.details !== "") expectStorable(report.details, maxDetailsLength);
        expectSame(readReport(report), { report });
      },
    ),
    forAll(
      "an accepted address is valid, and is accepted again",
      3000,
      formOf(["email"]),
      ({ email: typed }) => {
        const { email } = readEmailAddress(typed);
        if (!email) return;
        if (
          [...email.address].length > maxAddressLength ||
          /[\s,;:<>()[\]"\p{Cc}\p{Cf}]/u.test(email.address)
        )
          throw new Error(email.address);
        expectSame(readEmailAddress(email.address), { email });
        // All spellings of an address have one key.
        for (const spelling of [
          email.key,
          email.address.toUpperCase(),
          email.address.normalize("NFD"),
        ])
          expectSame(readEmailAddress(spelling).email?.key ?? email.key, email.key);
      },
    ),
    forAll("a rating is a whole number of thousandths on the scale", 1500, hostileText, (text) => {
      for (const typed of [text, `4${text}`, `${text}3.5`, `3.${text}`]) {
        const level = readDupr(typed);
        if (level === undefined) continue;
        if (!Number.isInteger(level) || level < duprRange.lowest || level > duprRange.highest)
          throw new Error(String(level));
        if (levelBand(level) < 0 || levelBand(level) > 20)
          throw new Error(String(levelBand(level)));
      }
    }),
    forAll(
      "a price is read as it is formatted",
      1500,
      fc.integer({ min: 1, max: 100_00 }),
      (cents) => {
        expectSame(readCents(priceText(cents)), cents);
      },
    ),
  ],
};

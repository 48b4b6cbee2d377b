import * as fc from "fast-check";
import {
  messageFields,
  messageFieldTable,
  readMessage,
} from "../../src/contact/contact-message.ts";
import { maxAddressLength, readEmailAddress } from "../../src/platform/email/email-address.ts";
import { duprRange, levelBand, readDupr } from "../../src/reviews/level/level.ts";
import { priceText } from "../../src/platform/text/money.ts";
import { readPrice } from "../../src/balls/own-price.ts";
import {
  maxDetailsLength,
  readReport,
  reportFields,
  reportReasons,
} from "../../src/reviews/reports/report.ts";
import { readReview } from "../../src/reviews/review.ts";
import {
  mapReviewFields,
  reviewFields,
  reviewFieldTable,
} from "../../src/reviews/review-fields.ts";
import { RestRefusal } from "../../src/platform/http/rest-answers.ts";
import { readListQuery } from "../../src/reviews/rest/read-query.ts";
import { readRows } from "../../src/reviews/rest/read-rows.ts";
import { readEarlierReview } from "../../src/owner/transfer/read-earlier-review.ts";
import { expectSame } from "./expect-same.ts";
import { forAll, type FuzzGroup } from "./fuzz-property.ts";
import { hostileText, queryOf } from "./hostile-text.ts";

const isSubject = (slug: string) => slug === "diadem-hero";

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

/** A row as scripts send it: valid, hostile, or of another type. */
export const hostileRow = fc.oneof(
  formOf(reviewFields).map(({ firstName, duprRating, rating, reviewText }) => ({
    paddle_name: "diadem-hero",
    first_name: firstName,
    dupr_rating: duprRating,
    rating,
    review_text: reviewText,
  })),
  fc.dictionary(
    fc.oneof(hostileText, fc.constantFrom("paddle_name", "first_name", "rating", "table", "id")),
    fc.oneof(hostileText, fc.jsonValue()),
    { maxKeys: 6, noNullPrototype: true },
  ),
  fc.jsonValue(),
);

/** Runs a call that may reject its input but must not fail in another way. */
function orRefuse(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof RestRefusal)) throw error;
    const { status } = error.toResponse();
    if (status < 400 || status >= 500) throw error;
  }
}

const restNames = ["select", "paddle_name", "order", "limit", "offset"];
const restValues = ["*", "id,rating", "eq.diadem-hero", "created_at.desc", "999999999", "-1"];

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
        if (!(
          rating >= 1 &&
          rating <= 5 &&
          level >= duprRange.lowest &&
          level <= duprRange.highest
        ))
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
        expectSame(readPrice(priceText(cents)), cents);
      },
    ),
    forAll(
      "a list in the earlier backend's grammar is read or rejected",
      3000,
      queryOf(restNames, restValues),
      (query) =>
        orRefuse(() => {
          const { limit, offset } = readListQuery(query);
          if (!(limit >= 0 && limit <= 1000 && Number.isSafeInteger(offset)))
            throw new Error("bounds");
        }),
    ),
    forAll(
      "a REST row is read or rejected",
      3000,
      fc.tuple(
        fc.oneof(
          hostileText,
          fc.oneof(hostileRow, fc.array(hostileRow)).map((rows) => JSON.stringify(rows)),
        ),
        fc.option(hostileText),
      ),
      ([body, columns]) => orRefuse(() => readRows(body, columns, isSubject)),
    ),
    forAll(
      "a row of the earlier backend is read or rejected with a message",
      3000,
      hostileRow,
      (row) => {
        if (typeof row !== "object" || row === null) return;
        const fields = { id: "3f0e9d52", created_at: "2024-05-01 12:00:00+00", ...row };
        const read = readEarlierReview(fields, (name) => (isSubject(name) ? name : undefined));
        if (typeof read === "string") return;
        if (!Number.isSafeInteger(read.createdAt)) throw new Error(`at ${read.createdAt}`);
      },
    ),
    forAll(
      "the time of an earlier review can be formatted",
      1500,
      fc.tuple(
        fc.string({ unit: fc.constantFrom(..."0123456789-:.TZ+ "), maxLength: 30 }),
        fc.date({ noInvalidDate: true }),
      ),
      ([text, date]) => {
        const row = {
          paddle_name: "diadem-hero",
          id: "a",
          first_name: "Zoë",
          dupr_rating: "4",
          rating: 5,
          review_text: "Soft.",
        };
        for (const created_at of [text, date.toISOString(), `${text}${date.toISOString()}`]) {
          const read = readEarlierReview({ ...row, created_at }, () => "diadem-hero");
          if (typeof read !== "string") new Date(read.createdAt).toISOString();
        }
      },
    ),
  ],
};

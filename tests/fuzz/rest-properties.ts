import * as fc from "fast-check";
import { readEarlierReview } from "../../src/office/owner/transfer/import-data.ts";
import { RestRefusal } from "../../src/platform/http/rest-answers.ts";
import { readListQuery, readRows } from "../../src/site/reviews/rest/reviews-table.service.ts";
import { reviewFields } from "../../src/site/reviews/review.ts";
import { formOf } from "./form-properties.ts";
import { forAll, type FuzzGroup } from "./fuzz-property.ts";
import { hostileText, queryOf } from "./hostile-text.ts";

const subjectNamed = (slug: string) => (slug === "diadem-hero" ? slug : undefined);

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
    const { status } = error.getResponse();
    if (status < 400 || status >= 500) throw error;
  }
}

const restNames = ["select", "paddle_name", "order", "limit", "offset"];
const restValues = ["*", "id,rating", "eq.diadem-hero", "created_at.desc", "999999999", "-1"];

/** What scripts written for the earlier backend send. */
export const rest: FuzzGroup = {
  name: "REST",
  properties: [
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
      ([body, columns]) =>
        orRefuse(() => readRows(body, columns, { subjectNamed, siteName: "RallyRank" })),
    ),
    forAll(
      "a row of the earlier backend is read or rejected with a message",
      3000,
      hostileRow,
      (row) => {
        if (typeof row !== "object" || row === null) return;
        const fields = { id: "3f0e9d52", created_at: "2024-05-01 12:00:00+00", ...row };
        const read = readEarlierReview(fields, subjectNamed);
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

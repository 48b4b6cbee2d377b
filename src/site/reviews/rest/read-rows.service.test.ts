import { expect, test } from "vitest";
import { maxPostedRows, RestRefusal } from "../../../platform/http/rest-answers.ts";
import { readRows } from "./reviews-table.service.ts";

const row = {
  paddle_name: "neonic-flow",
  first_name: "Ann",
  dupr_rating: "3.5",
  rating: 4,
  review_text: "Plays well.",
};
const columns = Object.keys(row).join(",");
const read = (body: string, taken: string | null = null) =>
  readRows(body, taken, {
    subjectNamed: (slug) => (slug === "neonic-flow" ? slug : undefined),
    siteName: "RallyRank",
  });

test.each([
  ["names", JSON.stringify(Object.fromEntries([...Array(1000).keys()].map((n) => [`k${n}`, 1])))],
  ["lists", "[".repeat(1000) + "]".repeat(1000)],
  ["objects", `${'{"a":'.repeat(1000)}1${"}".repeat(1000)}`],
  ["numbers", `[${"1,".repeat(1000)}1]`],
  ["lists before an unfinished string", `${"[".repeat(1000)}"\\\\\\"`],
])("a thousand %s are refused before they are parsed", (_, body) => {
  expect(() => read(body, columns)).toThrow("More values than these rows can have");
});

test.each([`${'"\\[{,:'.repeat(500)} "`, "\\".repeat(3999), '"'.repeat(4000), "[,".repeat(2000)])(
  "a text of thousands of signs that mean something in JSON is a text",
  (review_text) => {
    const rows = Array.from({ length: maxPostedRows }, () => ({ ...row, review_text }));
    const [first] = [...read(JSON.stringify(rows)).rows];
    expect(first).toMatchObject({ reviewText: review_text });
  },
);

const tooMany = Array.from({ length: maxPostedRows + 1 }, () => row);

test.each(["", '{"rating":', "null", JSON.stringify([row, []]), JSON.stringify(tooMany)])(
  "a body that is not one row, nor a list of up to 20, is refused: %.20s",
  (body) => {
    expect(() => [...read(body).rows]).toThrow(expect.objectContaining({ code: "PGRST102" }));
  },
);

test("a column named over and over is taken once, and others are left out", () => {
  const extra = Object.fromEntries([...Array(15).keys()].map((n) => [`k${n}`, 1]));
  const taken = `${"paddle_name,".repeat(1200)}${columns}`;
  const { count, rows } = read(JSON.stringify({ ...row, ...extra }), taken);
  expect([count, [...rows].length]).toEqual([1, 1]);
});

test("a text is not read before its row is taken, and none if a short column of any row is wrong", () => {
  const first = (second: object) => read(JSON.stringify([row, second])).rows[Symbol.iterator]();
  const each = first({ ...row, review_text: "<b>Bold</b>" });
  expect(each.next().value).toMatchObject({ subject: "neonic-flow", level: 3500 });
  expect(() => each.next()).toThrow(RestRefusal);
  expect(() => first({ ...row, rating: 9 }).next()).toThrow(RestRefusal);
  // If nobody takes the first, nothing is read.
  first({ ...row, rating: 9 });
});

test.each(["Owner", "RallyRank Team"])("a row under the name %j is refused", (first_name) => {
  expect(() => [...read(JSON.stringify({ ...row, first_name })).rows]).toThrow(
    expect.objectContaining({ code: "23514", message: expect.stringContaining("first_name") }),
  );
});

import { describe, expect, test } from "vitest";
import { readReview } from "./read-review.ts";
import { nothingTyped, readTyped, type TypedReview } from "./review.ts";

const typed: TypedReview = {
  ...nothingTyped,
  firstName: "Dana",
  duprRating: "3.5",
  rating: "4",
  reviewText: "Drops land soft.",
};

const read = (changed: Partial<TypedReview>) => readReview({ ...typed, ...changed });

test("a review that is right is read whole", () => {
  expect(readReview(typed)).toEqual({
    review: {
      firstName: "Dana",
      duprRating: "3.5",
      level: 3500,
      rating: 4,
      reviewText: "Drops land soft.",
    },
  });
});

test("space around a value is not part of it", () => {
  const padded = {
    ...nothingTyped,
    firstName: " Dana\t",
    duprRating: " 3.5 ",
    rating: "4 ",
    reviewText: "\nOk.\n ",
  };
  expect(readReview(padded).review).toMatchObject({
    firstName: "Dana",
    duprRating: "3.5",
    rating: 4,
    reviewText: "Ok.",
  });
});

test.each(["", " \t\r\n"])("fields that hold %j are each told to be empty", (nothing) => {
  expect(
    read({ firstName: nothing, duprRating: nothing, rating: nothing, reviewText: nothing }),
  ).toEqual({
    problems: { firstName: "empty", duprRating: "empty", rating: "empty", reviewText: "empty" },
  });
});

test("every field that is wrong is named, and none that is right", () => {
  expect(read({ duprRating: "pro", reviewText: "<b>Wow</b>" })).toEqual({
    problems: { duprRating: "notADupr", reviewText: "notPlain" },
  });
});

describe("the first name", () => {
  test.each([
    "Mary Ann",
    "Jean-Luc",
    "O'Neil",
    "D’Arcy",
    "J.R.",
    "Sam 2",
    "Gal·la",
    "Zoë",
    "Kaʻimi",
    "ʻOkina",
    "レオナルド・ディカプリオ",
    "山田　太郎",
    "O’Brien",
    "’t Hooft",
    "Ng\u0303",
    "काव्य",
    "Łukasz",
    "Lee, Jr.",
    "Dana (Dee)",
    "Nguyễn Thị Ánh",
    "שִׁמְעוֹן",
    "မြန်မာ",
    "Ольга",
    "李小龙",
    "יוסי",
    "अनुष्का",
    "فاطمة",
    "N",
    // Persian and Sinhala names contain invisible joiners.
    "علی\u200Cرضا",
    "ප්\u200Dරියන්ත",
  ])("'%s' is stored as it is", (firstName) => {
    expect(read({ firstName }).review?.firstName).toBe(firstName.normalize("NFC"));
  });

  test.each([
    ["a NUL", "Da\0na"],
    ["a lone surrogate", "Dana\uD83D"],
    ["a bidi override", "Dana\u202Egnp"],
    ["a bidi isolate", "\u2066Dana"],
    ["a line end", "Dana\nLee"],
    ["a tag", "<b>Dana</b>"],
    ["an emoji", "Dana 🎾"],
    ["an address", "dana@example.com"],
    ["a link", "Dana http://x"],
    ["a private character", "Dana \uF8FF"],
    ["an unassigned character", "Dana \u0378"],
    ["an invisible tag", "Dana\u{E0041}"],
    ["a handle's sign", "＠dana"],
    ["no letter at its start", "-Dana"],
    ["a digit at its start", "1Dana"],
  ])("with %s is no name", (_, firstName) => {
    expect(read({ firstName })).toEqual({ problems: { firstName: "notAName" } });
  });

  test.each(["n", "𠮷", "e\u0301"])("may be 50 times %j, and no longer", (letter) => {
    expect(read({ firstName: letter.repeat(50) }).problems).toBeUndefined();
    expect(read({ firstName: letter.repeat(51) })).toEqual({ problems: { firstName: "tooLong" } });
  });
});

describe("the DUPR rating", () => {
  test.each([
    ["4.0+", "4.0+", 4000],
    ["4,25", "4,25", 4250],
    [" 3.512 ", "3.512", 3512],
  ])("'%s' is kept as '%s' and read as %i thousandths", (duprRating, kept, level) => {
    expect(read({ duprRating }).review).toMatchObject({ duprRating: kept, level });
  });

  test.each([
    "pro",
    "0.9",
    "6.1",
    "6.0001",
    "3.5124x",
    "3.5\0",
    "3\uD800",
    "4.0\u202E",
    "9".repeat(40),
  ])("%j is refused", (duprRating) => {
    expect(read({ duprRating })).toEqual({ problems: { duprRating: "notADupr" } });
  });
});

describe("a DUPR rating with more decimals than DUPR has", () => {
  test.each(["3.5123", "3.5123+", "4,2500", "5.99999", "6.0000"])(
    "%j has a message of its own",
    (duprRating) => {
      expect(read({ duprRating })).toEqual({ problems: { duprRating: "tooPrecise" } });
    },
  );
});

describe("the overall rating", () => {
  test.each([1, 2, 3, 4, 5])("may be %i", (rating) => {
    expect(read({ rating: String(rating) }).review?.rating).toBe(rating);
  });

  test.each(["0", "6", "4.5", "-1", "05", "5e0", "five", "４", "4\0"])(
    "may not be %j",
    (rating) => {
      expect(read({ rating })).toEqual({ problems: { rating: "notARating" } });
    },
  );
});

describe("the text", () => {
  test.each(["n", "🎾", "e\u0301"])("may be 4,000 times %j, and no longer", (character) => {
    expect(read({ reviewText: character.repeat(4000) }).problems).toBeUndefined();
    expect(read({ reviewText: character.repeat(4001) })).toEqual({
      problems: { reviewText: "tooLong" },
    });
  });

  test.each([
    "I <3 this paddle",
    "more power<spin, if you ask me",
    "a < b and b > a",
    "power<",
    "5<6",
    'Tom & Jerry\'s "best"',
    "Line one\n\tline two",
    "مضرب ممتاز 👍🏽",
    "&lt;script&gt;",
  ])("%j is stored as it is", (reviewText) => {
    expect(read({ reviewText }).review?.reviewText).toBe(reviewText);
  });

  test.each([
    ["a script", "<script>alert(1)</script>"],
    ["a tag in capitals", "<IMG SRC=x onerror=alert(1)>"],
    ["a tag left open", "nice <svg onload=alert(1)"],
    ["a closing tag", "nice</textarea>"],
    ["a comment", "<!-- nice -->"],
    ["a processing instruction", "<?php nice ?>"],
    ["a NUL", "ni\0ce"],
    ["an escape character", "\u001B[31mnice"],
    ["a C1 control", "ni\u0085ce"],
    ["a lone high surrogate", "nice \uD83D"],
    ["a lone low surrogate", "\uDE00 nice"],
    ["a bidi override", "nice \u202E ecin"],
    ["a bidi embedding", "nice \u202A"],
    ["a bidi isolate", "nice \u2069 paddle"],
  ])("with %s is refused", (_, reviewText) => {
    expect(read({ reviewText })).toEqual({ problems: { reviewText: "notPlain" } });
  });
});

test("a review may hold one link, and no more", () => {
  expect(read({ reviewText: "See www.a.example." }).problems).toBeUndefined();
  const reviewText = "See www.a.example and [b](https://b.example).";
  expect(read({ reviewText })).toEqual({ problems: { reviewText: "links" } });
  expect(read({ reviewText, rating: "6" })).toEqual({
    problems: { rating: "notARating", reviewText: "links" },
  });
  // The browser leaves that to the server.
  expect(readTyped({ ...typed, reviewText }).problems).toBeUndefined();
});

test("a heap of marks as large as a body may be is refused at once", () => {
  const reviewText = "a\u0301\u0316".padEnd(4_000_000, "\u0301\u0316");
  expect(read({ reviewText }).problems).toEqual({ reviewText: "tooLong" });
});

test("every kind of line end is stored as one line feed", () => {
  expect(read({ reviewText: "one\r\ntwo\rthree\nfour\r\n\r\nfive" }).review?.reviewText).toBe(
    "one\ntwo\nthree\nfour\n\nfive",
  );
});

test("letters typed in two parts are stored composed, so that the same name is the same bytes", () => {
  const { review } = read({ firstName: "Zoe\u0308", reviewText: "Cafe\u0301" });
  expect(review).toMatchObject({ firstName: "Zo\u00EB", reviewText: "Caf\u00E9" });
});

test("the site's name is refused only if the sender may not pose as the site", () => {
  expect(readReview({ ...typed, firstName: "RallyRank" }, [], "RallyRank")).toEqual({
    problems: { firstName: "reserved" },
  });
  expect(readReview({ ...typed, firstName: "RallyRank" }).review).toBeDefined();
});

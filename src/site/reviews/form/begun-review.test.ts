import { expect, test } from "vitest";
import { readBegun } from "./begun-review.ts";

const answers = ["Lasts long", "True bounce"];

test.each([
  [
    "rating=4&duprRating=3.5&about=True+bounce",
    { rating: "4", duprRating: "3.5", reviewText: "True bounce. " },
  ],
  ["rating=4&duprRating=new", { rating: "4", duprRating: "", reviewText: "" }],
  ["about=Lasts+long&rating=9", { rating: "", duprRating: "", reviewText: "Lasts long. " }],
  ["duprRating=4.0&about=Visit+example.com", { rating: "", duprRating: "4.0", reviewText: "" }],
])("%s begins a review", (query, begun) => {
  expect(readBegun(new URLSearchParams(query), answers)).toMatchObject({ firstName: "", ...begun });
});

test.each(["", "rating=6", "about=Visit+example.com", "duprRating=3.512", "firstName=Zoe"])(
  "'%s' begins none",
  (query) => {
    expect(readBegun(new URLSearchParams(query), answers)).toBeUndefined();
  },
);

import { expect, test } from "vitest";
import { fill } from "./fill.ts";

test("fills in each placeholder, wherever it is", () => {
  expect(fill("{name}: {count} of {all}, {name}", { name: "Hero", count: 3, all: "1,200" })).toBe(
    "Hero: 3 of 1,200, Hero",
  );
});

test("takes a value as it's written", () => {
  expect(fill("By {name}", { name: "$& $1 $' $$ {age}", age: 40 })).toBe("By $& $1 $' $$ {age}");
});

test("leaves placeholders that it has no value for", () => {
  expect(fill("{name} { } {}", {})).toBe("{name} { } {}");
});

test("fills in values that are empty or zero", () => {
  expect(fill("{count} {name}.", { count: 0, name: "" })).toBe("0 .");
});

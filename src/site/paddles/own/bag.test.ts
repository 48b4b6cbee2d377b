import { expect, test } from "vitest";
import {
  type Bag,
  bagAddress,
  firstOwned,
  maxOwned,
  readBag,
  refreshedIn,
  toggledIn,
} from "./bag.ts";

const owned = (slug: string, facts = "8.1,16") => ({
  slug,
  name: slug && `Paddle ${slug.toUpperCase()}`,
  facts,
});
const bagOf = (letters: string): Bag => [...letters].map((letter) => owned(letter));
const slugsOf = (bag: Bag) => bag.map(({ slug }) => slug).join("");

test("a bag keeps its order", () => {
  expect(readBag(JSON.stringify(bagOf("cab")))).toEqual(bagOf("cab"));
});

test.each([
  [undefined],
  [null],
  [""],
  ["null"],
  ["5"],
  ["{"],
  ['{"slug":"a","name":"A","facts":""}'],
  ["[null,5,[],{}]"],
  ['[{"slug":"../x","name":"X","facts":""}]'],
  ['[{"slug":"A b","name":"X","facts":""}]'],
  ['[{"slug":"a","name":5,"facts":""}]'],
  ['[{"slug":"a","name":"A"}]'],
  [JSON.stringify([{ slug: "a", name: "A".repeat(101), facts: "" }])],
  [JSON.stringify([{ slug: "a".repeat(256), name: "A", facts: "" }])],
])("%j in the browser is an empty bag", (kept) => {
  expect(readBag(kept)).toEqual([]);
});

test("valid paddles stay, once each, with facts that are facts", () => {
  const kept = [
    owned("a", "8.1,<img>,1e9,7.5,constructor,612+,9,alert(1)"),
    null,
    owned("b", ""),
    owned("a", "7.9"),
  ];
  expect(readBag(JSON.stringify(kept))).toEqual([owned("a", "8.1,,,7.5,,612+,9"), owned("b", "")]);
});

test("a bag holds so many paddles at most, and never loses its first for another", () => {
  const full = bagOf("abcdefgh");
  expect(full).toHaveLength(maxOwned);
  expect(slugsOf(readBag(JSON.stringify(bagOf("abcdefghij"))))).toBe("abcdefgh");
  expect(slugsOf(toggledIn(full, owned("x")))).toBe("abcdefgx");
});

test("a paddle in the bag is removed, in any position", () => {
  expect(slugsOf(toggledIn(bagOf("abc"), owned("b")))).toBe("ac");
  expect(slugsOf(toggledIn(bagOf("ac"), owned("b")))).toBe("acb");
});

test.each([
  ["abc", ["b"], "axc"],
  ["abc", ["0", "a", "c"], "xb"],
  ["xb", ["b"], "x"],
  ["abc", ["0"], "abc"],
])("of %s, those with an earlier slug %j are there once, in place", (letters, earlier, now) => {
  expect(slugsOf(refreshedIn(bagOf(letters), owned("x"), earlier))).toBe(now);
});

test("a paddle's page brings its name and facts up to date", () => {
  const [first, ...rest] = bagOf("abc");
  const now = { ...first!, name: "Paddle A2", facts: "7.9,14" };
  expect(refreshedIn([first!, ...rest], now, [])).toEqual([now, ...rest]);
});

test.each<[bag: Bag, address: string]>([
  [[], "/my-paddles"],
  [bagOf("ba"), "/my-paddles?own=b,a"],
  [
    [owned("a"), owned("", "8.1,16,16.5,7.5,5.5")],
    "/my-paddles?own=a&weight=8.1&core=16&length=16.5&width=7.5&grip=5.5",
  ],
  [[owned("", ",14")], "/my-paddles?core=14"],
])("%j is shared as %s", (bag, address) => {
  expect(bagAddress(bag)).toBe(address);
});

const had = (slug: string) => ({ ...owned(slug), is: "had" as const });
const want = (slug: string) => ({ ...owned(slug), is: "want" as const });

test("what's owned comes first, then what was had and what's wanted, each in its order", () => {
  const kept = [want("w"), owned("a"), had("h"), owned("b"), want("v")];
  const bag = readBag(JSON.stringify(kept));
  expect(bag).toEqual([owned("a"), owned("b"), had("h"), want("w"), want("v")]);
  expect(firstOwned(bag)).toEqual(owned("a"));
  expect(firstOwned([had("h"), want("w")])).toBeUndefined();
  expect(readBag(JSON.stringify([{ ...owned("a"), is: "constructor" }]))).toEqual([owned("a")]);
});

test("owning a paddle that was had or wanted makes it an owned one, and no second one", () => {
  expect(toggledIn([owned("a"), had("h"), want("w")], owned("w"))).toEqual([
    owned("a"),
    owned("w"),
    had("h"),
  ]);
});

test("a paddle's page leaves a wanted one a wanted one", () => {
  expect(refreshedIn([owned("a"), want("w")], owned("w", "7.9"), [])).toEqual([
    owned("a"),
    { ...owned("w", "7.9"), is: "want" },
  ]);
});

test("a bag is shared with what each paddle is, and one of owned ones as ever", () => {
  expect(bagAddress([owned("a"), owned("b"), had("h"), want("w"), want("v")])).toBe(
    "/my-paddles?own=a,b&had=h&want=w,v",
  );
});

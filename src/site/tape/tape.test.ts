import { expect, test } from "vitest";
import { type Bare, placeOf, type Spot, spotNames, taped } from "./tape.ts";

// 226.8 g, 41.9 cm long, a grip of 13.97 cm; it balances at 24.13 cm.
const bare: Bare = {
  weightOz: 8,
  lengthIn: 16.5,
  gripLengthIn: 5.5,
  balanceIn: 9.5,
  swingWeight: 115,
};

test("spots are where they are on a clock, from the top down", () => {
  const places = spotNames.map((spot) => placeOf(spot, bare));
  expect(places).toEqual(places.toSorted((a, b) => b - a));
  expect(placeOf("sides", bare)).toBe(11);
  expect(placeOf("throat", bare)).toBe(5.5);
});

// By hand: 6 g at 27.94 cm is 0.006 × 22.94² = 3.157 kg·cm²; (226.796 × 24.13 + 6 × 27.94) / 232.796 = 24.228 cm.
test("six grams at 3 and 9 o'clock", () => {
  const found = taped(bare, { sides: 6 });
  expect(found.weightOz).toBeCloseTo(8.2116, 4);
  expect(found.balanceIn! * 2.54).toBeCloseTo(24.228, 3);
  expect(found.swingAdded).toBeCloseTo(3.157, 3);
  expect(found.swingWeight).toBeCloseTo(118.157, 3);
});

test("a gram adds more swing weight the higher it is, and next to none on the butt", () => {
  const added = spotNames.map((spot) => taped(bare, { [spot]: 1 }).swingAdded);
  expect(added.slice(0, 5)).toEqual(added.slice(0, 5).toSorted((a, b) => b - a));
  expect(taped(bare, { butt: 10 }).swingAdded).toBeLessThan(0.25);
  expect(taped(bare, { butt: 10 }).balanceIn).toBeLessThan(9.5);
});

test("tape at several spots adds up, and none changes nothing", () => {
  const each = (["tip", "sides"] as Spot[]).map((spot) => taped(bare, { [spot]: 3 }).swingAdded);
  expect(taped(bare, { tip: 3, sides: 3 }).swingAdded).toBeCloseTo(each[0]! + each[1]!, 9);
  expect(taped(bare, {})).toEqual({
    weightOz: 8,
    balanceIn: 9.5,
    swingAdded: 0,
    swingWeight: 115,
  });
});

test("what isn't known before isn't known after", () => {
  const found = taped({ ...bare, balanceIn: undefined, swingWeight: undefined }, { sides: 6 });
  expect([found.balanceIn, found.swingWeight]).toEqual([undefined, undefined]);
  expect(found.swingAdded).toBeGreaterThan(3);
});

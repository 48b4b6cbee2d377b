import { expect, test } from "vitest";
import { slugOf } from "../../platform/text/normalize-text.ts";
import { likelyEntries, nameKey, splitVersion, withBrand } from "./model-name.ts";

test.each([
  ["Perseus Pro IV", "perseus pro-4", true],
  ["Perseus Pro IV 16 mm", "Perseus Pro IV (16mm)", true],
  ["BluCore", "blu core", true],
  ["J2K", "J2K+", false],
  ["J2K +", "J2K Plus", true],
  ["R1.16", "R116", false],
])("'%s' and '%s' are one name: %s", (one, other, isSame) => {
  expect(nameKey(one) === nameKey(other)).toBe(isSame);
});

test.each([
  ["J2K+", "j2k-plus"],
  ["Zen S + 16", "zen-s-plus-16"],
  ["+", "plus"],
])("the address of '%s' is %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each([
  ["Loco", "Bread & Butter", "Bread & Butter Loco"],
  ["bread and butter loco", "Bread", "bread and butter loco"],
  ["JOOLA Perseus", "Joola", "JOOLA Perseus"],
  ["Ruby", "6.0", "6.0 Ruby"],
])("'%s' of %s is '%s'", (name, brand, full) => {
  expect(withBrand(name, brand)).toBe(full);
});

const entry = (name: string, more: { fullName?: string; aliases?: string[] } = {}) => ({
  path: name,
  name: `Kestrel ${name}`,
  brand: "Kestrel",
  ...more,
});
const entries = [
  entry("Glide Pro IV", { fullName: "Kestrel Ann Lee Glide Pro IV 16mm" }),
  entry("Glide 3S"),
  entry("Surge", { fullName: "Kestrel Sword & Surge", aliases: ["Boomstick"] }),
];

test.each([
  ["Glide Pro IV (14mm)", ["Glide Pro IV"]],
  ["Pro Glide 4, left, 2025", ["Glide Pro IV"]],
  ["Ann Lee Glide Pro IV Widebody", ["Glide Pro IV"]],
  ["Glide (16 mm)", ["Glide Pro IV", "Glide 3S"]],
  ["Surge+", ["Surge"]],
  ["Sword Surge", ["Surge"]],
  ["Boomstik Elongated", ["Surge"]],
  ["Glide Pro V", []],
  ["Glide 4S", []],
  ["16 mm Elongated", []],
])("'%s' may be %j", (name, likely) => {
  expect(likelyEntries(name, "Kestrel", entries).map(({ path }) => path)).toEqual(likely);
});

test.each([
  ["Perseus Pro V 16mm", "Perseus Pro V", "16 mm"],
  ["Perseus Pro V (14 mm)", "Perseus Pro V", "14 mm"],
  ["Loco Elongated 16.5mm", "Loco", "Elongated 16.5 mm"],
  ["Drift Wide Body, 2025", "Drift", "Wide Body 2025"],
  ["Drift Left-Handed", "Drift", "Left-Handed"],
  // Words of a name, not of a version.
  ["Zen S+ 14", "Zen S+", "14"],
  ["Boomstik 2", "Boomstik 2", ""],
  ["R1.16", "R1.16", ""],
])("'%s' is the model '%s', version '%s'", (name, model, version) => {
  expect(splitVersion(name)).toEqual({ model, version });
});

import { expect, test } from "vitest";
import { drawBars } from "./bars.ts";

const svg = drawBars('Rates: "a" & b', [
  {
    title: "Pages",
    bars: [
      { name: "ours", value: 1000, isOurs: true },
      { name: "a < b", value: 250, isOurs: false },
    ],
  },
]);

test("draws bars in proportion to their values, ours in another color", () => {
  const bars = [...svg.matchAll(/class="(ours|other)".* width="([\d.]+)"/g)];
  expect(bars.map(([, of]) => of)).toEqual(["ours", "other"]);
  expect(Number(bars[0]![2]) / Number(bars[1]![2])).toBeCloseTo(4, 2);
  expect(svg).toContain(">1,000</text>");
});

test("says in words what it shows, and escapes all words", () => {
  expect(svg).toContain('role="img" aria-label="Rates: &quot;a&quot; &amp; b"');
  expect(svg).toContain(">a &lt; b</text>");
});

test("has colors for a dark page", () => {
  const [light, dark] = svg.split("@media (prefers-color-scheme: dark)");
  for (const part of [light, dark]) {
    expect(part).toMatch(/text \{ fill: #/);
    expect(part).toMatch(/\.paper \{ fill: #/);
  }
});

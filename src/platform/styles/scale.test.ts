import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A value in the scale, or in proportion to the text beside it; 0 hides a button's words behind its icon. */
const size = String.raw`(0|var\(--size-\w+\)|min\(var\(--size-\w+\), [\d.]+(vw|cqi)\)|[\d.]+em|inherit)`;
const space = String.raw`(-?var\(--(space-\d+|gutter|bar)\)|0|auto|inherit|-?[\d.]+em|calc\(-1 \* var\(--[\w-]+\)\))`;

/** What each property may be, as docs/design/README.md lists it. */
const scale: readonly (readonly [property: RegExp, value: RegExp])[] = [
  [/^font-size$/, new RegExp(`^${size}$`)],
  [
    /^font$/,
    new RegExp(
      String.raw`^(inherit|((400|650|700) )?${size} / \S+( \S+\))? (var\(--(display|text)\)|ui-monospace, .+))$`,
    ),
  ],
  [/^font-weight$/, /^(400|650|700|inherit)$/],
  [/^max-inline-size$/, /^(?![\d.]+ch)/],
  [/^(padding|margin|gap|row-gap|column-gap)/, new RegExp(`^${space}( ${space})*$`)],
];

/** Home's sentence to fill in, which fits a line, painted lines, the page's own sides, and distances that follow from a width. */
const others =
  /: 700 min\(9\.5vw, 1\.75rem\) \/|: [24]px$|var\(--page\)|env\(|var\(--height\)|var\(--size-s\) \* 1\.6|: 9mm 13mm$|^padding-inline-start: 20rem$/;

const printed = /@media print \{[\s\S]*?\n\s{0,2}\}\n/g;

test("each stylesheet takes its type and its distances from the scale", () => {
  const files = globSync("src/**/*.css").filter((file) => !file.endsWith("tokens.css"));
  const outside: string[] = [];
  let inside = 0;
  for (const file of files) {
    const sheet = readFileSync(file, "utf8").replaceAll(printed, "");
    for (const [, property, value] of sheet.matchAll(/^\s*([\w-]+):\s+([^;{}]+);$/gm)) {
      const line = `${property}: ${value!.replaceAll(/\s+/g, " ")}`;
      const rule = scale.find(([name]) => name.test(property!));
      if (!rule) continue;
      if (rule[1].test(line.slice(property!.length + 2)) || others.test(line)) inside++;
      else outside.push(`${file}: ${line}`);
    }
  }
  expect(inside).toBeGreaterThan(500);
  expect(outside).toEqual([]);
});

/** A width or height in a condition, with its comparison: `(width >= 48rem)`, `(max-width: 40rem)`. */
const condition = /\((?<side>[\w-]*(?:width|height))(?<sign>:| [<>]=?)\s*(?<value>[^)]+)\)/g;

/** The conditions of style sheets, and of pictures' `sizes` in parts. */
const conditions = globSync("src/**/*.{css,tsx}")
  .filter((file) => !file.endsWith(".test.tsx"))
  .flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const rules = text.match(file.endsWith(".css") ? /@(?:media|container)[^{]*/g : /"\([^)]*\)/g);
    return (rules ?? []).flatMap((rule) =>
      [...rule.matchAll(condition)].map(([whole, side = "", sign = "", value = ""]) => {
        const isOwn = rule.startsWith("@container");
        return { where: `${file}: ${whole}`, isOwn, side, sign: sign.trim(), value };
      }),
    );
  });

test("each breakpoint is one of those that tokens.css lists", () => {
  const tokens = readFileSync("src/platform/styles/tokens.css", "utf8");
  const listed = [...tokens.matchAll(/^ +((?:width|height) [\d.]+rem): /gm)].map(
    ([, each]) => each!,
  );
  const used = conditions.filter(({ isOwn }) => !isOwn);
  const isListed = ({ side, value }: (typeof used)[number]) => listed.includes(`${side} ${value}`);
  expect(used.filter((each) => !isListed(each)).map(({ where }) => where)).toEqual([]);
  const unused = listed.filter(
    (each) => !used.some(({ side, value }) => each === `${side} ${value}`),
  );
  expect(unused).toEqual([]);
});

test("each condition on a width says 'from it on' or 'below it'", () => {
  expect(conditions.length).toBeGreaterThan(80);
  const wrong = conditions.filter(({ sign }) => sign !== ">=" && sign !== "<");
  expect(wrong.map(({ where }) => where)).toEqual([]);
});

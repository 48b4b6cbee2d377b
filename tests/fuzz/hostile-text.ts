import * as fc from "fast-check";

/** A tag that none of our pages has. If a page contains it as markup, a text wasn't escaped. */
export const strangeTag = "<x-fuzz";
/** A header that none of our responses has. */
export const strangeHeader = "x-fuzz";

const pieces = [
  ["", " ", "\t", "\n", "\r", "\r\n", "\0", "\u001b[31m", "\u007f", "\u009b2J", "\u0085"],
  ["\u2028", "\u2029", "\u202e", "\u2066", "\u200b", "\ufeff", "\ufffe", "\uffff", "\u00a0"],
  ["\ud800", "\udfff", "\udc00\ud800", "\u{1f469}\u200d\u{1f680}", "\u{10ffff}", "\u{e0041}"],
  ["\u0301", "\u0316\u0301", "\ufdfa", "\u1e9e", "\u0130", "\u01c5", "\u3164", "\u115f"],
  ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "null", "undefined"],
  ["NaN", "Infinity", "-0", "1e309", "0x10", "9".repeat(20), "-1", "\u0661\u0662", "1_0", "4.5"],
  ["'", '"', "`", "\\", "'; drop table x;--", "' or 1=1 --", "%", "_", "%00", "%0d%0aX-Fuzz: 1"],
  ["%E0%A4%A", "%ff", "%2e%2e%2f", "%252e", "+", "&", "=", "?", "#", ";", ",", ".", "..", "/"],
  [`${strangeTag}>`, `"><x-fuzz onload=alert(1)>`, `'>${strangeTag} a=`, `</script>${strangeTag}>`],
  ["<!--", "-->", "]]>", "<![CDATA[", "&lt;", "&#0;", "<3", "</style>", "<svg/onload=alert(1)>"],
  [
    "javascript:alert(1)",
    "data:text/html,x",
    "https://a.example/x",
    "www.a.example",
    "//evil.example",
  ],
  [
    "{",
    "}",
    "[",
    "]",
    '{"a":1}',
    "[]",
    ": ",
    "- ",
    "---",
    "...",
    "|",
    ">",
    "*a",
    "&a",
    "!!js/x",
    "@",
  ],
  ["# ", "```", "**", "[a](javascript:alert(1))", "![a](x)", "\\*", "<https://a.example>", "    x"],
  [
    "\r\nX-Fuzz: 1",
    "\nBcc: eve@evil.example",
    "\r\n.\r\n",
    "\r\n\r\nbody",
    "=?utf-8?q?x?=",
    "$&",
    "$1",
  ],
  [
    "dana@example.com",
    "a",
    "Z",
    "diadem-hero",
    "-vs-",
    "neonic-flow",
    "2025-01-15",
    "4.0+",
    "$2.50",
  ],
].flat();

/** A short text of the kind that breaks things. */
export const piece = fc.constantFrom(...pieces);

const anyUnits = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  maxLength: 20,
});

/** Any text: pieces that break things among letters of every kind, including half characters. */
export const hostileText = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: piece },
      { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 20 }) },
      { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
      { weight: 1, arbitrary: anyUnits },
      { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
    ),
    { maxLength: 7 },
  )
  .map((parts) => parts.join(""));

/** The length of the longest texts, in UTF-16 code units. */
export const longest = 100_000;

/** A text of 100,000 units: one or two pieces repeated, with something else before and after. */
export const longText = fc
  .tuple(piece, fc.array(piece, { minLength: 1, maxLength: 3 }), piece)
  .map(([before, repeated, behind]) => {
    const each = repeated.join("") || "a";
    return before + each.repeat(Math.ceil(longest / each.length)).slice(0, longest) + behind;
  });

/** URL fields with these names and any values; some are repeated. */
export function queryOf(
  names: readonly string[],
  likely: readonly string[] = [],
): fc.Arbitrary<URLSearchParams> {
  const value = fc.oneof(
    hostileText,
    fc.constantFrom("", ...likely),
    fc.constantFrom("", ...likely),
  );
  return fc
    .array(fc.tuple(fc.constantFrom(...names, "__proto__"), value), { maxLength: 8 })
    .map((fields) => new URLSearchParams(fields));
}

/** Any text as a URL's whole query. */
export const rawQuery = hostileText.map((text) => new URLSearchParams(text));

/** Texts that parsers, patterns and normal forms may be slow on, at any length, by name. */
const units = {
  apostrophes: "'",
  hyphens: "-",
  "apostrophes and hyphens": "'-",
  "words of apostrophes": "a' ",
  letters: "a",
  spaces: " ",
  "line ends": "\n",
  words: "a b ",
  "words of a review": "control power spin hands grip price edge durability good ",
  negations: "not good ",
  digits: "9",
  points: "a.",
  commas: "*,",
  percents: "%25",
  brackets: "[",
  "forum links": "[url=",
  "Markdown links": "[a](",
  addresses: "http://",
  "bare addresses": "www.",
  tags: "<a ",
  "encoded words": "=?",
  "letters with 30 marks": `a${"\u0301\u0323\u0302".repeat(10)}`,
  marks: "\u0301\u0316",
  "letters that fold to 18": "\ufdfa",
  syllables: "\u1100\u1161\u11a8",
  "joined emoji": "\u{1f469}\u200d",
  "full-width letters": "\uff41",
  "look-alike letters": "\u0430\u03bf",
  "what shows nothing": "a\u200b\u2060",
  "a negation, then apostrophes":
    "control not'''''''''''''''''''''''''''''''''''''''''''''''''' a b c d e good",
} as const;

/** Names of the texts. */
export const pathologicalKinds = Object.keys(units) as (keyof typeof units)[];

/** A text of one kind, of at most this many UTF-16 units. */
export function pathologicalText(kind: keyof typeof units, length: number): string {
  const unit = units[kind];
  return unit
    .repeat(Math.ceil(length / unit.length))
    .slice(0, length)
    .toWellFormed();
}

/** The same for a URL, of at most this many characters. */
export function pathologicalComponent(kind: keyof typeof units, length: number): string {
  const encoded = encodeURIComponent(units[kind]);
  return encoded.repeat(Math.max(1, Math.floor(length / encoded.length)));
}

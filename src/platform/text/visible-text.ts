// What a text looks like to a reader, whatever characters it's made of. Moderation compares texts this way, so that
// look-alike letters, accents, invisible characters and digits for letters can't disguise a blocked word or a copy.

import { plainLetters } from "./normalize-text.ts";

// Letters that look like Latin ones: every such entry of the Unicode 13.0.0 confusables (UTS #39), as in the package
// unhomoglyph; look-alikes.test.ts compares the two. Accents and letter styles are removed beforehand.
const confusables: Readonly<Record<string, string>> = {
  "2": "ƧƻϨϩᒿᴤꙄꙅꛯꝚ",
  "3": "ƷȜʒЗҘӠӡჳⳌⳍꝪꝫꞫ𑣊𖼻𝈆",
  "4": "Ꮞ𑢯",
  "5": "Ƽ𑢻",
  "6": "бᏮⳒ𑣕",
  "7": "𐓒𑣆𝈒",
  "8": "Ȣȣ৪੪𐌚\u{1e8cb}",
  "9": "৭੧୨൭ⳊꝮ𑢬𑣌𑣖",
  A: "ΑАᎪᗅꓮ𐊠𖽀",
  B: "ΒВᏴᗷꓐꞴ𐊂𐊡𐌁",
  C: "ΣСҪᏟ₡Ⲥꓚ𐊢𐌂𐐕𐔜𑣩𑣲🅮🝌",
  D: "ÐĐƉᎠᗞᗪꓓ",
  E: "ɆΕЕᎬ⋿ⴹꓰ𐊆𑢦𑢮",
  F: "ƑϜᖴꓝꞘ𐊇𐊥𐔥𑢢𑣂𝈓",
  G: "ǤԌᏀᏳꓖ",
  H: "ĦΗНҢӇӉᎻᕼⱧⲎꓧ𐋏",
  J: "ɈͿЈᎫᒍꓙꞲ",
  K: "ΚКҚҞᏦᛕ₭ⱩⲔꓗꝀ𐔘",
  L: "ŁᏞᒪⳐꓡ𐐛𐔦𑢣𑢲𖼖𝈪",
  M: "ΜϺМӍᎷᗰᛖⲘꓟ𐊰𐌑",
  N: "ƝΝⲚꓠ𐆎𐔓",
  O: "ØƟΘΟθОѲӨՕ\u{7c0}০ଠ୦ዐᎾᏫ⊖⊝⍬Ⲟⴱⵁⵔ〇ꓳꝊ𐊒𐊫𐐄𐓂𐔖𑓐𑢵𑣠𝈚🜔",
  P: "ΡРᏢᑭⲢꓑ𐊕",
  Q: "ⵕ",
  R: "ƦᎡᏒᖇꓣ𐒴𖼵𝈖",
  S: "ЅՏᏕᏚꓢ𐊖𐐠𖼺",
  T: "ŦƮȾΤТҬᎢ₮⊤⍡⟙Ⲧꓔ𐊗𐊱𐌕𑢼𖼊🝨",
  U: "ɄՍሀᏌᑌ∪⋃ꓴ𐓎𑢸𖽂",
  V: "Ѵ\u{667}\u{6f7}Ꮩᐯⴸꓦꛟ𐆗𐔝𑢠𖼈𝈍🜈",
  W: "ԜᎳᏔ₩ꓪ𑣦𑣯",
  X: "ΧХҲ᙭ᚷ╳ⲬⵝꓫꞳ𐆖𐊐𐊴𐌗𐌢𐔧𑣬",
  Y: "¥ɎΥУҮҰᎩᎽⲨꓬ𐊲𑢤𖽃",
  Z: "ƵȤΖᏃꓜ𐋵𑢩𑣥",
  a: "ɑαа⍶⍺ꭺ",
  b: "ƀƂƃƄɓБЬьѢѣҌҍᏏᏼᑲᑳᖯꮟ",
  c: "¢ȼςϛсҫᴄⲥꮯ𐐽",
  d: "đƌɖɗԁᏧᑯ₫ꓒꭰ",
  e: "ƐɇɛɜЄезєҙҽҾҿԐԑᏋᴈ€℮⋴⍷Ⲉⲉꬲꭼꮛ𐐁𐐩𑣎𖼭𝈡",
  f: "ƒϝքᵮẝ₽ꞙꬵ",
  g: "ƍǥɠɡԍցᏻᶃꮐ",
  h: "ħɦћңһӈӊհᏂᏲꚕꮋ𐓍",
  i: "ıɨɩɪιіӏᎥᵻᵼ⍳⍸ꙇꭵ𑣃",
  j: "ɉϳјꭻ",
  k: "ƙқҟⲕꮶ",
  l: "łƖƗƚǀɫɭ\u{5c0}\u{5d5}\u{5df}\u{627}\u{661}\u{673}\u{6f1}\u{7ca}ᛁ—∣⏽│┃Ⲓⳑⵏꓲꮮ𐊊𐌉𐌠𐑃𖼨\u{1e8c7}",
  m: "ӎꮇ",
  n: "ƞɳոռበᑎᵰ∩⋂ꓵ𝉅",
  o: "øɵοσоѳөօ\u{5e1}\u{647}\u{665}\u{6be}\u{6c1}\u{6d5}\u{6f5}\u{6ff}०੦૦௦౦೦ഠ൦๐໐တဝ၀ჿᴏᴑⲟꝋꬽꬾꭴꮎꮻ𐐬𐓪𑣈𑣗",
  p: "ƥρрᴩᵽ⍴ⲣꮲ",
  q: "ʠԛգզ",
  r: "ɍɼɽгғᴦᵲⲅꭇꭈꭱꮁꮢ",
  s: "ƽʂѕᵴꜱꮪ𐑈𑣁",
  t: "ŧƭҭᵵꭲ",
  u: "ʋυսᴜᵾꞟꭎꭒꮜ𐓶𑣘",
  v: "νѵ\u{5d8}ᴠ∨⋁ꮩ𑜆𑣀",
  w: "ɯѡѼѽԝաᏇᗯᴡꝡꮃ𑓅𑜊𑜎𑜏𝈢",
  x: "×хᕁᕽ᙮⤫⤬⨯⨰ⲭꭓꭕ",
  y: "ƴɏɣʏΓγГуҒүұყᎱᒥᶌỿⲄꭚ𑣜𖼇",
  z: "ƶȥʐᴢᵶꮓ𑣄",
  "10": "⏨",
  AA: "Ꜳ",
  AE: "ÆӔ",
  AO: "Ꜵ",
  AR: "🜇",
  AU: "Ꜷ",
  AV: "ꜸꜺ",
  AY: "Ꜽ",
  MB: "🝫",
  OE: "Œ",
  OO: "ꚘꝎ",
  QE: "🜀",
  T3: "Ꜩ",
  VB: "🝬",
  aa: "ꜳ",
  ae: "æӕ",
  ao: "ꜵ",
  au: "ꜷ",
  av: "ꜹꜻ",
  ay: "ꜽ",
  bi: "ы",
  bl: "Ы",
  d3: "ʤ",
  dz: "ʣ",
  l3: "ɮ",
  lO: "Ю",
  ll: "ǁ\u{5f0}‖∥𐆙",
  ls: "ʪ",
  lt: "₶",
  lz: "ʫ",
  oe: "œɶ",
  oo: "∞ꚙꝏ",
  rn: "ɱᵯ₥𑜀𑣣",
  t3: "ꜩ",
  tf: "ꝷ",
  ts: "ʦ",
  ue: "ᵫ",
  uo: "ꭣ",
  llS: "𐆘",
  sss: "🝜",
};

// Additions: lower case of look-alike capitals, small capitals, and a capital I, which the table maps to l.
const drawnAlike: Readonly<Record<string, string>> = {
  a: "ᴀ",
  b: "βвʙ",
  d: "ᴅ",
  e: "εᴇꞓ",
  f: "ꜰ",
  g: "ɢ",
  h: "ηнʜ",
  I: "ΙІӀ",
  j: "ᴊ",
  k: "κкᴋĸ",
  l: "ʟ",
  m: "μмᴍʍ",
  n: "ɴ",
  p: "ᴘ",
  q: "ꞯ",
  r: "ʀ",
  t: "τтᴛ",
  x: "χ",
  z: "ζ",
};

const latinOf = new Map<string, string>();
for (const table of [confusables, drawnAlike])
  for (const [latin, letters] of Object.entries(table))
    for (const letter of letters) latinOf.set(letter, latin);
// Upper and lower case give the same result.
for (const [letter, latin] of latinOf)
  for (const other of [letter.toLowerCase(), letter.toUpperCase()])
    if (!latinOf.has(other) && /^[^\0-\x7F]$/u.test(other)) latinOf.set(other, latin.toLowerCase());

/**
 * What each non-Latin letter, by code point, looks like in Latin letters: 'o' for the Greek omicron. At most three
 * letters; no entry for letters unlike any Latin one.
 */
export const lookAlikes: ReadonlyMap<number, string> = new Map(
  Array.from(latinOf, ([letter, latin]) => [letter.codePointAt(0)!, latin]),
);

/** Caches the last result: each rule for a review's text needs it. */
let last = { text: "", seen: "" };

/** A text as a reader sees it: the Cyrillic 'Ве\u200Bst' is 'Best'. */
export function visibleText(text: string): string {
  if (text !== last.text) last = { text, seen: readLetters(text) };
  return last.seen;
}

function readLetters(text: string): string {
  const plain = plainLetters(text);
  let seen = "";
  let copied = 0;
  // A loop, because a replacer function takes five times as long if every letter is replaced.
  for (let at = 0; at < plain.length; at++) {
    const letter = plain.codePointAt(at)!;
    if (letter < 0x80) continue;
    const latin = lookAlikes.get(letter);
    const length = letter > 0xffff ? 2 : 1;
    if (latin !== undefined) {
      seen += plain.slice(copied, at) + latin;
      copied = at + length;
    }
    at += length - 1;
  }
  return seen + plain.slice(copied);
}

/** Two players may both write 'Great paddle!'. From this many letters and spaces on, an equal text is a duplicate. */
const minDuplicate = 60;

/** The key that duplicates of a text share. */
export interface UndisguisedText {
  text: string;
  /** Whether it's too long for two players to have written it independently. */
  isLong: boolean;
}

/**
 * The key that duplicates of a text share. It ignores spaces, case, punctuation, accents, look-alike letters and, for a
 * long text, up to nine characters added at the end. A text without letters is its own key.
 */
export function withoutDisguise(text: string): UndisguisedText {
  const visible = visibleText(text);
  const words = visible
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const isLong = words.length >= minDuplicate;
  const common = isLong ? words.replace(/(?: .){1,9}$/u, "") : words;
  return { text: common === "" ? text : common, isLong };
}

// Digits and symbols used in place of letters. I, l and 1 look alike, so all become i.
const standIns: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "€": "e",
  "|": "i",
  l: "i",
};

/**
 * A text without its disguise: case, accents, punctuation, spaces, look-alike letters, digits for letters and repeated
 * letters. 'B.U.Y n0w!!' and 'buy noww' are the same. A text without letters is returned as is.
 */
export function bareLetters(text: string): string {
  const bare = visibleText(text)
    .toLowerCase()
    .replaceAll(/[013457-9@$€|l]/g, (sign) => standIns[sign]!)
    .replaceAll(/[^\p{L}\p{N}]+/gu, "")
    .replaceAll(/(.)\1+/gu, "$1");
  return bare === "" ? text : bare;
}

import { expect, test } from "vitest";
import { inCpuTime } from "../../../tests/support/cpu-time.ts";
import { tidy } from "./plain-text.ts";

test.each([
  ["one letter's pile", `n${"\u0303".repeat(29)}ice`, "ñ\u0303\u0303\u0303ice"],
  ["several kinds of marks", `a${"\u0316\u0301\u20D2".repeat(10)}`, "á\u20D2\u20D2\u20D2"],
  ["Thai marks", `ส${"\u0E47".repeat(20)}`, `ส${"\u0E47".repeat(3)}`],
  ["Arabic marks", `م${"\u0651".repeat(20)}`, `م${"\u0651".repeat(5)}`],
  ["Tibetan marks", `ཧ${"\u0F71".repeat(20)}`, `ཧ${"\u0F71".repeat(8)}`],
])("of %s, only what no line covers is kept", (_, typed, kept) => {
  expect(tidy(typed)).toBe(kept.normalize("NFC"));
});

test.each([
  "Ng\u0303 and Ĉ\u0323\u0302",
  "Việt Nam: ượ ễ ộ",
  "בְּרֵאשִׁ֖ית בָּרָ֣א",
  "ٱلْحَمْدُ لِلَّهِ رَبِّ ٱلْعَٰلَمِينَ",
  "क्षत्रिय हिन्दी काव्य ड़्‍",
  "ที่นี่ น้ำ กำลัง",
  "ໜ້ອຍ ເຂົ້າ",
  "ཧཱུྃ བསྒྲུབས ཧྐྵྨླྺྼྻྂ",
  "ကြွှေ့ မြန်မာ့",
  "ខ្ញុំស្ត្រី",
  "ക്ഷ്മി தமிழ்",
  "ᬅᬓ᭄ᬱᬭ",
  "5️⃣ 👩🏽‍🤝‍👨🏻",
])("%s stays as it is", (text) => {
  expect(tidy(text)).toBe(text.normalize("NFC"));
});

test("a text of marks alone is read at once", async () => {
  await inCpuTime(100, () => void tidy("\u0301".repeat(16_000)));
});

import { isUtf8 } from "node:buffer";
import { expect, test } from "vitest";
import { encodingMistake } from "./content-reader.ts";

const read = (bytes: Buffer) => encodingMistake(bytes.toString(), isUtf8(bytes));
const lost = (word: string) =>
  `"${word}" has a letter that got lost when the file was opened or saved as something else than UTF-8. Type the letter again.`;

test.each([
  [
    Buffer.from("name: x\nplace: Café Court", "latin1"),
    `is not saved as UTF-8, so "Caf\uFFFD" can't be read. Save the file again with the encoding UTF-8.`,
  ],
  [Buffer.from("name: x\nplace: Caf\uFFFD Court"), lost("Caf\uFFFD")],
  [Buffer.from("name: x\nplace: CafÃ© Court"), lost("CafÃ©")],
  [Buffer.from("name: x\nplace: itâ€™s here"), lost("itâ€™s")],
  [
    Buffer.from("\uFEFFname: x\nplace: y", "utf16le"),
    `is not saved as UTF-8, so "\uFFFD\uFFFDname:" can't be read. Save the file again with the encoding UTF-8.`,
  ],
])("%s", (bytes, sentence) => {
  expect(read(bytes)?.sentence).toBe(sentence);
});

test("names the line", () => {
  expect(read(Buffer.from("one\ntwo\nCaf\uFFFD"))?.line).toBe(3);
});

test.each(["Café, it’s ◇ 16 mm – São Paulo, Ålesund", "plain text"])(
  "%s has no mistake",
  (text) => {
    expect(read(Buffer.from(text))).toBeUndefined();
  },
);

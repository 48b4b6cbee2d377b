import { expect, test } from "vitest";
import { visibleClaims } from "./claims.ts";

const confirmed = { text: "Founded by players", confirmed: true };
const invented = { text: "Read by everybody", confirmed: false };

test.each([
  [true, [confirmed.text, false], [invented.text, true]],
  [false, [confirmed.text, false]],
])("with sample content: %s", (sampleContent, ...visible) => {
  expect(
    visibleClaims([confirmed, invented], sampleContent).map(({ text, isSample }) => [
      text,
      isSample,
    ]),
  ).toEqual(visible);
});

import { expect, test } from "vitest";
import { asSample } from "../text/sample.ts";
import { visibleClaims } from "./claims.ts";

const confirmed = { text: "Founded by players", label: "Us", confirmed: true };
const invented = { text: "Read by everybody", label: "You", confirmed: false };

test.each([
  [
    true,
    [
      { text: "Founded by players", label: "Us" },
      { text: asSample("Read by everybody"), label: "You" },
    ],
  ],
  [false, [{ text: "Founded by players", label: "Us" }]],
])("with sample content: %s", (sampleContent, visible) => {
  expect(visibleClaims([confirmed, invented], "text", sampleContent)).toEqual(visible);
});

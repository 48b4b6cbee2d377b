import { expect, test } from "vitest";
import { asSample, markedText } from "../text/sample.ts";
import { socialLinks, visibleClaims } from "./claims.ts";

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

test.each([
  [true, ["Facebook◇ https://www.facebook.com/", "YouTube https://youtube.example/@us"]],
  [false, ["YouTube https://youtube.example/@us"]],
])(
  "a social link is the owner's, or with samples (%s) a network's front page, marked",
  (showsSamples, expected) => {
    const own = {
      Facebook: "",
      Twitter: "",
      Instagram: "",
      YouTube: "https://youtube.example/@us",
    };
    const links = socialLinks(own, showsSamples);
    expect(links.map(({ network, address }) => `${markedText(network)} ${address}`)).toEqual(
      expect.arrayContaining(expected),
    );
    expect(links).toHaveLength(showsSamples ? 4 : 1);
  },
);

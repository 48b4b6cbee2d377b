import { describe, expect, test } from "vitest";
import {
  blockedWordsIn,
  comparableWords,
  type HoldFacts,
  type HoldReason,
  holdReason,
  maxUnreadInHour,
} from "./hold-reason.ts";

const facts: HoldFacts = {
  texts: ["Ann", "Great control at the net.", ""],
  blockedWords: ["casino"],
  isHiddenTwin: false,
  isPerson: false,
  isCopy: false,
  acceptedBefore: 0,
  holdsAll: false,
};

describe("a review waits", () => {
  test.each<[string, Partial<HoldFacts>, HoldReason | undefined]>([
    ["for nothing", {}, undefined],
    ["for a blocked word", { texts: ["Ann", "My casino."] }, "blocked-word"],
    ["for one in the name", { texts: ["Casino", "Nice."] }, "blocked-word"],
    ["as a hidden one's twin", { isHiddenTwin: true }, "hidden-twin"],
    ["for a link", { texts: ["Ann", "See https://shop.example/x"] }, "link"],
    ["for an address", { texts: ["Ann", "See shop.com"] }, "link"],
    ["for one in the name", { texts: ["Shop.com", "Nice."] }, "link"],
    ["for a spelled one", { texts: ["Ann", "See myshop . com today"] }, "link"],
    ["for a spoken one", { texts: ["Ann", "See myshop dot com"] }, "link"],
    ["under a name of the console", { isPerson: true, isCopy: true }, "name"],
    ["as a copy", { isCopy: true }, "copy"],
    ["never for the tenth in an hour", { acceptedBefore: maxUnreadInHour - 1 }, undefined],
    ["for the eleventh in an hour", { acceptedBefore: maxUnreadInHour }, "network"],
    ["never for a club's votes that differ", { series: [{ sent: 200, alike: 120 }] }, undefined],
    ["never for a few that agree", { series: [{ sent: 18, alike: 18 }] }, undefined],
    ["as one of twenty that agree", { series: [{ sent: 19, alike: 19 }] }, "series"],
    ["never for one that differs", { series: [{ sent: 40, alike: 0 }] }, undefined],
    ["for nearly all that agree", { series: [{ sent: 39, alike: 37 }] }, "series"],
    ["for too many", { series: [{ sent: 300, alike: 100, isLimited: true }] }, "series"],
    ["never for many on one paddle", { series: [{ sent: 300, alike: 200 }] }, undefined],
    [
      "for one series of several",
      {
        series: [
          { sent: 5, alike: 5 },
          { sent: 19, alike: 19 },
        ],
      },
      "series",
    ],
    ["where all do", { holdsAll: true }, "all"],
    [
      "for the strongest reason",
      { isCopy: true, isHiddenTwin: true, holdsAll: true },
      "hidden-twin",
    ],
    [
      "for the word first",
      { texts: ["Ann", "casino.com, my casino"], isCopy: true },
      "blocked-word",
    ],
    ["for a link before the hour", { texts: ["shop.com"], acceptedBefore: 19 }, "link"],
  ])("%s", (_, given, reason) => {
    expect(holdReason({ ...facts, ...given })).toBe(reason);
  });

  test.each([
    "I play at the net. Net play is what it's for.",
    "It's great. shop around though",
    "Polka dot paint, and a dot on the edge.",
    "4.5/5 for control. Com'on!",
  ])("never for %j", (text) => {
    expect(holdReason({ ...facts, texts: [text] })).toBeUndefined();
  });
});

test.each([
  ["Visit our Casino today", ["casino"], ["casino"]],
  ["Visit our CASÍNO, today!", ["casino"], ["casino"]],
  ["Visit our саsіnо", ["casino"], ["casino"]],
  ["Casinos are fun", ["casino"], []],
  ["occasional", ["casio"], []],
  ["Buy... now!", ["buy now"], ["buy now"]],
  ["Buy it now", ["buy now"], []],
  ["at my-shop.com", ["my shop com"], ["my shop com"]],
  ["shop", ["shop", "casino"], ["shop"]],
  ["casino shop", ["shop", "casino"], ["shop", "casino"]],
  ["Great control", [], []],
])("%j with %j blocked has %j", (text, blocked, found) => {
  expect(blockedWordsIn(text, blocked)).toEqual(found);
});

test.each([
  ["Casíno", "casino"],
  ["  Buy -- NOW! ", "buy now"],
  ["!!", ""],
])("%j is compared as %j", (typed, compared) => {
  expect(comparableWords(typed)).toBe(compared);
});

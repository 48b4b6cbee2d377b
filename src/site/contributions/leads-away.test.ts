import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { inCpuTime } from "../../../tests/support/cpu-time.ts";
import { leadsAway } from "./hold-reason.ts";

/** A file of texts, one a line. */
const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, "../../../tests/texts", name), "utf8")
    .trim()
    .split("\n");

describe("a text leads away", () => {
  test.each([
    "See https://shop.example/x",
    "evil.com",
    "evil.to",
    "evil.page",
    "evil.lol",
    "Cheaper at best-deals.ninja, trust me",
    "evil.is/deals",
    "evil.москва",
    "evil.コム",
    "evil . example",
    "evil . com today",
    "evil .co",
    "evil dot io",
    "evil dot com",
    "evil d0t com",
    "evil (dot) com",
    "evil[.]example",
    "evil\u2022com",
    "evil\u00B7com",
    "evil\u30FBcom",
    "evil,com",
    "evil_com",
    "ev\u200Bil.co\u00ADm",
    "\u0435vil.c\u043Em",
    "\u0585vil.c\u0585m",
    "\uFF45\uFF56\uFF49\uFF4C\uFF0E\uFF43\uFF4F\uFF4D",
    "evil\u3002example",
    "hxxps evil com slash x",
    "hxxp://evil",
    "h**ps evil",
    "https evil com",
    "www evil com",
    "evil com slash x",
    "e v i l . c o m",
    "Look up e v i l . c o m today",
    "@evil on telegram",
    "evil on Telegram",
    "message me on WhatsApp",
    "my what's app is evil",
    "WhatsApp: evil",
    "DM me for a code on insta",
    "follow us over there on Instagram",
    "write to evil@example.com",
    "evil@evil",
    "@cheap_paddles has them",
    "Call 555-123-4567",
    "(555) 123-4567",
    "555.123.4567",
    "+1 555 123 4567",
    "+49 30 1234567",
    "text me: 5551234567",
    "WhatsApp 0151 2345678",
    "\uFF15\uFF15\uFF15-123-4567",
    "203.0.113.7",
  ])("%j", (text) => {
    expect(leadsAway(text)).toBe(true);
  });
});

describe("a text doesn't lead away", () => {
  test.each([
    "That.is why I love it",
    "a great paddle.so I bought two",
    "no complaints.it plays quick",
    "Good at the net.Net play is easy. To me it is",
    "great.It has 16mm.Great hands.",
    "16 mm 8.2 oz 4.25 in",
    "8.1 oz, 16mm, 5.5 in grip, swing weight 115.2, twist weight 6.71",
    "My DUPR ID is 4K7Q2Z, rating 3.512",
    "DUPR 4.112 doubles and 3.905 singles, ID 6721034",
    "11-9, 7-11, 11-8 and 11 9 11 7 11 5",
    "Played 12.11.2025, then 2025-11-12, and on 11/12/2025 at 10:30",
    "I paid $199.99 in 2024 (was 249.95)",
    "Serial 100234 / 2024",
    "Pro.IV or Pro.3S? No.1 at the net, v2.0.1 too.",
    "Control: 9/10. Power: 7/10. Spin: e.g./i.e. plenty.",
    "Easy on the arm. In short: buy. Shop around, drive. Live demo...",
    "Polka dot paint, and a dot on the edge. A red dot design.",
    "I play at the net . Net play is what it's for . Fun too",
    "It was great fun , no complaints",
    "power\u2022spin\u2022control, soft \u00B7 net play",
    "better @ the net, @4.0 level",
    "Our club's WhatsApp group loves it; I saw it on YouTube and Instagram",
    "The text on the face wore off after 40 games",
    "Line calls are easier to hear: it sends a good signal",
    "I c a n n o t believe it",
    "Com'on! 4.5/5 for control",
    "A B C D E rating: 1 2 3 4 5 6 7 8",
    "\u6253\u611F\u5F88\u597D\u3002\u63A7\u5236\u4E0D\u9519",
    "and/or a heavier one, w/o lead tape",
    "CRBN-3X, 11SIX24, Six Zero, J2K, JOOLA Perseus 3S 16mm",
  ])("%j", (text) => {
    expect(leadsAway(text)).toBe(false);
  });

  test("of players talking about paddles, and the others do", () => {
    const [talk, away] = [linesOf("court-talk.txt"), linesOf("leads-away.txt")];
    expect([talk.length >= 300, away.length >= 100]).toEqual([true, true]);
    expect(talk.filter(leadsAway)).toEqual([]);
    expect(away.filter((line) => !leadsAway(line))).toEqual([]);
  });

  const project = join(import.meta.dirname, "../../..");
  const read = (path: string) => parse(readFileSync(join(project, path), "utf8")) as unknown;
  const stringsIn = (value: unknown): string[] =>
    typeof value === "string"
      ? [value]
      : typeof value === "object" && value !== null
        ? Object.values(value).flatMap(stringsIn)
        : [];

  test("of all sample reviews", () => {
    const samples = readdirSync(join(project, "content/sample-reviews")).flatMap((file) =>
      stringsIn(read(`content/sample-reviews/${file}`)),
    );
    expect(samples.length).toBeGreaterThan(1000);
    expect(samples.filter(leadsAway)).toEqual([]);
  });

  test.each([
    "a. ",
    "a b . ",
    "@",
    "+1 ",
    "5 5 5 ",
    "on on ",
    "a , ",
    "dot ",
    ". .",
    "add me on line ",
    "11-9 ",
    "my insta ",
    "\u0430",
  ])("4,000 times %j is read at once", async (part) => {
    const text = [...part.repeat(4000)].slice(0, 4000).join("");
    await inCpuTime(20, () => leadsAway(text));
  });
});

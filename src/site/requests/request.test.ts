import { describe, expect, test } from "vitest";
import { missingPaddleAddress, paddleKey, readLink, requestKind } from "./request.ts";

const typed = { name: "Prism Flash", brand: "Vatic Pro", link: "", email: "" };

describe("a request", () => {
  test("is read without a link and an address", () => {
    expect(requestKind.read(typed)).toEqual({
      read: { name: "Prism Flash", brand: "Vatic Pro", link: "", email: null },
    });
  });

  test("is read with both, tidied", () => {
    const link = " vaticpro.com/flash?a=1 ";
    expect(
      requestKind.read({ ...typed, name: "  Prism Flash ", link, email: " Ann@example.com" }),
    ).toEqual({
      read: {
        name: "Prism Flash",
        brand: "Vatic Pro",
        link: "https://vaticpro.com/flash?a=1",
        email: "Ann@example.com",
      },
    });
  });

  test.each([
    ["nothing", { name: "", brand: " " }, { name: "empty", brand: "empty" }],
    [
      "only punctuation",
      { name: "?!", brand: "\u{1F3BE}" },
      { name: "notPlain", brand: "notPlain" },
    ],
    [
      "more than fits",
      { name: "x".repeat(61), brand: "x".repeat(31), link: `https://a.example/${"x".repeat(500)}` },
      { name: "tooLong", brand: "tooLong", link: "tooLong" },
    ],
    ["markup", { name: "<script src=x>", brand: "<b>" }, { name: "notPlain", brand: "notPlain" }],
    ["several lines", { name: "Prism\nBcc: a@example.com" }, { name: "notPlain" }],
    ["a NUL", { name: "Prism\0" }, { name: "notPlain" }],
    ["no address", { email: "ann" }, { email: "notAnAddress" }],
    ["two addresses", { email: "ann@example.com, lee@example.com" }, { email: "notAnAddress" }],
  ])("with %s is refused, each field for its reason", (_, more, problems) => {
    expect(requestKind.read({ ...typed, ...more })).toEqual({ problems });
  });
});

test.each([
  "javascript:alert(1)",
  "JavaScript://example.com/%0aalert(1)",
  "data:text/html,x",
  "http://example.com",
  "ftp://example.com",
  "https://user:secret@example.com",
  "https://example.com:8443",
  "https://127.0.0.1",
  "https://[::1]/",
  "https://2130706433/",
  "localhost",
  "https://localhost/",
  "https://example.com/a b",
  "https://exa\u202Emple.com",
  "",
])("'%s' is no link to a page elsewhere", (link) => {
  expect(readLink(link)).toBeUndefined();
});

test.each([
  ["example.com", "https://example.com/"],
  ["HTTPS://Example.COM/A", "https://example.com/A"],
  ["https://münchen.example/", "https://xn--mnchen-3ya.example/"],
])("'%s' is a link", (link, href) => {
  expect(readLink(link)?.href).toBe(href);
});

test("a paddle is the same one however its name is typed", () => {
  const keys = [
    { brand: "Vatic Pro", name: "Prism Flash 16" },
    { brand: "VATIC PRO", name: "Vatic-Pro Prism  Flash (16)" },
    { brand: "vatic pro", name: "prism flash, 16" },
  ].map(paddleKey);
  expect(new Set(keys)).toEqual(new Set(["vatic pro prism flash 16"]));
  expect(paddleKey({ brand: "Vatic Pro", name: "Prism Flash 14" })).not.toBe(keys[0]);
});

test("the link to the form has what someone was looking for, if it can be a name", () => {
  expect(missingPaddleAddress()).toBe("/missing-paddle");
  expect(missingPaddleAddress("Mod & TA-15")).toBe("/missing-paddle?name=Mod+%26+TA-15");
  expect(missingPaddleAddress("x".repeat(200))).toBe("/missing-paddle");
});

import { describe, expect, test } from "vitest";
import { maxAddressLength, mailboxKey, readEmailAddress } from "./email-address.ts";

test.each([
  ["dana@example.com", "dana@example.com", "dana@example.com"],
  ["  Dana.Lee@Example.COM\n", "Dana.Lee@Example.COM", "dana.lee@example.com"],
  ["dana+news@mail.example.co.uk", "dana+news@mail.example.co.uk", "dana+news@mail.example.co.uk"],
  ["o'neil_2@a-b.example", "o'neil_2@a-b.example", "o'neil_2@a-b.example"],
  ["Zoe\u0308@b\u00FCcher.example", "Zo\u00EB@b\u00FCcher.example", "zo\u00EB@b\u00FCcher.example"],
  ["李@例子.中国", "李@例子.中国", "李@例子.中国"],
  ["dana@example.com\u1E9B", "dana@example.com\u1E9B", "dana@example.com\u1E61"],
  ["dana@stra\u1E9Ee.example", "dana@stra\u1E9Ee.example", "dana@strasse.example"],
])("%j is stored as '%s' and recognized as '%s'", (typed, address, key) => {
  expect(readEmailAddress(typed)).toEqual({ email: { address, key } });
});

test.each(["", "   ", "\r\n"])("%j is empty", (typed) => {
  expect(readEmailAddress(typed)).toEqual({ problem: "empty" });
});

test("an address has at most 254 characters", () => {
  const domain = `${"d".repeat(60)}.${"d".repeat(60)}.${"d".repeat(60)}.example`;
  const longest = `${"n".repeat(maxAddressLength - domain.length - 1)}@${domain}`;
  expect(readEmailAddress(longest).email?.address).toBe(longest);
  expect(readEmailAddress(`n${longest}`)).toEqual({ problem: "tooLong" });
});

describe("is rejected:", () => {
  test.each([
    ["no @", "dana.example.com"],
    ["two @", "dana@home@example.com"],
    ["nothing before the @", "@example.com"],
    ["nothing after it", "dana@"],
    ["no dot in the domain", "dana@example"],
    ["a dot at the end of the domain", "dana@example.com."],
    ["a dot at its start", "dana@.example.com"],
    ["a label that begins with a hyphen", "dana@-a.example"],
    ["a label of 64 characters", `dana@${"a".repeat(64)}.example`],
    ["65 characters before the @", `${"a".repeat(65)}@example.com`],
    ["an IP address", "dana@127.0.0.1"],
    ["an IP address in brackets", "dana@[127.0.0.1]"],
    ["a space", "dana lee@example.com"],
    ["a no-break space", "dana\u00A0lee@example.com"],
    ["two dots in a row", "dana..lee@example.com"],
    ["a second recipient", "dana@example.com,eve@evil.example"],
    ["a second recipient before the @", "dana,eve@example.com"],
    ["a second recipient after a semicolon", "dana@example.com;eve"],
    ["a header after a line feed", "dana@example.com\nBcc: eve@evil.example"],
    ["a header after a carriage return", "dana\rBcc:eve@evil.example"],
    ["a line end before the @", "dana\r\n@example.com"],
    ["a line separator", "dana\u2028@example.com"],
    ["a NUL", "dana\0@example.com"],
    ["an escape character", "\u001Bdana@example.com"],
    ["a C1 line end", "dana\u0085@example.com"],
    ["a tab", "dana\t@example.com"],
    ["a lone surrogate", "dana\uD83D@example.com"],
    ["a direction override", "dana\u202E@example.com"],
    ["a space of no width", "dana\u200B@example.com"],
    ["a display name", "Dana <dana@example.com>"],
    ["quotes", '"dana lee"@example.com'],
    ["a comment", "dana(lee)@example.com"],
    ["a backslash", "dana\\@example.com"],
    ["a wide @", "dana\uFF20example.com"],
    ["a tag", "<b>@example.com"],
    ["an encoded word", "=?utf-8?q?eve=40evil.example?=@example.com"],
    ["SQL", "'; drop table subscribers; --@example.com"],
  ])("%s", (_, typed) => {
    expect(readEmailAddress(typed)).toEqual({ problem: "notAnAddress" });
  });
});

describe("the mailbox of", () => {
  test.each([
    ["dana@example.com", "dana@example.com"],
    ["dana+news@example.com", "dana@example.com"],
    ["dana+a+b@example.com", "dana@example.com"],
    ["+dana@example.com", "+dana@example.com"],
    ["da.na@example.com", "da.na@example.com"],
    ["d.a.na@gmail.com", "dana@gmail.com"],
    ["d.ana+x.y@googlemail.com", "dana@gmail.com"],
    ["dana@mygooglemail.com", "dana@mygooglemail.com"],
    ["dana@ｇｍａｉｌ.com", "dana@gmail.com"],
    ["dana@bücher.example", "dana@xn--bcher-kva.example"],
    ["dana@xn--bcher-kva.example", "dana@xn--bcher-kva.example"],
    ["dana@xn--a.example", "dana@xn--a.example"],
  ])("%s is %s", (typed, mailbox) => {
    expect(mailboxKey(readEmailAddress(typed).email!.key)).toBe(mailbox);
  });
});

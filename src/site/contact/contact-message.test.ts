import { describe, expect, test } from "vitest";
import {
  type MessageField,
  readMessage,
  readReceived,
  receivedAddress,
  type TypedMessage,
} from "./contact-message.ts";

const typed: TypedMessage = {
  firstName: "Dana",
  lastName: "Lee",
  email: "dana@example.com",
  subject: "The weight of the Hero",
  message: "The maker's page says 8.0 oz.\nYours says 8.1.",
};

const problemsOf = (changed: Partial<TypedMessage>) =>
  readMessage({ ...typed, ...changed }).problems;

test("a message that is right is read whole, without the space around its fields", () => {
  const padded = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, ` ${value}\r\n`]),
  ) as TypedMessage;
  expect(readMessage(padded)).toEqual({ message: typed });
});

test.each(["", " \t\r\n"])("fields that hold %j are each told to be empty", (nothing) => {
  const all = { firstName: nothing, lastName: nothing, email: nothing, subject: nothing };
  expect(readMessage({ ...all, message: nothing })).toEqual({
    problems: {
      firstName: "empty",
      lastName: "empty",
      email: "empty",
      subject: "empty",
      message: "empty",
    },
  });
});

test("a field of invisible characters alone is empty", () => {
  expect(problemsOf({ subject: "\u3164", message: "\u200B\u2800" })).toEqual({
    subject: "empty",
    message: "empty",
  });
});

test.each<[MessageField, number]>([
  ["firstName", 50],
  ["lastName", 50],
  ["subject", 150],
  ["message", 5000],
])("%s may have %i characters, and no more", (name, max) => {
  expect(problemsOf({ [name]: "n".repeat(max) })).toBeUndefined();
  expect(problemsOf({ [name]: "𠮷".repeat(max) })).toBeUndefined();
  expect(problemsOf({ [name]: "n".repeat(max + 1) })).toEqual({ [name]: "tooLong" });
});

test.each(["García Márquez", "O'Neil-Smith", "de la Cruz Jr.", "Ольга", "李", "علی\u200Cرضا"])(
  "'%s' is a last name",
  (lastName) => {
    expect(readMessage({ ...typed, lastName }).message?.lastName).toBe(lastName);
  },
);

test("an address loses what's invisible at its ends", () => {
  const email = "\uFEFF dana@example.com\u200B\u200E";
  expect(readMessage({ ...typed, email }).message?.email).toBe("dana@example.com");
});

describe("is refused:", () => {
  test.each<[string, MessageField, string, string]>([
    ["a name with a line end", "firstName", "Dana\nBcc: eve@evil.example", "notAName"],
    ["a name that is an address", "lastName", "eve@evil.example", "notAName"],
    ["a name with a tag", "lastName", "<b>Lee</b>", "notAName"],
    [
      "an address with a second header",
      "email",
      "d@example.com\r\nBcc: e@x.example",
      "notAnAddress",
    ],
    ["two addresses", "email", "d@example.com, e@x.example", "notAnAddress"],
    ["a subject of two lines", "subject", "Hello\r\nBcc: eve@evil.example", "notPlain"],
    ["a subject with a bare carriage return", "subject", "Hello\rBcc: eve", "notPlain"],
    ["a subject with a line separator", "subject", "Hello\u2028Bcc: eve", "notPlain"],
    ["a subject with a C1 line end", "subject", "Hello\u0085Bcc: eve", "notPlain"],
    ["a subject with a tab", "subject", "Hello\tthere", "notPlain"],
    ["a subject with an encoded word", "subject", "=?utf-8?q?Bcc=3A?= eve", "notPlain"],
    ["a subject with a NUL", "subject", "Hel\0lo", "notPlain"],
    ["a subject with a tag", "subject", "<script>alert(1)</script>", "notPlain"],
    ["a message with a tag", "message", "<img src=x onerror=alert(1)>", "notPlain"],
    ["a message with an escape character", "message", "\u001B[31mred", "notPlain"],
    ["a message with a lone surrogate", "message", "nice \uD83D", "notPlain"],
    ["a message with a direction override", "message", "nice \u202E ecin", "notPlain"],
  ])("%s", (_, name, value, problem) => {
    expect(problemsOf({ [name]: value })).toEqual({ [name]: problem });
  });
});

test.each(["I <3 this site", "Line one\n\n\tline two", "Grüße 👋🏽", "a < b & c"])(
  "the message %j is kept as it is",
  (message) => {
    expect(readMessage({ ...typed, message }).message?.message).toBe(message);
  },
);

test("a message may hold three links, and no more", () => {
  const links = (count: number) => "See https://a.example/x please. ".repeat(count);
  expect(problemsOf({ message: links(3) })).toBeUndefined();
  expect(problemsOf({ message: links(4) })).toEqual({ message: "links" });
});

test("the address that says a message was received holds its number", () => {
  expect(receivedAddress(1042)).toBe("/contact?received=1042#message");
  expect(readReceived(new URL(receivedAddress(1042), "http://site").searchParams)).toBe(1042);
});

test.each(["", "received=", "received=0", "received=-5", "received=1e9", "received=<b>", "x=1042"])(
  "the query '%s' holds no number",
  (query) => {
    expect(readReceived(new URLSearchParams(query))).toBeUndefined();
  },
);

test("a number of a thousand digits is none", () => {
  expect(readReceived(new URLSearchParams({ received: "1".repeat(1000) }))).toBeUndefined();
});

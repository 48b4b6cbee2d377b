import { expect, test } from "vitest";
import { replyAddress } from "./message.page.tsx";

const message = {
  first_name: "Ann",
  last_name: "O'Neil",
  email: "ann@example.com",
  subject: "Which paddle?",
  message: "Hello,\nwhich one?",
  created_at: Date.UTC(2026, 10, 3),
};

/** How an email program parses such a URL (RFC 6068). */
function read(address: string) {
  const [, to = "", query = ""] = /^mailto:([^?]*)[?](.*)$/.exec(address) ?? [];
  const fields = query.split("&").map((field) => field.split("=").map(decodeURIComponent));
  return { to: decodeURIComponent(to), fields: Object.fromEntries(fields) as object };
}

test("an answer goes to the writer, with the subject and the quoted text", () => {
  expect(replyAddress(message)).toMatch(/^mailto:ann@example\.com\?subject=Re%3A%20Which%20paddle/);
  expect(read(replyAddress(message))).toEqual({
    to: "ann@example.com",
    fields: {
      subject: "Re: Which paddle?",
      body: "\r\n\r\nOn November 3, 2026, Ann O'Neil wrote:\r\n> Hello,\r\n> which one?",
    },
  });
});

test.each([
  ["an answer to an answer", { subject: "RE: paddles" }, { subject: "RE: paddles" }],
  ["a second line", { subject: "Hi\r\nBcc: a@b.c" }, { subject: "Re: Hi Bcc: a@b.c" }],
  ["more fields", { subject: "Hi&bcc=a@b.c?cc=d" }, { subject: "Re: Hi&bcc=a@b.c?cc=d" }],
  ["what is encoded", { subject: "100%0D%0Abcc" }, { subject: "Re: 100%0D%0Abcc" }],
  ["other letters", { subject: "Größe 🏓" }, { subject: "Re: Größe 🏓" }],
  ["half a character", { subject: "\uD83C" }, { subject: "Re: \uFFFD" }],
])("the subject can hold %s", (_, given, fields) => {
  const answer = read(replyAddress({ ...message, ...given }));
  expect(answer.fields).toMatchObject(fields);
  expect(Object.keys(answer.fields)).toEqual(["subject", "body"]);
});

test("an address can have signs that mean something in a URL", () => {
  const email = "a?b&c=d%e#f+g@example.com";
  const answer = read(replyAddress({ ...message, email }));
  expect(answer.to).toBe(email);
  expect(Object.keys(answer.fields)).toEqual(["subject", "body"]);
});

test("a long text is cut off, between characters, and quoted line by line", () => {
  for (const text of ["x".repeat(5000), "🏓".repeat(5000), "\n".repeat(5000)]) {
    const address = replyAddress({ ...message, message: text });
    expect(address.length).toBeLessThan(2000);
    expect(decodeURIComponent(address)).toMatch(/…$/);
  }
});

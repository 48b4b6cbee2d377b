import { expect, test } from "vitest";
import { readBounce } from "./bounce-report.ts";

const host = "rallyrank.example";
const mail = "0b5c2f6e-1f0a-4c7e-9d58-0a4a3f1d9a11";

interface Written {
  type?: string;
  status?: string;
  ours?: string;
  partType?: string;
}

const usual = {
  type: 'multipart/report; report-type=delivery-status; boundary="B"',
  status: [
    "Final-Recipient: rfc822; gone@example.com",
    "Action: failed",
    "Status: 5.1.1",
    "Diagnostic-Code: smtp; 550 5.1.1 <gone@example.com>: Recipient address",
    "    rejected: User unknown",
  ].join("\r\n"),
  ours: `From: hello@${host}\r\nMessage-ID: <${mail}@${host}>\r\nSubject: News\r\n\r\nHello`,
  partType: "message/rfc822",
};

function report(written: Written = {}): Uint8Array {
  const { type, status, ours, partType } = { ...usual, ...written };
  const lines = [
    "From: MAILER-DAEMON@mx.example.net",
    `To: hello@${host}`,
    "Subject: Undelivered Mail Returned to Sender",
    "MIME-Version: 1.0",
    `Content-Type: ${type}`,
    "",
    "--B",
    "Content-Type: text/plain",
    "",
    "I'm sorry.",
    "--B",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.example.net",
    "",
    status,
    "",
    "--B",
    `Content-Type: ${partType}`,
    "",
    ours,
    "--B--",
    "",
  ];
  return new TextEncoder().encode(lines.join("\r\n"));
}

test("a report that an address doesn't exist names our email, and what was said", async () => {
  const said = "550 5.1.1 <gone@example.com>: Recipient address rejected: User unknown";
  expect(await readBounce(report(), host)).toEqual({ mail, said });
});

test.each([
  ["our email's headers alone", { partType: "text/rfc822-headers" }],
  [
    "a general code, and an answer that isn't",
    {
      status: "Action: failed\r\nStatus: 5.0.0\r\nDiagnostic-Code: smtp; 550 no such user",
    },
  ],
  [
    "two recipients, of which one is gone",
    {
      status: "Action: delayed\r\nStatus: 4.2.1\r\n\r\nAction: failed\r\nStatus: 5.1.2",
    },
  ],
])("a report with %s is one", async (_, written) => {
  expect(await readBounce(report(written), host)).toMatchObject({ mail });
});

const ours = (id: string) => `Message-ID: ${id}\r\n\r\nHello`;
test.each<[string, Written]>([
  ["that's about another's email", { ours: ours("<abc@example.com>") }],
  ["that names our site and a name we never gave", { ours: ours(`<hello@${host}>`) }],
  ["whose name is another site's", { ours: ours(`<${mail}@rallyrank.example.evil.example>`) }],
  ["without our email", { ours: "Hello" }],
  ["of a delay", { status: "Action: delayed\r\nStatus: 4.4.1" }],
  ["of a delay with a code that's for good", { status: "Action: delayed\r\nStatus: 5.1.1" }],
  ["of a full mailbox", { status: "Action: failed\r\nStatus: 5.2.2" }],
  [
    "of a network that is blocked",
    {
      status: "Action: failed\r\nStatus: 5.7.1\r\nDiagnostic-Code: smtp; 550 5.7.1 blocked",
    },
  ],
  ["that an email was delivered", { status: "Action: delivered\r\nStatus: 2.0.0" }],
  [
    "that someone read it",
    { type: 'multipart/report; report-type=disposition-notification; boundary="B"' },
  ],
  ["in an email that isn't a report", { type: 'multipart/mixed; boundary="B"' }],
])("a report %s ends nothing", async (_, written) => {
  expect(await readBounce(report(written), host)).toBeUndefined();
});

test.each([
  ["nothing", ""],
  ["no email", "\0\u0001 {}"],
  ["headers that never end", `X: ${"a".repeat(300_000)}`],
  [
    "many parts in parts",
    `Content-Type: multipart/mixed; boundary=a\r\n\r\n${"--a\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n".repeat(2000)}`,
  ],
])("%s is read without a failure", async (_, text) => {
  expect(await readBounce(new TextEncoder().encode(text), host)).toBeUndefined();
});

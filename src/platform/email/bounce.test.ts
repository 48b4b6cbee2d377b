import { expect, test } from "vitest";
import { isGone } from "./bounce.ts";

test.each([
  ["550 5.1.1 <gone@example.com>: Recipient address rejected: User unknown", true],
  ["550-5.1.1 The email account that you tried to reach does not exist. Please try", true],
  ["550 no such user", true],
  ["551 User not local", true],
  ["553 Requested action not taken: mailbox name not allowed", true],
  ["550 5.2.1 The email account that you tried to reach is disabled", true],
  ["556 5.1.10 The domain takes no email", true],
  ["550 <anna@corporate.example>: unknown user", true],
  // The mailbox is full, or the answer is about us.
  ["552 5.2.2 The email account that you tried to reach is over quota", false],
  ["550 5.7.1 Service unavailable; client host [192.0.2.1] blocked using a list", false],
  ["550 5.1.8 Sender address rejected", false],
  ["550 Blocked - see https://lists.example/192.0.2.1", false],
  ["550 relay not permitted", false],
  ["554 Transaction failed", false],
  ["450 4.2.1 The mailbox is busy", false],
  ["", false],
])("%j means that an address takes no email for good: %s", (response, expected) => {
  expect(isGone(response)).toBe(expected);
});

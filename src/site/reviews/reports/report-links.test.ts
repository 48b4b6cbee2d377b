import { expect, test } from "vitest";
import { readReportToken, signedText } from "./report-links.ts";

const review = "0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11";
const link = { act: "hide", review, expiresAt: 1_764_000_000_000 } as const;

test("a token is read as what was signed, and its signature", () => {
  expect(readReportToken(`${signedText(link)}_ab12`)).toEqual({ link, signature: "ab12" });
});

test.each([
  "",
  "_",
  signedText(link).replace("hide", "delete"),
  signedText({ ...link, review: "sample-3" }),
  signedText({ ...link, review: `${review}\u0000` }),
  signedText({ ...link, expiresAt: 1e21 }),
  signedText({ ...link, expiresAt: -1 }),
  `${signedText(link)}_ab_12`,
])("%j is no token", (token) => {
  expect(readReportToken(`${token}_ab12`)).toBeUndefined();
});

import { describe, expect, test } from "vitest";
import {
  readReport,
  readReportAddress,
  reportAddress,
  reportedAddress,
  sampleId,
  sampleIndex,
} from "./report.ts";

describe("a report", () => {
  test.each([
    ["spam", "", { reason: "spam", details: "" }],
    [" other ", "  Sells\r\npaddles.  ", { reason: "other", details: "Sells\npaddles." }],
    ["insult", "\u3164 \n", { reason: "insult", details: "" }],
    ["personal", "x".repeat(1000), { reason: "personal", details: "x".repeat(1000) }],
  ])("of '%s' with '%s' may be stored", (reason, details, report) => {
    expect(readReport({ reason, details })).toEqual({ report });
  });

  test.each([
    ["", "Sells paddles.", { reason: "empty" }],
    ["boring", "", { reason: "notAReason" }],
    ["toString", "", { reason: "notAReason" }],
    ["spam", "x".repeat(1001), { details: "tooLong" }],
    ["spam", "<script>alert(1)</script>", { details: "notPlain" }],
    ["spam", "\u001B[2J", { details: "notPlain" }],
    ["", "a\0b", { reason: "empty", details: "notPlain" }],
  ])("of '%s' with '%s' is refused: %o", (reason, details, problems) => {
    expect(readReport({ reason, details })).toEqual({ problems });
  });
});

const uuid = "0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11";

describe("an address", () => {
  test.each([uuid, "sample-1", "sample-20"])("names the review %s", (id) => {
    const { search } = new URL(reportAddress({ subject: "diadem-hero", id }), "http://site");
    expect(readReportAddress(new URLSearchParams(search))).toEqual({
      subject: "diadem-hero",
      id,
      reported: false,
    });
  });

  test.each(["", "sample-0", "sample-", "sample-01", "sample-99999", "%00", "1", `${uuid}'--`])(
    "names no review with '%s'",
    (id) => {
      const query = new URLSearchParams(`of=diadem-hero&review=${id}`);
      expect(readReportAddress(query).id).toBeUndefined();
    },
  );

  test("says that a report was received", () => {
    const { search } = new URL(reportedAddress("diadem-hero"), "http://site");
    expect(readReportAddress(new URLSearchParams(search))).toEqual({
      subject: "diadem-hero",
      id: undefined,
      reported: true,
    });
  });
});

test("samples are counted from 1", () => {
  expect(sampleIndex(sampleId(0))).toBe(0);
  expect(sampleId(2)).toBe("sample-3");
  expect(sampleIndex(uuid)).toBeUndefined();
});

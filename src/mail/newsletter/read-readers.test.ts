import { describe, expect, test } from "vitest";
import { readSheet } from "../../platform/sheets/read-sheet.ts";
import { type ListedReader, readerFields, readReaders } from "./read-readers.ts";

const now = Date.UTC(2026, 10, 30, 9);

async function read(lines: readonly string[]) {
  const sheet = await readSheet(new TextEncoder().encode(lines.join("\n")), {
    fields: readerFields,
  });
  return readReaders(sheet, now);
}

/** Who is brought, with the time of their consent and what says it, or why they aren't. */
const told = (each: ListedReader) =>
  each.why === undefined
    ? `${each.email.address}, ${new Date(each.agreedAt).toISOString()}, ${each.agreed}`
    : each.says;

describe("a list of", () => {
  test.each([
    [
      "Ghost",
      [
        "id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers",
        "1,ann@example.com,Ann,,true,,,2024-05-01T10:00:00.000Z,,,",
        "2,bo@example.com,Bo,,false,,,2024-05-02T10:00:00.000Z,,,",
      ],
      [
        "ann@example.com, 2024-05-01T10:00:00.000Z, created_at 2024-05-01T10:00:00.000Z",
        'Row 3: bo@example.com isn\'t subscribed there: "false".',
      ],
    ],
    [
      "Mailchimp's subscribed members",
      [
        '"Email Address","First Name","Last Name",MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LAST_CHANGED,LEID,EUID,NOTES,TAGS',
        'Ann@Example.com,Ann,A,2,"2023-01-02 03:04:05",192.0.2.1,"2023-01-02 03:09:00",192.0.2.1,"2024-01-01 00:00:00",1,a,,',
        'bo@example.com,Bo,B,2,"2023-02-02 03:04:05",192.0.2.1,,,,2,b,,',
        "cy@example.com,Cy,C,2,,,,,,3,c,,",
      ],
      [
        "Ann@Example.com, 2023-01-02T03:09:00.000Z, CONFIRM_TIME 2023-01-02 03:09:00",
        "bo@example.com, 2023-02-02T03:04:05.000Z, OPTIN_TIME 2023-02-02 03:04:05",
        "Row 4: nothing says when cy@example.com signed up.",
      ],
    ],
    [
      "Mailchimp's unsubscribed and cleaned members",
      [
        '"Email Address",OPTIN_TIME,CONFIRM_TIME,UNSUB_TIME,CLEAN_TIME',
        "ann@example.com,2023-01-02 03:04:05,2023-01-02 03:04:05,2024-01-02 03:04:05,",
        "bo@example.com,2023-01-02 03:04:05,2023-01-02 03:04:05,,2024-01-02 03:04:05",
      ],
      [
        "Row 2: ann@example.com has unsubscribed there.",
        "Row 3: bo@example.com takes no email: it bounced there.",
      ],
    ],
    [
      "beehiiv",
      [
        "email,status,created_at,utm_source",
        "ann@example.com,active,2025-06-01 12:30:00 UTC,direct",
        "bo@example.com,inactive,2025-06-02,direct",
        "cy@example.com,pending,2025-06-02,direct",
      ],
      [
        "ann@example.com, 2025-06-01T12:30:00.000Z, created_at 2025-06-01 12:30:00 UTC",
        'Row 3: bo@example.com isn\'t subscribed there: "inactive".',
        'Row 4: cy@example.com isn\'t subscribed there: "pending".',
      ],
    ],
    [
      "this site, as it's downloaded",
      [
        "email,state,signedUpAt,confirmedAt,unsubscribedAt,bouncedAt,bounce,consent",
        "'+ann@example.com,confirmed,2026-01-01T00:00:00.000Z,2026-01-01T00:05:00.000Z,,,,",
      ],
      ["+ann@example.com, 2026-01-01T00:05:00.000Z, confirmedAt 2026-01-01T00:05:00.000Z"],
    ],
    [
      "someone's own, with mistakes",
      [
        "E-mail;Joined",
        "ann@example.com;2024-05-01",
        "no address;2024-05-01",
        ";2024-05-01",
        "bo@example.com;soon",
        "cy@example.com;2030-01-01",
        "di@example.com;Mar 4, 2025",
        "ed@example.com;2025-03-04T10:00:00+02:00",
      ],
      [
        "ann@example.com, 2024-05-01T00:00:00.000Z, Joined 2024-05-01",
        'Row 3: "no address" is not an email address.',
        "Row 4: there's no address.",
        'Row 5: Joined: "soon" is not a date. Write it as in 2026-03-14.',
        'Row 6: Joined: "2030-01-01" is in the future. Write the day it was.',
        "di@example.com, 2025-03-04T00:00:00.000Z, Joined Mar 4, 2025",
        "ed@example.com, 2025-03-04T08:00:00.000Z, Joined 2025-03-04T10:00:00+02:00",
      ],
    ],
  ])("%s is read with when and by which column each agreed", async (_, lines, expected) => {
    const { readers, mistakes } = await read(lines);
    expect(mistakes).toEqual([]);
    expect(readers.map(told)).toEqual(expected);
  });

  test.each([
    [["Name,Joined", "Ann,2024-05-01"], ["No column has the heading Email"]],
    [["Email,Name", "ann@example.com,Ann"], ["No column says when people signed up"]],
  ])("%j has no reader, and says why", async (lines, expected) => {
    const { readers, mistakes } = await read(lines);
    expect(readers).toEqual([]);
    expect(mistakes.map((each) => each.slice(0, expected[0]!.length))).toEqual(expected);
  });
});

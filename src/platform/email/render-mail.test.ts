import { expect, test } from "vitest";
import { renderMail, subscriberMail, unlinked } from "./render-mail.tsx";

const site = { name: "RallyRank", siteUrl: "https://rallyrank.example" };

/** What a simple email program would turn into a link. */
const linkable = /[^\s\u2060]+(?:\.|@|:\/\/)[\p{L}][^\s<]*/gu;

test("mail programs make no link of what visitors wrote, and everything else stays one", () => {
  const text =
    "See evil.to, evil.page/x and https://evil.example or eve@evil.example\nwww.evil.lol!";
  const mail = renderMail(site, {
    subject: "Hello",
    blocks: [
      { kind: "quote", text, from: "Eve.com, DUPR 3.5, 4/5" },
      { kind: "entry", title: "A paddle", url: "https://rallyrank.example/a" },
    ],
    footer: { text: "Bye" },
  });
  expect(mail.text.match(linkable)).toEqual(["https://rallyrank.example/a"]);
  const quoted = /<blockquote.*<\/blockquote>/s.exec(mail.html)![0].replaceAll(/<[^<>]*>/g, " ");
  expect(quoted.match(linkable)).toBeNull();
  expect(mail.html).toContain('href="https://rallyrank.example/a"');
  // Readers see the same words.
  for (const part of [mail.text, quoted]) {
    expect(part.replaceAll("\u2060", "")).toContain("See evil.to, evil.page/x and https://evil");
    expect(part).toContain("DUPR 3.5, 4/5");
  }
});

test.each(["Soft hands. Quick, too... and 4.5/5 for 8.1 oz at 16.5 mm", "3:1, 10/10"])(
  "%j is quoted as it is",
  (text) => {
    expect(unlinked(text)).toBe(text);
  },
);

test.each([
  ["the sender's postal address, if the site has one", "1 Dink Ln, Austin, TX 78701"],
  ["the link that stops it, otherwise", ""],
])("an email to a subscriber ends with %s", (_, postalAddress) => {
  const words = { subject: "News", heading: "News", footer: "You asked.", unsubscribe: "Stop" };
  const from = {
    library: { site: { name: "RallyRank", postalAddress }, mail: { choose: "Choose" } },
    settings: site,
  };
  const mail = subscriberMail(from, words, { values: {}, end: "/stop" }, []);
  expect(mail.list).toBe("alerts");
  const end = postalAddress === "" ? "" : `\n${postalAddress}`;
  expect(mail.text.endsWith(`You asked.\nStop: https://rallyrank.example/stop${end}`)).toBe(true);
  expect(mail.html).toMatch(
    postalAddress === "" ? /Stop<\/a><\/p>/ : /Stop<\/a><br\/>1 Dink Ln, Austin, TX 78701<\/p>/,
  );
});

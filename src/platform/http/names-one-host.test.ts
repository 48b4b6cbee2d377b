import { expect, test } from "vitest";
import { namesOneHost } from "./listen.ts";

test.each([
  [["rallyrank.example"], true],
  [["RallyRank.Example:3000"], true],
  [["127.0.0.1:3000"], true],
  [["[2001:db8::1]:3000"], true],
  [["xn--bcher-kva.example"], true],
  [["under_score.example"], true],
  [[""], true],
  [[], true],
  [["rallyrank.example", "rallyrank.example"], false],
  [["rallyrank.example", "evil.example"], false],
  [["", ""], false],
  [["a b"], false],
  [["a.example, b.example"], false],
  [["a.example/path"], false],
  [["user@a.example"], false],
  [["a.example:port"], false],
  [["a.example:80:80"], false],
  [["[::1"], false],
  [["a\tb"], false],
  [["bücher.example"], false],
])("of the hosts %j, one may be answered: %s", (hosts, isOne) => {
  const around = ["Accept", "*/*", "X-Forwarded-Host", "a b", "date", "a b"];
  const rawHeaders = [...around, ...hosts.flatMap((host) => ["hOsT", host]), ...around];
  expect(namesOneHost({ rawHeaders })).toBe(isOne);
});

import { expect, test } from "vitest";
import { readEnvironment } from "../settings.ts";
import { siteUrlWarning, trustProxyWarning } from "./proxy.ts";

const site = "https://rallyrank.example";
const direct = { host: "127.0.0.1:3000", remote: "127.0.0.1", isForwarded: false };

test.each([
  ["the listening address", {}, direct],
  ["a name of this network", {}, { ...direct, host: "web.internal" }],
  ["an address of this network", {}, { ...direct, host: "192.168.0.7" }],
  ["no Host", {}, { ...direct, host: "" }],
  ["a Host that isn't one", {}, { ...direct, host: "a b" }],
  ["the site's own name", { SITE_URL: site }, { ...direct, host: "rallyrank.example" }],
  ["a look at its health from this machine", { SITE_URL: site }, direct],
])("%s is no reason to warn of SITE_URL", (_, settings, arrival) => {
  expect(siteUrlWarning(arrival, readEnvironment(settings))).toBeUndefined();
});

test.each([
  [{}, { host: "rallyrank.example" }, `Set SITE_URL=${site} if`],
  [{}, { host: "rallyrank.example:8080" }, `Set SITE_URL=${site}:8080 if`],
  // The page that the form is on says how it was reached.
  [
    {},
    { host: "rallyrank.example", origin: "http://rallyrank.example" },
    "Set SITE_URL=http://rallyrank.example if",
  ],
  [{}, { host: "rallyrank.example", origin: "https://evil.example" }, `Set SITE_URL=${site} if`],
  [{ SITE_URL: site }, { host: "www.rallyrank.example" }, `redirect it to ${site}; if`],
])("with %j, a request with %j is: %s", (settings, seen, said) => {
  expect(siteUrlWarning({ ...direct, ...seen }, readEnvironment(settings))).toContain(said);
});

test("a stranger's Host isn't quoted to an owner who has set SITE_URL", () => {
  const seen = { ...direct, host: "evil.test", origin: "https://evil.test" };
  const said = siteUrlWarning(seen, readEnvironment({ SITE_URL: site }));
  expect(said).toContain(`another address than SITE_URL, ${site}`);
  expect(said).not.toContain("evil");
});

test.each([
  ["that isn't forwarded", {}, direct],
  ["of the proxy it names", { TRUST_PROXY: "127.0.0.1" }, { ...direct, isForwarded: true }],
  [
    "of the proxy it names, on an IPv6 socket",
    { TRUST_PROXY: "127.0.0.0/8" },
    { ...direct, remote: "::ffff:127.0.0.1", isForwarded: true },
  ],
])("a request %s is no reason to warn of TRUST_PROXY", (_, settings, arrival) => {
  expect(trustProxyWarning(arrival, readEnvironment(settings))).toBeUndefined();
});

test.each([
  ["127.0.0.1", {}, "Set TRUST_PROXY=127.0.0.1 if"],
  ["::ffff:10.0.0.2", { TRUST_PROXY: "127.0.0.1" }, "Set TRUST_PROXY=10.0.0.2 if"],
  ["203.0.113.7", { TRUST_PROXY: "127.0.0.1" }, "add its address ranges to TRUST_PROXY"],
])("a forwarded request from %s with %j is: %s", (remote, settings, said) => {
  const warning = trustProxyWarning(
    { ...direct, remote, isForwarded: true },
    readEnvironment(settings),
  );
  expect(warning).toContain(said);
  // It may be a visitor's.
  expect(warning).not.toContain("203.0.113.7");
});

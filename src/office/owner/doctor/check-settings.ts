import { isAbsolute } from "node:path";
import { type Environment, isExampleHost } from "../../../platform/settings.ts";
import type { SiteFacts } from "../../../platform/content/site-facts.content.ts";
import { type Finding, findingsOr, listed, problem, warning } from "./finding.ts";
import { peopleOf } from "../../publishing/people.ts";

/** Documentation addresses (RFC 5737): a list that trusts all of them trusts everyone. */
const strangers = ["192.0.2.1", "198.51.100.1", "203.0.113.1"];

/** Settings that are valid individually but wrong for a live site. */
export function checkSettings(environment: Environment): Finding[] {
  const { siteUrl, siteUrlSet, isPublic, trustedProxies } = environment;
  return findingsOr("The settings are consistent.", [
    !siteUrlSet &&
      warning(
        `SITE_URL isn't set: links and email name ${siteUrl}, and forms may be refused behind a proxy.`,
        "Set SITE_URL to the address that visitors use, such as https://rallyrank.example.",
        "address",
      ),
    isPublic &&
      siteUrl.startsWith("http:") &&
      warning(
        `SITE_URL=${siteUrl} isn't encrypted.`,
        "Get a certificate, have the proxy use it, and set SITE_URL to the https:// address.",
        "proxy",
      ),
    siteUrl.startsWith("https:") &&
      trustedProxies.rules.length === 0 &&
      problem(
        "TRUST_PROXY isn't set, though a proxy must be ending HTTPS: all visitors share one limit.",
        "Set TRUST_PROXY to the proxy's address, such as 127.0.0.1.",
        "proxy",
      ),
    strangers.every((address) => trustedProxies.check(address)) &&
      problem(
        "TRUST_PROXY trusts every address: anyone can pass for another visitor.",
        "Set TRUST_PROXY to the addresses of your proxies alone.",
        "proxy",
      ),
    ...(isPublic ? checkPublic(environment) : []),
  ]);
}

/** Settings that still have an example's address. */
function exampleSettings({ siteUrl, smtpUrl, mailFrom }: Environment): string[] {
  const hosts = {
    SITE_URL: new URL(siteUrl).hostname,
    SMTP_URL: smtpUrl && new URL(smtpUrl).hostname,
    MAIL_FROM: mailFrom?.replace(/^.*@|>$/g, ""),
  };
  return Object.entries(hosts).flatMap(([name, host]) =>
    host !== undefined && isExampleHost(host) ? [name] : [],
  );
}

function checkPublic(environment: Environment): (Finding | false)[] {
  const { sampleContent, smtpUrl, rateLimit, pageCache, dataDir, databaseUrl } = environment;
  const examples = exampleSettings(environment);
  return [
    examples.length > 0 &&
      problem(
        `${listed(examples)} still ${examples.length === 1 ? "has the example" : "have the examples"} of deploy/settings.env.`,
        "Replace the example values in the settings file with your own, then restart the site.",
        ...new Set(examples.map((name) => (name === "SITE_URL" ? "address" : "email"))),
      ),
    sampleContent &&
      warning(
        "Samples are shown, though SITE_URL is public.",
        "Set SAMPLE_CONTENT=off when you go live.",
        "samples",
      ),
    smtpUrl === undefined &&
      problem(
        "SMTP_URL isn't set, so no email is sent and nobody can confirm a subscription.",
        "Set SMTP_URL and MAIL_FROM.",
        "email",
      ),
    !rateLimit && problem("RATE_LIMIT is off: anyone can fill the store.", "Remove RATE_LIMIT."),
    !pageCache &&
      warning("PAGE_CACHE is off: each page is rendered for each visitor.", "Remove PAGE_CACHE."),
    databaseUrl === undefined &&
      !isAbsolute(dataDir) &&
      warning(
        `DATA_DIR=${dataDir} depends on the folder a command is run in.`,
        "Set DATA_DIR to a path that begins with /.",
      ),
  ];
}

export interface PeopleFacts {
  isPublic: boolean;
  site: Pick<SiteFacts, "console" | "contactEmail" | "postalAddress">;
  /** Who /about shows. */
  team: readonly { sample: boolean }[];
  /** The listed addresses of everyone with a passkey; undefined if the store can't be read. */
  withPasskey: readonly string[] | undefined;
}

const isExample = (email: string) => isExampleHost(email.slice(email.lastIndexOf("@") + 1));

/** Whether someone receives what visitors send and can sign in to the console, and whether the team is real. */
export function checkPeople({ isPublic, site, team, withPasskey }: PeopleFacts): Finding[] {
  const people = peopleOf(site);
  const owners = people.filter(({ role }) => role === "owner");
  const examples = (site.console ?? []).map(({ email }) => email).filter(isExample);
  const signsIn = site.console === undefined ? ", and nobody else can sign in to the console" : "";
  return findingsOr("Someone gets what visitors send, and can sign in to the console.", [
    isPublic &&
      isExample(site.contactEmail) &&
      problem(
        `The contact address is the example ${site.contactEmail}: reports, messages and Monday's email reach nobody${signsIn}.`,
        "Set contactEmail in content/site.yaml to your own address, at /owner/content.",
        "contact",
        ...(site.console === undefined ? ["people" as const] : []),
      ),
    isPublic &&
      site.postalAddress === "" &&
      warning(
        "Emails to subscribers end without a postal address. US law (CAN-SPAM) wants the sender's in commercial email.",
        "Before you send an issue, set postalAddress in content/site.yaml, at /owner/content.",
      ),
    isPublic &&
      examples.length > 0 &&
      problem(
        `The console lists the example ${listed(examples)}, which can't receive links to sign in.`,
        "Set your own people under 'console' in content/site.yaml, then run npm run owner -- content publish.",
        "people",
      ),
    owners.length === 0 &&
      warning(
        "The console lists no owner: nobody can do what only owners may.",
        "Give someone under 'console' in content/site.yaml the role owner, then run npm run owner -- content publish.",
        "people",
        "passkey",
      ),
    isPublic &&
      withPasskey !== undefined &&
      owners.length > 0 &&
      !owners.some(({ email }) => withPasskey.includes(email)) &&
      warning(
        "No owner has a passkey. If email fails, an owner can sign in only with a link made on this machine.",
        "Sign in with a link (npm run owner -- console link), and add a passkey at /owner/account.",
        "passkey",
      ),
    isPublic &&
      team.every(({ sample }) => sample) &&
      warning(
        team.length > 0
          ? "The team on /about is fictional."
          : "Your team is empty, so articles have no author.",
        "Put your own people into content/team, at /owner/content, with sample: false.",
        "team",
      ),
  ]);
}

import { dirname } from "node:path";
import { addresses } from "../../../addresses.ts";
import type { ProxyAnswer } from "../../../platform/http/proxy.ts";
import { type Finding, findingsOr, listed, ok, problem, size, warning } from "./finding.ts";

/** How the site responds at its public address. */
export interface WebsiteFacts {
  url: string;
  siteUrl: string;
  /** Why there is no response; undefined if there is one. */
  unreachable: string | undefined;
  /** What /readyz says besides 'ready'. */
  readiness: string;
  /** Days until the certificate expires; undefined without HTTPS. */
  certificateDays: number | undefined;
  /** Where http:// leads; undefined if it wasn't tried. */
  insecure: "https" | "http" | "nothing" | undefined;
  compression: string | undefined;
  showsMetrics: boolean;
  /** The status of a posted bounce without the secret; undefined if BOUNCE_SECRET isn't set. */
  bounceStatus?: number | undefined;
  /** How the proxy's request arrived; undefined if the site doesn't say. */
  arrival: ProxyAnswer | undefined;
  /** The most recently edited content file, and when, in epoch milliseconds. */
  lastEdit: { path: string; at: number } | undefined;
}

/** Whether visitors reach the site, and the proxy forwards what it must. */
export function checkWebsite(facts: WebsiteFacts): Finding[] {
  const { url, siteUrl, unreachable, readiness, showsMetrics, compression, bounceStatus } = facts;
  if (unreachable !== undefined)
    return [
      problem(
        `${url} doesn't answer: ${unreachable}.`,
        "Check that the site and its proxy run, the DNS name, the firewall and the certificate.",
      ),
    ];
  return findingsOr(`${url} answers, and the proxy forwards what it must.`, [
    url !== siteUrl &&
      problem(
        `SITE_URL is ${siteUrl}, and not ${url}.`,
        `Set SITE_URL=${url}, or use --url ${siteUrl}.`,
      ),
    readiness !== "" &&
      problem(`/readyz says: ${readiness}.`, "See docs/operating.md, 'When something is wrong'."),
    ...checkEncryption(facts),
    compression === undefined &&
      warning(
        "Pages arrive without compression.",
        "Let the proxy pass on Accept-Encoding and Content-Encoding.",
      ),
    showsMetrics &&
      problem("Everyone can read /metrics.", "Remove the proxy's rule that passes on /metrics."),
    bounceStatus !== undefined &&
      bounceStatus !== 401 &&
      problem(
        `Bounces posted to ${url}${addresses.newsletterBounces.path} don't arrive (${bounceStatus}).`,
        bounceStatus === 404
          ? "Restart the site: it was started before BOUNCE_SECRET was set."
          : "Have the proxy pass on posts to this address.",
      ),
    ...checkArrival(facts),
  ]);
}

/** A proxy's log that contains what it shouldn't. */
export interface ProxyLog {
  kind: "requests" | "errors";
  file: string;
  /** The configuration file that enables it. */
  server: string;
  shows: ("addresses" | "keys")[];
}

/** What the proxy's logs contain that the site's own leave out. */
export function checkProxyLogs(logs: readonly ProxyLog[]): Finding[] {
  const has = { addresses: "visitors' addresses", keys: "the keys of private links" };
  return logs.map(({ kind, file, server, shows }) => {
    const says = `nginx's log of ${kind}, ${file}, has ${shows.map((each) => has[each]).join(" and ")}.`;
    const directive =
      kind === "errors" ? "error_log /dev/null emerg;" : "access_log FILE rallyrank;";
    return (kind === "errors" ? warning : problem)(
      says,
      `In ${server}, write '${directive}' as the files in deploy/nginx do, reload nginx, and delete the log and its older copies.`,
    );
  });
}

/** What nginx has against strangers who want all its disk or connections. */
export interface ProxyFacts {
  /** nginx's main configuration file. */
  main: string;
  /** Our files that lack limits of the shipped ones. */
  outdated: { file: string; lacks: string[] }[];
  /** Numbers of the main file that are lower than what init writes. */
  few: { name: string; is: number; wanted: number }[];
  /** Where nginx keeps bodies until all of them is there, and the free bytes of that disk, if the OS says. */
  disk: { folder: string; free: number | undefined; isMissing?: boolean } | undefined;
  /** What's wrong with the limit of connections that should be on: 'gone' if its rules were removed since. */
  limit: "off" | "gone" | "unseen" | undefined;
}

/** What all visitors' bodies together may take on nginx's disk, by the limits in deploy/nginx/rallyrank.conf. */
export const mostBodyBytes = 32 * 33 * 1024 * 1024 + 200 * 512 * 1024;

/** Whether one stranger can take all of nginx's disk or connections. */
export function checkProxy({ main, outdated, few, disk, limit }: ProxyFacts): Finding[] {
  const refresh =
    "Run sudo rallyrank init --yes, then sudo nginx -t && sudo systemctl reload nginx.";
  const numbers = few.map(({ name, is, wanted }) => `${name} is ${is}, not ${wanted}`);
  const free = disk?.free ?? Infinity;
  const room = `${size(free)} are free on the disk of ${disk?.folder}`;
  const found = findingsOr("nginx has this version's limits.", [
    ...outdated.map(({ file, lacks: [first = "", ...more] }) =>
      problem(
        `${file} lacks ${more.length > 0 ? `${first} and ${more.length} more limits` : first} of this version: one stranger can fill the disk or keep visitors out.`,
        refresh,
      ),
    ),
    numbers.length > 0 &&
      problem(`In ${main}, ${listed(numbers)}: one stranger can take all connections.`, refresh),
    free < mostBodyBytes &&
      (free < 100_000_000 ? problem : warning)(
        `Only ${room}: uploads on their way may take ${size(mostBodyBytes)}.`,
        "Free up space on this disk.",
      ),
    disk?.isMissing === true &&
      problem(
        `nginx's folder for uploads, ${disk.folder}, isn't there: no photo or long form arrives.`,
        // Without the parent, nginx wouldn't start again.
        `Run sudo mkdir -p ${dirname(disk.folder)} && sudo systemctl restart nginx, which makes it.`,
      ),
    (limit === "off" || limit === "gone") &&
      warning(
        limit === "off"
          ? "The limit on connections per address is enabled, but not active."
          : "Another program has removed the limit on connections per address.",
        "Run sudo systemctl restart rallyrank-connlimit; its log says why if that fails.",
      ),
  ]);
  if (limit !== "unseen") return found;
  const unseen = "Only root sees whether the limit on connections per address is still in place.";
  return [...found, ok(`${unseen} To look: sudo nft list table inet rallyrank`)];
}

function checkEncryption({ certificateDays, insecure }: WebsiteFacts): (Finding | false)[] {
  const renew = "Renew it, and check the timer that does so: certbot renew --dry-run.";
  const days = certificateDays ?? Infinity;
  return [
    days < 14 &&
      (days < 5 ? problem : warning)(`The certificate ends in ${Math.floor(days)} days.`, renew),
    insecure === "http" &&
      warning(
        "http:// shows pages without encryption.",
        "Have the proxy redirect port 80 to https:// (301).",
      ),
    insecure === "nothing" &&
      warning("http:// doesn't answer.", "Have the proxy redirect port 80 to https:// (301)."),
  ];
}

/** Whether requests arrive as the visitor sent them, and the site shows the current content. */
export function checkArrival({
  url,
  arrival,
  lastEdit,
}: Pick<WebsiteFacts, "url" | "arrival" | "lastEdit">): (Finding | false)[] {
  if (!arrival)
    return [
      warning(
        "The site didn't report how requests reach it. It's another release, or it doesn't share this DATA_DIR.",
        "Run this command on the machine of the site, with its settings, after a restart.",
      ),
    ];
  const {
    host,
    isForwarded,
    isTrusted,
    remote,
    startedAt = Infinity,
    contentAt = startedAt,
  } = arrival;
  return [
    lastEdit !== undefined &&
      lastEdit.at > contentAt &&
      warning(
        `${lastEdit.path} was edited after the site read its content, so the edit isn't shown.`,
        "Run npm run owner -- content publish, which checks it first.",
      ),
    host !== new URL(url).host &&
      warning(
        `The proxy passes on the Host ${host}.`,
        "Have it pass on the visitor's: proxy_set_header Host $host;",
        "proxy",
      ),
    isForwarded &&
      !isTrusted &&
      problem(
        `X-Forwarded-For comes from ${remote}, which TRUST_PROXY doesn't name: all visitors share one limit.`,
        `Add ${remote} to TRUST_PROXY.`,
        "proxy",
      ),
    !isForwarded &&
      url.startsWith("https:") &&
      problem(
        "The proxy doesn't send X-Forwarded-For: all visitors share one limit.",
        "Have it send the header: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
        "proxy",
      ),
  ];
}

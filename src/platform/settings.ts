import { BlockList, isIP } from "node:net";
import { _default as withDefault, z } from "zod/mini";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { readEmailAddress } from "./email/email-address.ts";
import { closestMatch } from "./text/closest-match.ts";

// A server with built content loads no more of Zod than this.

/** A text that is right, or the sentence about one that isn't. */
const checked = (isRight: (text: string) => boolean, wrong: string) =>
  z.string().check(z.refine(isRight, wrong));

const port = z.pipe(
  checked(
    (digits) => /^\d{1,5}$/.test(digits) && Number(digits) <= 65535,
    "is not a valid port (0 to 65535)",
  ),
  z.transform(Number),
);

const onOrOff = z.pipe(
  withDefault(z.enum(["on", "off"], { error: "is neither 'on' nor 'off'" }), "on"),
  z.transform((word) => word === "on"),
);

/** Whether the user and password of an address can be told from its host, path and query. @param path which it may have */
function isEncoded(address: string, path: RegExp): boolean {
  const { username, password, pathname, search, hash } = new URL(address);
  try {
    decodeURIComponent(username + password + pathname);
  } catch {
    return false;
  }
  // The end of a password that has a slash, a question mark or a hash sign.
  return path.test(pathname) && !(search + hash).includes("@");
}
const encode = "percent-encode the characters @ : / ? # % in its password";

const postgresAddress = z.optional(
  z
    .url({
      protocol: /^postgres(ql)?$/,
      // What the reader can't take may be the end of a password.
      error: ({ input }) =>
        /^postgres(?:ql)?:\/\/.*@/.test(String(input))
          ? `is not a PostgreSQL address: ${encode}`
          : "is not a PostgreSQL address (postgresql://…)",
      abort: true,
    })
    .check(
      z.refine(
        (url) => isEncoded(url, /^\/?[^/@]*$/),
        `doesn't end with a database's name alone: ${encode}`,
      ),
    ),
);

const variables = z.object({
  HOST: withDefault(
    checked((host) => URL.canParse(`http://${inUrl(host)}`), "is not a host name or IP address"),
    "127.0.0.1",
  ),
  PORT: withDefault(port, 3000),
  DATA_DIR: withDefault(z.string(), "./data"),
  DATABASE_URL: postgresAddress,
  DATABASE_READ_URL: postgresAddress,
  DATABASE_LISTEN_URL: postgresAddress,
  SITE_URL: z.optional(
    z.url({ protocol: /^https?$/, error: "is not a web address (https://…)", abort: true }).check(
      z.refine((url) => {
        const { pathname, search, hash } = new URL(url);
        return pathname + search + hash === "/";
      }, "must be an origin alone, without a path"),
    ),
  ),
  SMTP_URL: z.optional(
    z
      .url({
        protocol: /^smtps?$/,
        error: "is not a mail server address (smtp://user:password@host:587)",
        abort: true,
      })
      .check(
        z.refine((url) => isEncoded(url, /^\/?$/), `doesn't end with a host and port: ${encode}`),
      ),
  ),
  MAIL_FROM: z.optional(
    checked(
      (from) => readEmailAddress(/^[^<>]*<([^<>]+)>$/.exec(from)?.[1] ?? from).email !== undefined,
      "is not a sender (RallyRank <hello@example.com>)",
    ).check(z.refine((from) => !/\p{Cc}/u.test(from), "must be one line")),
  ),
  TRUST_PROXY: withDefault(
    z.pipe(
      checked(
        (list) => itemsOf(list).every(isNetwork),
        "is not a list of IP addresses (127.0.0.1, 10.0.0.0/8)",
      ),
      z.transform(itemsOf),
    ),
    [],
  ),
  METRICS_PORT: z.optional(port),
  RATE_LIMIT: onOrOff,
  REST_WRITES: onOrOff,
  REVIEWS: withDefault(
    z.enum(["publish", "hold"], { error: "is neither 'publish' nor 'hold'" }),
    "publish",
  ),
  PAGE_CACHE: onOrOff,
  SAMPLE_CONTENT: onOrOff,
  HSTS: withDefault(
    z.enum(["on", "off", "subdomains"], { error: "is neither 'on', 'off' nor 'subdomains'" }),
    "on",
  ),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(variables.shape);

/** The settings, read once from the environment. */
export type Environment = ReturnType<typeof readEnvironment>;

/** Settings that the server can't start with, one sentence each. */
export class EnvironmentMistakes extends Error {
  override name = "EnvironmentMistakes";
}

/** Reads the settings; an empty variable counts as not set. @throws EnvironmentMistakes naming each bad variable */
export function readEnvironment(from: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(from).filter(([, value]) => value !== ""));
  const read = variables.safeParse(set);
  if (!read.success)
    throw new EnvironmentMistakes(
      read.error.issues
        .map(
          ({ path: [name], message }) => `${String(name)}=${shown(String(name), set)} ${message}`,
        )
        .join("\n"),
    );
  const { HOST, PORT, SITE_URL, SMTP_URL, MAIL_FROM, METRICS_PORT, ...others } = read.data;
  if (SMTP_URL !== undefined && MAIL_FROM === undefined)
    throw new EnvironmentMistakes("SMTP_URL needs MAIL_FROM, the sender of all mail");
  for (const name of ["DATABASE_READ_URL", "DATABASE_LISTEN_URL"] as const)
    if (others[name] !== undefined && others.DATABASE_URL === undefined)
      throw new EnvironmentMistakes(`${name} needs DATABASE_URL, the database that takes writes`);
  if (METRICS_PORT === PORT)
    throw new EnvironmentMistakes(`METRICS_PORT=${PORT} is the port of the site itself`);
  const siteUrl = new URL(SITE_URL ?? `http://${inUrl(HOST)}:${PORT}`).origin;
  return {
    host: HOST,
    port: PORT,
    dataDir: others.DATA_DIR,
    databaseUrl: others.DATABASE_URL,
    /** A replica of the database, for reads of what pages show. */
    databaseReadUrl: others.DATABASE_READ_URL,
    /** The database's own address, for notices, if `databaseUrl` is that of a pooler. */
    databaseListenUrl: others.DATABASE_LISTEN_URL,
    /** Origin of all absolute links, without a trailing slash. */
    siteUrl,
    /** Whether SITE_URL was set; otherwise `siteUrl` is the address the server listens on. */
    siteUrlSet: SITE_URL !== undefined,
    /** Whether `siteUrl` can be reached from outside this machine and its network. */
    isPublic: isPublicHost(new URL(siteUrl).hostname),
    sampleContent: others.SAMPLE_CONTENT,
    /** The mail server. If undefined, mail is written to a folder. */
    smtpUrl: SMTP_URL,
    /** The sender of all mail. */
    mailFrom: MAIL_FROM,
    /** The proxies whose X-Forwarded-For is trusted. */
    trustedProxies: networks(others.TRUST_PROXY),
    /** The loopback port for Prometheus. */
    metricsPort: METRICS_PORT,
    /** Whether hourly limits apply to what visitors send. */
    rateLimit: others.RATE_LIMIT,
    /** Whether REST calls may add reviews. */
    restWrites: others.REST_WRITES,
    /** Whether every review waits for the owner. */
    holdsReviews: others.REVIEWS === "hold",
    /** Whether rendered pages are cached in memory. */
    pageCache: others.PAGE_CACHE,
    /** Whether browsers are told to use only HTTPS, for this host or for its subdomains too. */
    hsts: others.HSTS,
  };
}

/** A host for a URL: an IPv6 address gets brackets, and loses the zone, which only this machine knows. */
function inUrl(host: string): string {
  return isIP(host) === 6 ? `[${host.split("%", 1)[0]}]` : host;
}

/** A setting's value for the log: of an address nothing of its user and password. */
function shown(name: string, { [name]: value = "" }: Record<string, string | undefined>): string {
  if (!name.endsWith("_URL")) return value;
  const scheme = /^[a-z+.-]+:\/\//i.exec(value)?.[0] ?? "";
  const rest = value.slice(scheme.length);
  // A password that isn't percent-encoded may have an '@' itself.
  const end = rest.lastIndexOf("@");
  if (end >= 0) return `${scheme}…${rest.slice(end)}`;
  // A user and a password, if what follows the colon can't be a port.
  return scheme !== "" && /:(?!\d{0,5}(?:[/?#]|$))/.test(rest) ? `${scheme}…` : value;
}

/** The items of a list with commas. */
function itemsOf(list: string): string[] {
  return list.split(",").map((item) => item.trim());
}

/** Whether a text is an IP address or a range: '10.0.0.0/8'. */
function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

function networks(list: readonly string[]): BlockList {
  const all = new BlockList();
  for (const network of list) {
    const [address = "", bits] = network.split("/");
    const family = isIP(address) === 4 ? "ipv4" : "ipv6";
    if (bits === undefined) all.addAddress(address, family);
    else all.addSubnet(address, Number(bits), family);
  }
  return all;
}

// Loopback, private, link-local and unspecified ranges (RFC 6890).
const insideRanges =
  "0.0.0.0/8 127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 169.254.0.0/16 :: ::1 fc00::/7 fe80::/10";
const inside = networks(insideRanges.split(" "));

/** Whether a host, a name or an address, can be reached from outside this machine and its network. */
export function isPublicHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, "");
  const version = isIP(address);
  if (version !== 0) return !inside.check(address, version === 4 ? "ipv4" : "ipv6");
  // Names without a dot or with these endings are known to one machine or network only (RFC 6761, RFC 6762).
  return hostname.includes(".") && !/\.(localhost|local|internal)$/.test(hostname);
}

/** Whether a host is one for examples (RFC 2606), such as those of the settings and content that we ship. */
export function isExampleHost(hostname: string): boolean {
  return /(^|\.)example(\.(com|net|org))?$/i.test(hostname);
}

/** The settings file where RALLYRANK_ENV names none: beside the default DATA_DIR. It may be missing. */
const defaultFile = "rallyrank.env";

/**
 * The settings, for the server and for commands alike: from the environment, and what it leaves unset from the settings
 * file, which RALLYRANK_ENV names. `NAME_FILE` names a file whose content is the value of NAME: a secret, as systemd's
 * credentials and containers pass it.
 * @throws EnvironmentMistakes naming each bad variable, or a file that can't be read
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Environment {
  const file = settingsFile(environment);
  const fromFile = file === undefined ? {} : readSettingsFile(file);
  return readEnvironment({ ...withSecrets(fromFile), ...withSecrets(environment) });
}

const settingsFile = (environment: NodeJS.ProcessEnv) =>
  environment["RALLYRANK_ENV"] || (existsSync(defaultFile) ? defaultFile : undefined);

/** The files that settings were read from: the settings file, and those that hold one setting each. */
export function settingsFiles(environment: NodeJS.ProcessEnv = process.env): string[] {
  const file = settingsFile(environment);
  const all = { ...(file === undefined ? {} : readSettingsFile(file)), ...environment };
  const single = settingNames.map((name) => all[`${name}_FILE`]);
  return [file, ...single].filter((path) => path !== undefined).filter(Boolean);
}

function readSettingsFile(file: string): NodeJS.Dict<string> {
  const settings = parseEnv(readText("RALLYRANK_ENV", file));
  const unknown = Object.keys(settings).filter((name) => !isSetting(name));
  if (unknown.length === 0) return settings;
  const sentences = unknown.map((name) => {
    const meant = closestMatch(name, settingNames);
    return `${name} in ${resolve(file)} is not a setting.${meant ? ` Did you mean ${meant}?` : ""}`;
  });
  throw new EnvironmentMistakes(sentences.join("\n"));
}

const isSetting = (name: string) => settingNames.includes(name.replace(/_FILE$/, ""));

/** The settings that are set, those in files included. */
function withSecrets(given: NodeJS.Dict<string>): NodeJS.Dict<string> {
  const settings: NodeJS.Dict<string> = {};
  for (const name of settingNames) {
    const [value, file] = [given[name], given[`${name}_FILE`]];
    if (value && file)
      throw new EnvironmentMistakes(`${name} and ${name}_FILE are both set: remove one of them`);
    if (file) settings[name] = readText(`${name}_FILE`, file).trim();
    else if (value) settings[name] = value;
  }
  return settings;
}

function readText(setting: string, file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new EnvironmentMistakes(`${setting}=${file} can't be read: ${code ?? message}`);
  }
}

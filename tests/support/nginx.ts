import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import {
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestPlain,
} from "node:http";
import { Agent, request } from "node:https";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { withLimits } from "../../src/office/owner/machine/installed-files.ts";
import { selfSignedCertificate } from "./tls.ts";
import { freePort } from "./postgres.ts";
import { processTree } from "./process-memory.ts";

/** The host in the shipped configuration. */
export const documentedHost = "rallyrank.example";

/** nginx.conf as Debian ships it, without its comments. */
export const debianConfiguration = `user www-data;
worker_processes auto;
pid /run/nginx.pid;
error_log /var/log/nginx/error.log;
include /etc/nginx/modules-enabled/*.conf;

events {
	worker_connections 768;
	# multi_accept on;
}

http {
	sendfile on;
	tcp_nopush on;
	types_hash_max_size 2048;
	include /etc/nginx/mime.types;
	default_type application/octet-stream;
	ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3; # Dropping SSLv3, ref: POODLE
	ssl_prefer_server_ciphers on;
	access_log /var/log/nginx/access.log;
	gzip on;
	include /etc/nginx/conf.d/*.conf;
	include /etc/nginx/sites-enabled/*;
}
`;

/** The site that Debian's nginx starts with. */
const debianSite = `server {
	listen 80 default_server;
	root /var/www/html;
	server_name _;
	location / {
		try_files $uri $uri/ =404;
	}
}
`;

const shippedNames = ["rallyrank-http.conf", "rallyrank.conf"] as const;

/** A machine's nginx: its main file, and a site's two files. */
interface Configuration {
  /** The host in the files. */
  host: string;
  files: readonly [http: string, https: string];
  /** What init makes of Debian's nginx.conf, unless it's given. */
  main?: string;
  /** Another site; Debian's own, unless it's given. */
  other?: string;
  workers?: number;
}

/** The shipped files, before two servers. */
export function shippedConfiguration(servers: readonly [number, number]): Configuration {
  const [http, https] = shippedNames.map((name) =>
    readFileSync(join(import.meta.dirname, "../../deploy/nginx", name), "utf8"),
  ) as [string, string];
  const first = swap(https, "server 127.0.0.1:3000", `server 127.0.0.1:${servers[0]}`);
  const both = swap(first, "server 127.0.0.1:3001", `server 127.0.0.1:${servers[1]}`);
  return { host: documentedHost, files: [http, both] };
}

/** Replaces a text that must be there, each time. */
export function swap(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`nginx's files do not say: ${from}`);
  return text.replaceAll(from, to);
}

/** Where a test runs nginx. */
interface Places {
  folder: string;
  http: number;
  https: number;
}

/** Writes a configuration with the test's own ports and paths; everything else is unchanged. */
function writeConfiguration(
  { host, files, main, other = debianSite, workers }: Configuration,
  places: Places,
): string {
  const { folder, http, https } = places;
  const own = (text: string) =>
    text
      // Not every machine has IPv6.
      .replaceAll(/listen \[::\]:.+;/g, "")
      .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${http}`)
      .replaceAll(/listen 443\b/g, `listen 127.0.0.1:${https}`)
      .replaceAll("/var/www/", `${folder}/`)
      .replaceAll(`/etc/letsencrypt/live/${host}/fullchain.pem`, `${folder}/cert.pem`)
      .replaceAll(`/etc/letsencrypt/live/${host}/privkey.pem`, `${folder}/key.pem`)
      .replaceAll("/var/log/nginx/", `${folder}/`)
      .replaceAll("/etc/nginx/", `${folder}/`)
      .replace("/run/nginx.pid", `${folder}/pid`)
      .replace("worker_processes auto", `worker_processes ${workers ?? 2}`)
      .replace("user www-data;", asOwnUser)
      .replace("http {", `http { ${temporaryPaths(folder)}`);
  for (const name of ["conf.d", "sites-enabled"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "mime.types"), "types { text/html html; }");
  writeFileSync(join(folder, "sites-enabled/default"), own(other));
  shippedNames.forEach((name, index) =>
    writeFileSync(join(folder, "conf.d", name), own(files[index]!)),
  );
  return own(main ?? withLimits(debianConfiguration));
}

/** A response through nginx. */
export interface Proxied {
  status: number;
  headers: IncomingMessage["headers"];
  body: string;
}

/** A running nginx. */
export interface TestNginx {
  pid: number;
  http: number;
  https: number;
  cert: string;
  /** Where it keeps its files. */
  folder: string;
  /** The output of its configuration check. */
  checked: string;
  /** What it has logged of requests, and of errors. */
  logged(): { requests: string; errors: string };
  /**
   * Sends a request over TLS, on persistent connections.
   * @param options `from`: the visitor's address, from 127.0.0.0/8
   */
  ask(
    path: string,
    options?: { from?: string; headers?: OutgoingHttpHeaders; fields?: Record<string, string> },
  ): Promise<Proxied>;
  /** Sends a request without TLS, each on a connection of its own. @param headers the site's Host, unless it's given */
  askPlain(path: string, headers?: OutgoingHttpHeaders): Promise<Proxied>;
  stop(): Promise<void>;
}

/** Starts nginx with the shipped configuration before two servers on these ports, or with another one. */
export async function startNginx(
  program: string,
  given: readonly [number, number] | Configuration,
): Promise<TestNginx> {
  const configuration = "host" in given ? given : shippedConfiguration(given);
  const { host } = configuration;
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-nginx-"));
  const [http, https] = [await freePort(), await freePort()];
  const { key, cert } = selfSignedCertificate(host);
  writeFileSync(join(folder, "key.pem"), key);
  writeFileSync(join(folder, "cert.pem"), cert);
  const main = writeConfiguration(configuration, { folder, http, https });
  const { pid, checked, stop } = await run(program, folder, main, https);
  const agent = new Agent({ keepAlive: true, ca: cert, servername: host });
  return {
    pid,
    http,
    https,
    cert,
    folder,
    checked,
    logged: () => ({
      requests: readFileSync(join(folder, "rallyrank.log"), "utf8"),
      errors: readFileSync(join(folder, "error.log"), "utf8"),
    }),
    async ask(path, { from = "127.0.0.1", headers, fields } = {}) {
      const sent = request({
        host: "127.0.0.1",
        port: https,
        localAddress: from,
        path,
        agent,
        method: fields ? "POST" : "GET",
        headers: {
          host,
          ...(fields && {
            "content-type": "application/x-www-form-urlencoded",
            origin: `https://${host}`,
          }),
          ...headers,
        },
      });
      sent.end(fields && new URLSearchParams(fields).toString());
      return await readAnswer(sent);
    },
    async askPlain(path, headers) {
      const sent = requestPlain({
        host: "127.0.0.1",
        port: http,
        path,
        agent: false,
        headers: { host, ...headers },
      });
      sent.end();
      return await readAnswer(sent);
    },
    async stop() {
      agent.destroy();
      await stop();
    },
  };
}

async function readAnswer(sent: ClientRequest): Promise<Proxied> {
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  let body = "";
  for await (const chunk of answer.setEncoding("utf8")) body += chunk as string;
  return { status: answer.statusCode!, headers: answer.headers, body };
}

/** A running nginx of any configuration. */
interface RunningNginx {
  pid: number;
  /** The output of its configuration check. */
  checked: string;
  /** Removes its folder, too. */
  stop(): Promise<void>;
}

/**
 * Starts nginx and waits until it answers.
 * @param how its folder, the content of its `http` block, and a port on which that listens
 * @throws with nginx's own words if it refuses the configuration
 */
export async function runNginx(
  program: string,
  how: { folder: string; workers: number; http: string; port: number },
): Promise<RunningNginx> {
  const { folder, workers, http, port } = how;
  const main = `${asOwnUser} worker_processes ${workers}; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http { access_log off; ${temporaryPaths(folder)} ${http} }`;
  return await run(program, folder, main, port);
}

/** If started as root, its workers would run as a user who can't enter the folder. */
const asOwnUser = process.getuid?.() === 0 ? "user root;" : "";

const temporaryPaths = (folder: string) =>
  ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");

/** How many bytes a running nginx has in its temporary files. They have no names: only its processes know them. */
export function temporaryBytes({ pid, folder }: Pick<TestNginx, "pid" | "folder">): number {
  const files = processTree(pid).flatMap((each) =>
    readdirSync(`/proc/${each}/fd`).map((name) => `/proc/${each}/fd/${name}`),
  );
  const sizes = files.map((file) => {
    try {
      const isTemporary = /^(?:client_body|proxy)\//.test(
        readlinkSync(file).slice(folder.length + 1),
      );
      return isTemporary ? statSync(file).size : 0;
    } catch {
      // It was closed meanwhile.
      return 0;
    }
  });
  return sizes.reduce((sum, each) => sum + each, 0);
}

async function run(
  program: string,
  folder: string,
  main: string,
  port: number,
): Promise<RunningNginx> {
  const file = join(folder, "nginx.conf");
  writeFileSync(file, `daemon off; ${main}`);
  const where = ["-p", folder, "-c", file];
  const { status, stderr } = spawnSync(program, [...where, "-t"], { encoding: "utf8" });
  if (status !== 0) throw new Error(`nginx refuses its configuration: ${stderr}`);
  const child = spawn(program, where, { stdio: "ignore" });
  const ended = once(child, "exit");
  await untilOpen(port, () => child.exitCode !== null);
  return {
    pid: child.pid!,
    checked: stderr,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilOpen(port: number, hasEnded: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 400 && !hasEnded(); attempt++) {
    const socket = connect(port, "127.0.0.1");
    const opened = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (opened) return;
    await pause(25);
  }
  throw new Error("nginx did not start");
}

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { Agent, request } from "node:https";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { selfSignedCertificate } from "./tls.ts";
import { freePort } from "./postgres.ts";

/** The host in the shipped configuration. */
export const documentedHost = "rallyrank.example";

/** The shipped configuration, for plain HTTP and for HTTPS, before two servers. */
function shippedConfiguration(servers: readonly [number, number]): Configuration {
  const files = ["rallyrank-http.conf", "rallyrank.conf"];
  let text = files
    .map((name) => readFileSync(join(import.meta.dirname, "../../deploy/nginx", name), "utf8"))
    .join("");
  text = swap(text, "server 127.0.0.1:3000", `server 127.0.0.1:${servers[0]}`);
  text = swap(text, "server 127.0.0.1:3001", `server 127.0.0.1:${servers[1]}`);
  return { host: documentedHost, text };
}

/** Replaces a text that must be there. */
function swap(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`deploy/nginx does not say: ${from}`);
  return text.replace(from, to);
}

/** nginx's files, and the host in them. */
interface Configuration {
  host: string;
  text: string;
}

/** Where a test runs nginx. */
interface Places extends Configuration {
  folder: string;
  http: number;
  https: number;
}

/** A configuration with the test's own ports and files; everything else is unchanged. */
function ownConfiguration({ folder, http, https, host, text: given }: Places): string {
  let text = given;
  // Not every machine has IPv6.
  text = swap(text, "listen [::]:80;", "");
  text = swap(text, "listen [::]:443 ssl http2;", "");
  text = swap(text, "/var/www/letsencrypt", `${folder}/letsencrypt`);
  text = swap(text, "listen 80;", `listen 127.0.0.1:${http};`);
  text = swap(text, "listen 443 ", `listen 127.0.0.1:${https} `);
  const files = `/etc/letsencrypt/live/${host}`;
  text = swap(text, `${files}/fullchain.pem`, `${folder}/cert.pem`);
  text = swap(text, `${files}/privkey.pem`, `${folder}/key.pem`);
  return text.replaceAll("/var/log/nginx/", `${folder}/`);
}

/** A response through nginx. */
export interface Proxied {
  status: number;
  headers: IncomingMessage["headers"];
  body: string;
}

/** A running nginx. */
export interface TestNginx {
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
  stop(): Promise<void>;
}

/** Starts nginx with the shipped configuration before two servers on these ports, or with another one. */
export async function startNginx(
  program: string,
  given: readonly [number, number] | Configuration,
): Promise<TestNginx> {
  const { host, text } = "host" in given ? given : shippedConfiguration(given);
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-nginx-"));
  const [http, https] = [await freePort(), await freePort()];
  const { key, cert } = selfSignedCertificate(host);
  writeFileSync(join(folder, "key.pem"), key);
  writeFileSync(join(folder, "cert.pem"), cert);
  const { checked, stop } = await runNginx(program, {
    folder,
    workers: 2,
    http: ownConfiguration({ folder, http, https, host, text }),
    port: https,
  });
  const agent = new Agent({ keepAlive: true, ca: cert, servername: host });
  return {
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
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      let body = "";
      for await (const chunk of answer.setEncoding("utf8")) body += chunk as string;
      return { status: answer.statusCode!, headers: answer.headers, body };
    },
    async stop() {
      agent.destroy();
      await stop();
    },
  };
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
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  // If started as root, its workers would run as a user who can't enter the folder.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `${user} daemon off; worker_processes ${workers}; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http { access_log off; ${temporary} ${http} }`,
  );
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

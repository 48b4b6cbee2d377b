// Looks at the site from outside, as visitors reach it, and at nginx: its limits, and the logs that it keeps of the site.
// The logs are checked by simulating nginx's configuration for a request with a secret, not by reading them.

import { once } from "node:events";
import { connect, type TLSSocket } from "node:tls";
import { spawnSync } from "node:child_process";
import { globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { addresses } from "../../../addresses.ts";
import { askProxyCheck } from "../../../platform/http/proxy.ts";
import type { Environment } from "../../../platform/settings.ts";
import { freeBytes } from "../../../platform/store/write-probe.ts";
import { enoughConnections } from "../machine/installed-files.ts";
import type { ProxyFacts, ProxyLog, WebsiteFacts } from "./check-website.ts";
import { lastEdit } from "./gather-machine.ts";
import { beforeKeys } from "../../../logged-path.ts";
import { dayLength } from "../../../platform/today.ts";

/** The timeout of a request, in milliseconds. */
const timeout = 10_000;

const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(timeout) });

/** The site's response, and how far its clock is ahead of this machine's, in milliseconds, if known. */
export interface GatheredWebsite {
  website: WebsiteFacts;
  ahead?: number | undefined;
}

/**
 * Requests the site at an origin.
 * @param environment with the data folder that it may share
 */
export async function gatherWebsite(
  url: string,
  environment: Pick<Environment, "siteUrl" | "dataDir" | "contentDir" | "bounceSecret">,
): Promise<GatheredWebsite> {
  const { siteUrl, dataDir, contentDir, bounceSecret } = environment;
  const website: WebsiteFacts = {
    url,
    siteUrl,
    unreachable: undefined,
    readiness: "",
    certificateDays: undefined,
    insecure: undefined,
    compression: undefined,
    showsMetrics: false,
    arrival: undefined,
    lastEdit: lastEdit(contentDir),
  };
  try {
    const ready = await ask(`${url}/readyz`);
    const ahead = aheadIn(ready);
    const said = (await ready.text()).trim();
    // The site itself never says so.
    if (ready.status === 502 || ready.status === 504)
      return {
        website: {
          ...website,
          unreachable: `the proxy says ${ready.status}, so no process answers it`,
        },
      };
    const home = await ask(`${url}/`);
    await home.arrayBuffer();
    const metrics = await ask(`${url}/metrics`);
    return {
      website: {
        ...website,
        readiness: ready.ok && said === "ready" ? "" : beginningOf(said),
        certificateDays: url.startsWith("https:") ? await daysOfCertificate(url) : undefined,
        insecure: await askInsecure(url),
        compression: home.headers.get("content-encoding") ?? undefined,
        bounceStatus: bounceSecret === undefined ? undefined : await postBounce(url),
        showsMetrics: (await metrics.text()).includes("rallyrank_requests_total"),
        arrival: await askProxyCheck(dataDir, async (path) => (await ask(url + path)).text()),
      },
      ahead,
    };
  } catch (error) {
    return { website: { ...website, unreachable: whyNot(error as Error) } };
  }
}

/** Another server's response may be long. */
const beginningOf = (text: string) =>
  text
    .replace(/^ready\n/, "")
    .slice(0, 500)
    .replaceAll("\n", " ")
    .replace(/\.$/, "");

function aheadIn(response: Response): number | undefined {
  const ahead = Date.parse(response.headers.get("date") ?? "") - Date.now();
  return Number.isNaN(ahead) ? undefined : ahead;
}

/** `fetch` puts the reason into the cause, sometimes without a message. */
function whyNot({ cause, message }: Error): string {
  const { message: words, code } = (cause ?? {}) as { message?: string; code?: string };
  return words || code || message;
}

/** Posts a bounce without the secret, which is for the site alone. */
const postBounce = async (url: string) =>
  (await ask(url + addresses.newsletterBounces.path, { method: "POST" })).status;

async function daysOfCertificate(url: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  const host = hostname.replaceAll(/[[\]]/g, "");
  const socket: TLSSocket = connect({ host, servername: host, port: Number(port || 443) });
  try {
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(timeout) });
    return (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / dayLength;
  } finally {
    socket.destroy();
  }
}

/** How the same host responds without HTTPS, on the port that browsers try. */
async function askInsecure(url: string): Promise<WebsiteFacts["insecure"]> {
  const { protocol, port, host } = new URL(url);
  if (protocol !== "https:" || port !== "") return undefined;
  try {
    const response = await ask(`http://${host}/`);
    await response.arrayBuffer();
    return response.headers.get("location")?.startsWith("https:") ? "https" : "http";
  } catch {
    return "nothing";
  }
}

/** `access_log FILE FORMAT;`, or with a block, `server { … }`. */
interface Directive {
  name: string;
  args: string[];
  block: Directive[];
  file: string;
}

/**
 * Finds nginx's logs for a host, over HTTPS or not, and whether they contain visitors' addresses or the keys of private
 * links.
 * @param main nginx's main configuration file
 * @returns none if there is no nginx here, it doesn't serve the host, or this user may not read its configuration
 */
export function gatherProxyLogs(host: string, main = "/etc/nginx/nginx.conf"): ProxyLog[] {
  const { root, http, servers } = readNginx(host, main);
  const logs = servers.flatMap((server) => [
    ...accessLogs(server, http),
    ...errorLogs(server, [http, root]),
  ]);
  const known = new Map(logs.map((log) => [`${log.server} ${log.file}`, log]));
  return [...known.values()].filter((log) => log.shows.length > 0);
}

/** nginx's configuration, and its servers for a host. */
function readNginx(host: string, main: string) {
  const root = readConfiguration(main, dirname(main));
  const http = root.filter(({ name }) => name === "http").flatMap(({ block }) => block);
  const servers = http.filter(
    ({ name, block }) =>
      name === "server" &&
      block.some((each) => each.name === "server_name" && each.args.includes(host)),
  );
  return { root, http, servers };
}

/**
 * Finds what nginx lacks of what this version ships against strangers who want all its disk or connections.
 * @param main nginx's main configuration file
 * @param run runs a program, and returns what it prints; undefined if it can't
 * @param tables nftables' tables, which only root may list: deploy/rallyrank does; undefined if it didn't
 * @returns undefined if there is no nginx here, it doesn't serve the host, or this user may not read its configuration
 */
export async function gatherProxy(
  host: string,
  main = "/etc/nginx/nginx.conf",
  run = printedBy,
  tables = process.env["RALLYRANK_TABLES"],
): Promise<ProxyFacts | undefined> {
  const { root, http, servers } = readNginx(host, main);
  if (servers.length === 0) return undefined;
  const shipped = "deploy/nginx";
  const outdated = readdirSync(shipped).flatMap((name) => {
    const ours = http.filter(({ file }) => file.endsWith(join("conf.d", name)));
    if (ours.length === 0) return [];
    const has = limitsIn(ours);
    const wanted = limitsIn(readConfiguration(join(shipped, name), shipped));
    const lacks = [...wanted].filter((limit) => !has.has(limit));
    return lacks.length > 0 ? [{ file: ours[0]!.file, lacks }] : [];
  });

  const numbers = within(root.filter(({ name }) => name !== "http"));
  const few = Object.entries(enoughConnections).flatMap(([name, wanted]) => {
    const is = Number(numbers.find((each) => each.name === name)?.args[0] ?? usually[name]);
    return is < wanted ? [{ name, is, wanted }] : [];
  });

  const bodies = [...servers.flatMap(({ block }) => block), ...http].find(
    ({ name }) => name === "client_body_temp_path",
  )?.args[0];
  const built = /--http-client-body-temp-path=(\S+)/;
  const folder = bodies ?? built.exec(run("/usr/sbin/nginx", "-V") ?? "")?.[1];
  const state = run("systemctl", "show", "--property=UnitFileState,ActiveState", limitUnit) ?? "";
  return {
    main,
    outdated,
    few,
    disk:
      folder === undefined
        ? undefined
        : { folder, free: await freeBytes(folder), isMissing: isMissing(folder) },
    limit: /^UnitFileState=enabled$/m.test(state) ? stateOfLimit(state, tables) : undefined,
  };
}

function stateOfLimit(unit: string, tables: string | undefined): ProxyFacts["limit"] {
  if (!/^ActiveState=active$/m.test(unit)) return "off";
  if (tables === undefined) return "unseen";
  return /^table inet rallyrank$/m.test(tables) ? undefined : "gone";
}

/** Whether a folder isn't there. One that this user may not look for may be. */
const isMissing = (path: string): boolean => {
  try {
    return statSync(path, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
};

const limitUnit = "rallyrank-connlimit.service";

/** What nginx has without a directive: for open files, the soft limit that systemd gives a service. */
const usually: Readonly<Record<string, number>> = {
  worker_connections: 512,
  worker_rlimit_nofile: 1024,
};

/** The names of limits, each with its zone. An owner may have other numbers. */
function limitsIn(block: readonly Directive[]): Set<string> {
  const isLimit =
    /^(?:client_\w+|limit_(?:conn|req)|proxy_max_temp_file_size|reset_timedout_connection|ssl_reject_handshake)$/;
  return new Set(
    within(block).flatMap(({ name, args }) =>
      isLimit.test(name) ? [name.startsWith("limit_") ? `${name} ${args[0]}` : name] : [],
    ),
  );
}

function printedBy(program: string, ...args: string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  return status === 0 ? stdout + stderr : undefined;
}

/** The directives of a file and its includes; unreadable files are left out. */
function readConfiguration(file: string, folder: string): Directive[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return [];
  }
  const words = [
    ...text.matchAll(/#.*|"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|[{};]|(?:\$\{\w+\}|[^\s{};])+/g),
  ].flatMap(([word, double, single]): Word[] => {
    if (word.startsWith("#")) return [];
    const quoted = double ?? single;
    return [quoted === undefined ? { text: word, sign: word } : { text: quoted, sign: undefined }];
  });
  return readBlock(words[Symbol.iterator](), file, folder);
}

interface Word {
  text: string;
  /** The punctuation, unless it's quoted: a quoted brace isn't any. */
  sign: string | undefined;
}

/** Parses directives up to the end of their block. */
function readBlock(words: Iterator<Word>, file: string, folder: string): Directive[] {
  const directives: Directive[] = [];
  let given: string[] = [];
  for (let next = words.next(); !next.done && next.value.sign !== "}"; next = words.next()) {
    const { text, sign } = next.value;
    if (sign !== ";" && sign !== "{") {
      given.push(text);
      continue;
    }
    const block = sign === "{" ? readBlock(words, file, folder) : [];
    const [name = "", ...args] = given;
    given = [];
    if (name === "include")
      for (const path of globSync(resolve(folder, args[0] ?? "")).toSorted())
        directives.push(...readConfiguration(path, folder));
    else directives.push({ name, args, block, file });
  }
  return directives;
}

const within = (block: readonly Directive[]): Directive[] =>
  block.flatMap((each) => [each, ...within(each.block)]);

/** A server's access logs: its own and its locations', or those of all servers. */
function accessLogs(server: Directive, http: readonly Directive[]): ProxyLog[] {
  const named = (block: readonly Directive[]) => block.filter(({ name }) => name === "access_log");
  const own = named(server.block);
  const inLocations = named(within(server.block)).filter((each) => !own.includes(each));
  const used = [...(own.length > 0 ? own : named(http)), ...inLocations];
  return used.flatMap(({ args: [file = "", format = "combined"] }) => {
    const line = sampleLine(format, http);
    if (file === "off" || line === undefined) return [];
    const shows: ProxyLog["shows"] = [
      ...(line.includes(sample.address) ? ["addresses" as const] : []),
      ...(line.includes(sample.key) ? ["keys" as const] : []),
    ];
    return [{ kind: "requests" as const, file, server: server.file, shows }];
  });
}

/** A server's error log. At lower levels than these, each line contains the visitor and the request. */
function errorLogs(server: Directive, above: readonly (readonly Directive[])[]): ProxyLog[] {
  for (const block of [server.block, ...above]) {
    const found = block.filter(({ name }) => name === "error_log");
    if (found.length > 0)
      return found
        .filter(({ args: [, level = "error"] }) => level !== "emerg" && level !== "alert")
        .map(({ args: [file = ""] }) => ({
          kind: "errors",
          file,
          server: server.file,
          shows: ["addresses", "keys"],
        }));
  }
  return [];
}

/** A request whose address and keys are searched for in simulated log lines. */
const sample = { address: "203.0.113.77", key: "0123456789abcdef0123456789abcdef" };

const combined =
  '$remote_addr - $remote_user [$time_local] "$request" $status $body_bytes_sent "$http_referer" "$http_user_agent"';

/** A format's log lines for requests to every private link; undefined if there is no such format. */
function sampleLine(format: string, http: readonly Directive[]): string | undefined {
  const named = http.find(({ name, args }) => name === "log_format" && args[0] === format);
  if (!named && format !== "combined") return undefined;
  const text = named?.args.slice(1).join("") ?? combined;
  const paths = beforeKeys.map((before) => before + sample.key);
  return paths.map((path) => filledIn(text, path, http)).join("\n");
}

/** A text from the configuration with a request's variables filled in. */
function filledIn(
  text: string,
  path: string,
  http: readonly Directive[],
  captured: Readonly<Record<string, string>> = {},
): string {
  return text.replaceAll(/\$\{?(\w+)\}?/g, (_, name: string) => {
    const given = captured[name] ?? variableOf(name, path);
    if (given !== undefined) return given;
    const map = http.find((each) => each.name === "map" && each.args[1] === `$${name}`);
    return map ? mapped(map, filledIn(map.args[0]!, path, http), path, http) : "";
  });
}

/** The value of a variable that reveals a visitor or an address; undefined for others. */
function variableOf(name: string, path: string): string | undefined {
  const { key } = sample;
  if (/^(?:realip_)?remote_addr$|forwarded|real_ip|connecting_ip|client_ip/.test(name))
    return sample.address;
  if (name === "uri" || name === "document_uri") return path;
  if (name === "request_uri") return `${path}?key=${key}`;
  if (name === "request") return `GET ${path}?key=${key} HTTP/1.1`;
  if (/^(?:args|query_string|arg_\w+|http_cookie|cookie_\w+|request_body)$/.test(name)) return key;
  return name === "http_referer" ? `https://rallyrank.example${path}?key=${key}` : undefined;
}

/** Evaluates a map as nginx does: first exact matches, then the first matching expression. */
function mapped(
  { block }: Directive,
  value: string,
  path: string,
  http: readonly Directive[],
): string {
  const exact = block.find(({ name }) => name.toLowerCase() === value.toLowerCase());
  if (exact) return filledIn(exact.args[0] ?? "", path, http);
  for (const { name, args } of block) {
    const [, anyCase, expression] = /^~(\*?)(.+)$/s.exec(name) ?? [];
    if (expression === undefined) continue;
    const match = matchOf(expression, anyCase === "*" ? "i" : "", value);
    if (!match) continue;
    const numbered = Object.fromEntries(match.map((part, index) => [String(index), part]));
    return filledIn(args[0] ?? "", path, http, { ...numbered, ...match.groups });
  }
  const usual = block.find(({ name }) => name === "default");
  return filledIn(usual?.args[0] ?? "", path, http);
}

function matchOf(expression: string, flags: string, value: string): RegExpExecArray | null {
  try {
    return new RegExp(expression, flags).exec(value);
  } catch {
    // nginx's regular expressions support more than ours.
    return null;
  }
}

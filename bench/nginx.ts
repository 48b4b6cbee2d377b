import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runNginx } from "../tests/support/nginx.ts";
import { processTree } from "../tests/support/process-memory.ts";
import { freePort } from "../tests/support/postgres.ts";

/** An nginx with one worker. */
export interface BenchNginx {
  url: string;
  /** Its processes. */
  pids(): number[];
  stop(): Promise<void>;
}

/** nginx closes a connection after 1,000 requests by default, and a load test sends more. */
const perConnection = "keepalive_requests 10000000;";

/** The cache that users put in front of a site that renders each page: it answers everyone for 5 seconds. */
export async function startCache(program: string, origin: string): Promise<BenchNginx> {
  return await start(program, (folder) => ({
    // What a site says about keeping its pages doesn't count: Next says that nobody may, and the owner decides.
    http: `proxy_cache_path ${folder}/cache levels=1:2 keys_zone=pages:16m inactive=10m use_temp_path=off;
      upstream site { server ${new URL(origin).host}; keepalive 32; }`,
    location: `proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_cache pages;
      proxy_cache_valid 200 5s;
      proxy_cache_lock on;
      proxy_cache_use_stale updating;
      proxy_cache_background_update on;
      proxy_ignore_headers Cache-Control Expires;`,
  }));
}

/** A page's bytes, by its path. */
export type PageFiles = ReadonlyMap<string, { plain: Buffer; gzip: Buffer }>;

/** nginx with pages as files, and their gzip beside them: as fast as this machine answers at all. */
export async function startFiles(program: string, pages: PageFiles): Promise<BenchNginx> {
  return await start(program, (folder) => {
    for (const [path, { plain, gzip }] of pages) {
      const file = join(folder, "pages", path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, plain);
      writeFileSync(`${file}.gz`, gzip);
    }
    return {
      http: "default_type 'text/html; charset=utf-8'; open_file_cache max=100; tcp_nopush on;",
      location: `root ${folder}/pages; ${servesGzip(program) ? "gzip_static on;" : ""}`,
    };
  });
}

/** Whether this nginx has the module that answers with a file's gzip beside it. */
export const servesGzip = (program: string) => about(program).includes("http_gzip_static_module");

/** Its version: '1.22.1'. */
export const nginxVersion = (program: string) => /nginx\/([\d.]+)/.exec(about(program))?.[1];

const about = (program: string) => spawnSync(program, ["-V"], { encoding: "utf8" }).stderr;

async function start(
  program: string,
  configure: (folder: string) => { http: string; location: string },
): Promise<BenchNginx> {
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-bench-nginx-"));
  const port = await freePort();
  const { http, location } = configure(folder);
  const { pid, stop } = await runNginx(program, {
    folder,
    workers: 1,
    port,
    http: `sendfile on; ${perConnection} ${http}
      server { listen 127.0.0.1:${port}; location / { ${location} } }`,
  });
  return { url: `http://127.0.0.1:${port}`, pids: () => processTree(pid), stop };
}

import { globSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { isSafeMethod } from "./request-path.ts";
import { releasesIn } from "../releases.ts";

/** The URL paths of a folder's files: '/icon.png'. Hidden files are left out, and so are links that lead outside. */
export function publicFiles(folder: string): string[] {
  const files = globSync("**/*.*", { cwd: folder });
  if (files.length === 0) return [];
  const real = realpathSync(folder) + sep;
  return files
    .filter(
      (file) =>
        isBelow(real, join(folder, file)) && !file.split(sep).some((part) => part.startsWith(".")),
    )
    .map((file) => `/${file.replaceAll(sep, "/")}`)
    .toSorted();
}

/** The paths of files that are missing from a copy of the folder, or differ there. */
export function changedFiles(folder: string, copy: string): string[] {
  const copied = new Set(publicFiles(copy));
  return publicFiles(folder).filter(
    (path) =>
      !copied.has(path) || !readFileSync(join(folder, path)).equals(readFileSync(join(copy, path))),
  );
}

function isBelow(folder: string, file: string): boolean {
  try {
    const real = realpathSync(file);
    return real.startsWith(folder) && statSync(real).isFile();
  } catch {
    // A dangling link.
    return false;
  }
}

/**
 * Serves a folder's files. Other paths never touch the disk.
 * @param served their paths; by default, those that exist at startup
 */
export function staticFiles(
  root: string,
  cacheControl: string,
  served: readonly string[] = publicFiles(root),
): MiddlewareHandler {
  const paths = new Set(served);
  const serve = serveStatic({ root, precompressed: true });
  return async (context, next) => {
    const { path } = context.req;
    if (!paths.has(path) || !isSafeMethod(context.req.raw)) return await next();
    // A part of an earlier version would be joined to one of this (RFC 9110, 13.1.5); the files are small.
    context.req.raw.headers.delete("range");
    const response = await serve(context, next);
    if (!response) return;
    const { headers } = response;
    headers.delete("accept-ranges");
    headers.set("cache-control", cacheControl);
    if (path === "/speculation.json")
      headers.set("content-type", "application/speculationrules+json");
    headers.set("etag", etagOf(headers));
    if (!isKnown(context.req.raw.headers, headers)) return response;
    await response.body?.cancel();
    for (const name of ["content-type", "content-length", "content-encoding"]) headers.delete(name);
    return new Response(null, { status: 304, headers });
  };
}

/** A file's version: when it last changed, and how long it is as it's sent. */
function etagOf(headers: Headers): string {
  const changed = Date.parse(headers.get("last-modified")!);
  return `W/"${changed.toString(36)}-${Number(headers.get("content-length")).toString(36)}"`;
}

/** Whether the client has this version already (RFC 9110, 13.2.2). */
function isKnown(asked: Headers, sent: Headers): boolean {
  const known = asked.get("if-none-match");
  if (known !== null)
    return known.split(",").some((each) => ["*", sent.get("etag")].includes(each.trim()));
  return Date.parse(asked.get("if-modified-since")!) >= Date.parse(sent.get("last-modified")!);
}

/** File names contain a content hash, so a file never changes. */
const cacheControl = "public, max-age=31536000, immutable";

/**
 * Serves the scripts, fonts and pictures of this release and of others beside it: during an update, open pages and
 * pages rendered by another process refer to theirs. Any other path is a 404 at once.
 * @param client the folder of this release's files
 */
export function releaseAssets(client: string): MiddlewareHandler {
  const releases = dirname(dirname(client));
  const own = staticFiles(client, cacheControl);
  const others = new Map<string, MiddlewareHandler>();
  let listed = 0;

  /** Lists the releases again if their number has changed. */
  function listOthers(): MiddlewareHandler[] {
    const changed = statSync(releases, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changed !== listed) {
      const folders = releasesIn(releases).map((name) => join(releases, name, "client"));
      for (const folder of others.keys()) if (!folders.includes(folder)) others.delete(folder);
      for (const folder of folders)
        if (folder !== client && !others.has(folder))
          others.set(folder, staticFiles(folder, cacheControl));
      listed = changed;
    }
    return [...others.values()];
  }

  return async (context) => {
    const nothing = async () => {};
    const found = await own(context, nothing);
    if (found) return found;
    for (const other of listOthers()) {
      const answer = await other(context, nothing);
      if (answer) return answer;
    }
    return context.text("Not found", 404, { "cache-control": "no-store" });
  };
}

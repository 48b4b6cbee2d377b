import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { isRestPath } from "./rest-path.ts";
import { inRequest, log } from "../log.ts";
import { isSafeMethod } from "./is-safe-method.ts";
import type { Metrics, RequestKind } from "./metrics.ts";

/** From how long on an answer is worth a line in the log, in milliseconds. */
const slow = 1000;

/** Noted where the client broke off, as nginx does. */
const clientGone = { status: 499 };

/**
 * Gives each request an id, counts it, and logs those that write, fail or take long: reading a page is logged by
 * whatever stands in front. A page that is not there has a line of its own already.
 * @param loggedPath returns a path as logs may have it
 */
export function observeRequests(
  metrics: Metrics | undefined,
  loggedPath: (path: string) => string,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const { method, path } = context.req;
    const id = randomUUID();
    const begun = performance.now();
    await inRequest(id, next);
    const took = performance.now() - begun;
    const milliseconds = Math.round(took);
    // What an answer nobody waits for any more says is no word on how the site does.
    const { status } = context.env.outgoing.destroyed ? clientGone : context.res;
    countAnswer(metrics, context.req, status, took);

    const reads = isSafeMethod(context.req);
    if (reads && status < 400 && milliseconds < slow) return;
    context.res.headers.set("x-request-id", id);
    if (reads && status === 404) return;
    const level = status >= 500 ? "error" : "info";
    log(level, "answered", { request: id, method, path: loggedPath(path), status, milliseconds });
  };
}

/** Counts an answer, after so many milliseconds. */
export function countAnswer(
  metrics: Metrics | undefined,
  request: { method: string; path: string },
  status: number,
  took: number,
): void {
  metrics?.answered(kindOf(request), status, took / 1000);
}

/** Kinds are few and never addresses: an address may hold a secret, and anybody can ask for a new one. */
function kindOf({ method, path }: { method: string; path: string }): RequestKind {
  if (path === "/healthz" || path === "/readyz") return "health";
  if (isRestPath(path)) return "rest";
  if (!isSafeMethod({ method })) return "post";
  return /\.[a-z0-9]{1,12}$/i.test(path) ? "file" : "page";
}

import type { MiddlewareHandler } from "hono";
import { isRestPath } from "./rest-path.ts";
import type { Environment } from "../environment.ts";
import { allowAnywhere, preflight, refuse, restMethods } from "./rest-answers.ts";

/** A page that takes no posts refuses them itself. */
const pageMethods = ["GET", "HEAD", "POST"];

/** Answers 405 to a method nothing here takes, before a body is read or a page is rendered. */
export function allowMethods({ restWrites }: Pick<Environment, "restWrites">): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req;
    const isRest = isRestPath(path);
    const methods = isRest ? restMethods(restWrites) : pageMethods;
    if (method === "OPTIONS" && isRest) return preflight(context.req.raw, methods);
    if (methods.includes(method)) return next();
    const refusal = isRest
      ? allowAnywhere(refuse.verb(method, restWrites).getResponse())
      : context.text("Method not allowed", 405);
    refusal.headers.set("allow", methods.join(", "));
    return refusal;
  };
}

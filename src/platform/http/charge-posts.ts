import type { Context, MiddlewareHandler } from "hono";
import type { Notice } from "../forms/form-wording.content.ts";
import { limitRefusal } from "../forms/receive-post.ts";
import { type PostBudget, priceOf } from "../rate-limit/post-budget.ts";
import { answerPost } from "../render/answer-post.ts";
import { isSafeMethod } from "./is-safe-method.ts";
import { discardBody, largestBody } from "./limit-body.ts";
import { allowAnywhere, refuse } from "./rest-answers.ts";
import { isRestPath } from "./rest-path.ts";

/**
 * Has each visitor pay for their posts, before any work is done for them and whatever comes of them: a post that is
 * refused may cost as much as one that is stored, but only what is stored counts against the hourly limits.
 * @param visitorOf the IP address that a request came from
 * @param notice what a form says to someone who can't pay
 */
export function chargePosts(
  budget: PostBudget,
  visitorOf: (context: Context) => string,
  notice: () => Notice,
): MiddlewareHandler {
  return async (context, next) => {
    const { raw: request, path } = context.req;
    if (isSafeMethod(request)) return next();
    // A body that doesn't say how long it is may be as long as they get.
    const length = Number(request.headers.get("content-length") ?? largestBody.rest);
    const price = priceOf(Math.min(length, largestBody.rest));
    const visitor = visitorOf(context);
    const wait = budget.pay(visitor, price);
    if (wait === 0) {
      await next();
      if (context.res.status === 503) budget.refund(visitor, price);
      return;
    }
    await discardBody(request);
    if (isRestPath(path)) return allowAnywhere(refuse.tooMany(wait).getResponse());
    const refusal = limitRefusal({ retryAfter: wait }, notice());
    const { title, text = "" } = refusal.outcome.notice;
    return answerPost(request, refusal) ?? context.text(`${title}. ${text}`, 429, refusal.headers);
  };
}

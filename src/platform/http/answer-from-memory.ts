import type { IncomingMessage, ServerResponse } from "node:http";
import { codingsOf } from "./compress.ts";
import { isSafeMethod } from "./is-safe-method.ts";
import type { Metrics } from "./metrics.ts";
import { countAnswer } from "./observe-requests.ts";
import type { PageCache } from "./page-cache.ts";
import type { WarnOfSettings } from "./warn-of-settings.ts";

/** Answers a request, if the whole answer is in memory. @returns whether it did */
export type AnswerFromMemory = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The shortest way to a page that is in memory under the very address that was asked for: nothing of a request is looked
 * at but what the answer depends on. Every other request goes the long way.
 */
export function answerFromMemory(
  pages: PageCache,
  warn: WarnOfSettings,
  metrics: Metrics | undefined,
  stopping: AbortSignal,
): AnswerFromMemory {
  return (request, response) => {
    const { method = "", url = "", headers, socket } = request;
    // The long way tells a proxy to ask elsewhere from now on.
    if (stopping.aborted || !isSafeMethod({ method })) return false;
    const begun = performance.now();
    const answer = pages.inMemory(url, {
      codings: codingsOf(headers["accept-encoding"]),
      ifNoneMatch: headers["if-none-match"],
    });
    if (!answer) return false;
    warn(headers, socket.remoteAddress ?? "");
    response.writeHead(answer.status, answer.headers as string[]);
    response.end(method === "HEAD" ? undefined : answer.bytes);
    const path = url.split("?", 1)[0]!;
    countAnswer(metrics, { method, path }, answer.status, performance.now() - begun);
    return true;
  };
}

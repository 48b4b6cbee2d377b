import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openPageCache, plain, renderedPage } from "../../../tests/support/open-page-cache.ts";
import { answerFromMemory } from "./listen.ts";
import type { Metrics } from "./observe-requests.ts";

let stopping: AbortController;
const answered = vi.fn();
const warn = vi.fn();
const countView = vi.fn();
let answer: ReturnType<typeof answerFromMemory>;

beforeEach(async () => {
  vi.clearAllMocks();
  stopping = new AbortController();
  const { cache: pages } = openPageCache();
  await pages.answer("/a", plain, async () => ({ ...renderedPage("one"), isPage: true }));
  await pages.answer("/feed.xml", plain, async () => renderedPage("a file"));
  const metrics = { answered } as Partial<Metrics> as Metrics;
  answer = answerFromMemory({ pages, warn, metrics, countView, stopping: stopping.signal });
});

/** Requests a page that is in memory, uncompressed. */
function ask(method: string, url = "/a", more: IncomingHttpHeaders = {}) {
  const response = { writeHead: vi.fn(), end: vi.fn() };
  const headers = { "accept-encoding": "identity", ...more };
  const request = { method, url, headers, socket: {} };
  const isAnswered = answer(
    request as Partial<IncomingMessage> as IncomingMessage,
    response as Partial<ServerResponse> as ServerResponse,
  );
  return { isAnswered, ...response };
}

describe("a page in memory", () => {
  test("is sent, counted, and looked at for wrong settings", () => {
    const { isAnswered, writeHead, end } = ask("GET");
    expect(isAnswered).toBe(true);
    expect(writeHead).toHaveBeenCalledExactlyOnceWith(200, expect.any(Array));
    expect(String(end.mock.calls[0]![0])).toBe("one");
    expect(answered).toHaveBeenCalledExactlyOnceWith("page", 200, expect.any(Number));
    expect(warn).toHaveBeenCalledOnce();
  });

  test("is a view, also for those who have it already", () => {
    const known = { "if-none-match": "*" };
    expect(ask("GET", "/a", known).writeHead).toHaveBeenCalledWith(304, expect.any(Array));
    ask("GET");
    const headers = expect.objectContaining({ "accept-encoding": "identity" });
    expect(countView.mock.calls).toEqual([
      ["/a", expect.objectContaining(known)],
      ["/a", headers],
    ]);
  });

  test("is no view for a HEAD, and neither is a file", () => {
    ask("HEAD");
    expect(ask("GET", "/feed.xml").isAnswered).toBe(true);
    expect(countView).not.toHaveBeenCalled();
  });

  test("has no body for those who ask for its headers", () => {
    expect(ask("HEAD").end).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  test.each(["POST", "PUT", "DELETE"])("is no answer to %s", (method) => {
    expect(ask(method).isAnswered).toBe(false);
  });

  test("is no answer to another address", () => {
    expect(ask("GET", "/b").isAnswered).toBe(false);
    expect(answered).not.toHaveBeenCalled();
  });

  test("is left to the long way while the server stops, which closes the connection", () => {
    stopping.abort();
    expect(ask("GET").isAnswered).toBe(false);
  });
});

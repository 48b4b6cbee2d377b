import type { Answer, FinishedAnswer } from "../../src/platform/http/finished-page.ts";
import { PageCache, type RenderPage } from "../../src/platform/http/page-cache.ts";

const stopping = new AbortController().signal;

/** As programs ask, which take no coding. */
export const plain = {
  codings: { kept: "identity", once: "identity" },
  ifNoneMatch: undefined,
} as const;

/**
 * A page cache for tests.
 * @param rest waits between pages that are rendered again; until a test ends it, by default
 */
export function openPageCache(mostBytes = 100_000, rest?: () => Promise<void>) {
  /** What ends the rests between pages that are rendered again. */
  const rests: (() => void)[] = [];
  const untilEnded = () => new Promise<void>((end) => void rests.push(end));
  const cache = new PageCache({
    mostBytes: { pages: mostBytes, queries: mostBytes },
    complete: (headers, path) => headers.set("x-path", path),
    rest: rest ?? untilEnded,
    stopping,
  });
  const ask = (address: string, render: RenderPage) => cache.answer(address, plain, render);
  async function askOften(address: string, render: RenderPage, times = 6) {
    for (let turn = 0; turn < times; turn++) await ask(address, render);
  }
  return { cache, ask, askOften, rests };
}

/** A rendered page. What is neither its tags nor its status is a header. */
export const renderedPage = (
  text: string,
  {
    tags = [],
    status = 200,
    ...headers
  }: { tags?: string[]; status?: number; [name: string]: unknown } = {},
): Answer => ({
  status,
  headers: new Headers({ "content-type": "text/html", ...(headers as Record<string, string>) }),
  bytes: Buffer.from(text),
  tags: new Set(tags),
});

export const textOf = ({ bytes }: FinishedAnswer) => String(bytes);

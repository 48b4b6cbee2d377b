import {
  type Answer,
  type FinishedAnswer,
  PageCache,
  type RenderPage,
} from "../../src/platform/http/page-cache.ts";
import { dependOn } from "../../src/platform/store/reads.ts";

/** As programs ask, which take no coding. */
export const plain = {
  codings: { kept: "identity", once: "identity" },
  ifNoneMatch: undefined,
} as const;

/** A page cache for tests. */
export function openPageCache(maxBytes = 100_000, rest = async () => {}) {
  const cache = new PageCache({
    maxBytes: { pages: maxBytes, queries: maxBytes },
    complete: (headers, path) => headers.set("x-path", path),
    rest,
  });
  const ask = (address: string, render: RenderPage) => cache.answer(address, plain, render);
  return { cache, ask };
}

/** A rendered page. What is neither its tags nor its status is a header. */
export function renderedPage(
  text: string,
  {
    tags = [],
    status = 200,
    ...headers
  }: { tags?: string[]; status?: number; [name: string]: unknown } = {},
): Answer {
  dependOn({ tags });
  return {
    status,
    headers: new Headers({ "content-type": "text/html", ...(headers as Record<string, string>) }),
    bytes: Buffer.from(text),
  };
}

export const textOf = ({ bytes }: FinishedAnswer) => String(bytes);

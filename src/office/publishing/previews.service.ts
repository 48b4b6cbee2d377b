// Previews: a request that's answered as if a person's drafts were published.

import { AsyncLocalStorage } from "node:async_hooks";
import type { Mistake } from "../../platform/content/mistake.ts";
import type { Database } from "../../platform/store/tables.ts";
import { addresses } from "../../addresses.ts";
import { type CheckedContent, type Library, publish } from "../../library/library.ts";
import { checkRight } from "../../library/open-library.ts";
import type { LiveContent } from "./live-content.service.ts";
import { listDrafts, textsOf } from "./revisions.store.ts";

/** How many people's previews stay in memory. */
const maxPreviews = 3;

export function openPreviews(
  db: Database,
  live: Pick<LiveContent, "current" | "pictures" | "contentWith">,
) {
  const previewed = new AsyncLocalStorage<Library>();
  /** Each person's last preview: a page and its pictures are requested separately. */
  const previews = new Map<string, { content: string; pictures: number; library: Library }>();

  /** The content with a person's drafts, except those with mistakes; and these mistakes. */
  async function draftsOf(
    email: string,
  ): Promise<{ content: string | undefined; left: readonly Mistake[] }> {
    const drafts = textsOf(await listDrafts(db, email));
    const { content, left } = await checkRight(live.contentWith, drafts);
    if (content !== undefined || drafts.size === 0) return { content, left };
    // Any of the drafts may cause a mistake elsewhere.
    const published = await checkRight(live.contentWith, new Map());
    return { ...published, left: [...left, ...published.left] };
  }

  /** A person's preview of this content, made once. */
  function libraryOf(email: string, content: string): Library {
    const pictures = live.pictures();
    const known = previews.get(email);
    const isKnown = known?.content === content && known.pictures === pictures.size;
    const library = isKnown
      ? known.library
      : publish(
          JSON.parse(content) as CheckedContent,
          live.current().showsSamples,
          pictures,
          addresses.consoleEntryPhoto.href({ version: "" }),
        );
    previews.delete(email);
    previews.set(email, { content, pictures: pictures.size, library });
    if (previews.size > maxPreviews) previews.delete(previews.keys().next().value!);
    return library;
  }

  return {
    /** What visitors see or, within a preview, what its reader sees. */
    current: (): Library => previewed.getStore() ?? live.current(),
    /** Whether this is a request for a preview. */
    isPreview: () => previewed.getStore() !== undefined,
    /**
     * Runs a request with a person's drafts published.
     * @returns what it returns, unless what is published has mistakes itself; and the mistakes of drafts that were left out
     */
    async preview<Result>(
      email: string,
      run: () => Promise<Result>,
    ): Promise<{ result?: Result; left: readonly Mistake[] }> {
      const { content, left } = await draftsOf(email);
      if (content === undefined) return { left };
      return { result: await previewed.run(libraryOf(email, content), run), left };
    },
  };
}

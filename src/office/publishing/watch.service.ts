// Reads the pages that content/watch.yaml names, once a week each. Nothing is asked of anyone else, and of a host once a
// minute, whichever process asks.

import { digest } from "../../platform/store/digest.ts";
import { followNamed, takeTurn } from "./watch.store.ts";
import type { WatchContext } from "./watched-page.service.ts";

/** Reads what is due: at most one page, or one robots.txt, of each host. */
export async function readWatched(context: WatchContext): Promise<void> {
  const { store, content, clock } = context;
  const { pages } = content.current().watch;
  const named = new Map(pages.map((page) => [page.url, digest(JSON.stringify(page))]));
  const rows = await followNamed(store.db, named, clock());
  const due = rows
    .filter(({ due_at: at }) => at !== null && at <= clock())
    .toSorted((a, b) => a.due_at! - b.due_at!);
  for (const [host, [first]] of Map.groupBy(due, ({ url }) => new URL(url).host)) {
    if (!(await takeTurn(store.db, host, clock()))) continue;
    // Loaded on demand: most sites name no page.
    const { readWatchedPage } = await import("./watched-page.service.ts");
    await readWatchedPage(
      context,
      pages.find(({ url }) => url === first!.url)!,
      first!,
    );
  }
}

// Content as the running site has it: what visitors see, its entries for editors, and previews of drafts.

import { openEntries } from "./entries.service.ts";
import { type ContentOptions, openLiveContent } from "./live-content.service.ts";
import { openPreviews } from "./previews.service.ts";

export type ContentService = ReturnType<typeof openContent>;

/**
 * Opens content over a store. Call `follow` before answering visitors: from then on, this process shows what any process
 * publishes.
 */
export function openContent(options: ContentOptions) {
  const { db } = options.store;
  const live = openLiveContent(options);
  return {
    ...live,
    ...openEntries(db, live, options.clock),
    ...openPreviews(db, live),
  };
}

// Which of a person's drafts a list shows, and which of them can be published together.

import { hash } from "node:crypto";
import { fold, wordsMatcher } from "../../../platform/text/normalize-text.ts";
import { oneOf, pageNumber, parsed, query, text } from "../../../platform/query.ts";
import type { OwnDraft } from "../../publishing/entries.service.ts";
import { isPlanned } from "../../publishing/plan.ts";
import { asRead, kindOf } from "./entry-facts.ts";

/** The query of the list. What's planned is listed apart: it publishes itself. */
export const draftsQuery = query({
  search: text(),
  kind: text(),
  state: oneOf(["planned", "failed"]),
  // Only what was saved then or later, in epoch milliseconds: the rows of a spreadsheet.
  since: parsed((typed) => (/^\d{1,15}$/.test(typed) ? Number(typed) : undefined)),
  page: pageNumber,
});

/** The drafts that someone asks for. */
export function draftsFor(
  drafts: readonly OwnDraft[],
  { search, kind, state, since = 0 }: typeof draftsQuery.all,
): readonly OwnDraft[] {
  const matches = wordsMatcher(search);
  return drafts.filter(
    (each) =>
      matches(fold(`${each.title} ${each.path}`)) &&
      (kind === "" || kindOf(each) === kind) &&
      (state === "failed"
        ? each.draft.failed_why !== null
        : isPlanned(each.draft) === (state === "planned")) &&
      each.draft.saved_at >= since,
  );
}

/** Drafts as a form names all of them. */
export function namesOfAll(drafts: readonly OwnDraft[]) {
  const ids = drafts.map(({ draft }) => asRead(draft));
  return { ids, mark: hash("sha256", ids.join("\n")).slice(0, 16) };
}

/** Drafts without those of which others, made together with them, aren't among them. */
export function wholeBatches(
  drafts: readonly OwnDraft[],
  all: readonly OwnDraft[],
): readonly OwnDraft[] {
  const isBroken = ({ draft: { batch } }: OwnDraft) =>
    batch !== null && all.some((each) => each.draft.batch === batch && !drafts.includes(each));
  return drafts.filter((each) => !isBroken(each));
}

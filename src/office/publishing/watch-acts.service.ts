// What editors do with what watched pages say: take it as a draft, or drop it; and have a page read again.

import {
  type Act,
  type Asked,
  type Doing,
  type Kind,
  type Outcome,
  type Place,
  type Thing,
} from "../../platform/acts.ts";
import { textDigest } from "../../platform/content/content-source.ts";
import { refusal } from "../../platform/refusals.ts";
import { isUndoId } from "../../platform/store/log.store.ts";
import { dayAt } from "../../platform/today.ts";
import { checkRights, saveDrafts } from "./content-acts.service.ts";
import type { ContentService } from "./content.service.ts";
import { deleteDrafts, listDrafts, type NewDraft, saveDraft } from "./revisions.store.ts";
import {
  decideProposals,
  pagesNamed,
  type ProposalRow,
  setPage,
  waitingProposals,
} from "./watch.store.ts";
import type { Snapshot } from "./watched-sheet.ts";

interface Needs {
  content: ContentService;
}

interface Proposal extends Thing {
  row: ProposalRow;
}

const thingOf = (row: ProposalRow): Proposal => ({
  id: row.id,
  label: row.name,
  logged: row.entry,
  row,
});

const proposals: Kind<Proposal> = {
  noun: "proposal",
  list: "watch list",
  read: (typed) => (isUndoId(typed) ? { id: typed } : undefined),
  async find({ db }, named) {
    const ids = named.map(({ id }) => id);
    return (await waitingProposals(db, ids)).map(thingOf);
  },
};

/** A draft that proposals become, and the ids of these. */
interface Planned {
  path: string;
  text: string;
  base: string;
}

interface Ready {
  drafts: ReadonlyMap<string, Planned>;
  /** Proposals that change nothing, or can't be written. */
  left: readonly { id: string; as: "same" | "wrong" }[];
}

/** What taking back needs: the proposals, and each draft as it was and as it was left. */
interface Saved {
  ids: readonly string[];
  drafts: readonly { path: string; email: string; left: string; before: NewDraft | null }[];
}

const take: Act<Needs, Proposal, Ready> = {
  of: proposals,
  may: "editor",
  name: "watch take",
  about: "Save what a watched page says as your draft",
  more: "It's read again over what is published and your own drafts. Nothing is published by it.",
  example: "watch take 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11",
  button: "Take it",
  done: "Taken as a draft",
  says: "Taken: your draft has it now. Publish it to show it.",
  none: "Nothing was taken.",
  left: {
    same: "The entry or your draft says so already, so it's dropped",
    wrong: "It can't be written into the entry as it is now, so it still waits",
  },
  async ready(on, { of }: Asked, { now }): Promise<Ready> {
    // Loaded on demand: no other act needs as much code.
    const { planImport } = await import("./sheets.service.ts");
    const { sheetOf } = await import("./watched-sheet.ts");
    const rows = await waitingProposals(on.db, of);
    const own = await listDrafts(on.db, on.person ?? "");
    const drafts = new Map<string, Planned>();
    const left: { id: string; as: "same" | "wrong" }[] = [];
    for (const { id, snapshot } of rows) {
      const content = {
        ...on.content,
        drafts: async () => [...own.filter(({ path }) => !drafts.has(path)), ...drafts.values()],
      };
      const sheet = sheetOf([JSON.parse(snapshot) as Snapshot]);
      const plan = await planImport(sheet, "paddles", { content, email: "", today: dayAt(now) });
      const planned = plan.rows[0];
      if (planned?.draft) drafts.set(planned.path, { path: planned.path, ...planned.draft });
      else left.push({ id, as: planned?.state === "same" ? "same" : "wrong" });
    }
    return { drafts, left };
  },
  async run(on, { things, ready }: Doing<Proposal, Ready>, note): Promise<Outcome> {
    const email = on.person ?? "";
    const entries = [...ready.drafts.values()].map(({ path, base }) => ({ id: path, base }));
    checkRights(on, entries, note);
    const own = new Map((await listDrafts(on.db, email)).map((each) => [each.path, each]));
    await saveDrafts(
      on,
      entries.map((entry) => [entry, ready.drafts.get(entry.id)!.text] as const),
      note,
    );
    const leftAs = new Map(ready.left.map(({ id, as }) => [id, as]));
    const isTaken = ({ id }: Thing) => !leftAs.has(id);
    const taken = things.filter(isTaken);
    const ids = await decideProposals(on.db, taken.map(idOf), "waiting", "taken");
    if (ids.length < taken.length) throw refusal("changed", taken.map(idOf));
    const same = things.filter(({ id }) => leftAs.get(id) === "same").map(idOf);
    await decideProposals(on.db, same, "waiting", "same");
    const drafts = [...ready.drafts.values()].map(({ path, text }) => {
      const before = own.get(path);
      return { path, email, left: textDigest(text), before: before ? draftOf(before) : null };
    });
    const saved: Saved = { ids, drafts };
    return { done: taken, left: ready.left, ...(ids.length > 0 ? { saved } : {}) };
  },
  async undo({ db }, { ids, drafts }: Saved): Promise<Outcome> {
    const now = await listDrafts(db, drafts[0]?.email ?? "");
    // What was written into a draft since isn't lost.
    const isAsLeft = ({ path, left }: Saved["drafts"][number]) =>
      now.some((each) => each.path === path && textDigest(each.text) === left);
    if (!drafts.every(isAsLeft))
      return { done: [], left: ids.map((id) => ({ id, as: "changed" })) };
    for (const { path, email, before } of drafts) {
      if (before) await saveDraft(db, before);
      else await deleteDrafts(db, email, [path]);
    }
    return await putBack(db, ids, "taken");
  },
};

const idOf = ({ id }: Thing) => id;

const draftOf = (draft: NewDraft): NewDraft => {
  const { path, text, base, person, email, saved_at, note, batch } = draft;
  return { path, text, base, person, email, saved_at, note, batch };
};

async function putBack(
  db: Place["db"],
  ids: readonly string[],
  from: ProposalRow["state"],
): Promise<Outcome> {
  const back = await decideProposals(db, ids, from, "waiting");
  return {
    done: back.map((id) => ({ id })),
    left: ids.filter((id) => !back.includes(id)).map((id) => ({ id, as: "changed" })),
  };
}

const drop: Act<Needs, Proposal> = {
  of: proposals,
  may: "editor",
  name: "watch drop",
  about: "Drop what a watched page says",
  more: "It isn't proposed again until the page says something else.",
  example: "watch drop 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11",
  button: "Drop it",
  done: "Dropped",
  says: "Dropped: {count}.",
  async run(on, { things }): Promise<Outcome> {
    const ids = await decideProposals(on.db, things.map(idOf), "waiting", "dropped");
    const done = things.filter(({ id }) => ids.includes(id));
    const saved: Saved = { ids, drafts: [] };
    return { done, saved };
  },
  undo: async ({ db }, { ids }: Saved) => await putBack(db, ids, "dropped"),
};

const pages: Kind = {
  noun: "page",
  read: (typed) => (URL.canParse(typed) ? { id: typed } : undefined),
  async find({ db }, named) {
    const rows = await pagesNamed(
      db,
      named.map(({ id }) => id),
    );
    return rows.map(({ url }) => ({ id: url }));
  },
};

const again: Act = {
  of: pages,
  may: "editor",
  name: "watch again",
  about: "Have a watched page read again, in a minute or two",
  more: "PAGE is its address, as content/watch.yaml names it. A page that's gone or not allowed is only read again if you ask for it.",
  example: "watch again https://shop.example/products/drift.json",
  button: "Read it again",
  done: "To be read again",
  says: "It's read again in a minute or two.",
  isPlain: true,
  async run(on, { things }, { now }) {
    for (const { id } of things)
      await setPage(on.db, id, { due_at: now, failures: 0, etag: "", modified: "" });
    return { done: things };
  },
};

export const watchActs: readonly Act[] = [take, drop, again] as readonly Act[];

// What the people who run the site do with requests for paddles and corrections of facts. A request is answered by a
// page, and a correction by a text of content; both can become drafts here, which are published as any other.

import {
  type FoundRow,
  leftOf,
  rowsOf,
  show,
  undoably,
} from "../../../site/contributions/moderation.store.ts";
import { tableOf } from "../../../site/contributions/contributions.store.ts";
import type { StoredKind } from "../../../site/contributions/contribution.ts";
import type { Library } from "../../../library/library.ts";
import {
  type Act,
  type Asked,
  type Doing,
  type Note,
  performIn,
  type Place,
} from "../../../platform/acts.ts";
import { refusal } from "../../../platform/refusals.ts";
import { dayAt } from "../../../platform/today.ts";
import { slugOf } from "../../../platform/text/normalize-text.ts";
import type { ContentService } from "../../publishing/content.service.ts";
import { saveContent } from "../../publishing/content-acts.service.ts";
import { listDrafts } from "../../publishing/revisions.store.ts";
import { correctable, correctionKind } from "../../../site/requests/correction.ts";
import { requestKind, wholeName } from "../../../site/requests/request.ts";
import {
  correctionOf,
  requestOf,
  setDraft,
  setPage,
  type StoredRequest,
  waitingAlike,
} from "../../../site/requests/requests.store.ts";
import type { CorrectEntry } from "../content/correct-entry.ts";

interface Needs {
  content: ContentService;
  library: Library;
}

type Doings<Ready = unknown> = Doing<FoundRow, Ready>;

const onRequests = { of: rowsOf(requestKind), may: "editor" } as const;
const onCorrections = { of: rowsOf(correctionKind), may: "editor" } as const;

const like = {
  flags: "--like <id>",
  about: "this request, and all that wait for the same paddle",
  instead: true,
} as const;

/** The requests that `--like` means. */
async function alike({ db }: Place, { options: { like: id } }: Asked) {
  if (id === undefined) return undefined;
  const read = onRequests.of.read(String(id));
  const ids = read ? await waitingAlike(db, read.id) : [];
  // One that's answered by now is reported like any other.
  return ids.length > 0 ? ids.map((each) => ({ id: each })) : [{ id: read?.id ?? String(id) }];
}

const isHeld = ({ state }: FoundRow) => state === "held";

const left = {
  shown: "Answered before",
  hidden: "Declined before",
  held: "Still waiting",
} as const;

const idsOf = (things: readonly { id: string }[]) => things.map(({ id }) => id);

/** The text of a listed paddle. YAML's strings in double quotes are JSON's. */
const textOf = (row: StoredRequest) =>
  `name: ${JSON.stringify(wholeName(row))}\nbrand: ${JSON.stringify(row.brand)}\n`;

/** Saves a text as the person's draft. */
async function saveText(on: Place & Needs, named: string, text: string, note: Note): Promise<void> {
  const asked = { of: [named], options: { text }, isSure: true, ready: undefined };
  await performIn(on, saveContent, asked, note);
}

const draftRequests: Act<Needs, FoundRow> = {
  ...onRequests,
  name: "requests draft",
  about: "Make a draft of a listed paddle from requests for it",
  more: "The draft has the name and brand of the first request. Everyone who asked gets an email once its page is published.",
  example: "requests draft --like 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11",
  options: [like],
  button: "Make a draft",
  done: "Drafted",
  says: "It's your draft now. Once you publish it, everyone who asked gets an email.",
  none: "No such request waits.",
  left,
  isPlain: true,
  named: alike,
  async run(on, { things, options }: Doings, note) {
    const waiting = things.filter(isHeld);
    const first = waiting.find(({ id }) => id === options["like"]) ?? waiting[0];
    const row = first && (await requestOf(on.db, first.id));
    if (!row) return { done: [], left: leftOf(things, []) };
    const slug =
      slugOf(row.subject).slice(0, 70).replace(/-$/, "") || `paddle-${row.id.slice(0, 8)}`;
    const path = `listed/${slug}.yaml`;
    const isThere = [path, `paddles/${slug}.yaml`].some(
      (each) => on.content.published(each) !== null,
    );
    if (isThere || on.library.subjectNamed(slug) !== undefined) throw refusal("hasPage", slug);
    const drafts = await listDrafts(on.db, on.person ?? "");
    // A draft of it that's there already may have more.
    if (!drafts.some((draft) => draft.path === path && draft.text !== null))
      await saveText(on, path, textOf(row), note);
    await setPage(on.db, idsOf(waiting), slug);
    return { done: waiting, left: leftOf(things, waiting) };
  },
};

const answerRequests = undoably(requestKind, {
  ...onRequests,
  name: "requests answer",
  about: "Name the page that answers requests: everyone who asked gets one email",
  more: "The page is named by its address, as in content/paddles. Emails wait for two minutes, so that it can be undone.",
  example: "requests answer --like 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11 --page diadem-hero",
  options: [like, { flags: "--page <address>", about: "which page", label: "Address of its page" }],
  button: "It's here already",
  done: "Answered",
  left,
  isPlain: true,
  named: alike,
  async run(on, { things, options }: Doings, { now }) {
    const typed = String(options["page"] ?? "").trim();
    const page = correctable((on as Place & Needs).library, typed.replace(/^\//, ""));
    if (!page || page.subject.includes("/")) throw refusal("noPaddle", typed);
    const done = things.filter(isHeld);
    await show(on.db, requestKind, done, now);
    await setPage(on.db, idsOf(done), page.subject);
    return { done, left: leftOf(things, done) };
  },
});

/** The act that leaves things as they are. */
const declining = (
  kind: StoredKind,
  on: typeof onRequests | typeof onCorrections,
  more: Pick<Act<object, FoundRow>, "options" | "named" | "about" | "button">,
) =>
  undoably(kind, {
    ...on,
    ...more,
    name: `${kind.name} decline`,
    example: `${kind.name} decline 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11`,
    done: "Declined",
    left,
    isPlain: true,
    async run({ db }, { things }, { now }) {
      const done = things.filter(isHeld);
      const { db: kept, rows } = tableOf(db, kind);
      const state = { hidden_at: now, held_because: null, approved_at: null };
      if (done.length > 0)
        await kept.updateTable(rows).set(state).where("id", "in", idsOf(done)).execute();
      return { done, left: leftOf(things, done) };
    },
  });

const declineRequests = declining(requestKind, onRequests, {
  about:
    "Close requests without an answer: nobody gets an email, and addresses are deleted within a day or two",
  button: "No",
  options: [like],
  named: alike,
});

const declineCorrections = declining(correctionKind, onCorrections, {
  about: "Reject corrections: nobody gets an email, and addresses are deleted within a day or two",
  button: "No change",
});

/** The act that deletes rows for good, for their writers and against spam. */
const deleting = (
  kind: StoredKind,
  on: typeof onRequests | typeof onCorrections,
): Act<object, FoundRow> => ({
  ...on,
  name: `${kind.name} delete`,
  about: `Delete ${kind.name} for good, with the addresses that were left with them`,
  example: `${kind.name} delete 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11 --reason "its writer asked"`,
  button: "Delete",
  box: { label: "Yes, delete for good" },
  done: "Deleted",
  why: "its writer asked",
  asks: (_, { of }) =>
    `Delete ${of.length === 1 ? `this ${kind.noun}` : `these ${of.length} ${kind.name}`} for good?`,
  async run({ db }, { things }) {
    const { db: kept, rows } = tableOf(db, kind);
    await kept.deleteFrom(rows).where("id", "in", idsOf(things)).execute();
    return { done: things };
  },
});

const draftCorrections: Act<Needs, FoundRow, CorrectEntry> = {
  ...onCorrections,
  name: "corrections draft",
  about: "Write a correction into your draft of its content file",
  more: "The value is read like the field itself, in oz, g, mm, in or dollars; a value that can't be read is refused, and nothing is changed. A link becomes the fact's source. Once the draft is published, the correction counts as accepted, and its writer gets an email of thanks.",
  example: "corrections draft 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11",
  options: [
    {
      flags: "--written",
      about: "only note that your draft has it already",
      button: "It's in my draft",
      says: "Noted. Once your draft is published, its writer gets an email of thanks.",
    },
  ],
  button: "Put it into a draft",
  done: "Drafted",
  says: "It's in your draft now. Once you publish it, its writer gets an email of thanks.",
  none: "It isn't waiting anymore.",
  left,
  isPlain: true,
  // It needs the schemas of all content, which take memory.
  ready: async () => (await import("../content/correct-entry.ts")).correctEntry,
  async run(on, { things, options, ready: correctEntry }: Doings<CorrectEntry>, note) {
    const done = things.filter(isHeld);
    for (const { id } of done) {
      const row = (await correctionOf(on.db, id))!;
      const page = correctable(on.library, row.subject);
      if (!page) throw refusal("missing", "page", [row.subject]);
      const findDraft = async () =>
        (await listDrafts(on.db, on.person ?? "")).find(({ path }) => path === page.entry);
      if (!options["written"]) {
        const draft = await findDraft();
        const text = draft?.text ?? on.content.published(page.entry) ?? "";
        const corrected = correctEntry(page.entry, text, row, dayAt(note.now));
        if (corrected === undefined) throw refusal("noFactValue", row.value);
        if (corrected === text) throw refusal("saysSoAlready");
        const base = draft && draft.text !== null ? `@${draft.base}` : "";
        await saveText(on, page.entry + base, corrected, note);
      }
      const draft = await findDraft();
      if (!draft) throw refusal("noDraft", []);
      await setDraft(on.db, id, draft.id, note.now);
    }
    return { done, left: leftOf(things, done) };
  },
};

const takeCorrections = undoably(correctionKind, {
  ...onCorrections,
  name: "corrections take",
  about: "Mark corrections as published: everyone who asked gets an email of thanks",
  more: "Emails wait for two minutes, so that it can be undone.",
  example: "corrections take 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11",
  button: "The page has it",
  done: "Taken",
  left,
  isPlain: true,
  async run({ db }, { things }, { now }) {
    const done = things.filter(isHeld);
    await show(db, correctionKind, done, now);
    return { done, left: leftOf(things, done) };
  },
});

/** The acts on each kind, by its name. */
export const actsOnAsked: ReadonlyMap<string, readonly Act[]> = new Map([
  [
    requestKind.name,
    [draftRequests, answerRequests, declineRequests, deleting(requestKind, onRequests)],
  ],
  [
    correctionKind.name,
    [
      draftCorrections,
      takeCorrections,
      declineCorrections,
      deleting(correctionKind, onCorrections),
    ],
  ],
] as [string, Act[]][]);

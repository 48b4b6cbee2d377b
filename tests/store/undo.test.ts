// Undoing as a property: whatever an act does, and whatever was there before, undoing it restores every column of every
// table, including those that no page shows. Later changes by someone else stay.

import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { undoableActs } from "../../src/office/console/contributions.ts";
import type { NewRow, StoredKind } from "../../src/site/contributions/contribution.ts";
import { insertOnce, storedKind } from "../../src/site/contributions/contributions.store.ts";
import {
  readVersion,
  type ReadRow,
  wholeVersion,
} from "../../src/site/contributions/moderation.store.ts";
import { addReport, reportsOf } from "../../src/site/contributions/reports.store.ts";
import type { Act, Options } from "../../src/platform/acts.ts";
import type { Store } from "../../src/platform/store/connect.ts";
import { undoAct } from "../../src/platform/undo.ts";
import { answerKind, questionKind } from "../../src/site/questions/question.ts";
import { correctionKind } from "../../src/site/requests/correction.ts";
import { requestKind } from "../../src/site/requests/request.ts";
import { voteKind } from "../../src/site/side-by-side/vote.ts";
import { photoKind } from "../../src/site/reviews/photos/photos.store.ts";
import { sampleId } from "../../src/site/reviews/reports/report.ts";
import { reviewKind, toRow } from "../../src/site/reviews/reviews.store.ts";
import { act, hero, heroReview } from "../support/console-store.ts";
import { eachWithFreshStore, engines } from "../support/engines.ts";
import { projectLibrary } from "../support/project-library.ts";
import { photoRow } from "../support/reviews.ts";

const start = Date.UTC(2026, 10, 20, 12);
const player = { firstName: "Max", duprRating: "4.0", level: 4000, playedFor: "year" } as const;

/** Each kind with a row of it, whose text is short enough for two people to write it, or isn't. */
const kinds: readonly (readonly [StoredKind, (index: number, text: string) => NewRow])[] = [
  [reviewKind, (at, text) => toRow(heroReview(text), "player", start + at)],
  [
    photoKind,
    (at) => photoRow({ subject: hero, review: String(at), place: 1, name: String(at) }, start),
  ],
  [
    questionKind,
    (at, question) =>
      storedKind(questionKind).toRow(
        { ...player, subject: hero, question, email: null },
        start + at,
        undefined,
      ),
  ],
  [
    answerKind,
    (at, answer) =>
      storedKind(answerKind).toRow(
        { ...player, subject: hero, questionId: "one", answer },
        start + at,
        undefined,
      ),
  ],
  [
    voteKind,
    (at, owns) =>
      storedKind(voteKind).toRow(
        {
          subject: hero,
          one: hero,
          other: "neonic-flow",
          phone: String(at),
          shownFirst: "one",
          keep: "one",
          drops: "same",
          drives: "other",
          level: "",
          triedFor: "",
          playedFirst: "",
          owns,
          day: "",
        },
        start + at,
      ),
  ],
  [
    requestKind,
    (at, name) =>
      storedKind(requestKind).toRow(
        { subject: "prism", name, brand: "", link: "", email: null, sender: "a" },
        start + at,
      ),
  ],
  [
    correctionKind,
    (at, value) =>
      storedKind(correctionKind).toRow(
        { subject: hero, fact: "weightOz", value, source: "", email: null, sender: "a" },
        start + at,
      ),
  ],
];

/** Every earlier state: each is also one that was approved before, and one with reports. */
const states = [
  { hidden_at: null, held_because: null },
  { hidden_at: start - 1, held_because: null },
  { hidden_at: start - 2, held_because: "word" },
  { hidden_at: start - 3, held_because: "all" },
].flatMap((state) => [
  { ...state, approved_at: null },
  { ...state, approved_at: start - 4 },
]);

/** What acts of a kind wrote beside its state. */
const written: Readonly<Record<string, object>> = {
  requests: { page: "begun-page" },
  corrections: { entry: "a-draft", drafted_at: start - 5 },
};

const longText = "I played with it for a whole season in the park, and its edge guard still holds.";

/** What's in content has no row, but reports. */
const inContent = sampleId(0);

/** Stores a row for each state with a short and a long text, half of them with what acts wrote, every other reported. */
async function fill({ db }: Store, [kind, rowOf]: (typeof kinds)[number]): Promise<void> {
  const cases = states.flatMap((state) =>
    ["Nice", longText].flatMap((text) =>
      [{}, written[kind.name] ?? {}].map((more) => ({ text, more: { ...state, ...more } })),
    ),
  );
  const rows = cases.map(({ text, more }, at) => ({ ...rowOf(at, `${text} ${at}`), ...more }));
  // A photo without its review isn't stored.
  const reviews = kind === photoKind ? rows.map((_, at) => at) : [];
  if (reviews.length > 0)
    await insertOnce(
      db,
      reviewKind.table,
      reviews.map((at) => ({
        ...toRow(heroReview(`Nice ${at}`), "player", start),
        id: String(at),
      })),
    );
  await insertOnce(db, kind.table, rows);
  for (const [at, { id: of }] of rows.entries())
    for (const reason of kind.reports && at % 2 === 0 ? ["spam", "rude"] : [])
      await addReport(db, kind, { subject: hero, of, reason, details: "" }, start);
  if (kind.inContent)
    await addReport(db, kind, { subject: hero, of: inContent, reason: "spam", details: "" }, start);
}

/** Everything in a store but its logs, and what tells processes that something changed. */
async function everything({ db }: Store) {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !logs.has(name));
  const read = async ({ name }: (typeof tables)[number]) => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    return [name, rows.map((row) => JSON.stringify(row)).toSorted()] as const;
  };
  return Object.fromEntries(await Promise.all(tables.map(read)));
}

const logs = new Set(["owner_acts", "undoable_acts"]);
const library = projectLibrary();
const options: Readonly<Record<string, Options>> = { "requests answer": { page: hero } };

describe.each(engines)("undone on %s,", (engine) => {
  let store: Store;
  eachWithFreshStore(engine, (opened) => (store = opened));
  const on = () => ({ ...store, undoableActs, library });
  const note = { reason: "", now: start, by: "Dana" };

  const rowsOf = async ({ table }: StoredKind) =>
    (
      await sql<ReadRow & { id: string }>`select * from ${sql.table(table)} order by id`.execute(
        store.db,
      )
    ).rows;

  /** Does an act to all that it can be done to. @returns its id for undoing it; undefined if nothing was done */
  async function doing(kind: StoredKind, done: Act, now = start) {
    const rows = await rowsOf(kind);
    const reports = await reportsOf(
      store.db,
      kind,
      rows.map(({ id }) => id),
    );
    const of = rows.flatMap((row) => {
      const own = reports.filter((report) => report.of === row.id);
      if (done.of!.noun !== "report") return [`${row.id}@${wholeVersion(kind, row, own)}`];
      return own.map(({ id }) => `${id}@${readVersion(kind, row)}`);
    });
    if (done.of!.noun === "report" && kind.inContent)
      of.push(...(await reportsOf(store.db, kind, [inContent])).map(({ id }) => id));
    if (of.length === 0) return undefined;
    const { undo: change } = await act(on(), done, of, { ...note, now }, options[done.name] ?? {});
    return change;
  }
  const undo = (id: string) => act(on(), undoAct, [id], note);

  const actsOn = ({ name, reports }: StoredKind) =>
    [...undoableActs.values()].filter((each) =>
      [name, reports?.name].includes(each.name.split(" ")[0]),
    );

  test("every act that can be undone is in these tables", () => {
    const found = kinds.flatMap(([kind]) => actsOn(kind).map(({ name }) => name));
    // These are in tests/server: console-drafts.test.ts, console-watch.test.ts and console-many.test.ts; readers in readers.test.ts.
    const others = [
      "content discard",
      "content publish",
      "watch drop",
      "watch take",
      "words hold",
      "subscribers import",
    ];
    const all = [...found, ...others, "words block", "words unblock"];
    expect(all.toSorted()).toEqual([...undoableActs.keys()].toSorted());
  });

  test.each(kinds)("all is as it was, after one act and after two: $name", async (kind, rowOf) => {
    await fill(store, [kind, rowOf]);
    const before = await everything(store);
    for (const first of actsOn(kind)) {
      const one = await doing(kind, first);
      const between = await everything(store);
      expect(between, first.name).not.toEqual(before);
      for (const second of actsOn(kind)) {
        const two = await doing(kind, second, start + 1);
        if (two !== undefined) await undo(two);
        expect(await everything(store), `${second.name} after ${first.name}`).toEqual(between);
      }
      await undo(one!);
      expect(await everything(store), first.name).toEqual(before);
    }
  });

  test.each(kinds)("someone else's later change stays: $name", async (kind, rowOf) => {
    await fill(store, [kind, rowOf]);
    const acts = actsOn(kind).filter(({ of }) => of!.noun === kind.noun);
    expect(acts).not.toEqual([]);
    for (const done of acts) {
      const before = new Map((await rowsOf(kind)).map((row) => [row.id, row]));
      const change = await doing(kind, done);
      await sql`update ${sql.table(kind.table)} set hidden_at = 1 where id < '8'`.execute(store.db);
      const between = await rowsOf(kind);
      await undo(change!);
      const expected = between.map((row) => (row.id < "8" ? row : before.get(row.id)));
      expect(await rowsOf(kind), done.name).toEqual(expected);
    }
  });

  test("someone else's later block of a word stays", async () => {
    const word = (name: string, now: number) =>
      act(on(), undoableActs.get(`words ${name}`)!, ["casino"], { ...note, now });
    const before = await everything(store);
    const { undo: blocked } = await word("block", start);
    const { undo: unblocked } = await word("unblock", start + 1);
    await word("block", start + 2);
    const between = await everything(store);
    expect(between).not.toEqual(before);
    for (const change of [unblocked!, blocked!]) {
      expect((await undo(change)).left).toEqual([{ id: "casino", as: "changed" }]);
      expect(await everything(store)).toEqual(between);
    }
  });

  test.each(["block", "unblock"])("after '%s', words are blocked as they were", async (name) => {
    for (const [at, word] of ["casino", "pills"].entries())
      await act(on(), undoableActs.get("words block")!, [word], { ...note, now: start + at });
    const before = await everything(store);
    const done = undoableActs.get(`words ${name}`)!;
    const { undo: change } = await act(on(), done, ["casino", "slots"], {
      ...note,
      now: start + 9,
    });
    expect(await everything(store)).not.toEqual(before);
    await undo(change!);
    expect(await everything(store)).toEqual(before);
  });
});

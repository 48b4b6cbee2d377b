import { beforeEach, describe, expect, test } from "vitest";
import type { Kind } from "../../src/site/contributions/contribution.ts";
import {
  openContributions,
  type ContributionsContext,
} from "../../src/site/contributions/contributions.service.ts";
import { fillLikenessKeys, newColumns } from "../../src/site/contributions/contributions.store.ts";
import { wordActsOf } from "../../src/site/contributions/hold-reasons.store.ts";
import {
  countWaiting,
  listWaiting,
  moderationActs,
  wholeVersion,
} from "../../src/site/contributions/moderation.store.ts";
import { addReport, listReports, reportsOf } from "../../src/site/contributions/reports.store.ts";
import {
  readTables,
  type TransferredTable,
} from "../../src/office/owner/transfer/transferred-tables.ts";
import { rowsOf, storeRows } from "../../src/office/owner/transfer/transfer.store.ts";
import { DuplicateText } from "../../src/platform/forms/outcome.ts";
import {
  LimitReached,
  openRateLimiter,
} from "../../src/platform/rate-limit/rate-limiter.service.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { readSnapshot } from "../../src/platform/store/dialect.ts";
import { submissionKey } from "../../src/platform/store/digest.ts";
import { logOf } from "../../src/platform/store/log.store.ts";
import { createContributions } from "../../src/platform/store/contribution-tables.ts";
import { reviewKind } from "../../src/site/reviews/reviews.store.ts";
import { act, idsOf, refused } from "../support/console-store.ts";
import { eachWithFreshStore, emptyStore, engines } from "../support/engines.ts";

// A kind that the site doesn't have: questions about a paddle, in a table of their own. All that it needs is this.

interface Question {
  subject: string;
  askedBy: string;
  question: string;
  editKey?: string | undefined;
}

const keyOf = ({ subject, askedBy, question }: Question) =>
  submissionKey(["question", subject, askedBy, question]);

const questionKind: Kind<Question, { id: string; question: string }> = {
  name: "questions",
  noun: "question",
  table: "questions",
  columns: {
    subject: "subject",
    author: "asked_by",
    text: "question",
    typed: ["asked_by", "question"],
    read: ["asked_by", "question"],
  },
  reports: { name: "question-reports", table: "questions_reports", of: "of_id" },
  limits: {
    add: { act: "question", perVisitor: 3, overall: 100 },
    edit: { act: "question edit", perVisitor: 3, overall: undefined },
  },
  keyOf,
  textOf: ({ question }) => question,
  toRow: (given, now, key) => ({
    ...newColumns(given, keyOf(given), now, { text: given.question, key }),
    subject: given.subject,
    asked_by: given.askedBy,
    question: given.question,
  }),
  answer: ["id", "question"],
};

const own = ["asked_by text not null", "question text not null"];
const hero = "diadem-hero";
const ask = (question: string, askedBy = "Dana"): Question => ({
  subject: hero,
  askedBy,
  question,
});
const long =
  "Does the grip stay dry in the heat of an Arizona afternoon, or do you need an overgrip?";
const acts = moderationActs(questionKind);

/** Its tables as exports have them, which nothing lists. */
async function readOwnTables(): Promise<TransferredTable[]> {
  const place = await emptyStore("sqlite");
  const { db, close } = openStore(place);
  await createContributions(db as never, "sqlite", "questions", own);
  const all = await readTables(db, new Map([["questions", "question"]]));
  await close();
  await place.remove();
  return all.filter(({ name }) => name.startsWith("questions"));
}
const [block] = wordActsOf([reviewKind, questionKind]);

describe.each(engines)("a second kind of contribution, on %s", (engine) => {
  let store: Store;
  let changes: (string | undefined)[];
  let now: number;
  let visitor: number;
  let tables: TransferredTable[];

  eachWithFreshStore(engine, (opened) => (store = opened));
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20, 12);
    changes = [];
    visitor = 0;
    await createContributions(store.db as never, engine, "questions", own);
    tables = await readOwnTables();
  });

  const note = () => ({ reason: "seen", now, by: "Dana" });
  const open = (given: Partial<ContributionsContext> = {}, kind = questionKind) =>
    openContributions(kind, {
      store: { ...store, changed: (subject) => void changes.push(subject) },
      rateLimiter: openRateLimiter(store.db, () => now),
      clock: () => now,
      isOurs: () => false,
      isPerson: (name) => name === "Olive",
      holdsAll: false,
      ...given,
    });
  const from = () => `203.0.113.${++visitor}`;
  const waiting = () => listWaiting(store.db, [reviewKind, questionKind], 10);
  /** A question as someone reads it now, by the version that an act is given. */
  async function read(key: string) {
    const { id, typed, isHidden, heldBecause } = (await open().own.read(key))!;
    const hidden_at = isHidden || heldBecause !== null ? now : null;
    const row = { ...typed, hidden_at, held_because: heldBecause };
    return `${id}@${wholeVersion(questionKind, row, await reportsOf(store.db, questionKind, [id]))}`;
  }
  const exportAll = () =>
    readSnapshot(store.db, engine, async (snapshot) => {
      const rows: object[][] = [];
      for (const table of tables) {
        const ofTable: object[] = [];
        for await (const batch of rowsOf(snapshot, engine, table, false)) ofTable.push(...batch);
        rows.push(ofTable);
      }
      return rows;
    });

  test("is stored once, however often it's sent, and its page is told once", async () => {
    const { submit } = open();
    const sent = [ask("Is it loud?"), ask("Is it loud?")];
    const [first, second] = await submit(sent, from());
    expect(first).toEqual({ id: second!.id, question: "Is it loud?", isHeld: false });
    expect(await submit([ask("Is it loud?")], from())).toEqual([first]);
    expect(changes).toEqual([hero]);
  });

  test("has a limit of its own, which what was stored before doesn't count against", async () => {
    const { submit } = open();
    const address = from();
    const three = [ask("One?"), ask("Two?"), ask("Three?")];
    await submit(three, address);
    await expect(submit([ask("Four?")], address)).rejects.toThrow(LimitReached);
    expect(await submit(three, address)).toHaveLength(3);
    expect(await submit([ask("Four?")], from())).toHaveLength(1);
  });

  test("waits for blocked words, links, names, texts that were hidden, and where all wait", async () => {
    await act(store, block, ["casino"], note());
    const { submit } = open();
    const [hidden] = await submit([ask("Cheap ones at my shop?")], from());
    await act(store, acts.hide, [hidden!.id], note());
    changes = [];
    const sent = [
      ask("Is there a casino?"),
      ask("As at shop.example?"),
      ask("Good?", "Olive"),
      ask("cheap 0nes, at my shop"),
    ];
    for (const each of sent) expect(await submit([each], from())).toMatchObject([{ isHeld: true }]);
    expect(await open({ holdsAll: true }).submit([ask("Soft?")], from())).toMatchObject([
      { isHeld: true },
    ]);
    expect(changes).toEqual([]);
    expect(await countWaiting(store.db, [reviewKind, questionKind])).toBe(5);
  });

  test("refuses a copy of a long text and of a hidden one; a kind without a text has no copies", async () => {
    await open().submit([ask(long)], from());
    await expect(open().submit([ask(long, "Lee")], from())).rejects.toThrow(DuplicateText);
    const almost = long.replace("afternoon", "morning");
    expect(await open().submit([ask(almost, "Lee")], from())).toMatchObject([{ isHeld: true }]);
    const { text: _, ...columns } = questionKind.columns;
    const kind = {
      ...questionKind,
      columns,
      toRow: (given: Question, at: number) => ({
        ...newColumns(given, keyOf(given), at),
        subject: given.subject,
        asked_by: given.askedBy,
        question: given.question,
      }),
    };
    const [same] = await open({}, kind).submit([ask(long, "Lee")], from());
    await act(store, moderationActs(kind).hide, [same!.id], note());
    expect(await open({}, kind).submit([ask(long, "Al")], from())).toMatchObject([
      { isHeld: false },
    ]);
  });

  test("is edited and withdrawn by its private link, by the same rules", async () => {
    const link = open().own;
    const { stored, key } = await link.write(ask("Is it loud?"), from());
    expect(await link.write(ask("Is it loud?"), from())).toEqual({ stored, key: null });
    expect(await link.read(key!)).toMatchObject({ id: stored!.id, typed: { asked_by: "Dana" } });
    const edit = (question: string) =>
      link.edit(key!, (subject) => ({ ...ask(question), subject }), from());
    expect(await edit("Is it loud?")).toBe("unchanged");
    now += 1000;
    expect(await edit("Is it quiet?")).toBe("edited");
    expect(await link.read(key!)).toMatchObject({
      typed: { question: "Is it quiet?" },
      editedAt: now,
    });
    expect(await edit("See shop.example")).toBe("held");
    expect(await edit("Is it calm?")).toBe("held");
    expect(await link.withdraw("0".repeat(40), from())).toBe(false);
    await addReport(
      store.db,
      questionKind,
      { subject: hero, of: stored!.id, reason: "spam", details: "" },
      now,
    );
    expect(await link.withdraw(key!, from())).toBe(true);
    expect(await link.read(key!)).toBeUndefined();
    expect(await exportAll()).toEqual([[], []]);
    expect(await logOf(store.db, stored!.id)).toMatchObject([
      { act: "questions withdraw", actor: "its writer" },
    ]);
  });

  test("is reported, queued, approved as it was read, hidden, restored and deleted, each in the log", async () => {
    const link = open().own;
    const { stored, key } = await link.write(ask("Write to me on Telegram?"), from());
    const { id } = stored!;
    const unread = await read(key!);
    const report = { subject: hero, of: id, reason: "spam", details: "It sells." };
    expect(await addReport(store.db, questionKind, report, now)).toBe(true);
    expect(await addReport(store.db, questionKind, report, now)).toBe(false);
    expect(await listReports(store.db, questionKind, { after: undefined, limit: 5 })).toMatchObject(
      [{ of: id, details: "It sells.", held_because: "link" }],
    );
    expect(await waiting()).toEqual([{ kind: "questions", subject: hero, id }]);

    expect(await refused(act(store, acts.approve, [unread], note()))).toEqual({
      why: "changed",
      ids: [id],
    });
    changes = [];
    const place = { ...store, changed: (subject: string) => void changes.push(subject) };
    const approved = await act(place, acts.approve, [await read(key!)], note());
    expect(approved.done).toMatchObject([{ id, label: `Dana on ${hero}` }]);
    expect(changes).toEqual([hero]);
    expect(await waiting()).toEqual([]);
    expect(idsOf(await act(store, acts.hide, [id], note(), {}))).toEqual([id]);
    expect((await link.read(key!))!.isHidden).toBe(true);
    expect(idsOf(await act(store, acts.restore, [await read(key!)], note()))).toEqual([id]);

    await addReport(store.db, questionKind, report, now);
    expect(await waiting()).toEqual([{ kind: "questions", subject: hero, id }]);
    const [last] = await reportsOf(store.db, questionKind, [id]);
    const [, version] = (await read(key!)).split("@");
    await act(store, acts.close!, [`${last!.id}@${version!.split("+")[0]}`], note());
    expect(await waiting()).toEqual([]);
    expect(idsOf(await act(store, acts.remove, [id], note()))).toEqual([id]);
    expect((await logOf(store.db, id)).map((entry) => entry.act).toSorted()).toEqual([
      "question-reports close",
      "question-reports close",
      "questions approve",
      "questions delete",
      "questions hide",
      "questions restore",
    ]);
  });

  test("is exported whole, and comes back with what follows from its text", async () => {
    const { stored } = await open().own.write(ask(long), from());
    const { id } = stored!;
    await addReport(
      store.db,
      questionKind,
      { subject: hero, of: id, reason: "spam", details: "" },
      now,
    );
    const rows = await exportAll();
    expect(rows).toMatchObject([[{ id, question: long, asked_by: "Dana" }], [{ of_id: id }]]);
    await act(store, acts.remove, [id], note());
    for (const [index, table] of tables.entries())
      expect(await storeRows(store.db, engine, table, rows[index] as never)).toBe(1);
    expect(await exportAll()).toEqual(rows);
    expect(await waiting()).toEqual([{ kind: "questions", subject: hero, id }]);
    expect(await fillLikenessKeys(store.db, questionKind)).toBe(0);
  });
});

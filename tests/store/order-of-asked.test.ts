import { describe, expect, test } from "vitest";
import { insertOnce, storedKind } from "../../src/site/contributions/contributions.store.ts";
import type { Store } from "../../src/platform/store/connect.ts";
import { answerKind, questionKind } from "../../src/site/questions/question.ts";
import { shownAnswers, shownQuestions } from "../../src/site/questions/questions.store.ts";
import { correctionKind } from "../../src/site/requests/correction.ts";
import { requestKind } from "../../src/site/requests/request.ts";
import { waitingCorrections, waitingRequests } from "../../src/site/requests/requests.store.ts";
import { eachWithFreshStore, engines } from "../support/engines.ts";

const subject = "diadem-hero";
const player = { firstName: "Max", duprRating: "4.0", level: 4000, playedFor: "year" } as const;

/** A row that waits to be looked at. */
const waits = <Row extends object>(row: Row) => ({ ...row, held_because: "all", hidden_at: 1 });

describe.each(engines)("what visitors asked, on %s,", (engine) => {
  let store: Store;
  eachWithFreshStore(engine, (opened) => (store = opened));

  test("has the newest question first, and the oldest answer", async () => {
    const ask = (question: string, at: number) =>
      storedKind(questionKind).toRow({ ...player, subject, question, email: null }, at, undefined);
    const questions = [ask("Is it loud?", 2), ask("Is it soft?", 3), ask("Is it long?", 1)];
    await insertOnce(store.db, questionKind.table, questions);
    const shown = await shownQuestions(store.db, subject, { isAnswered: false, limit: 9 });
    expect(shown.map(({ question }) => question)).toEqual([
      "Is it soft?",
      "Is it loud?",
      "Is it long?",
    ]);
    const questionId = shown[0]!.id;
    const reply = (answer: string, at: number) =>
      storedKind(answerKind).toRow({ ...player, subject, questionId, answer }, at, undefined);
    const replies = [reply("Very.", 5), reply("A bit.", 4), reply("No.", 6)];
    await insertOnce(store.db, answerKind.table, replies);
    const answers = await shownAnswers(store.db, subject, [questionId]);
    expect(answers.map(({ answer }) => answer)).toEqual(["A bit.", "Very.", "No."]);
  });

  test("has requests without a page first, then the most wanted, then the longest waiting", async () => {
    const request = (name: string, of: string, at: number) =>
      storedKind(requestKind).toRow(
        { subject: of, name, brand: "", link: "", email: null, sender: `${at}` },
        at,
      );
    const rows = [
      request("late", "late", 4),
      request("early", "early", 3),
      request("older", "twice", 5),
      request("newer", "twice", 6),
      ...[7, 8, 9].map((at) => request("paged", "paged", at)),
    ];
    await insertOnce(store.db, requestKind.table, rows.map(waits));
    await store.db
      .updateTable("paddle_requests")
      .set({ page: "neonic-flow" })
      .where("subject", "=", "paged")
      .execute();
    const waiting = await waitingRequests(store.db, 9);
    expect(waiting.map((group) => group.subject)).toEqual(["twice", "early", "late", "paged"]);
    expect(waiting[0]!.requests.map(({ name }) => name)).toEqual(["newer", "older"]);
  });

  test("has corrections without a draft first, the longest waiting ahead", async () => {
    const rows = [2, 1, 3].map((at) =>
      storedKind(correctionKind).toRow(
        { subject, fact: "weightOz", value: `${at}`, source: "", email: null, sender: "a" },
        at,
      ),
    );
    await insertOnce(store.db, correctionKind.table, rows.map(waits));
    await store.db
      .updateTable("fact_corrections")
      .set({ entry: "paddles/diadem-hero.yaml", drafted_at: 9 })
      .where("value", "=", "1")
      .execute();
    const waiting = await waitingCorrections(store.db, 9);
    expect(waiting.map(({ value }) => value)).toEqual(["2", "3", "1"]);
  });
});

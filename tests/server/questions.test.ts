import { sending } from "../support/contributions.ts";
import { beforeEach, describe, expect, test } from "vitest";
import type { MailContent } from "../../src/platform/email/mail.ts";
import { hourlyLimits } from "../../src/platform/rate-limit/rate-limiter.service.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import { keepHouse } from "../../src/site.ts";
import { consoleSite, lee, posted, textOf } from "../support/console-site.ts";
import { engines } from "../support/engines.ts";
import { plainText } from "../support/in-process-site.ts";

const hero = "diadem-hero";
const page = "/owner/questions";
const minute = 60_000;
const day = 24 * 3_600_000;
const asked = { firstName: "Nora", question: "Does the grip stay dry?", email: "" };
const answered = {
  firstName: "Max",
  duprRating: "4.0",
  playedFor: "year",
  answer: "Dry until it's really hot.",
};

describe.each(engines)("on %s", (engine) => {
  const here = consoleSite(engine);
  let visitor: number;
  beforeEach(() => {
    visitor = 0;
  });

  type Row = Record<string, string | number | null>;
  const rows = async (table: string) => (await here.rows(table)) as Row[];
  const from = () => `203.0.113.${++visitor}`;
  /** Asks, and confirms the address if there's one. */
  const ask = async (question = asked.question, email: string | null = null, address = from()) => {
    const sent = await sending(here.site).ask(
      { firstName: "Nora", question, email },
      hero,
      address,
    );
    await here.confirmAll();
    return sent;
  };
  /** The addresses that wait to hear of an answer. */
  const waitingFor = async () =>
    (await rows("subscribers"))
      .filter(({ state }) => state === "confirmed")
      .map(({ email }) => email);
  const reply = (id: string, answer = answered.answer, address = from()) =>
    sending(here.site).reply(
      { ...answered, playedFor: "year", answer },
      { id, subject: hero },
      address,
    );
  const html = async (path: string) => await (await here.ask(path)).text();
  const text = async (path: string) => plainText(await html(path));
  async function answers() {
    const mails = (await rows("outbox")).filter(
      ({ kind, state }) => kind === "answer" && state === "waiting",
    );
    return mails.map(({ recipient, content }) => ({
      recipient,
      text: (JSON.parse(String(content)) as MailContent).text,
    }));
  }

  test("someone who asks again after a lost answer gets the private link again, and nobody else does", async () => {
    const post = async (once: string) => {
      const answer = await here.post(`/ask/${hero}`, { ...asked, once });
      return answer.headers.get("location");
    };
    const once = "7".repeat(45);
    const first = await post(once);
    expect(first).toMatch(/[0-9a-f]{40}/);
    expect(await post(once)).toBe(first);
    for (const other of ["8".repeat(45), ""]) expect(await post(other)).not.toMatch(/[0-9a-f]{40}/);
  });

  test("a paddle's page has the line to ask, and the section once there's an answer", async () => {
    const before = await text(`/${hero}`);
    expect(before).toContain("Ask owners");
    expect(before).not.toContain("Questions and answers");
    const { stored } = await ask();
    expect(await text(`/${hero}`)).not.toContain(asked.question);
    expect(await text(`/ask/${hero}`)).toContain(asked.question);
    await reply(stored!.id);
    const after = await text(`/${hero}`);
    expect(after).toContain("Questions and answers");
    expect(after).toContain(asked.question);
    expect(after).toContain("Max, DUPR 4.0, has played it for 6 to 12 months");
    expect(after).toContain(answered.answer);
    expect(await text("/joola-perseus-pro-iv")).not.toContain(asked.question);
    const data = /"@type":"Question".*?"suggestedAnswer":\[.*?\]/s.exec(await html(`/${hero}`));
    expect(data?.[0]).toContain(answered.answer);
    // A product without a rating, a review or an offer would be an error to search engines.
    expect(data?.[0]).not.toContain("Product");
  });

  test("what's hidden leaves every page, and what's held waits for a moderator", async () => {
    const { stored } = await ask();
    const answer = await reply(stored!.id, "Look at shop.example");
    expect(answer.stored).toMatchObject({ isHeld: true });
    expect(await text(`/answer/${stored!.id}`)).not.toContain("shop.example");
    const browser = await here.signIn(lee.email);
    expect(await textOf(browser, page)).toContain("it has a link");
    expect(await textOf(browser, "/owner")).toContain("question, answer or vote to read");
    const form = await (await browser.get(page)).text();
    const [, named = ""] = /name="answer" value="([^"]+)"/.exec(form) ?? [];
    const approve = { act: "answers approve", answer: named };
    expect(await posted(browser, page, approve)).toBe(`${page}?done=answers+approve&count=1`);
    expect(await text(`/${hero}`)).toContain("shop.example");
    await browser.post(page, { act: "questions hide", question: stored!.id });
    for (const path of [`/${hero}`, `/ask/${hero}`])
      expect(await text(path)).not.toContain(asked.question);
    expect((await here.ask(`/answer/${stored!.id}`)).status).toBe(404);
    expect((await here.ask(`/report-question?answer=${answer.stored!.id}`)).status).toBe(404);
    const taken = await here.post(`/answer/${stored!.id}`, answered);
    expect(taken.status).toBe(404);
    expect(await rows("paddle_answers")).toHaveLength(1);
  });

  test("the asker hears once, a quarter of an hour after an answer is shown", async () => {
    const { stored, key } = await ask(asked.question, "dana@example.com");
    expect(await text(`/my-question/${key}`)).toContain("one email about an answer");
    const tell = () => here.site.questions.tellAskers();
    await tell();
    await reply(stored!.id);
    await reply(stored!.id, "Mine does, with an overgrip.");
    await tell();
    expect(await answers()).toEqual([]);
    here.now += 16 * minute;
    await Promise.all([tell(), tell()]);
    await tell();
    const sent = await answers();
    expect(sent).toMatchObject([{ recipient: "dana@example.com" }]);
    expect(sent[0]!.text).toContain(`/answer/${stored!.id}`);
    expect(sent[0]!.text).toContain("Diadem Hero");
    // Nobody who runs the site may have read them yet.
    for (const words of [asked.question, answered.answer, "overgrip", "Max", "Nora"])
      expect(sent[0]!.text).not.toContain(words);
    expect(await waitingFor()).toEqual([]);
    expect(await text(`/my-question/${key}`)).not.toContain("one email about an answer");
  });

  test("nobody hears of an answer that was hidden in time, and addresses go", async () => {
    const { stored } = await ask(asked.question, "dana@example.com");
    const answer = await reply(stored!.id);
    const hidden = await ask("Is it for sale?", "ann@example.com");
    const browser = await here.signIn();
    await browser.post(page, { act: "answers hide", answer: answer.stored!.id });
    await browser.post(page, { act: "questions hide", question: hidden.stored!.id });
    here.now += 2 * day;
    await here.site.questions.tellAskers();
    expect(await answers()).toEqual([]);
    const store = openStore(here.place);
    await keepHouse(store, here.now);
    expect(await waitingFor()).toEqual(["dana@example.com"]);
    here.now += 179 * day;
    await keepHouse(store, here.now);
    expect(await waitingFor()).toEqual([]);
    await store.close();
  });

  test("nobody hears of what was edited within a quarter of an hour or is reported", async () => {
    const { stored, key } = await ask(asked.question, "dana@example.com");
    const answer = await reply(stored!.id);
    const { site } = here;
    const round = async () => {
      await site.questions.tellAskers();
      return await answers();
    };
    here.now += 14 * minute;
    const edited = { ...answered, playedFor: "year", answer: "It depends." } as const;
    await sending(site).edit(answer.key!, edited, from());
    here.now += 2 * minute;
    expect(await round()).toEqual([]);
    here.now += 12 * minute;
    const question = "Is the grip dry in summer?";
    await sending(site).edit(key!, { firstName: "Nora", question }, from());
    here.now += 2 * minute;
    expect(await round()).toEqual([]);
    for (const [kind, { id }] of [
      ["question", stored!],
      ["answer", answer.stored!],
    ] as const) {
      await sending(site).report(
        kind,
        { id, subject: hero },
        { reason: "spam", details: "" },
        from(),
      );
      here.now += day;
      expect(await round()).toEqual([]);
      const browser = await here.signIn();
      const form = await (await browser.get(page)).text();
      const [, named = ""] = /name="report" value="([^"]+)"/.exec(form) ?? [];
      await browser.post(page, { act: `${kind}-reports close`, report: named });
    }
    const [mail] = await round();
    expect(mail!.text).toContain(`/answer/${stored!.id}`);
  });

  test("each question that someone confirmed gets its one email, of several processes by one", async () => {
    const askAndReply = async (question: string, email: string) => {
      here.now += 1000;
      const { stored } = await ask(question, email);
      await reply(stored!.id, `Yes, ${question.toLowerCase()}`);
      return stored!.id;
    };
    const first = await askAndReply("Is it loud?", "dana@gmail.com");
    const second = await askAndReply("Is it soft?", "D.ana+soft@googlemail.com");
    here.now += 16 * minute;
    const tell = () => here.site.questions.tellAskers();
    await Promise.all([tell(), tell()]);
    const sent = (await answers()).toSorted((a, b) =>
      String(a.recipient).localeCompare(String(b.recipient), "en"),
    );
    expect(sent.map(({ recipient }) => recipient)).toEqual([
      "D.ana+soft@googlemail.com",
      "dana@gmail.com",
    ]);
    expect(sent[0]!.text).toContain(second);
    expect(sent[1]!.text).toContain(first);
    expect(await waitingFor()).toEqual([]);
  });

  test("many questions about a paddle that's gone don't keep others from an answer", async () => {
    const gone = await ask("Is it loud?", "ann@example.com");
    await reply(gone.stored!.id);
    const store = openStore(here.place);
    const { db } = store;
    await db.updateTable("paddle_questions").set({ subject: "gone" }).execute();
    const question = await db.selectFrom("paddle_questions").selectAll().executeTakeFirstOrThrow();
    const answer = await db.selectFrom("paddle_answers").selectAll().executeTakeFirstOrThrow();
    for (let index = 1; index <= 500; index++) {
      const id = `${index}`;
      const other = { id, submission_key: id, edit_key: null };
      await db
        .insertInto("paddle_questions")
        .values({ ...question, ...other })
        .execute();
      await db
        .insertInto("paddle_answers")
        .values({ ...answer, ...other, question_id: id })
        .execute();
    }
    await store.close();
    here.now += 1000;
    const { stored } = await ask(asked.question, "dana@example.com");
    await reply(stored!.id);
    here.now += 16 * minute;
    await here.site.questions.tellAskers();
    expect(await answers()).toMatchObject([{ recipient: "dana@example.com" }]);
  });

  test("a visitor has a limit, and the same words are stored once", async () => {
    const address = from();
    const first = await ask(asked.question, null, address);
    expect(first.key).not.toBeNull();
    expect(await ask(asked.question, null, from())).toEqual({ ...first, key: null });
    for (let index = 1; index < hourlyLimits.question.perVisitor; index++)
      await ask(`Is it ${index} mm?`, null, address);
    await expect(ask("One more?", null, address)).rejects.toThrow("limit");
    expect(await rows("paddle_questions")).toHaveLength(hourlyLimits.question.perVisitor);
  });

  test("the private link edits and deletes, and knows when its question is gone", async () => {
    const question = await ask();
    const answer = await reply(question.stored!.id);
    const mine = `/my-question/${answer.key}`;
    const edited = { ...answered, answer: "Dry, even in July." };
    here.now += 1000;
    const saved = await here.post(mine, edited);
    expect(saved.headers.get("location")).toBe(`${mine}?saved#content`);
    expect(await text(`/${hero}`)).toContain("Dry, even in July.");
    expect(await text(`/${hero}`)).toContain("edited");
    expect((await here.post(mine, { ...edited, duprRating: "pro" })).status).toBe(422);
    expect((await here.post(`/my-question/${question.key}?withdraw`)).status).toBe(200);
    expect(await text(`/${hero}`)).not.toContain("Questions and answers");
    expect(await text(mine)).toContain("The question is gone");
    expect((await here.post(`${mine}?withdraw`)).status).toBe(200);
    expect((await here.ask(mine)).status).toBe(404);
    expect(await rows("paddle_questions")).toEqual([]);
    expect(await rows("paddle_answers")).toEqual([]);
    expect(await rows("owner_acts")).toMatchObject([
      { act: "questions withdraw" },
      { act: "answers withdraw" },
    ]);
  });

  test("an answer's private page has its question only while that's on the site", async () => {
    const question = await ask();
    const answer = await reply(question.stored!.id);
    const mine = `/my-question/${answer.key}`;
    expect(await text(mine)).toContain(asked.question);
    const edited = "Look at shop.example, will you?";
    here.now += 1000;
    await here.post(`/my-question/${question.key}`, { ...asked, question: edited });
    expect(await rows("paddle_questions")).toMatchObject([{ held_because: "link" }]);
    expect(await text(mine)).not.toContain(edited);
  });

  test("a report waits for a moderator, who closes it as it was read", async () => {
    const { stored } = await ask();
    const path = `/report-question?question=${stored!.id}`;
    const report = { reason: "spam", details: "It sells." };
    const done = await here.post(path, report);
    expect(done.headers.get("location")).toBe(`/report-question?reported=${hero}`);
    expect(await here.site.console.questions.countWaiting()).toBe(1);
    const browser = await here.signIn(lee.email);
    const form = await (await browser.get(page)).text();
    expect(form).toContain("It sells.");
    const [, named = ""] = /name="report" value="([^"]+)"/.exec(form) ?? [];
    expect(await posted(browser, page, { act: "question-reports close", report: named })).toContain(
      "done=question-reports+close",
    );
    expect(await here.site.console.questions.countWaiting()).toBe(0);
    expect(await text(`/ask/${hero}`)).toContain(asked.question);
  });
});

describe("a form", () => {
  const here = consoleSite("sqlite");

  test("leads to the private page of what it sent, without script", async () => {
    const answer = await here.post(`/ask/${hero}`, asked);
    expect(answer.headers.get("location")).toMatch(/^\/my-question\/[0-9a-f]{40}#content$/);
    const again = await here.post(`/ask/${hero}`, asked);
    expect(again.headers.get("location")).toBe("/my-question/again#content");
    const [row] = (await here.rows("paddle_questions")) as { id: string }[];
    const reply = await here.post(`/answer/${row!.id}`, answered);
    expect(reply.headers.get("location")).toMatch(/^\/my-question\/[0-9a-f]{40}#content$/);
  });

  test("keeps what was typed, says what's wrong, and stores nothing if its hidden field is filled in", async () => {
    const wrong = await here.post(`/ask/${hero}`, { ...asked, firstName: "", email: 'a"<b>' });
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain('value="a&quot;&lt;b&gt;"');
    expect(html).toContain(asked.question);
    const bait = { ...asked, website: "https://spam.example" };
    expect((await here.post(`/ask/${hero}`, bait)).status).toBe(400);
    expect(await here.rows("paddle_questions")).toEqual([]);
  });

  test("says of a copy that it was sent before, and not that it's a review", async () => {
    const long =
      "Does the grip stay dry in the heat of an Arizona afternoon, or do I need a towel?";
    await here.post(`/ask/${hero}`, { ...asked, question: long });
    const copy = await here.post(`/ask/${hero}`, { ...asked, firstName: "Lee", question: long });
    expect(copy.status).toBe(409);
    expect(plainText(await copy.text())).toContain("This text was sent before");
  });

  test("is about a paddle that's there", async () => {
    for (const slug of ["none", "constructor", "%00"]) {
      expect((await here.ask(`/ask/${slug}`)).status).toBe(404);
      expect((await here.post(`/ask/${slug}`, asked)).status).toBe(404);
      expect((await here.ask(`/answer/${slug}`)).status).toBe(404);
      expect((await here.ask(`/report-question?question=${slug}`)).status).toBe(404);
    }
  });

  test("answers when the store is down, and a paddle's page does without questions", async () => {
    await here.site.close();
    expect((await here.post(`/ask/${hero}`, asked)).status).toBe(503);
    expect((await here.ask(`/${hero}`)).status).toBe(200);
  });
});

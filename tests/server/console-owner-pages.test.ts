import { beforeEach, describe, expect, test } from "vitest";
import { listMail } from "../../src/platform/email/outbox.store.ts";
import { consoleSite, dana, htmlOf, lee, posted, readOn, textOf } from "../support/console-site.ts";
import { fillConsole } from "../support/console-store.ts";
import { engines } from "../support/engines.ts";
import { visitPlain } from "../support/plain-visitor.ts";

const now = Date.parse("2026-05-04T09:30:00Z");

describe.each(engines)("an owner's pages of the console on %s", (engine) => {
  const console = consoleSite(engine);
  const { signIn } = console;
  let fill: ReturnType<typeof fillConsole>;
  beforeEach(() => (fill = fillConsole(console.place)));

  const owner = () => signIn(dana.email);
  const moderator = () => signIn(lee.email);

  test("failed email is for owners, who try it again or drop it, one or all", async () => {
    const mails = [];
    for (const name of ["a", "b", "c", "d"])
      mails.push(await fill.failedMail(`${name}@example.com`, now));
    const [boss, browser] = [await owner(), await moderator()];
    expect(await textOf(browser, "/owner/queue")).not.toContain("@example.com<");
    const all = { act: "outbox drop --all", sure: "yes" };
    for (const fields of [all, { act: "outbox retry", email: mails[0]! }])
      expect((await browser.post("/owner/queue", fields)).status).toBe(403);

    const queue = await textOf(boss, "/owner/queue");
    expect(queue).toContain("Queue (4)");
    expect(queue).toContain('"550 No such user"');
    const states = async () =>
      (await fill.inStore(({ db }) => listMail(db, { limit: 9, offset: 0 })))
        .map(({ recipient, state }) => `${recipient[0]} ${state}`)
        .toSorted();
    const retry = { act: "outbox retry", email: mails[0]! };
    expect(await posted(boss, "/owner/queue", retry)).toBe(
      "/owner/queue?done=outbox+retry&count=1",
    );
    expect(await posted(boss, "/owner/queue", retry)).toMatch(/^409/);
    const drop = { act: "outbox drop", email: mails[1]! };
    expect(await posted(boss, "/owner/queue", drop)).toBe("/owner/queue?done=outbox+drop&count=1");
    expect(await fill.acts(mails[1]!)).toEqual([["outbox drop", "Dana", "can't be delivered"]]);
    expect(await states()).toEqual(["a waiting", "c failed", "d failed"]);
    expect(await posted(boss, "/owner/queue", { act: "outbox drop --all" })).toMatch(/^422/);
    expect(await posted(boss, "/owner/queue", { act: "outbox retry --all" })).toContain("count=2");
    await fill.failedMail("e@example.com", now);
    expect(await posted(boss, "/owner/queue", all)).toContain("count=1");
    expect(await states()).toEqual(["a waiting", "c waiting", "d waiting"]);
  });

  test("messages are listed, read and deleted by owners alone", async () => {
    const numbers = [];
    for (let index = 0; index < 21; index++)
      numbers.push(await fill.message(`Question ${index}`, now + index));
    const [boss, browser] = [await owner(), await moderator()];
    const path = `/owner/messages/${numbers[0]}`;
    for (const each of [path, "/owner/messages", "/owner/log"])
      expect((await browser.get(each)).status, each).toBe(403);
    expect(
      (
        await browser.post(path, {
          act: "messages delete",
          message: String(numbers[0]),
          sure: "yes",
        })
      ).status,
    ).toBe(403);

    const list = await textOf(boss, "/owner/messages");
    expect(list).not.toContain("Question 0<");
    const [, older] = /rel="next" href="([^"]+)"/.exec(list)!;
    expect(await textOf(boss, older!)).toContain("Question 0<");
    expect(await textOf(boss, path)).toContain('href="mailto:ann@example.com?subject=Re%3A%20Q');
    expect(
      await posted(boss, path, { act: "messages delete", message: String(numbers[0]) }),
    ).toMatch(/^422 To do this for good/);
    expect((await boss.get(path)).status).toBe(200);
    const went = await posted(boss, path, {
      act: "messages delete",
      message: String(numbers[0]),
      sure: "yes",
    });
    expect(went).toBe("/owner/messages?done=messages+delete&count=1");
    expect(await textOf(boss, went)).toContain("Deleted: 1 message.");
    expect((await boss.get(path)).status).toBe(404);
    expect(
      (await boss.post(path, { act: "messages delete", message: String(numbers[0]), sure: "yes" }))
        .status,
    ).toBe(404);
    for (const wrong of ["0", "1e3", "9999999999999999"])
      expect((await boss.get(`/owner/messages/${wrong}`)).status, wrong).toBe(404);
    expect(await fill.acts(String(numbers[0]))).toEqual([
      ["messages delete", "Dana", "no longer needed"],
    ]);
  });

  test("the pages' forms hide a review, and delete a message after a second thought", async () => {
    await fill.message("Which paddle is for me?", now);
    await fill.report(await fill.review("Max", now), "It sells things.", now);
    const { ask } = await owner();
    const queue = await visitPlain(ask, "/owner/queue");
    const hidden = await queue.submit("Hide Max's review of Diadem Hero");
    expect(hidden.text).toContain("Hidden: 1 review.");
    expect((await visitPlain(ask, "/diadem-hero")).text).not.toContain("Max sells paddles.");
    const message = await (
      await visitPlain(ask, "/owner/messages")
    ).follow("Which paddle is for me?");
    expect(message.html).toMatch(/href="mailto:ann@example\.com\?subject=Re%3A%20Which%20paddle/);
    const remove = "Delete message 1001";
    await expect(message.submit(remove)).rejects.toThrow("a browser asks for 'sure' first");
    const removed = await message.submit(remove, { sure: "yes" });
    expect(removed.text).toContain("Deleted: 1 message.");
    expect(removed.text).toContain("There are no such messages.");
  });

  test("the log says who did what to which review, and why, fifty at a time", async () => {
    const [boss, browser] = [await owner(), await moderator()];
    const id = await fill.review("Max", now);
    for (let time = 0; time < 26; time++) {
      await browser.post("/owner/reviews", {
        act: "reviews hide",
        review: id,
        reason: "<3 for sale",
      });
      const read = await readOn(browser, "/owner/reviews", id);
      await browser.post("/owner/reviews", { act: "reviews restore", review: read });
    }
    const html = await htmlOf(boss, "/owner/log");
    expect(html.split("<tr>")).toHaveLength(52);
    const hidden = /<tr>.*?reviews hide.*?<\/tr>/.exec(html)![0];
    for (const shown of ["Lee<", "&lt;3 for sale<"]) expect(hidden).toContain(shown);
    const [, older] = /rel="next" href="([^"]+)"/.exec(html)!;
    const all = html + (await htmlOf(boss, older!));
    expect(all.split(`href="/owner/reviews?review=${id}"`)).toHaveLength(53);
    expect(all).toMatch(/console sign-in<(?:(?!<\/tr>).)*Dana</);
  });
});

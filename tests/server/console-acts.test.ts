import { beforeEach, describe, expect, test } from "vitest";
import { listBlockedWords } from "../../src/site/contributions/hold-reasons.store.ts";
import { listMail } from "../../src/platform/email/outbox.store.ts";
import { cleo, consoleSite, dana, lee, posted, textOf } from "../support/console-site.ts";
import { fillConsole } from "../support/console-store.ts";
import { engines } from "../support/engines.ts";
import { addReader } from "../support/newsletter-site.ts";

const now = Date.parse("2026-05-04T09:30:00Z");

describe.each(engines)("what the console does as commands do it, on %s", (engine) => {
  const here = consoleSite(engine);
  const { ask, signIn } = here;
  let fill: ReturnType<typeof fillConsole>;
  beforeEach(() => (fill = fillConsole(here.place)));

  test("a moderator sees, blocks and unblocks words", async () => {
    const path = "/owner/words";
    const browser = await signIn(lee.email);
    expect(await textOf(browser, path)).toContain("No words are blocked.");
    const block = { act: "words block", word: "Buy  NOW" };
    const went = await posted(browser, path, block);
    expect(went).toBe(`${path}?done=words+block&count=1`);
    expect(await textOf(browser, went)).toContain("Blocked: 1 word.");
    expect(await textOf(browser, path)).toContain("<h3>buy now</h3>");
    expect(await textOf(browser, await posted(browser, path, block))).toContain(
      "Already blocked: 1 word.",
    );
    expect(await posted(browser, path, { ...block, word: "!!" })).toBe(
      "422 '!!' has no letters or digits.",
    );
    await posted(browser, path, { act: "words unblock", word: "buy now", reason: "a paddle" });
    expect(await fill.inStore(({ db }) => listBlockedWords(db))).toEqual([]);
    const log = (await fill.acts("buy now")).map((each) => each.join(", "));
    expect(log.toSorted()).toEqual([
      "words block, Lee, advertising",
      "words unblock, Lee, a paddle",
    ]);
  });

  test("an owner moves reviews whose page is gone, and an editor may not", async () => {
    const path = "/owner/content/gaps";
    await fill.review("Max", now, { subject: "gone-paddle" });
    await ask("/diadem-hero");
    const move = new URLSearchParams([
      ["act", "reviews move"],
      ["page", "gone-paddle"],
      ["page", "diadem-hero"],
    ]);
    const post = async ({ cookie }: { cookie: string }) =>
      await ask(path, {
        method: "POST",
        headers: { cookie, "sec-fetch-site": "same-origin" },
        body: move,
      });
    const [boss, editor] = [await signIn(dana.email), await signIn(cleo.email)];
    const seen = await textOf(editor, path);
    expect(seen).toContain("gone-paddle");
    expect(seen).not.toContain('value="reviews move"');
    expect((await post(editor)).status).toBe(403);
    expect(await textOf(boss, path)).toContain('value="reviews move"');
    expect((await post(boss)).headers.get("location")).toBe(`${path}?done=reviews+move&count=1`);
    expect(await (await ask("/diadem-hero")).text()).toContain("Max sells paddles.");
    expect((await post(boss)).status).toBe(409);
    expect(await fill.acts("gone-paddle to diadem-hero")).toEqual([
      ["reviews move", "Dana", "the page was renamed"],
    ]);
  });

  test("all reviews of a page that is gone are deleted only with the checkbox", async () => {
    const id = await fill.review("Max", now, { subject: "gone-paddle" });
    const boss = await signIn();
    const remove = { act: "reviews delete-all", page: "gone-paddle" };
    expect(await posted(boss, "/owner/content/gaps", remove)).toMatch(/^422 To do this for good/);
    expect(
      await posted(boss, "/owner/content/gaps", { ...remove, page: "diadem-hero", sure: "yes" }),
    ).toBe(
      "409 'diadem-hero' has a page of its own, so its reviews stay there. Rename or remove its file first.",
    );
    expect(await posted(boss, "/owner/content/gaps", { ...remove, sure: "yes" })).toContain(
      "count=1",
    );
    expect(await textOf(boss, `/owner/reviews?review=${id}`)).toContain(
      "reviews delete-all by Dana",
    );
  });

  test("unsubscribe keys are renewed, of one or of all", async () => {
    for (const name of ["ann", "ben"]) await addReader(here.site, name);
    const keys = async () =>
      ((await here.rows("subscribers")) as { unsubscribe_key: string }[]).map(
        ({ unsubscribe_key }) => unsubscribe_key,
      );
    const before = await keys();
    const boss = await signIn();
    const path = "/owner/subscribers";
    const one = { act: "subscribers renew-keys", subscriber: "ann@example.com" };
    expect(await posted(boss, path, one)).toContain("count=1");
    const all = { act: "subscribers renew-keys --all" };
    expect(await posted(boss, path, all)).toMatch(/^422 To do this for good/);
    expect(await posted(boss, path, { ...all, sure: "yes" })).toContain("count=2");
    expect((await keys()).filter((key) => before.includes(key))).toEqual([]);
  });

  test("a message is marked as answered, by whom and when", async () => {
    const number = await fill.message("Which paddle?", now);
    const boss = await signIn();
    const path = `/owner/messages/${number}`;
    expect(await textOf(boss, path)).toContain("Mark as answered");
    const answer = { act: "messages answer", message: String(number) };
    expect(await posted(boss, path, answer)).toContain("done=messages+answer&count=1");
    const shown = await textOf(boss, path);
    expect(shown).toContain("Answered by Dana, ");
    expect(shown).not.toContain("Mark as answered");
  });

  test("messages are listed by whether they're answered, counted in the menu, and marked back", async () => {
    const [first, second] = [await fill.message("First", now), await fill.message("Second", now)];
    const boss = await signIn();
    const list = (state: string) => textOf(boss, `/owner/messages${state}`);
    const mark = (flag = "") => {
      const form = { act: `messages answer${flag}`, message: String(first) };
      return posted(boss, `/owner/messages/${first}`, form);
    };
    expect(await list("")).toContain("Messages (2)");
    await mark();
    const unanswered = await list("?state=unanswered");
    expect(unanswered).toContain("Messages (1)");
    expect(unanswered).toContain("Second");
    expect(unanswered).not.toContain("First");
    const answered = await list("?state=answered");
    expect(answered).toContain("First");
    expect(answered).not.toContain("Second");
    expect(await mark(" --undo")).toContain("done=messages+answer+--undo&count=1");
    expect(await list("?state=answered")).toContain("There are no such messages.");
    const shown = await textOf(boss, `/owner/messages/${first}`);
    expect(shown).not.toContain("Answered by");
    expect(shown).toContain("Mark as answered");
    expect((await fill.acts(String(first))).map(([act, , reason]) => [act, reason])).toEqual(
      expect.arrayContaining([["messages answer", "not answered after all"]]),
    );
    // A moderator sees neither the page nor its number.
    expect(await textOf(await signIn(lee.email), "/owner")).not.toContain("Messages");
    expect(second).toBeGreaterThan(first);
  });

  test("email that waits for its next try is tried at once", async () => {
    const id = await fill.failedMail("a@example.com", now);
    await fill.inStore(({ db }) =>
      db
        .updateTable("outbox")
        .set({ state: "waiting", due_at: now + 3_600_000 })
        .where("id", "=", id)
        .execute(),
    );
    const boss = await signIn();
    const retry = { act: "outbox retry --now" };
    expect(await posted(boss, "/owner/queue", retry)).toBe(
      "/owner/queue?done=outbox+retry&count=1",
    );
    const [mail] = await fill.inStore(({ db }) => listMail(db, { limit: 1, offset: 0 }));
    expect(mail).toMatchObject({ state: "waiting", due_at: now });
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import type { Library } from "../../src/library/library.ts";
import { projectLibrary } from "../support/project-library.ts";
import { knownApprovals } from "../../src/site/approvals/find-approvals.ts";
import { moveNames } from "../../src/mail/newsletter/move-names.store.ts";
import { unsubscribeAddress } from "../../src/addresses.ts";
import { approvalSettling, approvalSubject } from "../../src/mail/newsletter/newsletter.ts";
import { toldText } from "../../src/mail/newsletter/approval-changes.ts";
import { approvals as changedApprovals } from "../../src/mail/newsletter/alerts.ts";
import {
  confirmSubscriber,
  signUp,
  unsubscribe,
} from "../../src/mail/newsletter/subscribers.store.ts";
import type { Approval } from "../../src/site/paddles/paddle.content.ts";
import type { MailContent } from "../../src/platform/email/mail.ts";
import type { Store } from "../../src/platform/store/connect.ts";
import { alertRound } from "../support/alert-rounds.ts";
import { bothEngines, eachWithFreshStore } from "../support/engines.ts";

const slug = "neonic-flow";
/** Where someone of ours looked. */
const link = "https://list.example/";
const subject = approvalSubject(slug);
const start = Date.UTC(2026, 10, 20, 12);
const before: Approval[] = [
  { list: "USA Pickleball", state: "approved", on: "2026-03", link },
  { list: "UPA-A", state: "not listed", on: "2026-03", link },
];
const withdrawn: Approval = { list: "USA Pickleball", state: "not listed", on: "2026-11-20", link };
const rechecked: Approval = { list: "USA Pickleball", state: "approved", on: "2026-11-20", link };

let original: Library;
beforeAll(() => {
  original = projectLibrary();
});

/** Our content, with these approvals of the paddle. */
const withApprovals = (...approvals: Approval[]): Library => ({
  ...original,
  paddles: original.paddles.map((paddle) =>
    paddle.slug === slug ? { ...paddle, approvals, notConfirmed: [] } : paddle,
  ),
});

describe.each(bothEngines)("changed approvals by email on %s", (engine) => {
  let store: Store;
  let now: number;
  let library: Library;
  let round: () => Promise<number>;

  eachWithFreshStore(engine, (opened) => {
    store = opened;
    now = start;
    library = withApprovals(...before);
    round = openRounds();
  });

  /** Signs a name up for the paddle's approvals as they're published, and confirms it. */
  async function addReader(name: string, confirms = true): Promise<void> {
    const key = `${name}@example.com`;
    let token = "";
    const content = { subject: "", text: "", html: "" };
    const mails = {
      confirm: (secret: string) => ((token = secret), content),
      known: () => content,
    };
    const told = toldText(knownApprovals(library).get(slug)!);
    await signUp(store.db, store.engine, { address: key, key }, mails, now, subject, told);
    if (confirms) await confirmSubscriber(store.db, token, now);
    await store.db.deleteFrom("outbox").where("kind", "<>", "approvals").execute();
  }

  /** What's queued, to whom, once what's published is old enough. */
  async function queued(): Promise<{ to: string; mail: MailContent }[]> {
    await round();
    now += approvalSettling;
    await round();
    const rows = await store.db
      .deleteFrom("outbox")
      .where("kind", "=", "approvals")
      .returning(["recipient", "content"])
      .execute();
    return rows.map(({ recipient, content }) => ({
      to: recipient.split("@")[0]!,
      mail: JSON.parse(content!) as MailContent,
    }));
  }

  const openRounds = () => {
    const site = {
      get library() {
        return library;
      },
      settings: { siteUrl: "https://site.example" },
    };
    return alertRound(changedApprovals, store, site, () => now);
  };

  test("say once what a list said before and says now, with the days someone looked", async () => {
    await addReader("ann");
    await addReader("pending", false);
    expect(await queued()).toEqual([]);
    library = withApprovals(...before, withdrawn);
    const [{ to, mail } = { to: "", mail: undefined }, ...others] = await queued();
    expect([to, others]).toEqual(["ann", []]);
    expect(mail!.subject).toBe("Approval changed: Neonic Flow");
    expect(mail!.text).toContain(
      "USA Pickleball: approved in March 2026, not listed on November 20, 2026.",
    );
    expect(mail!.text).not.toContain("UPA-A:");
    expect(mail!.text).toContain("https://site.example/is-my-paddle-legal?paddle=neonic-flow");
    expect(await queued()).toEqual([]);
  });

  test("aren't sent because someone looked again and found the same", async () => {
    await addReader("ann");
    library = withApprovals(...before, rechecked);
    expect(await queued()).toEqual([]);
    library = withApprovals(...before, rechecked, { ...withdrawn, on: "2026-12-01" });
    const [{ mail } = { mail: undefined }] = await queued();
    expect(mail!.text).toContain("approved on November 20, 2026, not listed");
  });

  test("wait a while, in which a slip can be corrected", async () => {
    await addReader("ann");
    library = withApprovals(...before, withdrawn);
    await round();
    now += approvalSettling - 1;
    await round();
    library = withApprovals(...before);
    expect(await queued()).toEqual([]);
  });

  test("go to who was there before the change, and not to who signed up after it", async () => {
    await addReader("ann");
    library = withApprovals(...before, withdrawn);
    await addReader("bob");
    expect((await queued()).map(({ to }) => to)).toEqual(["ann"]);
  });

  test("say so if we had no confirmed answer before, and name the version", async () => {
    library = {
      ...withApprovals(...before),
      paddles: original.paddles.map((paddle) =>
        paddle.slug === slug
          ? {
              ...paddle,
              versions: [{ name: "V7", isEarlier: false, about: [] }],
              approvals: before,
            }
          : paddle,
      ),
    };
    await addReader("ann");
    library = {
      ...library,
      paddles: library.paddles.map((paddle) =>
        paddle.slug === slug
          ? { ...paddle, approvals: [...before, { ...rechecked, version: "V7" }] }
          : paddle,
      ),
    };
    const [{ mail } = { mail: undefined }] = await queued();
    expect(mail!.text).toContain(
      "USA Pickleball (V7): approved on November 20, 2026. We had no answer before.",
    );
    expect(mail!.subject).toBe("Approval looked up: Neonic Flow");
    expect(mail!.text).not.toMatch(/changed:|has changed/);
  });

  test("can't be kept from a reader by signing the address up again", async () => {
    await addReader("ann");
    library = withApprovals(...before, withdrawn);
    await addReader("ann", false);
    expect((await queued()).map(({ to }) => to)).toEqual(["ann"]);
  });

  test("have a link that ends them, and follow a paddle that is renamed", async () => {
    await addReader("ann");
    library = withApprovals(...before, withdrawn);
    const [{ mail } = { mail: undefined }] = await queued();
    const row = await store.db.selectFrom("subscribers").selectAll().executeTakeFirstOrThrow();
    expect(mail!.unsubscribeUrl).toBe(
      `https://site.example${unsubscribeAddress(row.unsubscribe_key)}`,
    );
    const subjects = new Map([["neonic-flow", "joola-perseus-3s"]]);
    await moveNames(store, { subjects, paths: new Map() });
    const { subject: moved } = await store.db
      .selectFrom("subscribers")
      .select("subject")
      .executeTakeFirstOrThrow();
    expect(moved).toBe(approvalSubject("joola-perseus-3s"));
    await unsubscribe(store.db, row.unsubscribe_key, now);
    library = withApprovals(...before);
    expect(await queued()).toEqual([]);
  });
});

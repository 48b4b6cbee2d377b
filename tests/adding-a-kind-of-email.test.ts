import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plainText } from "./support/in-process-site.ts";
import { readMail } from "./support/mail-server.ts";
import { startServer } from "./support/server-process.ts";
import { application, performSteps, type Places, readSteps } from "./support/walk-through.ts";

const steps = readSteps("Add a kind of email");

const places: Places = {
  "src/mail/newsletter/plain-alerts.ts": [
    ["instead of", /^import type \{ Alert \}.*\n/m],
    ["instead of", /^export const plainAlerts: readonly Alert\[\] = \[\];\n/m],
  ],
  "content/newsletter.yaml": [["after", /(?<=\n)$(?![^])/]],
};

let copy: ReturnType<typeof performSteps>;
beforeAll(() => {
  copy = performSteps(steps, places);
});
afterAll(() => copy.delete());

test("takes two files, compiles, and follows the rules of imports", async () => {
  expect([...steps.keys()]).toEqual(Object.keys(places));
  expect(await copy.typeErrors(application)).toBe("");
  expect(await copy.contentMistakes()).toBe("");
  expect(await copy.node("tools/check-imports.ts")).toMatchObject({ status: 0 });
});

const form = "/newsletter/list-prices/honolulu-j2k";
const [ann, cy] = ["ann@example.com", "cy@example.com"];

test("is asked for, confirmed, sent once for each change, counted, and ended by its link", async () => {
  const built = await copy.node("node_modules/vite/bin/vite.js", "build");
  expect(built.status, built.output).toBe(0);
  const dataDir = join(copy.folder, "data");
  const start = () => startServer({ DATA_DIR: dataDir }, copy.folder);
  const mails = (to: string, subject: string) =>
    readdirSync(join(dataDir, "mail"))
      .filter((file) => file.endsWith(".eml"))
      .map((file) => readMail(readFileSync(join(dataDir, "mail", file), "latin1")))
      .filter(({ header }) => header("to") === to && header("subject") === subject);
  const sent = async (to: string, words: string, count: number) => {
    await expect.poll(() => mails(to, words).length).toBe(count);
    return mails(to, words)[0]!;
  };
  const setPrice = (cents: number) => {
    const file = "content/paddles/honolulu-j2k.yaml";
    copy.write(file, copy.read(file).replace(/^listPriceCents: .*/m, `listPriceCents: ${cents}`));
  };
  const owner = async (...words: string[]) => {
    const { output, status, stdout } = await copy.node("build/current/server/owner.js", ...words);
    expect(status, output).toBe(0);
    return stdout;
  };

  const secretIn = ({ links }: { links: readonly string[] }, name: "token" | "key") =>
    links.flatMap((link) => new URL(link).searchParams.get(name) ?? [])[0]!;

  setPrice(15_500);
  let server = await start();
  const post = (path: string, fields: Record<string, string>) =>
    fetch(server.url + path, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  try {
    const shown = plainText(await (await fetch(server.url + form)).text());
    expect(shown).toContain("List price by email: Honolulu J2K");
    expect((await fetch(`${server.url}/newsletter/list-prices/no-such-paddle`)).status).toBe(404);
    for (const email of [ann, cy]) {
      const asked = await post(form, { email });
      expect(asked.headers.get("location")).toBe(`${form}?subscribed#list-prices-emails`);
      const mail = await sent(email, "Please confirm: list price of the Honolulu J2K", 1);
      const token = secretIn(mail, "token");
      expect((await post("/newsletter/confirm", { token })).status).toBe(200);
    }
    await server.stop();

    setPrice(12_900);
    server = await start();
    const told = await sent(ann, "New list price: Honolulu J2K", 1);
    expect(told.text).toContain("costs $129.00 now");
    await sent(cy, "New list price: Honolulu J2K", 1);
    expect(await owner("subscribers", "find", ann)).toContain("the list price of honolulu-j2k");
    expect(JSON.parse(await owner("subscribers", "count", "--json"))).toMatchObject({
      "list-prices": { confirmed: 2, pending: 0, unsubscribed: 0 },
    });
    const key = secretIn(told, "key");
    expect((await post("/newsletter/unsubscribe", { key })).status).toBe(200);
    await server.stop();

    setPrice(14_900);
    server = await start();
    await sent(cy, "New list price: Honolulu J2K", 2);
    expect(mails(ann, "New list price: Honolulu J2K")).toHaveLength(1);
  } finally {
    await server.stop();
  }
});

test.each([
  ["src/mail/newsletter/plain-alerts.ts", /content\/newsletter\.yaml:\d+ .*alerts/],
  ["content/newsletter.yaml", /content\/newsletter\.yaml:1 .*alerts/],
])("%s left out is a mistake in the content", async (file, mistake) => {
  expect(await copy.without([file], copy.contentMistakes)).toMatch(mistake);
});

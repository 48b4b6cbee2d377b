import { describe, expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import { routes } from "../../src/pages.ts";
import type { Access } from "../../src/platform/acts.ts";
import { cleo, consoleSite, dana, htmlOf, lee } from "../support/console-site.ts";
import { samplePaths } from "../support/page-kinds.ts";

type ConsoleAddress = Extract<keyof typeof addresses, `console${string}`>;

/** Who may see each page: a page of the console that isn't listed here is a type error. */
const access: Record<ConsoleAddress, Access | "everyone"> = {
  console: "signed in",
  consoleQueue: "moderator",
  consoleSignIn: "everyone",
  consoleLink: "everyone",
  consoleAccount: "signed in",
  consoleReviews: "moderator",
  consolePhotos: "moderator",
  consolePhoto: "moderator",
  consoleWords: "moderator",
  consoleRequests: "editor",
  consoleQuestions: "moderator",
  consoleMessages: "owner",
  consoleMessage: "owner",
  consoleNewsletter: "owner",
  consoleIssuePreview: "owner",
  consoleIssueSending: "owner",
  consoleSubscribers: "owner",
  consoleFigures: "moderator",
  consoleContent: "editor",
  consolePreview: "editor",
  consoleNewEntry: "editor",
  consoleDrafts: "editor",
  consoleImport: "editor",
  consoleEntryPhotos: "editor",
  consoleEntryPhoto: "editor",
  consoleEntry: "editor",
  consolePublishing: "editor",
  consoleHistory: "editor",
  consoleGaps: "editor",
  consoleOffers: "editor",
  consoleWatch: "editor",
  consoleMachine: "owner",
  consoleLog: "owner",
};
const pages = Object.entries(access) as [ConsoleAddress, Access | "everyone"][];

/** Everyone but owners, and what they read on a page that isn't for them. */
const others = [
  [lee, { editor: "Only owners and editors can open this." }],
  [cleo, { moderator: "Only owners, community managers and moderators can open this." }],
] as const;
const maySee = ({ role }: (typeof others)[number][0], who: Access | "everyone") =>
  who === "everyone" || who === "signed in" || who === role;

/** Each page that isn't for a person, and what it says to them. */
const closed = others.flatMap(([person, says]) =>
  pages
    .filter(([, who]) => !maySee(person, who))
    .map(([name, who]) => {
      const said = { owner: "Only owners can open this.", ...says } as Partial<
        Record<string, string>
      >;
      return [name, person.role, person, said[who]!] as const;
    }),
);

describe("a page of the console", () => {
  const { ask, post, signIn, rows } = consoleSite("sqlite");

  test.each(pages)("%s is for: %s", async (name, who) => {
    const path = samplePaths[name];
    const status = async ({ email }: { email: string }) =>
      (await (await signIn(email)).get(path)).status;
    // A page about something that isn't there is a 404 for those who may look.
    const seen = await status(dana);
    expect([200, 404]).toContain(seen);
    expect({
      nobody: (await ask(path)).status,
      moderator: await status(lee),
      editor: await status(cleo),
    }).toEqual({
      nobody: who === "everyone" ? seen : 302,
      moderator: maySee(lee, who) ? seen : 403,
      editor: maySee(cleo, who) ? seen : 403,
    });
  });

  test.each(closed)("%s says to a person with the role %s whom it's for", async (...given) => {
    const [name, , { email }, says] = given;
    const browser = await signIn(email);
    const answers = [
      await browser.get(samplePaths[name]),
      await browser.post(samplePaths[name], { act: "" }),
    ];
    for (const answer of answers.filter(({ status }) => status !== 405)) {
      const said = await answer.text();
      expect(answer.status).toBe(403);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(said).toContain(says);
      expect(said).not.toContain("Something went wrong");
      // A page has the console's menu around it; previews and photos are other files and pages.
      if (!/(?:Preview|Photo)$/.test(name)) expect(said).toContain('href="/owner/account"');
    }
  });

  test.each(closed)("%s takes no post from the role %s, whatever it asks for", async (...given) => {
    const [name, , { email }] = given;
    const browser = await signIn(email);
    const before = await rows("owner_acts");
    for (const act of ["delete", "send", "drop", "retry", "export", "content publish", ""]) {
      const { status } = await browser.post(samplePaths[name], { act, sure: "yes", id: "1" });
      // A page without a form takes no post from anyone.
      expect([403, 405]).toContain(status);
    }
    expect(await rows("owner_acts")).toEqual(before);
    expect((await post(samplePaths[name], { act: "delete" })).status).not.toBe(303);
  });

  test.each([
    [lee, ["", "/queue", "/reviews", "/photos", "/questions", "/words", "/figures", "/account"]],
    [cleo, ["", "/requests", "/content", "/account"]],
  ])("has a menu of the pages that are for: $role", async ({ email }, paths) => {
    const html = await htmlOf(await signIn(email), "/owner/account");
    const [menu = ""] = /<nav[^>]*aria-label="Console">.*?<\/nav>/s.exec(html) ?? [];
    const links = [...menu.matchAll(/href="([^"]+)"/g)].map(([, path]) => path);
    expect(links).toEqual(paths.map((path) => `/owner${path}`));
  });

  test("is the only kind of page below /owner but the links of report emails", () => {
    const listed = pages.map(([name]) => addresses[name].path as string);
    const below = routes.map(({ path }) => path).filter((path) => /^\/owner(\/|$)/.test(path));
    // Previews are the site's own pages.
    expect([...below, addresses.consolePreview.path].toSorted()).toEqual(
      [...listed, addresses.reportLink.path].toSorted(),
    );
  });
});

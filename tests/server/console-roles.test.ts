import { describe, expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import { routes } from "../../src/pages.ts";
import { consoleSite, dana, lee } from "../support/console-site.ts";
import { samplePaths } from "../support/page-kinds.ts";

type ConsoleAddress = Extract<keyof typeof addresses, `console${string}`>;

/** Who may see each page: a page of the console that isn't listed here is a type error. */
const access: Record<ConsoleAddress, "everyone" | "moderators" | "owners"> = {
  console: "moderators",
  consoleQueue: "moderators",
  consoleSignIn: "everyone",
  consoleLink: "everyone",
  consoleAccount: "moderators",
  consoleReviews: "moderators",
  consoleWords: "moderators",
  consoleMessages: "owners",
  consoleMessage: "owners",
  consoleNewsletter: "owners",
  consoleIssuePreview: "owners",
  consoleSubscribers: "owners",
  consoleFigures: "moderators",
  consoleContent: "moderators",
  consolePreview: "owners",
  consoleLog: "owners",
};
const pages = Object.entries(access) as [ConsoleAddress, (typeof access)[ConsoleAddress]][];

describe("a page of the console", () => {
  const { ask, post, signIn, rows } = consoleSite("sqlite");

  test.each(pages)("%s is for %s", async (name, who) => {
    const path = samplePaths[name];
    const [moderator, owner] = [await signIn(lee.email), await signIn(dana.email)];
    const statuses = {
      nobody: (await ask(path)).status,
      moderator: (await moderator.get(path)).status,
      owner: (await owner.get(path)).status,
    };
    // A page about something that isn't there is a 404 for those who may look.
    const seen = statuses.owner;
    expect([200, 404]).toContain(seen);
    expect(statuses).toEqual({
      nobody: who === "everyone" ? seen : 302,
      moderator: who === "owners" ? 403 : seen,
      owner: seen,
    });
  });

  test.each(pages.filter(([, who]) => who === "owners"))(
    "%s says to a moderator that it's for owners",
    async (name) => {
      const moderator = await signIn(lee.email);
      const answers = [
        await moderator.get(samplePaths[name]),
        await moderator.post(samplePaths[name], { act: "" }),
      ];
      for (const answer of answers.filter(({ status }) => status !== 405)) {
        const said = await answer.text();
        expect(answer.status).toBe(403);
        expect(answer.headers.get("cache-control")).toBe("no-store");
        expect(said).toContain("Only owners can open this.");
        expect(said).not.toContain("Something went wrong");
        // A page has the console's menu around it; previews are other files and pages.
        if (!name.endsWith("Preview")) expect(said).toContain('href="/owner/account"');
      }
    },
  );

  test.each(pages.filter(([, who]) => who === "owners"))(
    "%s takes no post from a moderator, whatever it asks for",
    async (name) => {
      const moderator = await signIn(lee.email);
      const before = await rows("owner_acts");
      for (const act of ["delete", "send", "drop", "retry", "export", ""]) {
        const { status } = await moderator.post(samplePaths[name], { act, sure: "yes", id: "1" });
        // A page without a form takes no post from anyone.
        expect([403, 405]).toContain(status);
      }
      expect(await rows("owner_acts")).toEqual(before);
      expect((await post(samplePaths[name], { act: "delete" })).status).not.toBe(303);
    },
  );

  test("is the only kind of page below /owner but the links of report emails", () => {
    const listed = pages.map(([name]) => addresses[name].path as string);
    const below = routes.map(({ path }) => path).filter((path) => /^\/owner(\/|$)/.test(path));
    // Previews are the site's own pages.
    expect([...below, addresses.consolePreview.path].toSorted()).toEqual(
      [...listed, addresses.reportLink.path].toSorted(),
    );
  });
});

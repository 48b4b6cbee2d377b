import { beforeEach, describe, expect, test } from "vitest";
import { consoleSite, lee, textOf } from "../support/console-site.ts";
import { fillConsole } from "../support/console-store.ts";
import { engines } from "../support/engines.ts";

describe.each(engines)("the console's home on %s", (engine) => {
  const here = consoleSite(engine);
  let fill: ReturnType<typeof fillConsole>;
  beforeEach(() => (fill = fillConsole(here.place)));

  test("says what waits for an owner, and where", async () => {
    const owner = await here.signIn();
    expect(await textOf(owner, "/owner")).toContain("Nothing waits for you.");
    await fill.hold(await fill.review("Held", here.now), here.now);
    await fill.report(await fill.review("Reported", here.now), "Spam.", here.now);
    await fill.message("Which paddle?", here.now);
    await fill.failedMail("nobody@example.invalid", here.now);
    const home = await textOf(owner, "/owner");
    expect(home).toContain('<a href="/owner/queue">2 reviews to read</a>');
    expect(home).toContain('<a href="/owner/messages">1 message</a>');
    expect(home).toContain('<a href="/owner/queue#failed-email">1 email that failed</a>');
    expect(home).not.toContain("Nothing waits for you.");
  });

  test("says nothing to a moderator of what is for owners", async () => {
    await fill.message("Which paddle?", here.now);
    await fill.failedMail("nobody@example.invalid", here.now);
    expect(await textOf(await here.signIn(lee.email), "/owner")).toContain(
      "Nothing waits for you.",
    );
  });
});

import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import {
  encodeCredentials,
  lacksPassword,
  withoutPassword,
  withPassword,
  withSettings,
} from "./settings-text.ts";

test.each([
  ["smtps://rally:secret@mail.test:465", "smtps://rally:secret@mail.test:465"],
  ["smtps://rally:p@ss/word@mail.test:465", "smtps://rally:p%40ss%2Fword@mail.test:465"],
  // What is encoded stays; with a character that can't be, the whole password was typed as it is.
  ["smtps://rally:p%40ss@mail.test:465", "smtps://rally:p%40ss@mail.test:465"],
  ["smtps://rally:p%40s@s@mail.test:465", "smtps://rally:p%2540s%40s@mail.test:465"],
  ["smtps://rally:100%@mail.test:465", "smtps://rally:100%25@mail.test:465"],
  ["smtp://hi@pickle.test:a:b@mail.test:587", "smtp://hi%40pickle.test:a%3Ab@mail.test:587"],
  ["postgresql://rally:a?b#c@127.0.0.1/rally", "postgresql://rally:a%3Fb%23c@127.0.0.1/rally"],
  ["smtp://mail.test:25", "smtp://mail.test:25"],
  ["no address", "no address"],
])("'%s' is written as '%s'", (typed, written) => {
  expect(encodeCredentials(typed)).toBe(written);
});

test("a password that was asked for apart is always encoded", () => {
  const address = "smtps://hi%40pickle.test@mail.test:465";
  expect(lacksPassword(address)).toBe(true);
  const whole = withPassword(address, "p%40$&/");
  expect(decodeURIComponent(new URL(whole).password)).toBe("p%40$&/");
  expect(lacksPassword(whole)).toBe(false);
  expect(lacksPassword("smtp://mail.test:25")).toBe(false);
  expect(withoutPassword(whole)).toBe("smtps://hi%40pickle.test:…@mail.test:465");
});

describe("a settings file", () => {
  const shipped =
    "# The site.\nSITE_URL=https://rallyrank.example\n# DATABASE_URL=postgresql://…\n";

  test("keeps its other lines, and a setting in a comment takes its place", () => {
    const text = withSettings(`${shipped}REVIEWS=hold`, {
      SITE_URL: "https://pickle.test",
      DATABASE_URL: "postgresql://rally:$&@127.0.0.1/rally",
      MAIL_FROM: "Pickle <hi@pickle.test>",
    });
    expect(text).toBe(
      "# The site.\nSITE_URL=https://pickle.test\nDATABASE_URL=postgresql://rally:$&@127.0.0.1/rally\nREVIEWS=hold\nMAIL_FROM=Pickle <hi@pickle.test>\n",
    );
    expect(withSettings(text, { DATABASE_URL: undefined })).not.toContain("DATABASE_URL");
    expect(withSettings(shipped, { DATABASE_URL: undefined })).toBe(shipped);
  });

  test.each(["Paddle #1 <a@b.test>", 'The "Best" <a@b.test>', "Dana's <a@b.test>", " a ", "a\\nb"])(
    "has %j as it was typed",
    (value) => {
      expect(parseEnv(withSettings("", { MAIL_FROM: value }))["MAIL_FROM"]).toBe(value);
    },
  );

  test("takes nothing that would become another line", () => {
    expect(() => withSettings("", { MAIL_FROM: "a\nHSTS=off" })).toThrow("one line");
  });
});

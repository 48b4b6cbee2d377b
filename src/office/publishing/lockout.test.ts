import { expect, test } from "vitest";
import { lockoutOf, readPeopleFile } from "./lockout.ts";

const contactEmail = "hello@rallyrank.example";
const person = (name: string, role: "owner" | "moderator" | "editor") => ({
  name,
  email: `${name}@example.com`,
  role,
});
const now = { contactEmail, console: [person("dana", "owner"), person("cleo", "editor")] };

test.each([
  ["the same people", now.console, undefined],
  ["a new editor", [...now.console, person("lee", "editor")], undefined],
  ["no editor", [person("dana", "owner")], undefined],
  [
    "another owner beside a misspelled one",
    [person("dan", "owner"), person("max", "owner")],
    "you'd be signed out",
  ],
  ["no owner", [person("cleo", "editor")], "lists no owner anymore"],
  [
    "its writer as an editor",
    [person("dana", "editor"), person("max", "owner")],
    "lists you as an editor",
  ],
  ["nobody, so that the site's own address is the owner's", undefined, "you'd be signed out"],
])("%s: %s", (_, console, expected) => {
  const says = lockoutOf(now, { contactEmail, ...(console && { console }) }, "dana@example.com");
  if (expected === undefined) expect(says).toBeUndefined();
  else expect(says).toContain(expected);
});

test("a command, which nobody signs in for, may leave out anyone but the last owner", () => {
  const others = { contactEmail, console: [person("max", "owner")] };
  expect(lockoutOf(now, others)).toBeUndefined();
  expect(lockoutOf(now, { contactEmail, console: [person("cleo", "editor")] })).toBeDefined();
});

test("a site that had no owner can still be changed", () => {
  const none = { contactEmail, console: [person("cleo", "editor")] };
  expect(lockoutOf(none, none)).toBeUndefined();
});

test("a text with mistakes lists nobody", async () => {
  expect(await readPeopleFile("name: [")).toBeUndefined();
  expect(await readPeopleFile("name: Pickle")).toBeUndefined();
});

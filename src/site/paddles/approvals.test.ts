import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { approvalsOf, presentApprovals } from "./approvals.ts";
import { type Approval, paddleFile } from "./paddle.content.ts";

const usap = (state: Approval["state"], on: string, version?: string): Approval => ({
  list: "USA Pickleball",
  state,
  on,
  ...(version === undefined ? {} : { version }),
});
const upaA = (state: Approval["state"], on: string): Approval => ({ list: "UPA-A", state, on });

test("what a list said last counts, whatever the order in the file", () => {
  const all = [
    usap("not listed", "2026-11-20"),
    usap("approved", "2026-03"),
    upaA("certified", "2026-10"),
  ];
  expect(presentApprovals(all)).toEqual({
    usaPickleball: "not listed",
    upaA: "certified",
    approvalsLookedUp: "2026-10",
  });
  expect(approvalsOf(all).map(({ on }) => on)).toEqual(["2026-11-20", "2026-10", "2026-03"]);
});

test("a list nobody looked at says nothing, and what it said of a version is the version's alone", () => {
  const all = [usap("approved", "2026-03"), usap("not listed", "2026-11", "V7")];
  expect(presentApprovals(all)).toMatchObject({ usaPickleball: "approved", upaA: null });
  expect(presentApprovals(all, "V7")).toMatchObject({ usaPickleball: "not listed", upaA: null });
  expect(presentApprovals([])).toEqual({ usaPickleball: null, upaA: null });
});

const fields = parse(readFileSync("content/paddles/crbn-3x-power-series.yaml", "utf8")) as object;
const mistakesOf = (approvals: unknown) =>
  (paddleFile.safeParse({ ...fields, approvals }).error?.issues ?? []).map(({ path }) =>
    path.join("."),
  );

test.each([
  ["a state that the list doesn't have", [usap("certified", "2026-03")], "approvals.0.state"],
  ["a version that isn't the paddle's", [usap("approved", "2026-03", "V9")], "approvals.0.version"],
  [
    "two answers on one day",
    [usap("approved", "2026-03-14"), usap("not listed", "2026-03-14")],
    "approvals.1.on",
  ],
  ["no date", [{ list: "UPA-A", state: "certified" }], "approvals.0.on"],
  [
    "a script as its link",
    [{ ...usap("approved", "2026-03"), link: "javascript:alert(1)" }],
    "approvals.0.link",
  ],
])("an approval with %s is a mistake", (_, approvals, path) => {
  expect(new Set(mistakesOf(approvals))).toEqual(new Set([path]));
});

test("a version that the file lists can have its own", () => {
  expect(mistakesOf([usap("approved", "2026-03", "14 mm version")])).toEqual([]);
});

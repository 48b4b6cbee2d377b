import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { approvalsOf, historiesOf, listSaid, presentApprovals, spanText } from "./approvals.ts";
import { type Approval, paddleFile } from "./paddle.content.ts";

const link = "https://lists.example";
const usap = (state: Approval["state"], on: string, version?: string): Approval => ({
  list: "USA Pickleball",
  state,
  on,
  link,
  ...(version === undefined ? {} : { version }),
});
const upaA = (state: Approval["state"], on: string): Approval => ({
  list: "UPA-A",
  state,
  on,
  link,
});
const byRegister = { by: "A Register", kind: "register" } as const;

test("what a list said last counts, whatever the order in the file", () => {
  const all = [
    usap("not listed", "2026-11-20"),
    usap("approved", "2026-03"),
    upaA("certified", "2026-10"),
  ];
  expect(presentApprovals(all)).toEqual({
    usaPickleball: "not listed",
    upaA: "certified",
    quietList: null,
    approvalsLookedUp: "2026-10",
  });
  expect(approvalsOf(all).map(({ on }) => on)).toEqual(["2026-11-20", "2026-10", "2026-03"]);
});

test("a list nobody looked at says nothing, and what it said of a version is the version's alone", () => {
  const all = [usap("approved", "2026-03"), usap("not listed", "2026-11", "V7")];
  expect(presentApprovals(all)).toMatchObject({ usaPickleball: "approved", upaA: null });
  expect(presentApprovals(all, "V7")).toMatchObject({ usaPickleball: "not listed", upaA: null });
  expect(presentApprovals([])).toEqual({ usaPickleball: null, upaA: null, quietList: null });
});

test("a reading counts only if it says who looked: by its link, or by name", () => {
  const unsigned = { list: "USA Pickleball", state: "approved", on: "2026-03" } as const;
  expect(presentApprovals([unsigned])).toEqual({
    usaPickleball: null,
    upaA: null,
    quietList: null,
  });
  const theirs = { ...unsigned, ...byRegister };
  expect(presentApprovals([theirs])).toMatchObject({ usaPickleball: "approved" });
  expect(historiesOf({ approvals: [unsigned] })).toEqual([]);
  expect(presentApprovals([theirs, { ...usap("not listed", "2026-11") }])).toMatchObject({
    usaPickleball: "not listed",
    approvalsLookedUp: "2026-11",
  });
});

test("the same answer of two readers is told apart", () => {
  const approvals = [
    { ...usap("approved", "2026-03"), ...byRegister },
    { ...usap("approved", "2026-09"), ...byRegister },
    usap("approved", "2026-11-20"),
  ];
  const [{ now, before }] = historiesOf({ approvals }) as [ReturnType<typeof historiesOf>[0]];
  expect([now, ...before].map((span) => [span.by, ...span.on])).toEqual([
    [undefined, "2026-11-20"],
    ["A Register", "2026-09", "2026-03"],
  ]);
  expect([now, ...before].map(spanText)).toEqual([
    "looked up on November 20, 2026",
    "as A Register had it in September 2026",
  ]);
});

test.each<[list: Approval["list"], state: Approval["state"], ours: string, theirs: string]>([
  [
    "USA Pickleball",
    "approved",
    "USA Pickleball's list had it as approved when we looked in March 2026.",
    "A Register had it as approved by USA Pickleball in March 2026.",
  ],
  [
    "UPA-A",
    "certified",
    "The UPA-A's list had it as certified when we looked in March 2026.",
    "A Register had it as certified by the UPA-A in March 2026.",
  ],
  [
    "Quiet list",
    "listed",
    "USA Pickleball's Quiet list had it when we looked in March 2026.",
    "A Register had it on USA Pickleball's Quiet list in March 2026.",
  ],
  [
    "Quiet list",
    "not listed",
    "It wasn't on USA Pickleball's Quiet list when we looked in March 2026.",
    "It wasn't on USA Pickleball's Quiet list as A Register had it in March 2026.",
  ],
  [
    "UPA-A",
    "some versions",
    "The UPA-A's list had some versions of it when we looked in March 2026, not all.",
    "The UPA-A's list had some versions of it as A Register had it in March 2026, not all.",
  ],
])("what the %s list says is told with who looked: %s", (list, state, ours, theirs) => {
  const said = (by: string | undefined) => listSaid(list, { state, on: "2026-03", by });
  expect([said(undefined), said("A Register")]).toEqual([ours, theirs]);
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
  [
    "a reader of no kind",
    [{ ...usap("approved", "2026-03"), by: "A Register" }],
    "approvals.0.kind",
  ],
  ["a kind without a reader", [{ ...usap("approved", "2026-03"), kind: "lab" }], "approvals.0.by"],
  [
    "another list's word",
    [{ list: "Quiet list", state: "approved", on: "2026-03" }],
    "approvals.0.state",
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

import { expect, test } from "vitest";
import { isReservedName, isSameName } from "./reserved-names.ts";

test.each([
  "Owner",
  "owner",
  "0wner",
  "\u041Ewner",
  "\u0585wner",
  "O.w.n.e.r",
  "O w n e r",
  "The Owner",
  "Site Owner",
  "Admin",
  "Adm1n",
  "Admins",
  "Administrator",
  "Moderator",
  "Dave Admin",
  "RallyRank",
  "Rally Rank",
  "RallyRank Team",
  "The Ra11yRank Team",
  "R\u0430llyR\u0430nk",
  "Ann of RallyRank",
  "Team",
  "The Team",
  "Support Staff",
  "Official",
])("nobody may review as %j", (name) => {
  expect(isReservedName(name, "RallyRank")).toBe(true);
});

test.each([
  "Owen",
  "Bowen",
  "Adam",
  "Adamina",
  "Ed",
  "Edith",
  "Rose Staff",
  "Stafford",
  "Tim",
  "Teamus",
  "Modesty",
  "Moe",
  "Rally",
  "Frank",
  "Dana",
  "Ann-Marie O'Neil",
  "\u674E",
  "Ольга",
  "👍",
])("a player may be called %j", (name) => {
  expect(isReservedName(name, "RallyRank")).toBe(false);
});

test("a name is the same however it's disguised", () => {
  expect(isSameName("D\u0430na", "Dana")).toBe(true);
  expect(isSameName("dana lee", "Dana Lee")).toBe(true);
  expect(isSameName("Dan", "Dana")).toBe(false);
});

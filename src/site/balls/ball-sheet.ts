// The columns of a spreadsheet of balls.

import { sheetField, type SheetField } from "../../platform/sheets/columns.ts";
import { ballUses, inCold } from "./ball.content.ts";

/** What may have a source. */
const facts: readonly SheetField[] = [
  sheetField("holes", "Holes", { is: "whole" }, "number of holes, hole count"),
  sheetField("weightOz", "Weight", { is: "measure", unit: "oz" }, "ball weight"),
  sheetField("construction", "Construction", "text", "build, material"),
  sheetField("pricePerBallCents", "Price per ball", { is: "price" }, "price, ball price"),
  sheetField("approval", "Approval", "text", "approved, approvals"),
];
const named = Object.fromEntries(facts.map(({ field, heading }) => [field, heading]));

/** In the order in which they're written. */
export const ballSheet: readonly SheetField[] = [
  sheetField("slug", "Slug", "text", "file, address"),
  sheetField("name", "Name", "text", "ball, model, ball name"),
  sheetField("maker", "Maker", "text", "brand, manufacturer, company"),
  sheetField("use", "Use", { is: "choice", of: ballUses }, "indoor or outdoor, indoor outdoor"),
  ...facts.map((fact) => ({ ...fact, hasSource: true })),
  sheetField("approvalLookedUp", "Approval looked up", { is: "date", of: "day or month" }),
  sheetField("reputation", "Reputation", "text"),
  sheetField("bestFor", "Best for", "text"),
  sheetField("inCold", "In the cold", { is: "choice", of: inCold }, "cold"),
  sheetField("notConfirmed", "Not confirmed", { is: "fields", of: named }, "unconfirmed"),
];

// The columns of a spreadsheet of balls.

import type { SheetField } from "../../platform/sheets/columns.ts";
import { ballUses, inCold } from "./ball.content.ts";

/** What may have a source. */
const facts: readonly SheetField[] = [
  {
    field: "holes",
    heading: "Holes",
    also: ["number of holes", "hole count"],
    kind: { is: "whole" },
  },
  {
    field: "weightOz",
    heading: "Weight",
    also: ["ball weight"],
    kind: { is: "measure", unit: "oz" },
  },
  {
    field: "construction",
    heading: "Construction",
    also: ["build", "material"],
    kind: { is: "text" },
  },
  {
    field: "pricePerBallCents",
    heading: "Price per ball",
    also: ["price", "ball price"],
    kind: { is: "price" },
  },
  { field: "approval", heading: "Approval", also: ["approved", "approvals"], kind: { is: "text" } },
];

/** In the order in which they're written. */
export const ballSheet: readonly SheetField[] = [
  { field: "slug", heading: "Slug", also: ["file", "address"], kind: { is: "text" } },
  { field: "name", heading: "Name", also: ["ball", "model", "ball name"], kind: { is: "text" } },
  {
    field: "maker",
    heading: "Maker",
    also: ["brand", "manufacturer", "company"],
    kind: { is: "text" },
  },
  {
    field: "use",
    heading: "Use",
    also: ["indoor or outdoor", "indoor outdoor"],
    kind: { is: "choice", of: ballUses },
  },
  ...facts.map((fact) => ({ ...fact, hasSource: true })),
  {
    field: "approvalLookedUp",
    heading: "Approval looked up",
    kind: { is: "date", of: "day or month" },
  },
  { field: "reputation", heading: "Reputation", kind: { is: "text" } },
  { field: "bestFor", heading: "Best for", kind: { is: "text" } },
  { field: "inCold", heading: "In the cold", also: ["cold"], kind: { is: "choice", of: inCold } },
  {
    field: "notConfirmed",
    heading: "Not confirmed",
    also: ["unconfirmed"],
    kind: {
      is: "fields",
      of: Object.fromEntries(facts.map(({ field, heading }) => [field, heading])),
    },
  },
];

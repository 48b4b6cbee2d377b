// The columns of a spreadsheet of paddles: those with a page of ours, and listed ones.

import type { SheetField } from "../../platform/sheets/columns.ts";
import { categories, shapes, surfaces, upaAStates, usaPickleballStates } from "./paddle-values.ts";

const facts: readonly SheetField[] = [
  {
    field: "brand",
    heading: "Brand",
    also: ["maker", "manufacturer", "company"],
    kind: { is: "text" },
    hasSource: true,
  },
  {
    field: "year",
    heading: "Year",
    also: ["released", "release year", "year released", "model year", "launch year", "came out"],
    kind: { is: "whole", isYear: true },
    hasSource: true,
  },
  {
    field: "listPriceCents",
    heading: "List price",
    also: ["price", "msrp", "retail price", "retail"],
    kind: { is: "price" },
    hasSource: true,
  },
  {
    field: "surface",
    heading: "Surface",
    also: ["surface material", "face type"],
    kind: { is: "choice", of: surfaces, meant: { kevlar: "Aramid", carbon: "Carbon Fiber" } },
    hasSource: true,
  },
  {
    field: "shape",
    heading: "Shape",
    also: ["paddle shape"],
    kind: { is: "choice", of: shapes },
    hasSource: true,
  },
  {
    field: "coreMm",
    heading: "Core",
    also: ["core thickness", "thickness"],
    kind: { is: "measure", unit: "mm" },
    hasSource: true,
  },
  {
    field: "lengthIn",
    heading: "Length",
    also: ["paddle length", "overall length"],
    kind: { is: "measure", unit: "in" },
    hasSource: true,
  },
  {
    field: "widthIn",
    heading: "Width",
    also: ["paddle width"],
    kind: { is: "measure", unit: "in" },
    hasSource: true,
  },
  {
    field: "gripLengthIn",
    heading: "Grip length",
    also: ["grip", "handle length", "handle"],
    kind: { is: "measure", unit: "in" },
    hasSource: true,
  },
  {
    field: "weightOz",
    heading: "Weight",
    also: ["average weight", "static weight", "avg weight"],
    kind: { is: "measure", unit: "oz" },
    hasSource: true,
  },
];

/** In the order in which they're written. */
export const paddleSheet: readonly SheetField[] = [
  { field: "slug", heading: "Slug", also: ["page", "address", "file"], kind: { is: "text" } },
  {
    field: "name",
    heading: "Name",
    also: ["paddle", "model", "paddle name"],
    kind: { is: "text" },
  },
  { field: "fullName", heading: "Full name", kind: { is: "text" } },
  { field: "shortName", heading: "Short name", kind: { is: "text" } },
  {
    field: "aliases",
    heading: "Other names",
    also: ["also known as", "nicknames"],
    kind: { is: "list" },
  },
  {
    field: "category",
    heading: "Category",
    also: ["type", "play style"],
    kind: { is: "choice", of: categories },
  },
  ...facts,
  {
    field: "pricedIn",
    heading: "Price month",
    also: ["price date"],
    kind: { is: "date", of: "month" },
  },
  { field: "faceMaterial", heading: "Face material", also: ["face"], kind: { is: "text" } },
  {
    field: "usaPickleball",
    heading: "USA Pickleball",
    also: ["usap", "usapa"],
    guesses: ["approval", "approvals", "approval body", "approved by", "approved", "certification"],
    kind: { is: "choice", of: usaPickleballStates, meant: { yes: "approved", no: "not listed" } },
    list: "USA Pickleball",
  },
  {
    field: "upaA",
    heading: "UPA-A",
    kind: { is: "choice", of: upaAStates, meant: { yes: "certified", no: "not listed" } },
    list: "UPA-A",
  },
  {
    field: "notConfirmed",
    heading: "Not confirmed",
    also: ["unconfirmed"],
    kind: {
      is: "fields",
      of: {
        identity: "Identity",
        ...Object.fromEntries(
          facts.flatMap(({ field, heading }) =>
            field === "listPriceCents" ? [] : [[field, heading]],
          ),
        ),
        usaPickleball: "USA Pickleball",
        upaA: "UPA-A",
      },
    },
  },
  { field: "updated", heading: "Updated", also: ["last updated"], kind: { is: "date", of: "day" } },
];

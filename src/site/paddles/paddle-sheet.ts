// The columns of a spreadsheet of paddles: those with a page of ours, and listed ones.

import type { SheetField } from "../../platform/sheets/columns.ts";
import {
  builds,
  categories,
  edges,
  lifecycles,
  quietStates,
  shapes,
  surfaces,
  textures,
  upaAStates,
  usaPickleballStates,
} from "./paddle-values.ts";

const measure = (field: string, heading: string, unit: "oz" | "mm" | "in", ...also: string[]) => ({
  field,
  heading,
  also,
  kind: { is: "measure", unit } as const,
});

/** What may have a source. */
const facts: readonly SheetField[] = [
  {
    field: "brand",
    heading: "Brand",
    also: ["maker", "manufacturer", "company"],
    kind: { is: "text" },
  },
  {
    field: "year",
    heading: "Year",
    also: ["released", "release year", "year released", "model year", "launch year", "came out"],
    kind: { is: "whole", isYear: true },
  },
  {
    field: "listPriceCents",
    heading: "List price",
    also: ["price", "msrp", "retail price", "retail"],
    kind: { is: "price" },
  },
  {
    field: "surface",
    heading: "Surface",
    also: ["surface material", "face type"],
    kind: { is: "choice", of: surfaces, meant: { kevlar: "Aramid", carbon: "Carbon Fiber" } },
  },
  { field: "shape", heading: "Shape", also: ["paddle shape"], kind: { is: "choice", of: shapes } },
  measure("coreMm", "Core", "mm", "core thickness", "thickness"),
  measure("lengthIn", "Length", "in", "paddle length", "overall length"),
  measure("widthIn", "Width", "in", "paddle width"),
  measure("gripLengthIn", "Grip length", "in", "grip", "handle length", "handle"),
  measure("weightOz", "Weight", "oz", "average weight", "static weight", "avg weight"),
  measure("lightestOz", "Weight from", "oz", "weight min", "min weight", "lightest"),
  {
    field: "build",
    heading: "Build",
    also: ["core type", "core build"],
    kind: { is: "choice", of: builds },
  },
  { field: "coreMaterial", heading: "Core material", kind: { is: "text" } },
  {
    field: "faceTexture",
    heading: "Face texture",
    also: ["texture", "grit"],
    kind: {
      is: "choice",
      of: textures,
      meant: { "raw carbon": "raw", "peel ply": "raw", sprayed: "painted grit" },
    },
  },
  measure("gripCircumferenceIn", "Grip circumference", "in", "circumference", "grip size"),
  { field: "edge", heading: "Edge", kind: { is: "choice", of: edges } },
  {
    field: "launched",
    heading: "Launched",
    also: ["launch", "launch date", "launch month", "release date"],
    kind: { is: "date", of: "month" },
  },
  {
    field: "lifecycle",
    heading: "Lifecycle",
    also: ["availability", "status"],
    kind: { is: "choice", of: lifecycles, meant: { current: "sold", "coming soon": "upcoming" } },
  },
  { field: "handleOptions", heading: "Handle options", also: ["handles"], kind: { is: "text" } },
  { field: "warranty", heading: "Warranty", kind: { is: "text" } },
  {
    field: "madeIn",
    heading: "Made in",
    also: ["country", "country of origin"],
    kind: { is: "text" },
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
  // One of a page's versions; its own, if the page has none of that name.
  { field: "versionName", heading: "Version", also: ["variant"], kind: { is: "text" } },
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
  ...facts.map((fact) => ({ ...fact, hasSource: true })),
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
    field: "quietList",
    heading: "Quiet list",
    also: ["quiet", "quiet category"],
    kind: { is: "choice", of: quietStates, meant: { yes: "listed", no: "not listed" } },
    list: "Quiet list",
  },
  measure("heaviestOz", "Weight to", "oz", "weight max", "max weight", "heaviest"),
  {
    field: "replaces",
    heading: "Replaces",
    also: ["replaced model", "earlier model", "predecessor"],
    kind: { is: "text" },
    inner: "name",
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
        quietList: "Quiet list",
      },
    },
  },
  { field: "updated", heading: "Updated", also: ["last updated"], kind: { is: "date", of: "day" } },
];

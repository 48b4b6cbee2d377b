// The columns of a spreadsheet of paddles: those with a page of ours, and listed ones.

import { type CellKind, sheetField, type SheetField } from "../../platform/sheets/columns.ts";
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

const choice = (of: readonly string[], meant: Readonly<Record<string, string>> = {}): CellKind => ({
  is: "choice",
  of,
  meant,
});
const measure = (unit: "oz" | "mm" | "in"): CellKind => ({ is: "measure", unit });
const month = { is: "date", of: "month" } as const;
const cameOut = "released, release year, year released, model year, launch year, came out";
const faces = { kevlar: "Aramid", carbon: "Carbon Fiber" };
const inTrade = { current: "sold", "coming soon": "upcoming" };
const rough = { "raw carbon": "raw", "peel ply": "raw", sprayed: "painted grit" };

/** What may have a source. */
const facts: readonly SheetField[] = [
  sheetField("brand", "Brand", "text", "maker, manufacturer, company"),
  sheetField("year", "Year", { is: "whole", isYear: true }, cameOut),
  sheetField("listPriceCents", "List price", { is: "price" }, "price, msrp, retail price, retail"),
  sheetField("surface", "Surface", choice(surfaces, faces), "surface material, face type"),
  sheetField("shape", "Shape", choice(shapes), "paddle shape"),
  sheetField("coreMm", "Core", measure("mm"), "core thickness, thickness"),
  sheetField("lengthIn", "Length", measure("in"), "paddle length, overall length"),
  sheetField("widthIn", "Width", measure("in"), "paddle width"),
  sheetField("gripLengthIn", "Grip length", measure("in"), "grip, handle length, handle"),
  sheetField("weightOz", "Weight", measure("oz"), "average weight, static weight, avg weight"),
  sheetField("lightestOz", "Weight from", measure("oz"), "weight min, min weight, lightest"),
  sheetField("build", "Build", choice(builds), "core type, core build"),
  sheetField("coreMaterial", "Core material", "text", "", { guesses: ["core"] }),
  sheetField("faceTexture", "Face texture", choice(textures, rough), "texture, grit"),
  sheetField(
    "gripCircumferenceIn",
    "Grip circumference",
    measure("in"),
    "circumference, grip size",
  ),
  sheetField("edge", "Edge", choice(edges)),
  sheetField("launched", "Launched", month, "launch, launch date, launch month, release date"),
  sheetField("lifecycle", "Lifecycle", choice(lifecycles, inTrade), "availability, status"),
  sheetField("handleOptions", "Handle options", "text", "handles"),
  sheetField("warranty", "Warranty", "text"),
  sheetField("madeIn", "Made in", "text", "country, country of origin"),
];

const named = {
  identity: "Identity",
  ...Object.fromEntries(
    facts.flatMap(({ field, heading }) => (field === "listPriceCents" ? [] : [[field, heading]])),
  ),
  usaPickleball: "USA Pickleball",
  upaA: "UPA-A",
  quietList: "Quiet list",
};
const maybe = "approval, approvals, approval body, approved by, approved, certification";
const meansYes = (yes: string) => ({ yes, no: "not listed" });

/** In the order in which they're written. */
export const paddleSheet: readonly SheetField[] = [
  sheetField("slug", "Slug", "text", "page, address, file"),
  sheetField("name", "Name", "text", "paddle, model, paddle name"),
  // One of a page's versions; its own, if the page has none of that name.
  sheetField("versionName", "Version", "text", "variant"),
  sheetField("fullName", "Full name", "text"),
  sheetField("shortName", "Short name", "text"),
  sheetField("aliases", "Other names", { is: "list" }, "also known as, nicknames"),
  sheetField("category", "Category", choice(categories), "type, play style"),
  ...facts.map((fact) => ({ ...fact, hasSource: true })),
  sheetField("pricedIn", "Price month", month, "price date"),
  sheetField("faceMaterial", "Face material", "text", "face"),
  sheetField(
    "usaPickleball",
    "USA Pickleball",
    choice(usaPickleballStates, meansYes("approved")),
    "usap, usapa",
    {
      guesses: maybe.split(", "),
      list: "USA Pickleball",
    },
  ),
  sheetField("upaA", "UPA-A", choice(upaAStates, meansYes("certified")), "", { list: "UPA-A" }),
  sheetField(
    "quietList",
    "Quiet list",
    choice(quietStates, meansYes("listed")),
    "quiet, quiet category",
    {
      list: "Quiet list",
    },
  ),
  sheetField("heaviestOz", "Weight to", measure("oz"), "weight max, max weight, heaviest"),
  sheetField("replaces", "Replaces", "text", "replaced model, earlier model, predecessor", {
    inner: "name",
  }),
  sheetField("notConfirmed", "Not confirmed", { is: "fields", of: named }, "unconfirmed"),
  sheetField("updated", "Updated", { is: "date", of: "day" }, "last updated"),
];

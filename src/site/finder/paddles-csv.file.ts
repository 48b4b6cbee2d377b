import { addresses } from "../../addresses.ts";
import { wholeCatalog } from "./finder-query.ts";
import { leftOf, listCodec, listQueries, runFinder } from "./run-finder.ts";
import type { FactName } from "../paddles/paddle-values.ts";
import { shownFact, wordFacts } from "../paddles/paddle-facts.ts";
import type { PaddleSummary } from "../paddles/paddle-summary.ts";
import { csvAnswer, type CsvColumn, defineFile } from "../../platform/render/define-route.tsx";
import type { FactSource } from "../../platform/text/fact-source.ts";
import { dollars } from "../../platform/text/money.ts";
import { bareValue } from "../../platform/text/sample.ts";
import { toOneDecimal } from "../reviews/ratings/ratings.ts";

const factColumns: [name: string, fact: FactName | "faceMaterial" | "approvalsLookedUp"][] = [
  ["released", "year"],
  ["surface", "surface"],
  ["face_material", "faceMaterial"],
  ["shape", "shape"],
  ["weight_oz", "weightOz"],
  ["core_mm", "coreMm"],
  ["length_in", "lengthIn"],
  ["width_in", "widthIn"],
  ["grip_length_in", "gripLengthIn"],
  ["usa_pickleball", "usaPickleball"],
  ["upa_a", "upaA"],
  ["quiet_list", "quietList"],
  ["approvals_looked_up", "approvalsLookedUp"],
];
const columnOf = new Map<string, string>(factColumns.map(([name, fact]) => [fact, name]));

/** A fact, unless it's a lab's, which isn't ours to hand on. */
const toGive = <Value>(
  { sources }: PaddleSummary["paddle"],
  fact: string,
  value: Value,
): Value | null =>
  (sources as Record<string, FactSource | undefined> | undefined)?.[fact]?.kind === "lab"
    ? null
    : value;

const columns: CsvColumn<PaddleSummary>[] = [
  ["slug", ({ paddle }) => paddle.slug],
  ["name", ({ paddle }) => paddle.name],
  ["full_name", ({ paddle }) => paddle.fullName],
  ["brand", ({ paddle }) => paddle.brand],
  ["category", ({ paddle }) => paddle.category],
  ["rating", ({ average }) => (average === undefined ? null : toOneDecimal(bareValue(average)))],
  ["reviews", ({ reviews }) => reviews],
  ["mostly_sample_reviews", ({ mostlySamples }) => (mostlySamples ? "yes" : "no"), true],
  [
    "list_price_usd",
    ({ paddle }) => dollars(toGive(paddle, "listPriceCents", paddle.listPriceCents)),
  ],
  ...factColumns.map(([name, fact]): CsvColumn<PaddleSummary> => [
    name,
    ({ paddle }) =>
      fact === "faceMaterial" || fact === "approvalsLookedUp"
        ? paddle[fact]
        : toGive(paddle, fact, shownFact(paddle, fact)),
  ]),
  [
    "not_confirmed",
    ({ paddle }) => paddle.notConfirmed.map((fact) => columnOf.get(fact) ?? fact).join(" "),
  ],
  // The version with these facts, if it isn't the one the page describes.
  ["version", ({ paddle }) => paddle.version?.name],
  ["weight_from_oz", ({ paddle }) => toGive(paddle, "lightestOz", paddle.lightestOz)],
  ["weight_to_oz", ({ paddle }) => toGive(paddle, "heaviestOz", paddle.heaviestOz)],
  ...wordFacts.map(({ name, label }): CsvColumn<PaddleSummary> => [
    label.toLowerCase().replaceAll(" ", "_"),
    ({ paddle }) => toGive(paddle, name, paddle[name]),
  ]),
  [
    "grip_circumference_in",
    ({ paddle }) => toGive(paddle, "gripCircumferenceIn", paddle.gripCircumferenceIn),
  ],
];

/** The paddle database for spreadsheets: a row for every paddle that matches the URL's filters. */
export default defineFile(addresses.paddlesCsv, {
  isOpen: true,
  query: listCodec("filters"),

  async get({ url: { searchParams: fields }, site }) {
    const asked = listQueries(site.library).filters.read(fields);
    const { answer } = await runFinder(site, { ...wholeCatalog, ...asked, sort: "name" });
    return csvAnswer("paddles.csv", columns, leftOf(answer), site.library.showsSamples);
  },
});

import { addresses } from "../addresses";
import { finderParameters } from "../finder/finder-query";
import { inOrder } from "../finder/finder-sort";
import { toOneDecimal } from "../reviews/ratings/rating";
import { csvAnswer } from "../platform/render/csv-answer";
import { runFinder, leftOf } from "../finder/run-finder";
import { defineFile } from "../platform/render/define-file";

const header = [
  "slug",
  "name",
  "full_name",
  "brand",
  "category",
  "rating",
  "reviews",
  "mostly_sample_reviews",
  "list_price_usd",
  "released",
  "surface",
  "face_material",
  "shape",
  "weight_oz",
  "core_mm",
  "length_in",
  "width_in",
  "grip_length_in",
  "not_confirmed",
];

/** The column that is left out without sample content. */
const ofSamples = header.indexOf("mostly_sample_reviews");

/** Columns whose names differ from the fact's own, for `not_confirmed`. */
const columnOf: Record<string, string> = {
  year: "released",
  coreMm: "core_mm",
  lengthIn: "length_in",
  widthIn: "width_in",
  gripLengthIn: "grip_length_in",
  weightOz: "weight_oz",
};

/** The paddle database for spreadsheets: a row for every paddle that the URL's filters leave. */
export default defineFile(addresses.paddlesCsv, {
  query: finderParameters,

  async get({ url: { searchParams: fields }, site }) {
    const { all, answer } = await runFinder(site, fields, "all");
    const summaries = leftOf(answer, inOrder(all, { sort: "name", level: undefined }));
    const rows = summaries.map(({ paddle, average, reviews, mostlySamples }) => [
      paddle.slug,
      paddle.name,
      paddle.fullName,
      paddle.brand,
      paddle.category,
      average === undefined ? null : toOneDecimal(average),
      reviews,
      mostlySamples ? "yes" : "no",
      paddle.listPriceCents === null ? null : (paddle.listPriceCents / 100).toFixed(2),
      paddle.year,
      paddle.surface,
      paddle.faceMaterial,
      paddle.shape,
      paddle.weightOz,
      paddle.coreMm,
      paddle.lengthIn,
      paddle.widthIn,
      paddle.gripLengthIn,
      paddle.notConfirmed.map((fact) => columnOf[fact] ?? fact).join(" "),
    ]);
    const table = [header, ...rows].map((row) =>
      site.library.showsSamples ? row : row.toSpliced(ofSamples, 1),
    );
    return csvAnswer("paddles.csv", table);
  },
});

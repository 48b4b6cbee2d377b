import { describe, expect, test } from "vitest";
import { type CellKind, readHeadings, readValue, type SheetField } from "./columns.ts";
import type { SheetCell } from "./sheet.ts";

const weight: SheetField = {
  field: "weightOz",
  heading: "Weight",
  also: ["static weight"],
  kind: { is: "measure", unit: "oz" },
  hasSource: true,
};
const fields: readonly SheetField[] = [
  { field: "name", heading: "Name", kind: { is: "text" } },
  { field: "listPriceCents", heading: "List price", also: ["price"], kind: { is: "price" } },
  { field: "lengthIn", heading: "Length", kind: { is: "measure", unit: "in" } },
  weight,
];
const headings = (...cells: string[]) => readHeadings({ row: 1, cells }, fields);
const found = (heading: string) => {
  const [column] = headings(heading).columns;
  return column && [column.field.field, column.part, column.unit];
};

describe("a heading", () => {
  test.each([
    ["Weight", "weightOz", "value", undefined],
    ["WEIGHT (OZ)", "weightOz", "value", "oz"],
    ["weight_oz", "weightOz", "value", "oz"],
    ["Weight, grams", "weightOz", "value", "g"],
    ["Static weight in g", "weightOz", "value", "g"],
    ["Weight [g]", "weightOz", "value", "g"],
    ["Length (in)", "lengthIn", "value", "in"],
    ['Length (")', "lengthIn", "value", "in"],
    ["Length in inches", "lengthIn", "value", "in"],
    ["length cm", "lengthIn", "value", "cm"],
    ["Price ($)", "listPriceCents", "value", "$"],
    ["list_price_usd", "listPriceCents", "value", "$"],
    ["Weight source", "weightOz", "from", undefined],
    ["Weight URL", "weightOz", "url", undefined],
    ["weight read on", "weightOz", "on", undefined],
    ["Source", "", "from", undefined],
    ["Read on", "", "on", undefined],
  ])("'%s' is %s, %s, in %s", (heading, ...meant) => {
    expect(found(heading)).toEqual(meant);
  });

  test("that nothing reads is named, with what it may mean", () => {
    expect(headings("Name", "Wieght", "Mood", "Weight constructor").notes).toEqual([
      'Row 1, column B "Wieght" isn\'t read: no field has this name. Did you mean "Weight (oz)"?',
      'Row 1, column C "Mood" isn\'t read: no field has this name.',
      expect.stringMatching(/^Row 1, column D "Weight constructor" isn't read: no field has this/),
    ]);
  });

  test("that may mean another field is named with that, if two are about the same", () => {
    const core = { field: "coreMm", heading: "Core", also: ["thickness"] };
    const two: readonly SheetField[] = [
      { ...core, kind: { is: "measure", unit: "mm" } },
      { ...fields[0]!, field: "coreMaterial", heading: "Core material", guesses: ["core"] },
    ];
    for (const [cells, letter] of [
      [["Thickness", "Core"], "B"],
      [["Core", "Thickness"], "A"],
    ] as const)
      expect(readHeadings({ row: 1, cells }, two).mistakes).toEqual([
        expect.stringMatching(
          `Delete one of the two columns\\. If column ${letter} "Core" says something else, call it "Core material"\\.$`,
        ),
      ]);
  });

  test("that may mean a field is named with it, and isn't read", () => {
    const guessed = [{ ...fields[0]!, guesses: ["what it is"] }];
    const { columns, notes } = readHeadings({ row: 1, cells: ["What it is"] }, guessed);
    expect(columns).toEqual([]);
    expect(notes).toEqual([
      'Row 1, column A "What it is" isn\'t read: no field has this name. Did you mean "Name"?',
    ]);
  });

  test.each([
    [
      ["Weight", "Static weight (g)"],
      'Row 1, column B "Static weight (g)": column A "Weight" is about the same. Delete one of the two columns.',
    ],
    [
      ["Weight (cm)"],
      'Row 1, column A "Weight (cm)": cm isn\'t a unit that is read here. Change the values and the heading to oz, g, kg or lb.',
    ],
    [
      ["Price (€)"],
      'Row 1, column A "Price (€)": € isn\'t a unit that is read here. Change the values and the heading to $ or cents.',
    ],
    [["Name (g)"], 'Row 1, column A "Name (g)": it has no unit. Take g out of the heading.'],
  ])("in %s has a mistake", (cells, mistake) => {
    expect(headings(...cells).mistakes).toEqual([mistake]);
  });
});

const today = "2026-11-25";
const read = (cell: SheetCell, kind: CellKind, unit?: string) =>
  readValue(cell, { kind, unit }, today);

describe("a cell", () => {
  const ounces = weight.kind;
  const inches: CellKind = { is: "measure", unit: "in" };
  const core: CellKind = { is: "measure", unit: "mm" };
  const price: CellKind = { is: "price" };
  const day: CellKind = { is: "date", of: "day" };
  const either: CellKind = { is: "date", of: "day or month" };
  const month: CellKind = { is: "date", of: "month" };
  const year: CellKind = { is: "whole", isYear: true };
  const surface: CellKind = { is: "choice", of: ["Carbon Fiber", "Fiberglass"] };
  const shape: CellKind = {
    is: "choice",
    of: ["elongated", "widebody", "Power Paddle"],
    meant: { long: "elongated" },
  };

  test.each<[SheetCell, CellKind, unknown, string?]>([
    [8.2, ounces, 8.2],
    ["8.2", ounces, 8.2],
    ["8,2", ounces, 8.2],
    ["0,917", ounces, 0.917],
    [" 8.2 oz. ", ounces, 8.2],
    ["230 g", ounces, 8.11],
    ["230", ounces, 8.11, "g"],
    ["8.2 oz", ounces, 8.2, "g"],
    ['16.5"', inches, 16.5],
    ["41.9 cm", inches, 16.5],
    ["419 mm", inches, 16.5],
    ["0.63 in", core, 16],
    ["1.6 cm", core, 16],
    ["$249.95", price, 24_995],
    ["249,95", price, 24_995],
    ["1,000", price, 100_000],
    ["1,299.95", price, 129_995],
    ["1.299,95", price, 129_995],
    ["USD 249", price, 24_900],
    [279.95, price, 27_995],
    ["2026-03-14", day, "2026-03-14"],
    ["2026/3/4", day, "2026-03-04"],
    ["3/14/2026", day, "2026-03-14"],
    ["14/3/2026", day, "2026-03-14"],
    ["4/4/2026", day, "2026-04-04"],
    ["14.3.2026", day, "2026-03-14"],
    ["March 14, 2026", day, "2026-03-14"],
    ["14 Mar 2026", day, "2026-03-14"],
    [46_095, day, "2026-03-14"],
    ["46095", day, "2026-03-14"],
    [{ date: "2026-03-14" }, day, "2026-03-14"],
    ["2025", year, 2025],
    ["2025.0", year, 2025],
    [{ date: "2025-01-01" }, year, 2025],
    ["2025-03-01", year, 2025],
    ["March 2025", year, 2025],
    ["3/4/2025", year, 2025],
    ["Arrow\u200Bhead\uFEFF", { is: "text" }, "Arrowhead"],
    ["Mar-26", month, "2026-03"],
    ["March 2026", either, "2026-03"],
    ["2026-03-14", month, "2026-03"],
    ["Wide Body", shape, "widebody"],
    ["carbon fibre", surface, "Carbon Fiber"],
    ["Fibreglass", surface, "Fiberglass"],
    ["power", shape, "Power Paddle"],
    ["long", shape, "elongated"],
    ["a; b;", { is: "list" }, ["a", "b"]],
    ["'=1", { is: "text" }, "=1"],
    [
      "Grip length; weight",
      { is: "fields", of: { gripLengthIn: "Grip length", weightOz: "Weight" } },
      ["gripLengthIn", "weightOz"],
    ],
    ["https://example.com/a", { is: "link" }, "https://example.com/a"],
    ["Remove", ounces, null],
  ])("%j is read as %j: %j", (cell, kind, value, unit) => {
    expect(read(cell, kind, unit)).toEqual({ value });
  });

  test.each(["", " ", "-", "–", "?", "n/a", "Unknown", "TBD", "None", "NaN"])(
    "%j says nothing",
    (cell) => {
      expect(read(cell, ounces)).toBeUndefined();
      expect(read(cell, { is: "text" })).toBeUndefined();
    },
  );

  test.each<[SheetCell, CellKind, string]>([
    [
      "heavy",
      ounces,
      '"heavy" is not a number. Write digits and, if you like, the unit, as in 8.2 oz.',
    ],
    ["3/4/2026", day, '"3/4/2026" can be two days. Write 2026-03-04 or 2026-04-03.'],
    [
      "2026-02-30",
      day,
      '"2026-02-30" is not a date: February 2026 has 28 days. Write it as in 2026-03-14.',
    ],
    ["2026-11-27", day, '"2026-11-27" is in the future. Write the day it was.'],
    ["Mar 2026", day, '"Mar 2026" has no day. Write it as in 2026-03-14.'],
    ["soon", day, '"soon" is not a date. Write it as in 2026-03-14.'],
    [
      "constructor",
      shape,
      '"constructor" is not one of the words that are used here. Write one of: elongated, widebody, Power Paddle.',
    ],
    [
      "widbody",
      shape,
      '"widbody" is not one of the words that are used here. Did you mean widebody?',
    ],
    [
      "Extra-elongated",
      shape,
      '"Extra-elongated" is not one of the words that are used here. Did you mean elongated?',
    ],
    [
      "=1+1",
      { is: "text" },
      '"=1+1" starts as a formula does. Write plain text; if it has to start so, put an apostrophe (\') before it.',
    ],
    [
      "@sum(a)",
      { is: "text" },
      '"@sum(a)" starts as a formula does. Write plain text; if it has to start so, put an apostrophe (\') before it.',
    ],
    [
      "=8.2",
      ounces,
      '"=8.2" starts as a formula does. Write plain text; if it has to start so, put an apostrophe (\') before it.',
    ],
    [
      "<script>x</script>",
      { is: "text" },
      '"<script>x</script>" has HTML tags or invisible characters in it. Write plain text.',
    ],
    ["a\nb", { is: "text" }, '"a b" has several lines. Write it in one.'],
    [
      "javascript:alert(1)",
      { is: "link" },
      '"javascript:alert(1)" is not the address of a web page. Copy it from the browser, with https:// at its start.',
    ],
    [
      "http://example.com",
      { is: "link" },
      '"http://example.com" starts with http://. Write the page\'s address with https://.',
    ],
    [
      { date: "2026-03-14" },
      { is: "text" },
      "is the date 2026-03-14. Format the cell as text, and write it again.",
    ],
    [{ wrong: "has a formula." }, ounces, "has a formula."],
  ])("%j is wrong as %j", (cell, kind, wrong) => {
    expect(read(cell, kind)).toEqual({ wrong });
  });
});

import { strFromU8, strToU8, zipSync } from "fflate";
import type { WriteSheet } from "hucre";
import { writeXlsx } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import { inCpuTime } from "../../../tests/support/cpu-time.ts";
import type { SheetField } from "./columns.ts";
import { readSheet } from "./read-sheet.ts";
import { readSheetApart } from "./read-sheet-apart.ts";
import { columnLetters, fromNeutral, maxSheet, neutral, type Sheet } from "./sheet.ts";

const read = async (bytes: Uint8Array | string): Promise<Sheet | string> =>
  await readSheet(typeof bytes === "string" ? strToU8(bytes) : bytes).catch(
    (error: Error) => error.message,
  );
const tableOf = async (bytes: Uint8Array | string) => {
  const sheet = await read(bytes);
  return typeof sheet === "string" ? sheet : sheet.rows.map(({ cells }) => cells);
};
const notesOf = async (bytes: Uint8Array) => {
  const sheet = await read(bytes);
  return typeof sheet === "string" ? sheet : sheet.notes;
};

const workbook = async (...sheets: Partial<WriteSheet>[]) =>
  await writeXlsx({
    sheets: sheets.map((each, index) => ({ name: `Sheet ${index + 1}`, ...each })),
  });

const noTable =
  "This is a web page or XML without a table that can be read. Open it in a spreadsheet program and save it as .xlsx or CSV.";

describe("a web page's table", () => {
  const inPage = (rows: string) =>
    `<!doctype html><title>Ours</title><table class=x>${rows}</table>`;
  test.each([
    [
      "tags that nobody closed",
      "<tr><th>Name<th>Place<tr><td>a<td>b",
      [
        ["Name", "Place"],
        ["a", "b"],
      ],
    ],
    [
      "characters by name",
      "<tr><td>8.1&nbsp;oz &frac12; Bread & Butter &lt;b&gt;",
      [["8.1 oz ½ Bread & Butter <b>"]],
    ],
    [
      "lines and links within a cell",
      '<tr><td>Z5<br>16 mm<td><p>8.2</p><p>8.4</p><td><a href="/">a</a><b>b</b>',
      [["Z5 16 mm", "8.2 8.4", "ab"]],
    ],
    [
      "figures that would be others without their tags",
      "<tr><td>$149<sup>99</sup><td><s>$199</s> $149",
      [["$149^99^", "^$199^ $149"]],
    ],
    [
      "a cell that several rows share",
      "<tr><td rowspan=2>JOOLA<td>a<tr><td>b",
      [
        ["JOOLA", "a"],
        ["JOOLA", "b"],
      ],
    ],
    [
      "signs, comments and scripts",
      "<tr><td>< 8 oz<!-- <td>no --><script>if (a<b) '<td>no'</script>",
      [["< 8 oz"]],
    ],
  ])("is read with %s", async (_, rows, cells) => {
    expect(await tableOf(inPage(rows))).toEqual(cells);
  });

  test("is the one with the most headings that are known", async () => {
    const menu = "<table><tr><td>Home<td>Shop<td>Cart</table>";
    const page = `<html>${menu}<table><tr><td>Laid out<table><tr><th>Name<th>Brand<tr><td>a<td>b</table></table>${menu}`;
    const fields: SheetField[] = ["Name", "Brand"].map((heading) => ({
      field: heading.toLowerCase(),
      heading,
      kind: { is: "text" },
    }));
    const sheet = await readSheet(strToU8(page), { fields });
    expect(sheet.rows.map(({ cells }) => cells)).toEqual([
      ["Name", "Brand"],
      ["a", "b"],
    ]);
    expect(sheet.notes).toEqual(["Of the page's 4 tables, one was read."]);
  });

  test.each([
    ["tables", "<table><tr><th>Name<tr><td>a</table>"],
    ["open tables", "<table>"],
    ["scripts", "<script>"],
    ["comments", "<table><tr><td><!--"],
    ["signs", "<table><tr><td><<<<"],
    ["cells over many rows", "<table><tr><td rowspan=65000>"],
    ["cells over many columns", "<table><tr><td colspan=16000>"],
    ["cells over some rows and columns", "<tr><td rowspan=99 colspan=99>"],
  ])("costs no more than its size with many %s", async (_, part) => {
    const page = "<html>" + part.repeat(2_000_000 / part.length);
    expect(await inCpuTime(4000, async () => await read(page))).toBeDefined();
  });
});

describe("a text file", () => {
  const table = [
    ["Name", "Place"],
    ["Café", "São"],
  ];
  const text = table.map((row) => row.join(",")).join("\r\n");
  const wide = (order: "le" | "be", mark: string) => {
    const bytes = Buffer.from(mark + text, "utf16le");
    return order === "le" ? bytes : bytes.swap16();
  };

  test.each([
    ["UTF-8", strToU8(text)],
    ["UTF-8 with a byte order mark", strToU8(`\uFEFF${text}`)],
    ["UTF-16", wide("le", "\uFEFF")],
    ["UTF-16 of the other byte order", wide("be", "\uFEFF")],
    ["UTF-16 without a mark", wide("le", "")],
    ["Windows-1252", Buffer.from(text, "latin1")],
  ])("is read in %s", async (_, bytes) => {
    expect(await tableOf(bytes)).toEqual(table);
  });

  test("says that it wasn't in UTF-8", async () => {
    expect(await notesOf(wide("le", "\uFEFF"))).toEqual([
      "The file was UTF-16, as Excel's 'Unicode Text' is, and was read as such.",
    ]);
    expect(await notesOf(Buffer.from(text, "latin1"))).toEqual([
      "The file isn't UTF-8, so it was read as Windows-1252. If letters with accents look wrong, save it as 'CSV UTF-8'.",
    ]);
  });

  test.each([
    [
      "commas",
      "a,b\n8.2,c",
      [
        ["a", "b"],
        ["8.2", "c"],
      ],
    ],
    [
      "semicolons, as where decimals have a comma",
      "a;b\n8,2;c",
      [
        ["a", "b"],
        ["8,2", "c"],
      ],
    ],
    [
      "tabs",
      "a\tb\n8.2\tc",
      [
        ["a", "b"],
        ["8.2", "c"],
      ],
    ],
    ["what its first line says, as Excel does", "sep=|\r\na|b", [["a", "b"]]],
    [
      "quotes around separators",
      'a,"b;c;d"\n"x, ""y""",16.5"',
      [
        ["a", "b;c;d"],
        ['x, "y"', '16.5"'],
      ],
    ],
  ])("may be split by %s", async (_, file, cells) => {
    expect(await tableOf(file)).toEqual(cells);
  });

  test("keeps the numbers of its rows, also after empty ones", async () => {
    const sheet = (await read("a\n\n,\nb")) as Sheet;
    expect(sheet.rows.map(({ row }) => row)).toEqual([1, 4]);
  });

  test.each([
    ["is empty", "", "The file is empty."],
    ["has no rows", "\n,,\n", "The spreadsheet has no rows."],
    [
      "has an open quote",
      'a,b\n"c,d\n',
      "The file can't be split into cells. In line 2, a quotation mark (\") opens a cell that nothing closes. Close it, or take it out.",
    ],
    ["is a web page without a table", "<!doctype html><p>Hello", noTable],
    ["is XML", '<?xml version="1.0"?><Workbook><Table><Row>a</Row></Table></Workbook>', noTable],
    [
      "isn't text",
      "\u0001\u0002",
      "This is neither an .xlsx file nor a text file with separated columns. Save the spreadsheet as .xlsx or 'CSV UTF-8'.",
    ],
    [
      "is a PDF",
      "%PDF-1.7",
      "This is a PDF. Send the spreadsheet it was made from, as .xlsx or CSV.",
    ],
    [
      "has too many rows",
      "a\n".repeat(maxSheet.rows + 2),
      "The spreadsheet has more than 5,000 rows. Split it into several files.",
    ],
    [
      "has too many columns",
      "a,".repeat(maxSheet.columns),
      "The spreadsheet has more than 200 columns. Delete those that nothing reads.",
    ],
  ])("that %s is refused", async (_, file, sentence) => {
    expect(await read(file)).toBe(sentence);
  });

  test("has cells that are too long", async () => {
    const long = "a".repeat(maxSheet.text + 1);
    expect(await tableOf(`b,${long}`)).toEqual([
      ["b", { wrong: "has more than 2,000 characters. Shorten it." }],
    ]);
  });
});

const half = (await workbook({ rows: [["a"]] })).subarray(0, 900);

describe("an .xlsx file", () => {
  /** A workbook whose one sheet is this XML. */
  async function ofSheet(xml: string): Promise<Uint8Array> {
    const { unzipSync } = await import("fflate");
    const parts = unzipSync(await workbook({ rows: [["a"]] }));
    return zipSync({ ...parts, "xl/worksheets/sheet1.xml": strToU8(xml) }, { level: 9 });
  }
  const sheetOf = (rows: string) =>
    `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;

  test("has texts, numbers, days and months", async () => {
    const at = new Date("2026-03-14T00:00:00Z");
    const cells = new Map([
      ["0,3", { value: at, type: "date" as const, style: { numFmt: "mmm-yy" } }],
    ]);
    const rows = [["8,2", 8.2, at, at, true, null, "end"]];
    expect(await tableOf(await workbook({ rows, cells }))).toEqual([
      ["8,2", 8.2, { date: "2026-03-14" }, { date: "2026-03" }, "TRUE", "", "end"],
    ]);
  });

  test("has formulas, read by the value last stored with them, and errors", async () => {
    const xml = sheetOf(
      `<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1"><f>1/0</f></c><c r="C1" t="e"><f>A1/0</f><v>#DIV/0!</v></c><c r="D1" t="str"><f>"a"</f><v>a</v></c></row>`,
    );
    const file = await ofSheet(xml);
    expect(await tableOf(file)).toEqual([
      [
        2,
        {
          wrong:
            "has a formula, and no value was stored with it. Open the file in a spreadsheet program, and save it again.",
        },
        { wrong: "has the error #DIV/0!. Write the value, or empty the cell." },
        "a",
      ],
    ]);
    expect(await notesOf(file)).toEqual([
      "4 cells have formulas, and the value that was last stored with it was read.",
    ]);
  });

  test.each([
    ["[$€-2] #,##0.00", "€ 99.5"],
    ['#,##0.00\\ "€"', "€ 99.5"],
    ["[$£-809]#,##0.00", "£ 99.5"],
    ["[$CAD] 0.00", "CAD 99.5"],
    ["[$$-409]#,##0.00", 99.5],
    ['"$"#,##0.00', 99.5],
    ["0.00", 99.5],
  ])("has a number in the format %s, which is read as %j", async (numFmt, cell) => {
    const cells = new Map([["0,0", { value: 99.5, type: "number" as const, style: { numFmt } }]]);
    expect(await tableOf(await workbook({ rows: [[99.5]], cells }))).toEqual([[cell]]);
  });

  test("has merged cells, of which each but the first is named", async () => {
    const rows = [
      ["a", "b"],
      ["", "c"],
    ];
    const merges = [{ startRow: 0, startCol: 0, endRow: 1, endCol: 0 }];
    expect(await tableOf(await workbook({ rows, merges }))).toEqual([
      ["a", "b"],
      [{ wrong: "is merged with A1. Unmerge the cells, and write the value into each." }, "c"],
    ]);
  });

  test("says what is hidden in it, and which sheets weren't read", async () => {
    const first = {
      name: "Paddles",
      rows: [
        ["a", "b"],
        ["c", "d"],
        ["e", "f"],
      ],
      rowDefs: new Map([[1, { hidden: true }]]),
      columns: [{}, { hidden: true }],
    };
    const file = await workbook(first, { name: "Old", rows: [["x"]], hidden: true });
    expect(await notesOf(file)).toEqual([
      "Only the sheet 'Paddles' was read, and not: Old.",
      "Row 2 is hidden in the spreadsheet, and read all the same.",
      "Hidden in the spreadsheet, and read all the same: B.",
    ]);
  });

  const fields: readonly SheetField[] = [
    { field: "name", heading: "Name", kind: { is: "text" } },
    { field: "weightOz", heading: "Weight", kind: { is: "measure", unit: "oz" } },
  ];

  test("is read from its first sheet with known headings, or the one that is named", async () => {
    const file = await workbook(
      { name: "Read me", rows: [["Weight is in ounces."], ["Name"]] },
      {
        name: "2025",
        rows: [
          ["Name", "Weight (oz)"],
          ["a", 8],
        ],
      },
      {
        name: "2026",
        rows: [
          ["Name", "Weight (oz)"],
          ["b", 9],
        ],
      },
    );
    const rowsOf = async (sheet?: string) =>
      (await readSheet(file, { fields, sheet })).rows.map(({ cells }) => cells[0]);
    expect(await rowsOf()).toEqual(["Name", "a"]);
    expect(await rowsOf(" 2026 ")).toEqual(["Name", "b"]);
    expect((await readSheet(file, { fields })).notes).toEqual([
      "Only the sheet '2025' was read, and not: Read me, 2026.",
    ]);
    await expect(rowsOf("2027")).rejects.toThrow(
      "The workbook has no sheet '2027', but: Read me, 2025, 2026.",
    );
  });

  test("may have its parts anywhere, as its relationships say", async () => {
    const { unzipSync } = await import("fflate");
    const parts = unzipSync(await workbook({ rows: [["a"]] }));
    const moved = Object.entries(parts).map(([name, bytes]) => {
      const text = strFromU8(bytes).replaceAll(/(["/])xl\//g, "$1odd place/");
      return [name.replace(/^xl\//, "odd place/"), strToU8(text)] as const;
    });
    expect(await tableOf(zipSync(Object.fromEntries(moved)))).toEqual([["a"]]);
  });

  test.each([
    ["a title", "Paddle list, spring 2026\n\nName,Weight\na,8", 3],
    ["several lines", "Paddles; all of them\nby weight\nName;Weight (oz)\na;8,1", 3],
  ])("or a text with %s above its headings begins with those", async (_, text, row) => {
    const sheet = await readSheet(strToU8(text), { fields });
    expect(sheet.rows.map((each) => each.cells[0])).toEqual(["Name", "a"]);
    expect(sheet.notes).toEqual([`Row ${row} has the headings, so what's above it wasn't read.`]);
  });

  const zipped = (files: Record<string, string>) =>
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  const old = Buffer.from("d0cf11e0a1b11ae1", "hex");
  const tooLarge =
    "Unpacked, the spreadsheet has more than 32 MB. Save only the cells with data, without pictures, or save it as CSV.";
  const broken =
    "The .xlsx file is damaged, or isn't one. Open it in a spreadsheet program and save it again.";

  test.each([
    [
      "an .xls file",
      old,
      "This is an .xls file of an older Excel. Save it as .xlsx (Excel Workbook) or as CSV.",
    ],
    [
      "a file with a password",
      Buffer.concat([old, Buffer.from("EncryptedPackage", "utf16le")]),
      "The spreadsheet is protected with a password. In Excel, take it off under File > Info > Protect Workbook > Encrypt with Password, and save it again.",
    ],
    [
      "an OpenDocument file",
      zipped({ "content.xml": "" }),
      "This is an OpenDocument spreadsheet. Save it as .xlsx or as CSV.",
    ],
    [
      "an .xlsb file",
      zipped({ "xl/workbook.bin": "" }),
      "This is an .xlsb file. Save it as .xlsx (Excel Workbook) or as CSV.",
    ],
    [
      "a Numbers file",
      zipped({ "Index/Document.iwa": "" }),
      "This is a Numbers file. Export it as .xlsx (Excel) or as CSV.",
    ],
    [
      "any ZIP file",
      zipped({ "a.txt": "a" }),
      "This is a ZIP file without a spreadsheet in it. Send the .xlsx or CSV file itself.",
    ],
    ["half a file", half, broken],
  ])("isn't %s, which is refused", async (_, bytes, sentence) => {
    expect(await read(bytes)).toBe(sentence);
  });

  test("that unpacks to more than memory should take is refused before it's unpacked", async () => {
    const bomb = await ofSheet(
      sheetOf(`<row r="1"><c r="A1"><v>${"1".repeat(40_000_000)}</v></c></row>`),
    );
    expect(bomb.length).toBeLessThan(100_000);
    expect(await read(bomb)).toBe(tooLarge);
  });

  test("that says it's smaller than it is is refused", async () => {
    const bomb = Buffer.from(
      await ofSheet(sheetOf(`<row><c><v>${"1".repeat(4_000_000)}</v></c></row>`)),
    );
    const size = Buffer.alloc(4);
    const said = strToU8(sheetOf(`<row><c><v>${"1".repeat(4_000_000)}</v></c></row>`)).length;
    size.writeUInt32LE(said);
    const lie = Buffer.alloc(4);
    lie.writeUInt32LE(10);
    for (let at = bomb.indexOf(size); at !== -1; at = bomb.indexOf(size)) lie.copy(bomb, at);
    expect(await read(bomb)).toBe(broken);
  });

  test("with entities of its own, which could multiply, is refused", async () => {
    expect(await read(await ofSheet(`<!DOCTYPE a [<!ENTITY b "c">]>${sheetOf("")}`))).toBe(broken);
  });

  test.each([
    [
      "rows",
      `<row r="1048576"><c r="A1048576"><v>1</v></c></row>`,
      "The spreadsheet has more than 5,000 rows. Split it into several files.",
    ],
    [
      "columns",
      `<row r="1"><c r="XFD1"><v>1</v></c></row>`,
      "The spreadsheet has more than 200 columns. Delete those that nothing reads.",
    ],
    [
      "unnumbered rows",
      "<row><c><v>1</v></c></row>".repeat(6000),
      "The spreadsheet has more than 5,000 rows. Split it into several files.",
    ],
  ])("with too many %s is refused", async (_, rows, sentence) => {
    expect(await read(await ofSheet(sheetOf(rows)))).toBe(sentence);
  });

  test("may have formats far below its last row", async () => {
    const rows = `<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="A1048576" s="0"/></row>`;
    expect(await tableOf(await ofSheet(sheetOf(rows)))).toEqual([[1]]);
  });
});

describe("in a thread of its own", () => {
  const said = async (bytes: Uint8Array) =>
    await readSheetApart(bytes).then(
      ({ rows }) => rows.length,
      (error: Error) => error.message,
    );

  test("files are read one after another, and a wrong one doesn't keep the next from being read", async () => {
    const files = ["a\nb", "", "c"].map((each) => said(strToU8(each)));
    expect(await Promise.all(files)).toEqual([2, "The file is empty.", 1]);
  });

  test("a file that is too large isn't read at all", async () => {
    expect(await said(new Uint8Array(maxSheet.bytes + 1))).toBe(
      "The file is larger than 2 MB. Save only the cells with data, or split it into several files.",
    );
  });
});

test("a cell that's written is no formula to any program, and comes back as it was", () => {
  const texts = [
    "=1+1",
    "+1",
    "-1",
    "@a",
    "\ta",
    "\ra",
    "\uFF1Da",
    "'=1",
    "''=1",
    "'a",
    "a=b",
    "",
    "'",
  ];
  for (const text of texts) {
    expect(fromNeutral(neutral(text))).toBe(text);
    expect(neutral(text)).not.toMatch(/^[=+\-@\t\r\uFF1D]/);
  }
});

test("a column has letters", () => {
  expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(["A", "Z", "AA", "ZZ", "AAA"]);
});

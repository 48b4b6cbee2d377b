import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import {
  type ContentSource,
  filesIn,
  overlaid,
  textDigest,
  textIn,
  type Texts,
} from "../../platform/content/content-source.ts";
import { readContent } from "../../library/read-library.ts";
import { publish } from "../../library/library.ts";
import { packSheet, unpackSheet } from "../../platform/sheets/read-sheet.ts";
import { readSheetApart } from "../../platform/sheets/read-sheet-apart.ts";
import { mistakesOf } from "./sheet-mistakes.ts";
import { exportSheet, planImport, type SheetKind, sheetFormats } from "./sheets.service.ts";

// Later than any date in the project's own content, and earlier than the sheet's mistake of a day to come.
const today = "2026-12-31";

const libraryOf = (source: ContentSource) =>
  publish(readContent(process.cwd(), source).content, true);
const library = libraryOf(filesIn("content"));

/**
 * Content as the console has it, with texts published over the files, and a person's drafts.
 * @param earlier the texts that the drafts were written from, if they aren't what's published
 */
function contentWith(
  over: Texts = new Map(),
  drafts: Texts = new Map(),
  earlier: Texts = new Map(),
) {
  const source = overlaid(filesIn("content"), over);
  return {
    current: () => library,
    names: (folder: string) =>
      source
        .files()
        .flatMap((path) => (path.startsWith(`${folder}/`) ? [path.split(/[/.]/)[1]!] : [])),
    published: (path: string) => textIn(source, path),
    drafts: async () =>
      [...drafts].map(([path, text]) => ({
        id: path,
        path,
        text,
        state: "draft" as const,
        base: textDigest(earlier.get(path) ?? textIn(source, path)),
        file: "",
        person: "Cleo",
        email: "c@example.com",
        saved_at: 0,
        published_at: null,
        publish_at: null,
        batch: null,
        note: "",
      })),
  };
}

const content = contentWith();
/** Some of them, with versions: reading all takes long. */
const withFew = (from: typeof content) => ({
  ...from,
  names: (folder: string) =>
    from.names(folder).filter((slug, place) => place < 3 || kept.has(slug)),
});
const kept = new Set(["diadem-hero", "vatic-pro-prism-flash-v7", "joola-perseus-pro-v"]);
const kinds: readonly SheetKind[] = ["paddles", "balls"];

async function plan(file: string | Uint8Array, kind: SheetKind = "paddles", from = content) {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  return await planImport(await readSheetApart(bytes), kind, {
    content: from,
    email: "c@example.com",
    today,
  });
}

describe.each(kinds)("the %s that are exported", (kind) => {
  test.each([
    ["csv", content],
    ["xlsx", withFew(content)],
  ] as const)(
    "come back from a file in %s with nothing new, changed or wrong",
    async (format, from) => {
      const { mistakes, notes, rows } = await plan(await exportSheet(from, kind, format), kind);
      expect({ mistakes, notes }).toEqual({ mistakes: [], notes: [] });
      expect(rows.filter(({ state }) => state !== "same")).toEqual([]);
      // Each of a paddle's versions has a row of its own.
      const { balls, paddles } = content.current();
      const files = new Set([
        ...from.names(kind),
        ...(kind === "paddles" ? from.names("listed") : []),
      ]);
      const all = [...(kind === "balls" ? balls : paddles)].filter(({ slug }) => files.has(slug));
      const versions = all.flatMap((each) => ("versions" in each && each.versions) || []);
      expect(rows.length).toBe(all.length + versions.length);
    },
  );
});

test("formulas in texts that are exported do nothing anywhere, and come back as they were", async () => {
  const path = "paddles/diadem-hero.yaml";
  const text = content.published(path)!.replace(/^shortName: .*$/m, 'shortName: "=1+1"');
  const with1 = withFew(contentWith(new Map([[path, text]])));
  const csv = new TextDecoder().decode(await exportSheet(with1, "paddles", "csv"));
  expect(csv).toContain(",'=1+1,");
  for (const format of sheetFormats) {
    const { rows } = await plan(await exportSheet(with1, "paddles", format), "paddles", with1);
    expect(rows.every(({ state }) => state === "same")).toBe(true);
  }
});

describe("120 rows with mistakes of 37 kinds", async () => {
  const { mistakes, notes, rows } = await plan(
    readFileSync("tests/sheets/paddles-with-mistakes.csv"),
  );

  test("are named by their cells, each with its remedy", () => {
    expect(rows.flatMap((row) => row.mistakes)).toEqual(named);
    expect({ mistakes, notes }).toEqual({ mistakes: [], notes: [] });
  });

  test("don't keep the other rows from being read", () => {
    const states = Map.groupBy(rows, ({ state }) => state);
    expect(rows.length).toBe(120);
    expect([...states].map(([state, of]) => [state, of.length])).toEqual([
      ["new", 80],
      ["wrong", 38],
      ["changed", 2],
    ]);
    expect(rows.filter(({ draft }) => draft).map(({ state }) => state)).not.toContain("wrong");
  });
});

const named = [
  'Row 4, column K "Weight (oz)": "82 oz" is more than 10 oz. Write from 6 oz to 10 oz, or leave the cell empty.',
  'Row 7, column K "Weight (oz)": "8.1 stone": "stone" isn\'t a unit that is read here. Write it in oz, g, kg or lb.',
  'Row 9, column K "Weight (oz)": "about eight" is not a number. Write digits and, if you like, the unit, as in 8.2 oz.',
  'Row 11, column H "Length (in)": "16.5 oz": "oz" isn\'t a unit that is read here. Write it in in, cm or mm.',
  'Row 13, column K "Weight (oz)": "227" is more than 10 oz. 227 looks like grams: 227 g is 8.0 oz. Name the unit. Write from 6 oz to 10 oz, or leave the cell empty.',
  'Row 16, column D "Price ($)": "€249" is in €, not in US dollars. Write the price in dollars, or leave it empty.',
  'Row 18, column D "Price ($)": "2.49" is less than $10.00. Write from $10.00 to $1,000.00, or leave the cell empty.',
  'Row 20, column D "Price ($)": "249.955" has more than two decimals. Write dollars and cents, as in 249.95.',
  'Row 22, column C "Year": "20205" is more than 2100. Write from 1965 to 2100, or leave the cell empty.',
  'Row 24, column C "Year": "last year" is not a number. Write digits alone.',
  'Row 27, column E "Surface": "Carbn Fibre" is not one of the words that are used here. Did you mean Carbon Fiber?',
  'Row 29, column F "Shape": "teardrop" is not one of the words that are used here. Write one of: elongated, hybrid, standard, widebody, other.',
  'Row 31, column A "Name": is empty. Write the paddle\'s name.',
  'Row 33, column B "Brand": is empty. Write the brand.',
  'Row 35, column M "Slug": "Harbor 16!" can\'t be an address. Write harbor-16, or leave it empty.',
  'Row 38, column A "Name": is named as the paddle in row 36. If it\'s another version, say which in a column "Version", such as its thickness or shape. If it\'s the same, delete one of the two rows.',
  'Row 40, column O "Link": "javascript:alert(1)" is not the address of a web page. Copy it from the browser, with https:// at its start.',
  'Row 42, column O "Link": "http://example.com/harbor" starts with http://. Write the page\'s address with https://.',
  'Row 44, column P "Read on": "2026-02-30" is not a date: February 2026 has 28 days. Write it as in 2026-03-14.',
  'Row 46, column P "Read on": "3/4/2026" can be two days. Write 2026-03-04 or 2026-04-03.',
  'Row 48, column P "Read on": "2027-01-05" is in the future. Write the day it was.',
  'Row 51, column N "Source": has no date. Write in "Read on" when it was read.',
  'Row 53, column Q "Weight source": has no date. Write in "Weight read on" when it was read.',
  'Row 55, column R "Weight read on": has no source beside it. Write whose page it was in "Weight source".',
  'Row 57, column Q "Weight source": is the source of a fact that isn\'t there. Write "Weight", too, or empty the cell.',
  'Row 60, column L "Other names": "=HYPERLINK("https://example.com";"Click")" starts as a formula does. Write plain text; if it has to start so, put an apostrophe (\') before it.',
  'Row 62, column L "Other names": "<b>The one</b>" has HTML tags or invisible characters in it. Write plain text.',
  'Row 64, column A "Name": "Saffron 14 with a name so long that no card, list or headin…" is longer than 60 characters. Shorten it.',
  'Row 66, column I "Width": Length and width together are more than 24 in, which the rules do not allow. Correct one of the cells.',
  'Row 68: "Face material" is missing. Add a column for it.',
  'Row 70, column K "Weight (oz)": "#REF!" is not a number. Write digits and, if you like, the unit, as in 8.2 oz.',
  'Row 72, column B "Brand": "Caf�" has a letter that got lost when the file was opened or saved as something else than UTF-8. Type the letter again.',
  "Row 77, column S: has no heading above it. Write one, or empty the cell.",
  'Row 79, column G "Core thickness (mm)": "0" is not more than 0. Write what was measured.',
  'Row 85, column K "Weight (oz)": can\'t be taken out: every paddle needs it. Write it, or empty the cell.',
  'Row 88, column L "Other names": names more than 5. Delete some.',
  'Row 90, column A "Name": "Two lines" has several lines. Write it in one.',
  'Row 93, column K "Weight (oz)": "-8.1" is not more than 0. Write what was measured.',
];

describe("a row", () => {
  const row = async (table: string, kind: SheetKind = "paddles", from = content) => {
    const { rows, mistakes } = await plan(table, kind, from);
    expect(mistakes).toEqual([]);
    return rows[0]!;
  };

  test("changes only what it says, and keeps the file's comments and the order of its fields", async () => {
    const path = "paddles/diadem-hero.yaml";
    const before = `# A note.\n${content.published(path)}`;
    const from = contentWith(new Map([[path, before]]));
    const { draft, state, changes } = await row("Slug,Weight\ndiadem-hero,8.05", "paddles", from);
    expect({ state, changes }).toEqual({
      state: "changed",
      changes: [{ fact: "Weight", before: expect.stringMatching(/ oz$/), after: "8.05 oz" }],
    });
    const lines = draft!.text.split("\n");
    const old = before.split("\n");
    const other = lines.filter((line) => !old.includes(line));
    expect(other).toEqual(["weightOz: 8.05", `updated: ${today}`]);
    expect(draft!.base).toBe(textDigest(before));
  });

  test.each([
    ["its name", "Name\njoola perseus pro IV"],
    ["its name without the brand", "Name,Brand\nPerseus Pro IV,JOOLA"],
    ["its full name", "Name\nJOOLA Ben Johns Perseus Pro IV 16mm"],
    ["its slug, whatever its name", "Slug,Name\njoola-perseus-pro-iv,"],
  ])("is about the paddle with %s", async (_, table) => {
    expect(await row(table)).toMatchObject({
      path: "paddles/joola-perseus-pro-iv.yaml",
      state: "same",
    });
  });

  test("of a paddle that isn't here begins a listed one, which the check takes", async () => {
    const { path, state, draft } = await row(
      "Name,Brand,Weight (g),Source,Link,Read on\nDrifter 16,Example Paddles,230,Their page,https://example.com,2026-03",
    );
    expect({ path, state }).toEqual({
      path: "listed/example-paddles-drifter-16.yaml",
      state: "new",
    });
    const { paddles } = libraryOf(overlaid(filesIn("content"), new Map([[path, draft!.text]])));
    expect(paddles.filter(({ slug }) => path.includes(slug))).toEqual([
      expect.objectContaining({
        name: "Example Paddles Drifter 16",
        brand: "Example Paddles",
        weightOz: 8.11,
        sources: {
          brand: { from: "Their page", url: "https://example.com", on: "2026-03" },
          weightOz: { from: "Their page", url: "https://example.com", on: "2026-03" },
        },
        updated: today,
      }),
    ]);
  });

  test("is never about another brand's paddle of the same name", async () => {
    const path = "listed/placeholder-pickleball-drifter.yaml";
    const from = contentWith(
      new Map(),
      new Map([[path, "name: Drifter\nbrand: Placeholder Pickleball\n"]]),
    );
    const pathOf = async (table: string) => (await row(table, "paddles", from)).path;
    expect(await pathOf("Name,Brand\nDrifter,Example Paddles")).toBe(
      "listed/example-paddles-drifter.yaml",
    );
    expect(await pathOf("Name,Brand\nDrifter,placeholder pickleball")).toBe(path);
    expect(await pathOf("Name\nDrifter")).toBe(path);
  });

  test.each([
    ["J2K+", "Honolulu", "honolulu-j2k"],
    ["Sword & Shield J2K+", "Honolulu", "honolulu-j2k"],
    ["Perseus Pro IV (14mm)", "JOOLA", "joola-perseus-pro-iv"],
    ["Power Vapor", "11SIX24", "11six24-vapor-power or 11six24-vapor-power-2"],
    ["BluCore Pro 14mm", "Diadem", "diadem-warrior-blucore"],
    ["Boomstick Widebody", "Selkirk", "selkirk-labs-project-boomstick-elongated"],
    ["R1.16", "Ronbus", "ronbus-r-series"],
    ["Prism Flash 16 mm", "Vatic Pro", "vatic-pro-prism-flash-v7"],
    ["SLK Evo Power Max", "Selkirk", "slk-evo-power-xl"],
  ])(
    "named '%s' by %s changes no page, and says which it may be: %s",
    async (name, brand, slug) => {
      const { path, state, notes } = await row(`Name,Brand\n${name},${brand}`);
      expect({ state, isListed: path.startsWith("listed/") }).toEqual({
        state: "new",
        isListed: true,
      });
      expect(notes).toEqual([
        expect.stringMatching(`^It may be .* write ${slug} in a column "Slug"\\.$`),
      ]);
    },
  );

  test("that shares its brand and model with an earlier one says so, if a name is a whole one's", async () => {
    const { rows } = await plan(
      "Name,Brand\nSoar,Example Paddles\nDrifter,Example Paddles\nSoar (14 mm),Example Paddles",
    );
    expect(rows.map(({ state, notes }) => [state, ...notes])).toEqual([
      ["new"],
      ["new"],
      ["new", "It may be a version of the paddle in row 2."],
    ]);
  });

  test("of a ball that isn't here becomes a draft that says what it still needs", async () => {
    const { path, state, notes, draft } = await row(
      "Name,Maker,Use,Holes,Weight\nExample Bounce,Example,outdoor,40,26 g",
      "balls",
    );
    expect({ path, state }).toEqual({ path: "balls/example-bounce.yaml", state: "new" });
    expect(draft!.text).toContain("weightOz: 0.917\n");
    expect(notes).toEqual([
      "The draft still needs: Reputation, Colors. Fill them in before you publish it.",
    ]);
  });

  test("that changes a value without a new source takes the old one away", async () => {
    const path = "paddles/diadem-hero.yaml";
    const sourced = `${content.published(path)!.trimEnd()}\nsources:\n  weightOz: { from: A shop, on: "2026-03" }\n`;
    const from = contentWith(new Map([[path, sourced]]));
    const changed = await row("Slug,Weight\ndiadem-hero,8.05", "paddles", from);
    expect(changed.draft!.text).not.toContain("A shop");
    expect(changed.notes).toEqual([
      '"Weight" changes, so its source (A shop) no longer counts. Give the new one in "Weight source".',
    ]);
    const same = await row("Slug,Name\ndiadem-hero,", "paddles", from);
    expect(same.state).toBe("same");
  });

  test("with another source's name keeps no link of the first", async () => {
    const path = "paddles/diadem-hero.yaml";
    const sourced = `${content.published(path)!.trimEnd()}\nsources:\n  weightOz: { from: A shop, url: https://example.com, on: "2026-03" }\n`;
    const from = contentWith(new Map([[path, sourced]]));
    const table = "Slug,Weight source,Weight read on\ndiadem-hero,Our scale,2026-04";
    const { draft } = await row(table, "paddles", from);
    expect(draft!.text).toContain("Our scale");
    expect(draft!.text).not.toContain("https://example.com");
  });

  test("goes on from the person's own draft, which remembers what it was written from", async () => {
    const path = "paddles/diadem-hero.yaml";
    const before = content.published(path)!;
    const draft = before.replace(/^year: .*$/m, "year: 2020");
    const since = before.replace(/^fullName: .*$/m, "fullName: Diadem Hero Nine");
    const from = contentWith(
      new Map([[path, since]]),
      new Map([[path, draft]]),
      new Map([[path, before]]),
    );
    const read = await row("Slug,Weight\ndiadem-hero,8.05", "paddles", from);
    expect(read.draft!.text).toContain("year: 2020\n");
    // Not from what someone published since: that would be undone.
    expect(read.draft!.base).toBe(textDigest(before));
  });

  test("of something that the person's draft deletes is wrong", async () => {
    const from = contentWith(new Map(), new Map([["paddles/diadem-hero.yaml", null]]));
    expect((await row("Slug,Weight\ndiadem-hero,8.05", "paddles", from)).mistakes).toEqual([
      "Row 2: your draft deletes paddles/diadem-hero.yaml. Discard that draft first.",
    ]);
  });

  test("adds what a list of approvals says to what it said before, with who looked", async () => {
    const path = "paddles/diadem-hero.yaml";
    const before = content
      .published(path)!
      .replace(
        /^(?=notConfirmed:)/m,
        'approvals:\n  - { list: USA Pickleball, state: approved, on: "2026-03", link: https://example.com/list }\n',
      );
    const from = contentWith(new Map([[path, before]]));
    const table = (more: string) =>
      `Slug,USA Pickleball,USA Pickleball read on,USA Pickleball link,USA Pickleball reader,Quiet list,Quiet list read on\ndiadem-hero,${more}`;
    const { draft, changes, notes } = await row(
      table("not listed,2026-11-20,,A Register,listed,2026-11"),
      "paddles",
      from,
    );
    const { approvals } = parse(draft!.text) as { approvals: unknown };
    expect(approvals).toEqual([
      expect.objectContaining({ state: "approved", link: "https://example.com/list" }),
      {
        list: "USA Pickleball",
        state: "not listed",
        on: "2026-11-20",
        by: "A Register",
        kind: "register",
      },
      { list: "Quiet list", state: "listed", on: "2026-11" },
    ]);
    expect(changes).toEqual([
      {
        fact: "USA Pickleball",
        before: "approved, 2026-03, https://example.com/list",
        after: "not listed, 2026-11-20, A Register",
      },
      { fact: "Quiet list", before: undefined, after: "listed, 2026-11" },
    ]);
    expect(notes).toEqual([
      '"Quiet list" isn\'t shown until it says who looked: write the list\'s address in "Quiet list link" or, if someone else says so, their name in "Quiet list reader".',
    ]);
    const same = await row(table("approved,2026-03,,,,"), "paddles", from);
    expect(same.state).toBe("same");
  });

  test.each([
    [
      "USA Pickleball",
      "some versions",
      'Row 2, column B "USA Pickleball": has no date. Write in "USA Pickleball read on" when the list was looked up.',
    ],
    [
      "UPA-A",
      "approved",
      'Row 2, column B "UPA-A": "approved" is not one of the words that are used here. Write one of: certified, some versions, not listed.',
    ],
    [
      "UPA-A read on",
      "2026-11-20",
      'Row 2, column B "UPA-A read on": is about a list, and the row doesn\'t say what it says. Write that in "UPA-A".',
    ],
  ])("with %s: %s alone is wrong", async (heading, cell, mistake) => {
    const table = `Slug,${heading}\njoola-perseus-pro-iv,${cell}`;
    expect((await row(table)).mistakes).toEqual([mistake]);
  });

  test("takes a fact out of its file where it may be missing", async () => {
    const { draft } = await row("Slug,Core,Face material\njoola-perseus-pro-iv,remove,remove");
    expect(draft!.text).toContain("coreMm: null\n");
    expect(draft!.text).not.toContain("faceMaterial");
  });
});

describe("rows of one brand and model", () => {
  const table = [
    "Name,Brand,Core,Weight,Source,Source kind,Read on",
    "Soar 16mm,Example Paddles,16,8.1,A Register,register,2026-09-21",
    "Soar (14 mm),Example Paddles,14,7.9,A Register,register,2026-09-21",
    "Soar Widebody,Example Paddles,16,,A Register,register,2026-09-21",
    "Drifter,Example Paddles,16,,A Register,register,2026-09-21",
  ].join("\n");
  const path = "listed/example-paddles-soar.yaml";
  const source = { kind: "register", from: "A Register", on: "2026-09-21" };
  const textFrom = (rows: Awaited<ReturnType<typeof plan>>["rows"], of = path) =>
    rows.findLast((each) => each.path === of && each.draft)!.draft!.text;

  test("become versions of one page, each with its source, which the check takes", async () => {
    const { rows } = await plan(table);
    expect(rows.map(({ state, path: at, notes }) => [state, at, ...notes])).toEqual([
      ["new", path],
      ["changed", path, "It's the 14 mm of Soar."],
      ["changed", path, "It's the Widebody of Soar."],
      ["new", "listed/example-paddles-drifter.yaml"],
    ]);
    const text = textFrom(rows);
    expect(parse(text)).toMatchObject({
      name: "Soar",
      versionName: "16 mm",
      coreMm: 16,
      weightOz: 8.1,
      source,
      versions: [
        { name: "14 mm", coreMm: 14, weightOz: 7.9, source },
        { name: "Widebody", coreMm: 16, source },
      ],
    });
    const { paddles } = libraryOf(overlaid(filesIn("content"), new Map([[path, text]])));
    expect(paddles.find(({ slug }) => path.includes(slug))).toMatchObject({
      name: "Example Paddles Soar",
      versionName: "16 mm",
    });
  });

  test.each([
    ["with numbers that are their thickness", "Core\nSoar 14,X,14\nSoar 16,X,0.63 in", 1],
    ["with numbers that their thickness isn't", "Core\nSoar 14,X,16\nSoar 16,X,16", 2],
    ["with a few numbers, and no thickness", "Year\nSoar 14,X,2026\nSoar 16,X,2026", 1],
    [
      "with a series of numbers",
      `Year\n${[10, 11, 12, 13, 14].map((n) => `Soar ${n},X,2026`).join("\n")}`,
      5,
    ],
    [
      "with units in a series",
      `Year\n${[10, 11, 12, 13, 14].map((n) => `Soar ${n}mm,X,2026`).join("\n")}`,
      1,
    ],
    ["with numbers that no thickness has", "Core\nSoar 2,X,16\nSoar 3,X,16", 2],
  ])("%s are versions of a page or pages of their own", async (_, rows, pages) => {
    const planned = await plan(`Name,Brand,${rows}`);
    expect(new Set(planned.rows.map(({ path: at }) => at)).size).toBe(pages);
  });

  test("that are wrong alike are named once, with their numbers", async () => {
    const planned = await plan("Name,Brand,Shape\nA,X,round\nB,X,oval\nC,X,round\nD,X,round");
    const [first, second] = mistakesOf(planned);
    expect(first).toMatch(/^Rows 2, 4 and 5, column C "Shape": "round" is not one of/);
    expect(second).toMatch(/^Row 3, column C "Shape": "oval" is not one of/);
    const rows = Array.from({ length: 1012 }, (_, row) => ({
      ...planned.rows[0]!,
      row: row + 1,
      mistakes: [`Row ${row + 1}: no.`],
    }));
    expect(mistakesOf({ ...planned, rows })).toEqual([
      "Rows 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 1,002 more: no.",
    ]);
  });

  test("are the same when they're brought again", async () => {
    const { rows } = await plan(table);
    const texts = new Map(
      [path, "listed/example-paddles-drifter.yaml"].map((each) => [each, textFrom(rows, each)]),
    );
    const again = await plan(table, "paddles", contentWith(texts));
    expect(again.rows.map(({ state, mistakes }) => [state, ...mistakes])).toEqual(
      Array.from({ length: 4 }, () => ["same"]),
    );
  });

  test("of which one is chosen make a page of that one alone", async () => {
    const { rows } = await planImport(
      await readSheetApart(new TextEncoder().encode(table)),
      "paddles",
      { content, email: "c@example.com", today, isChosen: (number) => number === 3 },
    );
    expect(rows.map(({ row: number, state }) => [number, state])).toEqual([[3, "new"]]);
    expect(parse(rows[0]!.draft!.text)).toMatchObject({ name: "Soar (14 mm)", coreMm: 14 });
  });

  test("may say in a column which version each is", async () => {
    const { rows } = await plan(
      "Name,Brand,Version,Core\nSoar,Example Paddles,16 mm,16\nSoar,Example Paddles,14 mm,14\nSoar,Example Paddles,14 MM,13",
    );
    expect(rows.map(({ state, mistakes }) => [state, ...mistakes])).toEqual([
      ["new"],
      ["changed"],
      [
        "wrong",
        'Row 4, column A "Name": is named as the paddle in row 3. If it\'s another version, say which in a column "Version", such as its thickness or shape. If it\'s the same, delete one of the two rows.',
      ],
    ]);
  });

  test("add a version to a paddle that's written up, and change one that it has", async () => {
    const written = "paddles/vatic-pro-prism-flash-v7.yaml";
    const { rows } = await plan(
      "Slug,Version,Core,Weight\nvatic-pro-prism-flash-v7,V7,16,8.5\nvatic-pro-prism-flash-v7,12 mm Flash,12,7.7",
    );
    expect(rows.map(({ state, changes }) => [state, ...changes])).toEqual([
      ["changed", { fact: "V7: Weight", before: "8.4 oz", after: "8.5 oz" }],
      [
        "changed",
        { fact: "12 mm Flash: Core", before: undefined, after: "12 mm" },
        { fact: "12 mm Flash: Weight", before: undefined, after: "7.7 oz" },
      ],
    ]);
    const after = parse(textFrom(rows, written)) as Record<string, unknown>;
    const before = parse(content.published(written)!) as Record<string, unknown>;
    const versions = before["versions"] as object[];
    expect(after).toEqual({
      ...before,
      updated: today,
      versions: [
        { ...versions[0], weightOz: 8.5 },
        ...versions.slice(1),
        { name: "12 mm Flash", coreMm: 12, weightOz: 7.7 },
      ],
    });
  });
});

test("without a name, or with headings that can't be told apart, no row is read", async () => {
  expect(await plan("Weight,Weight\n8,8")).toEqual({
    mistakes: [
      'Row 1, column B "Weight": column A "Weight" is about the same. Delete one of the two columns.',
      'Row 1: no column has the name. It needs headings, such as "Name", "Version", "Full name".',
    ],
    notes: [],
    rows: [],
  });
});

test("what isn't read, or read as something else, is named", async () => {
  const { notes, rows } = await plan(
    "Name,Brand,,Approval Body,Weight,List price\nSoar,Example Paddles,7,USAP,7.8-8.2 oz,$99 - $119\n",
  );
  expect(notes).toEqual([
    'Row 1, column D "Approval Body" isn\'t read: no field has this name. Did you mean "USA Pickleball"?',
    "Column C has no heading, so its 1 value wasn't read.",
  ]);
  expect(rows[0]!.notes).toEqual([
    'Column E "Weight": "7.8-8.2 oz" is a range: the middle, 8 oz, was read.',
    'Column F "List price": "$99 - $119" is a range: the lower price, $99.00, was read.',
  ]);
});

test("rows come back from the form as they were read, and nothing else does", async () => {
  const sheet = await readSheetApart(new TextEncoder().encode("Name,Weight\nA,8.2"));
  expect(unpackSheet(packSheet(sheet))).toEqual({
    rows: sheet.rows.map(({ row, cells }) => ({ row, cells })),
    notes: [],
  });
  const bomb = deflateRawSync(Buffer.alloc(40_000_000)).toString("base64url");
  for (const text of ["", "x", packSheet({ rows: [{ row: 1, cells: [{}] }] } as never), bomb])
    expect(() => unpackSheet(text)).toThrow(
      "The rows got lost on their way. Choose the file again.",
    );
});

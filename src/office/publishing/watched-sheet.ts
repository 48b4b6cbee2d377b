// A page that is read once a week as a spreadsheet, so that the reader of imports says what it changes. What no column
// has, such as what is sold out, is kept beside each row, and what differs from last time is said.

import { z } from "zod";
import {
  everything,
  type FoundColumn,
  readHeadings,
  type SheetField,
} from "../../platform/sheets/columns.ts";
import { type Sheet, type SheetCell, SheetRefused } from "../../platform/sheets/sheet.ts";
import { wholeNumber } from "../../platform/text/money.ts";
import { readCents } from "../../platform/text/read-figure.ts";
import { shortened } from "../../platform/text/plain-text.ts";
import type { RowChange } from "./sheet-row.ts";
import type { WatchedPage } from "../../site/paddles/watch.content.ts";

/** What a page says of a paddle: cells by their headings, and what a shop says of what it sells. */
export interface Snapshot {
  cells: readonly (readonly [heading: string, cell: SheetCell])[];
  /** Undefined if the page doesn't say. */
  isSoldOut?: boolean | undefined;
  versions?: readonly string[] | undefined;
  /** What else an editor should know. */
  notes?: readonly string[] | undefined;
}

interface ReadPage {
  said: readonly Snapshot[];
  notes: readonly string[];
}

/** How many paddles of a page are compared, and versions of one are kept. */
const most = { paddles: 500, versions: 50 };

/** The headings of the day and the month, which aren't part of what a page says. */
const dayHeading = "Read on";
const monthHeading = "Price month";

/** What the site knows of itself and needs here. */
interface Where {
  page: WatchedPage;
  /** "2026-11-20". */
  today: string;
  /** Whether the page's paddle has a file, whose name then stays. */
  isKnown: boolean;
}

/** Cells that say whose page it is. */
function sourceCells({ page, today }: Where, url = page.url): [string, SheetCell][] {
  return [
    ["Source", page.name],
    ...(page.kind === undefined ? [] : [["Source kind", page.kind] as [string, SheetCell]]),
    ["Link", url],
    [dayHeading, { date: today }],
  ];
}

// A shop's JSON

const variant = z.object({
  title: z.string().max(300),
  price: z.union([z.string().max(20), z.number()]),
  compare_at_price: z.union([z.string().max(20), z.number()]).nullish(),
  price_currency: z.string().max(10).nullish(),
  available: z.boolean().nullish(),
});
const product = z.object({
  title: z.string().min(1).max(300),
  handle: z.string().max(300).nullish(),
  vendor: z.string().max(200).nullish(),
  product_type: z.string().max(200).nullish(),
  variants: z.array(variant).max(250),
});
const products = z.union([
  z.object({ product }).transform((read) => [read.product]),
  z.object({ products: z.array(product).max(1000) }).transform((read) => read.products),
]);
type Product = z.infer<typeof product>;

const notShop =
  'It isn\'t a shop\'s product JSON. Open the address in a browser: it should begin with {"product" or {"products".';

/** Reads what shops on Shopify serve at /products/NAME.json and /products.json. @throws SheetRefused */
export function readShop(body: Uint8Array, where: Where): ReadPage {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new SheetRefused(notShop);
  }
  const { data: all } = products.safeParse(json);
  if (all === undefined) throw new SheetRefused(notShop);
  const isOne = where.page.paddle !== undefined;
  if (isOne && all.length !== 1)
    throw new SheetRefused(
      `It has ${wholeNumber(all.length)} products, and content/watch.yaml names one paddle for it.`,
    );
  // Shops sell shirts and balls, too.
  const paddles = isOne ? all : all.filter(isPaddle);
  return {
    said: paddles.slice(0, most.paddles).map((each) => saidOf(each, where)),
    notes: cutNote(paddles.length),
  };
}

const isPaddle = ({ title, product_type: type }: Product) => /paddle/i.test(`${title} ${type}`);

const cutNote = (count: number) =>
  count > most.paddles
    ? [`Only the first ${most.paddles} of its ${wholeNumber(count)} paddles were compared.`]
    : [];

function saidOf(each: Product, where: Where): Snapshot {
  const { page, isKnown } = where;
  const { handle, variants } = each;
  const isList = new URL(page.url).pathname.endsWith("/products.json");
  const link =
    isList && handle
      ? new URL(`/products/${encodeURIComponent(handle)}`, page.url).href
      : page.url.replace(/\.json(?=$|[?#])/, "");
  const { price, notes } = priceOf(variants);
  const brand = page.brand ?? each.vendor ?? "";
  const cells: [string, SheetCell][] = [];
  if (page.paddle !== undefined) cells.push(["Slug", page.paddle]);
  if (!isKnown) cells.push(["Name", each.title], ["Brand", brand]);
  if (price !== undefined) cells.push(["List price ($)", price]);
  return {
    cells: [...cells, ...sourceCells(where, link)],
    isSoldOut: variants.every(({ available }) => typeof available === "boolean")
      ? variants.every(({ available }) => available === false)
      : undefined,
    versions: variants
      .slice(0, most.versions)
      .map(({ title }) => shortened(title, 80))
      .filter((title) => title !== "Default Title"),
    notes,
  };
}

/** The price before any sale, in dollars; undefined if versions differ. */
function priceOf(variants: Product["variants"]): { price?: string; notes: string[] } {
  if (variants.some(({ price_currency: currency }) => currency && currency !== "USD"))
    return { notes: ["Its prices aren't in US dollars, so they weren't read."] };
  const asked = variants.map((each) => ({
    now: readCents(String(each.price)),
    before: each.compare_at_price ? readCents(String(each.compare_at_price)) : undefined,
  }));
  const listed = new Set(asked.map(({ now = 0, before = 0 }) => Math.max(now, before)));
  const sale = Math.min(...asked.map(({ now = 0 }) => now));
  const [first = 0] = listed;
  if (listed.size > 1) return { notes: ["Its versions have several prices, so none was read."] };
  return first === 0
    ? { notes: [] }
    : {
        price: (first / 100).toFixed(2),
        notes: sale < first ? [`It sells for $${(sale / 100).toFixed(2)} now.`] : [],
      };
}

// A table

/** Reads a table, and adds what says whose page it is. @throws SheetRefused */
export function readTable(
  { rows, notes }: Sheet,
  fields: readonly SheetField[],
  where: Where,
): ReadPage {
  const { page, isKnown } = where;
  const [headings, ...others] = rows;
  const { columns, mistakes } = readHeadings(headings!, fields);
  if (mistakes.length > 0) throw new SheetRefused(mistakes[0]);
  const has = (name: string) => columns.some(({ field }) => field.field === name);
  const added: [string, SheetCell][] = [];
  if (page.paddle !== undefined && !has("slug")) added.push(["Slug", page.paddle]);
  if (page.brand !== undefined && !has("brand") && !isKnown) added.push(["Brand", page.brand]);
  if (!has(everything.field)) added.push(...sourceCells(where));
  const headingOf = ({ field, part, written }: FoundColumn) =>
    field === everything && part === "on"
      ? dayHeading
      : field.field === "pricedIn"
        ? monthHeading
        : written;
  return {
    said: others.slice(0, most.paddles).map(({ cells }) => ({
      cells: [
        ...columns.map((each) => [headingOf(each), cells[each.index] ?? ""] as const),
        ...added,
      ],
    })),
    notes: [...notes, ...cutNote(others.length)],
  };
}

/** What pages say, as the reader of imports takes it. */
export function sheetOf(said: readonly Snapshot[]): Sheet {
  const headings = [...new Set(said.flatMap(({ cells }) => cells.map(([heading]) => heading)))];
  const rows = said.map(({ cells }) => {
    const byHeading = new Map(cells);
    return headings.map((heading) => byHeading.get(heading) ?? "");
  });
  return {
    rows: [headings, ...rows].map((cells, index) => ({ row: index + 1, cells })),
    notes: [],
  };
}

/** The same with the month of its price, if that's another one than before: it would pass for the price at launch. */
export function inMonth(said: Snapshot, changes: readonly RowChange[], today: string): Snapshot {
  const isPriced = changes.some(({ fact }) => fact === "List price");
  if (!isPriced || said.cells.some(([heading]) => heading === monthHeading)) return said;
  return { ...said, cells: [...said.cells, [monthHeading, { date: today.slice(0, 7) }]] };
}

/** What a page says, without when. */
export const wordsOf = ({ cells, ...more }: Snapshot): string =>
  JSON.stringify({
    cells: cells.filter(([heading]) => heading !== dayHeading && heading !== monthHeading),
    ...more,
  });

/** What no column has and a page says differently than last time. */
export function newsOf(before: Snapshot | undefined, now: Snapshot): string[] {
  if (before === undefined) return [];
  const isOther = before.isSoldOut !== now.isSoldOut && before.isSoldOut !== undefined;
  const added = (now.versions ?? []).filter((each) => !before.versions?.includes(each));
  const gone = (before.versions ?? []).filter((each) => !now.versions?.includes(each));
  return [
    ...(isOther && now.isSoldOut === true ? ["It's sold out."] : []),
    ...(isOther && now.isSoldOut === false ? ["It can be bought again."] : []),
    ...(added.length > 0 ? [`New among its versions: ${added.join("; ")}.`] : []),
    ...(gone.length > 0 ? [`No longer among its versions: ${gone.join("; ")}.`] : []),
    ...(now.notes ?? []).filter((each) => !before.notes?.includes(each)),
  ];
}

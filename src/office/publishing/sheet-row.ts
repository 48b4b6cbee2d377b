// A row of a spreadsheet of paddles or balls: which content file it's about, what it changes there, and what is wrong
// with it, each mistake with its cell and the remedy.

import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { newestFirst } from "../../site/paddles/approvals.ts";
import type { Approval } from "../../site/paddles/paddle.content.ts";
import { contentFiles } from "../../library/content-files.ts";
import { type ContentKind, pathFor, readContentPath } from "../../library/content-paths.ts";
import { type ContentFile, encodingMistake } from "../../platform/content/content-reader.ts";
import { textDigest } from "../../platform/content/content-source.ts";
import { innerOf, numberHint } from "../../platform/content/mistakes.ts";
import {
  cellOf,
  columnName,
  type ColumnPart,
  type FoundColumn,
  readValue,
  type SheetField,
} from "../../platform/sheets/columns.ts";
import type { SheetRow } from "../../platform/sheets/sheet.ts";
import { type ByFact, fewestSources, sourcesByFact } from "../../platform/text/fact-source.ts";
import { capitalized } from "../../platform/text/grammar.ts";
import { sourcedFacts, versionFactNames } from "../../site/paddles/paddle-values.ts";
import { priceText } from "../../platform/text/money.ts";
import { slugOf } from "../../platform/text/normalize-text.ts";
import { orList, quoted } from "../../platform/text/read-figure.ts";
import { readFields, templateOf, writeFields } from "./entry-text.ts";
import {
  likelyEntries,
  modelWords,
  type NamedEntry,
  nameKey,
  withBrand,
} from "../../site/paddles/model-name.ts";
import type { Revision } from "./revisions.store.ts";

/** What a kind of spreadsheet is about. */
export interface KindOfSheet {
  /** 'paddle', in sentences. */
  noun: string;
  fields: readonly SheetField[];
  /** The kinds of content files that its rows are, in the order in which they're looked up. */
  files: readonly ContentKind[];
  /** The kind of a row that isn't there yet. */
  begins: ContentKind;
}

/** A content file's fields. */
export type Value = Record<string, unknown>;

/** A fact that a row changes, as its reader sees it. */
export interface RowChange {
  fact: string;
  /** Undefined if it says nothing yet. */
  before: string | undefined;
  after: string | undefined;
}

/** A row, and what an import would make of it. */
export interface PlannedRow {
  row: number;
  state: "new" | "changed" | "same" | "wrong";
  name: string;
  /** The content file; "" if it can't be told. */
  path: string;
  changes: readonly RowChange[];
  /** Each with its cell, and the remedy. */
  mistakes: readonly string[];
  notes: readonly string[];
  /** The draft that it becomes, and the digest of what that was written from. */
  draft: { text: string; base: string } | undefined;
}

/** A model's name, and what tells one of its versions from the others. */
export interface Identity {
  model: string;
  version: string;
}

/** What is the same for all rows of a spreadsheet. */
export interface Rows {
  kind: KindOfSheet;
  columns: readonly FoundColumn[];
  /** How many columns have a heading, or one to their right has. */
  width: number;
  /** The content files that there are, and those that are only drafted, each with its brand as `nameKey` has it. */
  paths: ReadonlyMap<string, string>;
  /** Those with a name, as `nameKey` has it. */
  named: ReadonlyMap<string, ReadonlySet<string>>;
  /** The same by their brands: comparing a name with each of a thousand takes too long. */
  ofBrand: ReadonlyMap<string, readonly NamedEntry[]>;
  /** The person's drafts, by path. */
  drafts: ReadonlyMap<string, Pick<Revision, "text" | "base">>;
  published(path: string): string | null;
  /** The rows that were about a file before, or about one of its versions. */
  rowOf: Map<string, number>;
  /** What the rows before make of a file. */
  planned: Map<string, string>;
  /** What model a row is of, and which version, if several rows of one brand and model differ in that. */
  versionOf: ReadonlyMap<SheetRow, Identity>;
  /** The first new row of each brand's model. */
  rowOfModel: Map<string, number>;
  /** "2026-11-20". */
  today: string;
}

/** How many mistakes of a row are put into words: a table that slipped has one in each of its cells. */
const maxOfRow = 20;

/** The longest name of a file that is made of a paddle's or ball's name. */
const maxSlug = 80;

type Shape = Readonly<Record<string, z.ZodType>>;
type SourcePart = Exclude<ColumnPart, "value">;
const sourceParts = ["from", "kind", "url", "on"] as const;

/** Reads a row. */
export const planRow = (row: SheetRow, rows: Rows): PlannedRow => new RowReading(row, rows).plan();

class RowReading {
  readonly #row: SheetRow;
  readonly #rows: Rows;
  readonly #mistakes: string[] = [];
  readonly #notes: string[] = [];
  readonly #given = new Map<FoundColumn, unknown>();
  /** Columns whose cell here is wrong. */
  readonly #unread = new Set<FoundColumn | undefined>();
  /** What the file says, what the row makes of it, and the fields that it may have. */
  #current: Value = {};
  #value: Value = {};
  #shape: Shape = {};
  #isNew = false;
  /** The version that the row is about, if it isn't the page's own. */
  #version: { name: string; value: Value } | undefined;

  constructor(row: SheetRow, rows: Rows) {
    this.#row = row;
    this.#rows = rows;
  }

  plan(): PlannedRow {
    const { kind, drafts, paths, rowOf, planned, published } = this.#rows;
    this.#readCells();
    const path = this.#findPath();
    if (path === undefined) return this.#planned({});
    const about = `${path} ${slugOf(this.#text("versionName"))}`;
    const earlier = rowOf.get(about);
    if (earlier === undefined) rowOf.set(about, this.#row.row);
    else
      this.#report(
        this.#column(this.#text("slug") === "" ? "name" : "slug"),
        `is named as the ${kind.noun} in row ${earlier}. If it's another version, say which in a column "Version", such as its thickness or shape. If it's the same, delete one of the two rows.`,
      );
    const draft = drafts.get(path);
    if (draft && draft.text === null) {
      this.#report(undefined, `your draft deletes ${path}. Discard that draft first.`);
      return this.#planned({ path });
    }
    this.#isNew = !paths.has(path) && !planned.has(path);
    const live = published(path);
    const file = contentFiles[readContentPath(path)!.kind] as ContentFile;
    const begun = kind.begins === "balls" ? templateOf(file, this.#text("name")) : "";
    const before = planned.get(path) ?? draft?.text ?? live ?? begun;
    const fields = before === "" ? { value: {} } : readFields(path, before);
    if (!fields) {
      this.#report(
        undefined,
        `${path} has a mistake that keeps it from being read. Fix that first.`,
      );
      return this.#planned({ path });
    }
    this.#current = fields.value as Value;
    this.#shape = (file.schema as unknown as { shape: Shape }).shape;
    this.#value = structuredClone(this.#current);
    this.#version = this.#findVersion();
    for (const [column, read] of this.#given)
      if (column.part === "value" && !column.field.list && column.field.field !== "slug")
        this.#setField(column, read);
    if (this.#isNew) this.#setIdentity();
    if (this.#version) this.#setVersionSource(this.#version.value);
    for (const field of kind.fields) {
      if (field.hasSource && !this.#version) this.#setSource(field);
      if (field.list !== undefined) this.#setApproval(field, field.list);
    }
    const changes = this.#changes();
    if (changes.length > 0 || this.#isNew) this.#setUpdated();
    this.#check(file.schema);
    const { name } = this.#value;
    const named = { path, ...(typeof name === "string" ? { name } : {}) };
    if (this.#mistakes.length > 0 || (changes.length === 0 && !this.#isNew))
      return this.#planned(named);
    const text = writeFields(path, before, { value: inOrder(this.#shape, this.#value) });
    planned.set(path, text);
    return this.#planned({
      ...named,
      state: this.#isNew ? "new" : "changed",
      changes,
      draft: { text, base: draft?.base ?? textDigest(live) },
    });
  }

  #planned(more: Partial<PlannedRow>): PlannedRow {
    return {
      row: this.#row.row,
      state: this.#mistakes.length > 0 ? "wrong" : "same",
      name: this.#text("name") || this.#text("slug"),
      path: "",
      changes: [],
      mistakes: [...new Set(this.#mistakes)],
      notes: this.#notes,
      draft: undefined,
      ...more,
    };
  }

  #report(column: Pick<FoundColumn, "index" | "written"> | undefined, sentence: string): void {
    if (this.#mistakes.length >= maxOfRow) return;
    const place = column ? `, ${columnName(column.index, column.written)}` : "";
    this.#mistakes.push(`Row ${this.#row.row}${place}: ${sentence}`);
  }

  #readCells(): void {
    const { columns, width, today } = this.#rows;
    const { cells } = this.#row;
    for (const column of columns) {
      const cell = cells[column.index];
      const read = readValue(cell, column, today);
      if (read === undefined) continue;
      const lost = typeof cell === "string" ? encodingMistake(cell, true)?.sentence : undefined;
      const wrong = lost ?? ("wrong" in read ? read.wrong : undefined);
      if (wrong === undefined) this.#given.set(column, (read as { value: unknown }).value);
      if ("note" in read && read.note !== undefined)
        this.#notes.push(`${capitalized(columnName(column.index, column.written))}: ${read.note}`);
      if (wrong !== undefined) {
        this.#report(column, wrong);
        this.#unread.add(column);
      }
    }
    for (const [index, cell] of cells.entries())
      if (index >= width && cell !== "")
        this.#report(
          { index, written: "" },
          "has no heading above it. Write one, or empty the cell.",
        );
  }

  #column(field: string, part: ColumnPart = "value"): FoundColumn | undefined {
    return this.#rows.columns.find((each) => each.field.field === field && each.part === part);
  }

  /** What the row says; null to take it out, undefined for nothing. */
  #said(field: string, part?: ColumnPart): unknown {
    const column = this.#column(field, part);
    return column && this.#given.get(column);
  }

  #text(field: string): string {
    const { versionOf } = this.#rows;
    const identity = versionOf.get(this.#row);
    if (identity && field === "name") return identity.model;
    if (identity && field === "versionName") return identity.version;
    const said = this.#said(field);
    return typeof said === "string" ? said : "";
  }

  /** The version that the row is about, of those that the file has or now gets; undefined if it's the page's own. */
  #findVersion(): { name: string; value: Value } | undefined {
    const name = this.#text("versionName");
    const own = this.#current["versionName"];
    if (name === "" || this.#shape["versions"] === undefined) return undefined;
    if (this.#isNew || (typeof own === "string" && slugOf(own) === slugOf(name))) return undefined;
    const versions = [...((this.#value["versions"] ?? []) as readonly Value[])];
    this.#value["versions"] = versions;
    const isNamed = (each: Value) => slugOf(String(each["name"])) === slugOf(name);
    const index = versions.findIndex(isNamed);
    const value = index < 0 ? { name } : { ...versions[index] };
    versions.splice(index < 0 ? versions.length : index, 1, value);
    this.#notes.push(`It's the ${name} of ${String(this.#value["name"])}.`);
    return { name: String(value["name"]), value };
  }

  /** What the row changes, of the page or of the version that it's about. */
  #changes(): RowChange[] {
    const { fields } = this.#rows.kind;
    if (!this.#version) return changesIn(fields, this.#current, this.#value);
    const { name, value } = this.#version;
    const versions = (this.#current["versions"] ?? []) as readonly Value[];
    const before = versions.find((each) => each["name"] === name) ?? {};
    const ofVersion = (of: Value, from: Value) => ({ ...from, approvals: of["approvals"] });
    const changes = changesIn(
      fields.filter(({ field }) => field !== "name"),
      ofVersion(this.#current, before),
      ofVersion(this.#value, value),
      name,
    );
    return changes.map(({ fact, ...change }) => ({ fact: `${name}: ${fact}`, ...change }));
  }

  /** Sets what a new file's model is called, and which of its versions the row is. */
  #setIdentity(): void {
    const name = this.#text("versionName");
    if (name === "" || this.#shape["versionName"] === undefined) return;
    this.#value["name"] = this.#text("name");
    this.#value["versionName"] = name;
  }

  /** Sets where all of a version's facts come from: what the whole row says, if it gives all of them. */
  #setVersionSource(value: Value): void {
    const [from, kind, url, on] = sourceParts.map((part) => this.#said("", part));
    if (typeof from !== "string" || typeof on !== "string") return;
    const others = [...versionFields].filter(
      (field) => value[field] !== undefined && this.#said(field) === undefined,
    );
    if (others.length > 0 && value["source"] === undefined) {
      const headings = this.#rows.kind.fields.filter(({ field }) => others.includes(field));
      this.#notes.push(
        `The row's source isn't kept: the version has other facts (${headings.map(({ heading }) => heading).join(", ")}), and one source for all.`,
      );
      return;
    }
    value["source"] = {
      ...(kind === undefined ? {} : { kind }),
      from,
      ...(typeof url === "string" ? { url } : {}),
      on,
    };
  }

  /** The content file that the row is about; undefined if that can't be told, which is a mistake. */
  #findPath(): string | undefined {
    const { kind, paths, named } = this.#rows;
    const [slugs, names] = [this.#column("slug"), this.#column("name")];
    const [slug, name] = [this.#text("slug"), this.#text("name")];
    if (slug !== "") {
      const there = kind.files.map((each) => pathFor(each, slug)).find((each) => paths.has(each));
      const path = there ?? pathFor(kind.begins, slug);
      if (readContentPath(path)) return path;
      const better = slugOf(slug) || "letters, digits and hyphens";
      this.#report(
        slugs,
        `${quoted(slug)} can't be an address. Write ${better}, or leave it empty.`,
      );
      return undefined;
    }
    if (this.#unread.has(slugs) || this.#unread.has(names)) return undefined;
    if (name === "") {
      this.#report(names, `is empty. Write the ${kind.noun}'s name.`);
      return undefined;
    }
    const brand = this.#text("brand") || this.#text("maker");
    const full = withBrand(name, brand);
    const found = named.get(nameKey(full)) ?? new Set(this.#namesakes(name, brand));
    if (found.size > 1) {
      this.#report(
        names,
        `${quoted(name)} can be ${[...found].map(nameIn).join(" or ")}. Add a column "Slug", and write which.`,
      );
      return undefined;
    }
    if (found.size > 0) return [...found][0];
    const path = pathFor(kind.begins, slugOf(slugOf(full).slice(0, maxSlug)));
    if (paths.has(path)) return path;
    if (readContentPath(path) === undefined) {
      this.#report(
        names,
        `no address can be made of ${quoted(name)}. Add a column "Slug", and write one.`,
      );
      return undefined;
    }
    this.#noteLikely(name, brand);
    return path;
  }

  /** Says which page a new row may be about, or be a version of. */
  #noteLikely(name: string, brand: string): void {
    const { kind, ofBrand, rowOfModel } = this.#rows;
    const near = [...(ofBrand.get(nameKey(brand)) ?? [])];
    // A brand may be a part of the name, alone or with another one's.
    for (const [key, entries] of ofBrand)
      if (key !== nameKey(brand) && nameKey(name).startsWith(key)) near.push(...entries);
    const likely = likelyEntries(name, brand, near).slice(0, 3);
    if (likely.length > 0) {
      const names = likely.map((each) => withBrand(each.name, each.brand));
      this.#notes.push(
        `It may be ${orList(names)}, or a version of it. If it's the same ${kind.noun}, write ${orList(likely.map(({ path }) => nameIn(path)))} in a column "Slug".`,
      );
    }
    // Which version it is has been said.
    if (this.#text("versionName") !== "") return;
    const model = [nameKey(brand), ...[...modelWords(name, brand)].toSorted()].join(" ");
    const first = rowOfModel.get(model);
    if (first === undefined) rowOfModel.set(model, this.#row.row);
    else this.#notes.push(`It may be a version of the ${kind.noun} in row ${first}.`);
  }

  /** The files of this name and brand; two brands may have a model of one name. */
  #namesakes(name: string, brand: string): readonly string[] {
    const { paths, named } = this.#rows;
    return [...(named.get(nameKey(name)) ?? [])].filter((path) => {
      const other = paths.get(path)!;
      return (
        brand === "" ||
        other === nameKey(brand) ||
        (other !== "" && nameKey(name).startsWith(other))
      );
    });
  }

  #setField(column: FoundColumn, read: unknown): void {
    const { field, heading, inner } = column.field;
    const schema = this.#shape[field];
    if (this.#version) {
      this.#setOfVersion(field, read);
      return;
    }
    if (schema === undefined) {
      if (read !== null)
        this.#notes.push(`"${heading}" isn't kept: a listed paddle has no such field.`);
      return;
    }
    // What a row is found by doesn't change what it's found by.
    const isFoundBy = field === "name" || field === "brand" || field === "maker";
    const isSpelling =
      typeof read === "string" && nameKey(read) === nameKey(String(this.#value[field]));
    if (isFoundBy && !this.#isNew && this.#text("slug") === "" && (field === "name" || isSpelling))
      return;
    if (field === "versionName" || (inner !== undefined && this.#isSaid(field, inner, read)))
      return;
    if (read !== null)
      this.#value[field] = inner === undefined ? read : this.#innerOf(field, inner, read);
    else if (schema.safeParse(undefined).success) delete this.#value[field];
    else if (schema.safeParse(null).success) this.#value[field] = null;
    else if (schema.safeParse([]).success) this.#value[field] = [];
    else
      this.#report(
        column,
        `can't be taken out: every ${this.#rows.kind.noun} needs it. Write it, or empty the cell.`,
      );
  }

  /** Whether a group says what a cell gives already, or by another of its fields. */
  #isSaid(field: string, inner: string, read: unknown): boolean {
    const group = this.#value[field] as Value | undefined;
    return group !== undefined && (group[inner] === undefined || group[inner] === read);
  }

  /** A group with a cell in it: an earlier model that has a page here is named by its page. */
  #innerOf(field: string, inner: string, read: unknown): Value {
    const { named } = this.#rows;
    const full = withBrand(String(read), this.#text("brand"));
    const [path, ...others] = named.get(nameKey(full)) ?? [];
    const group = this.#value[field] as Value | undefined;
    if (path !== undefined && others.length === 0) return { paddle: nameIn(path) };
    return { ...group, [inner]: read };
  }

  /** Sets a fact of the version that the row is about. What a version doesn't have of its own is the page's. */
  #setOfVersion(field: string, read: unknown): void {
    const { value } = this.#version!;
    if (!versionFields.has(field)) return;
    if (read === null) delete value[field];
    else value[field] = read;
  }

  /** Sets where a fact comes from. A source of an earlier value isn't one of the new value. */
  #setSource({ field: fact, heading }: SheetField): void {
    const noted = Object.entries(sourcesByFact(this.#value, sourcedFacts));
    const sources: Record<string, Value> = Object.fromEntries(
      noted.map(([each, source]) => [each, { ...source }]),
    );
    const before = sources[fact];
    const isThere = this.#value[fact] !== undefined && this.#value[fact] !== null;
    const isOther = !isDeepStrictEqual(this.#value[fact], this.#current[fact]);
    const [from, kind, url, on] = sourceParts.map((part) => this.#said(fact, part));
    const isOwn = [from, kind, url, on].some((each) => each !== undefined);
    // What the whole row's columns say is about what is new in it.
    const isWhole =
      !isOwn &&
      this.#said("", "from") !== undefined &&
      this.#said(fact) !== undefined &&
      (isOther || before === undefined);
    if (from === null || !isThere) {
      if (typeof from === "string")
        this.#report(
          this.#column(fact, "from"),
          `is the source of a fact that isn't there. Write "${heading}", too, or empty the cell.`,
        );
      delete sources[fact];
    } else if (isOwn || isWhole) {
      const source = this.#sourceOf(fact, heading, isWhole ? "" : fact, before);
      if (source) {
        sources[fact] = source;
        this.#confirm(fact);
      }
    } else if (isOther && before !== undefined) {
      delete sources[fact];
      this.#notes.push(
        `"${heading}" changes, so its source (${String(before["from"])}) no longer counts. Give the new one in "${heading} source".`,
      );
    }
    this.#keepSources(sources);
  }

  /** Keeps where facts come from, in the order of the columns and in the fewest lines. */
  #keepSources(sources: Readonly<Record<string, Value>>): void {
    const names = this.#rows.kind.fields.map(({ field }) => field).filter((each) => sources[each]);
    const byFact = Object.fromEntries(names.map((each) => [each, sources[each]])) as ByFact;
    const kept =
      this.#shape["source"] === undefined
        ? { source: undefined, sources: names.length === 0 ? undefined : byFact }
        : fewestSources(this.#value, byFact, sourcedFacts);
    for (const [name, value] of Object.entries(kept))
      if (value === undefined) delete this.#value[name];
      else this.#value[name] = value;
  }

  /** A fact counts as confirmed once its source is noted. */
  #confirm(fact: string): void {
    const unsure = this.#value["notConfirmed"];
    if (Array.isArray(unsure)) this.#value["notConfirmed"] = unsure.filter((each) => each !== fact);
  }

  /** The source that a row gives; undefined if something is missing. @param of the columns' field; "" for the row's */
  #sourceOf(
    fact: string,
    heading: string,
    of: string,
    before: Value | undefined,
  ): Value | undefined {
    const said = (part: SourcePart) =>
      this.#said(fact, part) ??
      // The row's link belongs to the row's source.
      (part === "url" && this.#said(fact, "from") !== undefined ? undefined : this.#said("", part));
    const whose = of === "" ? "" : `${heading} `;
    const from = said("from") ?? before?.["from"];
    const on = said("on") ?? before?.["on"];
    const isOld = from === before?.["from"];
    const link = said("url") ?? (isOld ? before?.["url"] : undefined);
    const kind = said("kind") ?? (isOld ? before?.["kind"] : undefined);
    if (from === undefined) {
      const part = this.#said(of, "url") === undefined ? "on" : "url";
      this.#report(
        this.#column(of, part),
        `has no source beside it. Write whose page it was in "${whose}source".`,
      );
      return undefined;
    }
    if (on === undefined) {
      const read = [fact, ""].flatMap((each) => [
        this.#column(each, "on"),
        this.#column(each, "from"),
      ]);
      if (!read.some((column) => this.#unread.has(column)))
        this.#report(
          this.#column(of, "from") ?? this.#column(of, "url"),
          `has no date. Write in "${capitalized(`${whose}read on`)}" when it was read.`,
        );
      return undefined;
    }
    return {
      ...(typeof kind === "string" ? { kind } : {}),
      from,
      ...(link === undefined || link === null ? {} : { url: link }),
      on,
    };
  }

  /** Adds what a list says now to what it said before. */
  #setApproval({ field, heading }: SheetField, list: string): void {
    const said = (part?: ColumnPart) => this.#said(field, part) ?? undefined;
    const [state, on, link, by] = [said(), said("on"), said("url"), said("by")];
    if ([state, on, link, by].every((each) => each === undefined)) return;
    const version = this.#version?.name;
    const before = latestOn(this.#value, list, version);
    if (this.#shape["approvals"] === undefined) {
      this.#notes.push(`"${heading}" isn't kept: a listed paddle has no such field.`);
      return;
    }
    const isSame = [state ?? before?.state, on ?? before?.on].every(
      (each, index) => each === [before?.state, before?.on][index],
    );
    const all = (this.#value["approvals"] ?? []) as readonly Approval[];
    if (before && isSame) {
      if (link !== undefined && link !== before.link)
        this.#value["approvals"] = all.map((each) => (each === before ? { ...each, link } : each));
      return;
    }
    if (state === undefined)
      this.#report(
        this.#column(field, on === undefined ? "url" : "on"),
        `is about a list, and the row doesn't say what it says. Write that in "${heading}".`,
      );
    else if (on !== undefined) {
      if (link === undefined && by === undefined)
        this.#notes.push(
          `"${heading}" isn't shown until it says who looked: write the list's address in "${heading} link" or, if someone else says so, their name in "${heading} reader".`,
        );
      this.#value["approvals"] = [
        ...all,
        {
          list,
          state,
          on,
          ...(link === undefined ? {} : { link }),
          ...(by === undefined ? {} : { by, kind: this.#said("", "kind") ?? "register" }),
          ...(version === undefined ? {} : { version }),
        },
      ];
    } else if (!this.#unread.has(this.#column(field, "on")))
      this.#report(
        this.#column(field),
        `has no date. Write in "${heading} read on" when the list was looked up.`,
      );
  }

  /** The day its facts last changed is today, unless the row says another. */
  #setUpdated(): void {
    if (this.#shape["updated"] === undefined) return;
    const [before, after] = [this.#current["updated"], this.#value["updated"]];
    const isSaid = typeof this.#said("updated") === "string" && after !== before;
    const { today } = this.#rows;
    if (!isSaid && (typeof before !== "string" || before < today)) this.#value["updated"] = today;
  }

  /** Reports what the schema doesn't take of what the row changes, and what a new file still needs. */
  #check(schema: z.ZodType): void {
    const issuesOf = (value: Value) => schema.safeParse(value).error?.issues ?? [];
    const keyOf = ({ path, message }: z.core.$ZodIssue) => `${path.join(".")} ${message}`;
    const old = new Set(this.#isNew ? [] : issuesOf(this.#current).map(keyOf));
    const needed = new Set<string>();
    for (const issue of issuesOf(this.#value)) {
      if (old.has(keyOf(issue))) continue;
      const [name = "", fact] = issue.path.map(String);
      const isSource = name === "sources" && fact !== undefined;
      const column = isSource
        ? this.#column(fact, "from")
        : name === "approvals"
          ? this.#columnOfApproval(Number(fact))
          : this.#column(name);
      if (this.#unread.has(column) || this.#unread.has(this.#column(name))) continue;
      const isGiven = column !== undefined && this.#given.has(column);
      const isEmpty = !isGiven && !isSource && (this.#value[name] ?? "") === "";
      if (this.#isNew && (isEmpty || column === undefined)) {
        const missing = this.#missing(name, column, isEmpty);
        if (missing !== undefined) needed.add(missing);
        continue;
      }
      const blamed = isGiven
        ? column
        : [...this.#given.keys()].find(({ part }) => part === "value");
      const cell = isGiven ? this.#row.cells[column.index] : undefined;
      const typed = typeof cell === "string" || typeof cell === "number" ? String(cell) : "";
      this.#report(blamed, whatIsWrong(issue, typed.trim(), column, this.#shape));
    }
    if (needed.size > 0)
      this.#notes.push(
        `The draft still needs: ${[...needed].join(", ")}. Fill them in before you publish it.`,
      );
  }

  #columnOfApproval(index: number): FoundColumn | undefined {
    const all = (this.#value["approvals"] ?? []) as readonly Approval[];
    const field = this.#rows.kind.fields.find(({ list }) => list && list === all[index]?.list);
    return field && (this.#column(field.field, "on") ?? this.#column(field.field));
  }

  /** Reports a field that a new file lacks. @returns its name if the draft may do without for now */
  #missing(name: string, column: FoundColumn | undefined, isEmpty: boolean): string | undefined {
    const { fields, begins } = this.#rows.kind;
    const field = fields.find((each) => each.field === name);
    const heading = field?.heading ?? capitalized(name);
    // A ball's file has words of ours, which a spreadsheet rarely has.
    if (!isEmpty || (begins === "balls" && name !== "maker" && name !== "use")) return heading;
    const what =
      field?.kind.is === "choice"
        ? `one of: ${field.kind.of.join(", ")}`
        : `the ${heading.toLowerCase()}`;
    if (column) this.#report(column, `is empty. Write ${what}.`);
    else this.#report(undefined, `"${heading}" is missing. Add a column for it.`);
    return undefined;
  }
}

/** What a list said last of what the page describes. */
export function latestOn(value: Value, list: string, version?: string): Approval | undefined {
  const all = Array.isArray(value["approvals"]) ? (value["approvals"] as Approval[]) : [];
  return newestFirst(all, version).find((each) => each.list === list);
}

/** The fields that a version has of its own. */
const versionFields: ReadonlySet<string> = new Set(versionFactNames);

const nameIn = (path: string) => readContentPath(path)!.name;

/** A value with its fields in the schema's order; unknown ones come last. */
function inOrder(shape: Readonly<Record<string, unknown>>, value: Value): Value {
  const names = [...Object.keys(shape), ...Object.keys(value)];
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) =>
      Object.hasOwn(value, name) ? [[name, value[name]]] : [],
    ),
  );
}

/** A number's bounds. */
interface Bounds {
  minValue?: number | null;
  maxValue?: number | null;
}

/** Why a schema doesn't take a value, with the remedy. */
function whatIsWrong(
  issue: z.core.$ZodIssue,
  typed: string,
  column: FoundColumn | undefined,
  shape: Readonly<Record<string, z.ZodType>>,
): string {
  const kind = column?.kind;
  const shownCell = quoted(typed);
  if (kind && (issue.code === "too_big" || issue.code === "too_small")) {
    const isBig = issue.code === "too_big";
    const bound = Number(isBig ? issue.maximum : issue.minimum);
    if (issue.origin === "string")
      return isBig
        ? `${shownCell} is longer than ${bound} characters. Shorten it.`
        : `${shownCell} is too short.`;
    if (issue.origin === "array")
      return isBig ? `names more than ${bound}. Delete some.` : `names fewer than ${bound}.`;
    const { minValue, maxValue } = innerOf(shape[column.field.field]) as Bounds;
    const inWords = (value: number) => shownValue(value, kind);
    const range = `Write from ${inWords(minValue ?? bound)} to ${inWords(maxValue ?? bound)}`;
    const number = Number(/[\d.]+/.exec(typed)?.[0]);
    const hint = numberHint(number, shape[column.field.field] as z.ZodType);
    const meant =
      kind.is === "measure" && hint !== undefined ? ` ${capitalized(hint)}. Name the unit.` : "";
    return `${shownCell} is ${isBig ? "more" : "less"} than ${inWords(bound)}.${meant} ${range}, or leave the cell empty.`;
  }
  if (issue.code === "custom") {
    const said = issue.message.startsWith("is ")
      ? `${shownCell} ${issue.message}`
      : capitalized(issue.message);
    return /[.:] /.test(said) ? said.replace(/\.?$/, ".") : `${said}. Correct one of the cells.`;
  }
  return `${shownCell} doesn't fit here. 'content fields' says what does.`;
}

/** A value as people read it. */
function shownValue(value: unknown, kind: SheetField["kind"]): string {
  if (kind.is === "price" && typeof value === "number") return priceText(value);
  const cell = String(cellOf(value, kind));
  return kind.is === "measure" ? `${cell} ${kind.unit}` : cell;
}

/** A source in a line: "JOOLA, maker, 2026-03-14, https://…". */
function shownSource(source: unknown): string | undefined {
  if (typeof source !== "object" || source === null) return undefined;
  const { kind, from, on, url } = source as Value;
  return [from, kind, on, url].filter((each) => typeof each === "string").join(", ");
}

/** What differs between two values, as people read it. */
function changesIn(
  fields: readonly SheetField[],
  before: Value,
  after: Value,
  version?: string,
): RowChange[] {
  const isNothing = (value: unknown) =>
    value === undefined ||
    value === null ||
    value === "" ||
    (Array.isArray(value) && value.length === 0);
  const shown = (value: unknown, kind: SheetField["kind"]) =>
    isNothing(value) ? undefined : shownValue(value, kind);
  const sourcesOf = (value: Value) => sourcesByFact(value, sourcedFacts) as Value;
  return fields.flatMap(({ field, heading, kind, inner, hasSource, list }): RowChange[] => {
    if (list !== undefined) {
      const [old, latest] = [latestOn(before, list, version), latestOn(after, list, version)];
      const inWords = (each: Approval | undefined) =>
        each &&
        [each.state, each.on, each.by, each.link].filter((one) => one !== undefined).join(", ");
      return isDeepStrictEqual(old, latest)
        ? []
        : [{ fact: heading, before: inWords(old), after: inWords(latest) }];
    }
    const isSame = isDeepStrictEqual(before[field], after[field]);
    const within = (value: unknown) =>
      inner === undefined
        ? value
        : ((value as Value | undefined)?.[inner] ?? (value as Value | undefined)?.["paddle"]);
    const [old, source] = [sourcesOf(before)[field], sourcesOf(after)[field]];
    return [
      ...(isSame
        ? []
        : [
            {
              fact: heading,
              before: shown(within(before[field]), kind),
              after: shown(within(after[field]), kind),
            },
          ]),
      ...(hasSource && !isDeepStrictEqual(old, source)
        ? [{ fact: `${heading} source`, before: shownSource(old), after: shownSource(source) }]
        : []),
    ];
  });
}

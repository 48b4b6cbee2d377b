// The query of a page as one object: how it's parsed from the URL, how links write it, and its canonical form. A value
// that a field can't parse becomes its `none`, and `none` is never written, so each state of a page has exactly one
// URL. Fields are written in the order of their declaration.

/** A URL's query with its question mark, without the fragment; empty if there is none. */
export const queryIn = (address: string): string => /\?[^#]+/.exec(address)?.[0] ?? "";

/** Adds fields to a URL's query. Commas and '@' stay unencoded, because people read URLs. */
export function addressWith(address: string, fields: URLSearchParams): string {
  if (fields.size === 0) return address;
  const [, path = "", fragment = ""] = /^([^#]*)(.*)$/s.exec(address)!;
  const typed = fields.toString().replaceAll(/%2C|%40/g, decodeURIComponent);
  return `${path}${path.includes("?") ? "&" : "?"}${typed}${fragment}`;
}

/** Whether a URL has these parameters just as a link writes them. A form's query has empty ones, too. */
export function isWrittenSo(
  parameters: readonly string[],
  asked: URLSearchParams,
  link: URLSearchParams,
): boolean {
  return parameters.every(
    (name) =>
      asked.has(name) === link.has(name) &&
      asked.getAll(name).join("&") === link.getAll(name).join("&"),
  );
}

/** The fields of a URL or a form. */
export interface Asked {
  getAll(name: string): readonly unknown[];
}

/** All values of a parameter as typed; files are left out. */
type Typed = (parameter: string) => readonly string[];

/** How one field is parsed and written. */
export interface Field<Value> {
  /** The default, which isn't written. */
  none: Value;
  /** Its parameters, if not just its own name. */
  parameters?: readonly string[];
  read(typed: Typed, name: string): Value;
  write(value: Value, name: string): Iterable<readonly [parameter: string, value: string]>;
}

/**
 * A field of any type that's written as one text.
 * @param read returns undefined if the text means nothing
 * @param parameter its name in the URL, if different
 */
export function parsed<Value>(
  read: (typed: string) => Value | undefined,
  write: (value: Value) => string = String,
  parameter?: string,
): Field<Value | undefined> {
  return {
    none: undefined,
    ...(parameter !== undefined && { parameters: [parameter] }),
    read: (typed, name) => read(typed(parameter ?? name)[0] ?? ""),
    write: (value, name) => [[parameter ?? name, write(value!)]],
  };
}

/** A line of text, empty by default. @param clean normalizes what was typed */
export function text(clean = (typed: string) => typed.trim()): Field<string> {
  return {
    none: "",
    read: (typed, name) => clean(typed(name)[0] ?? ""),
    write: (value, name) => [[name, value]],
  };
}

/** One of these values, or `none`. */
export function oneOf<const Value extends string, const None = undefined>(
  values: readonly Value[],
  none?: None,
): Field<Value | None> {
  const { read, write } = parsed((typed) => values.find((value) => value === typed));
  return {
    none: none as None,
    read: (typed, name) => read(typed, name) ?? (none as None),
    write: (value, name) => write(value as Value, name),
  };
}

/** Any of these values, in their declared order. */
export function someOf(values: readonly string[]): Field<readonly string[]> {
  return {
    none: [],
    read: (typed, name) => values.filter((value) => typed(name).includes(value)),
    write: (chosen, name) => chosen.map((value) => [name, value]),
  };
}

/** A page number, from 1. It may be past the end of the list. */
export const pageNumber: Field<number> = {
  none: 1,
  read: (typed, name) => Number(/^[1-9]\d{0,5}$/.exec(typed(name)[0] ?? "")?.[0] ?? 1),
  write: (page, name) => [[name, String(page)]],
};

type FieldsOf<Values> = { readonly [Name in keyof Values]: Field<Values[Name]> };

/** A page's query. It's also a codec (`QueryCodec`), unless parsing depends on the site. */
export interface Query<Values> {
  parameters: readonly string[];
  fields: FieldsOf<Values>;
  /** The values of an empty query. */
  all: Values;
  read(asked: Asked): Values;
  write(values: Partial<Values>): URLSearchParams;
  address(path: string, values: Partial<Values>): string;
  /** The canonical form of a query, with its question mark. */
  canonical(asked: Asked): string;
  /** The names of fields that differ from their `none`, in order. */
  on(values: Values): (keyof Values & string)[];
  /** This query with only some of its fields. */
  only<Name extends keyof Values>(names: readonly Name[]): Query<Pick<Values, Name>>;
}

export function query<Values extends object>(fields: FieldsOf<Values>): Query<Values> {
  const named = Object.entries(fields) as [keyof Values & string, Field<unknown>][];
  const valuesBy = (valueOf: (field: Field<unknown>, name: string) => unknown) =>
    Object.fromEntries(named.map(([name, field]) => [name, valueOf(field, name)])) as Values;
  const isOn = (value: unknown, { none }: Field<unknown>) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(none);
  const read = (asked: Asked) => {
    const typed: Typed = (name) => asked.getAll(name).filter((value) => typeof value === "string");
    return valuesBy((field, name) => field.read(typed, name));
  };
  const write = (values: Partial<Values>) =>
    new URLSearchParams(
      named.flatMap(([name, field]) =>
        isOn(values[name], field)
          ? Array.from(field.write(values[name], name), ([parameter, value]) => [parameter, value])
          : [],
      ),
    );
  const address = (path: string, values: Partial<Values>) => addressWith(path, write(values));
  return {
    parameters: named.flatMap(([name, { parameters }]) => parameters ?? [name]),
    fields,
    all: valuesBy(({ none }) => none),
    read,
    write,
    address,
    canonical: (asked) => address("", read(asked)),
    on: (values) => named.flatMap(([name, field]) => (isOn(values[name], field) ? [name] : [])),
    only: (names) =>
      query(Object.fromEntries(names.map((name) => [name, fields[name]])) as FieldsOf<never>),
  };
}

import { type PublicColumn, publicColumns } from "../reviews.store.ts";
import { refuse } from "../../platform/http/rest-answers.ts";

/** Rows in one answer at most, as the hosted backend has it. */
export const maxRows = 1000;

/** What a GET or HEAD asks for. */
export interface ListQuery {
  columns: readonly PublicColumn[];
  /** The value of `paddle_name=eq.…`; undefined for everybody's reviews. */
  subject: string | undefined;
  order: "asc" | "desc";
  limit: number;
  offset: number;
}

/** Reads a list's query in PostgREST's grammar, as far as the contract goes. @throws RestRefusal for anything else */
export function readListQuery(query: URLSearchParams): ListQuery {
  const known = new Set(["select", "paddle_name", "order", "limit", "offset"]);
  for (const name of query.keys())
    if (!known.has(name)) {
      throw isPublicColumn(name)
        ? refuse.parameter("filter", name, "The only filter is paddle_name=eq.{slug}")
        : refuse.selected(name);
    }
  return {
    columns: readSelect(query.get("select")),
    subject: readSubject(query.getAll("paddle_name")),
    order: readOrder(query.get("order")),
    limit: Math.min(readCount(query, "limit") ?? maxRows, maxRows),
    offset: readCount(query, "offset") ?? 0,
  };
}

function isPublicColumn(name: string): name is PublicColumn {
  return (publicColumns as readonly string[]).includes(name);
}

/** `select=*`, or columns separated by commas; each once, however often it is named. */
export function readSelect(select: string | null): readonly PublicColumn[] {
  const columns = new Set<PublicColumn>();
  for (const name of (select || "*").split(",").map((part) => part.trim()))
    if (name === "*") for (const column of publicColumns) columns.add(column);
    else if (isPublicColumn(name)) columns.add(name);
    else throw refuse.selected(name);
  return [...columns];
}

function readSubject(filters: string[]): string | undefined {
  if (filters.length > 1)
    throw refuse.parameter("filter", "paddle_name", "Give paddle_name=eq.{slug} once");
  const [filter] = filters;
  if (filter === undefined) return undefined;
  const [, subject] = /^eq\.(.*)$/s.exec(filter) ?? [];
  if (subject === undefined || subject.includes("\0"))
    throw refuse.parameter("filter", filter, "The only filter is paddle_name=eq.{slug}");
  return subject;
}

function readOrder(order: string | null): "asc" | "desc" {
  if (order === null) return "desc";
  const parts = /^created_at(?:\.(asc|desc))?(?:\.nulls(?:first|last))?$/.exec(order);
  if (!parts)
    throw refuse.parameter("order", order, "The only order is created_at.desc or created_at.asc");
  return parts[1] === "desc" ? "desc" : "asc";
}

function readCount(query: URLSearchParams, name: "limit" | "offset"): number | undefined {
  const value = query.get(name);
  if (value === null) return undefined;
  if (!/^\d{1,9}$/.test(value))
    throw refuse.parameter(name, value, `${name} must be a whole number`);
  return Number(value);
}

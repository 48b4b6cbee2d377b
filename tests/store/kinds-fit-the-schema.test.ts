import { describe, expect, test } from "vitest";
import { fieldKinds } from "../../src/site/kinds/kinds.ts";
import { anyOf, listOf } from "../../src/site/contributions/contributions.store.ts";
import type { Store } from "../../src/platform/store/connect.ts";
import { eachWithFreshStore, engines } from "../support/engines.ts";

describe.each(engines)("on %s", (engine) => {
  let store: Store;
  eachWithFreshStore(engine, (opened) => (store = opened));

  test.each(fieldKinds.map((kind) => [kind.name, kind] as const))(
    "the tables of %s have the columns that its fields name, and its lists are read",
    async (_, kind) => {
      const tables = await store.db.introspection.getTables();
      const columnsIn = (table: string) =>
        tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
      const { columns, reports } = kind;
      const named = [columns.subject, ...columns.typed, ...columns.read, ...(columns.acted ?? [])];
      expect(columnsIn(kind.table)).toEqual(expect.arrayContaining(named));
      if (reports) expect(columnsIn(reports.table)).toContain(reports.of);
      if (kind.parent) expect(columnsIn(kind.table)).toContain(kind.parent.by);
      expect(await listOf(store.db, kind, { after: undefined, limit: 1 })).toEqual([]);
      expect(await anyOf(store.db, kind, ["none"])).toEqual([]);
    },
  );
});

import { addresses } from "../addresses.ts";
import { filterFields, filterParameters, finderAddress } from "../finder/finder-query.ts";
import { readListQuery } from "../finder/run-finder.ts";
import type { QueryCodec } from "../platform/render/query-codec.ts";
import { columnsField, readColumns } from "../platform/text/shown-columns.ts";
import { factColumns, readTableOrder, tableAddress } from "./paddle-rows.ts";

/** How the query of the paddle database is written. */
export const databaseCodec: QueryCodec = {
  parameters: [...filterParameters, "sort", "order", columnsField],
  canonical(fields, { site }) {
    const filters = filterFields(readListQuery(site, fields, "filters"));
    const order = readTableOrder(fields);
    const { chosen } = readColumns(fields, factColumns, order.key);
    return tableAddress(addresses.paddles.path, order, filters, chosen);
  },
};

/** How the query of its file is written: only the filters matter. */
export const csvCodec: QueryCodec = {
  parameters: filterParameters,
  canonical: (fields, { site }) =>
    finderAddress(addresses.paddlesCsv.path, readListQuery(site, fields, "filters")),
};

import { addresses } from "./address-properties.ts";
import type { FuzzGroup } from "./fuzz-property.ts";
import { content } from "./content-properties.ts";
import { forms } from "./form-properties.ts";
import { mails } from "./mail-properties.ts";
import { imports } from "./import-properties.ts";
import { outputs } from "./output-properties.ts";
import { queries } from "./query-properties.ts";
import { rest } from "./rest-properties.ts";
import { requests } from "./request-properties.ts";
import { texts } from "./text-properties.ts";

/** All fuzz tests. */
export const fuzzGroups: readonly FuzzGroup[] = [
  texts,
  addresses,
  forms,
  rest,
  imports,
  outputs,
  mails,
  content,
  queries,
  requests,
];

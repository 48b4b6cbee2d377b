import type { Generated } from "kysely";
import type { MessageColumns } from "./contact-message.ts";
import type { Time, Uuid } from "../platform/store/tables.ts";

/** A message from a visitor to the site: what was typed (src/contact/contact-message.ts), and what the store adds. */
export interface MessagesTable extends MessageColumns {
  /** The number that the visitor gets, from 1001 up. */
  number: Generated<number>;
  id: Uuid;
  created_at: Time;
  /** What makes two submissions the same one. */
  submission_key: string;
}

declare module "../platform/store/tables.ts" {
  interface Tables {
    messages: MessagesTable;
  }
}

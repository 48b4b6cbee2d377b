import type { Generated } from "kysely";
import type { MessageColumns } from "./contact-message.ts";
import type { Time, Uuid } from "../../platform/store/tables.ts";

/** A visitor's message: what was typed (src/site/contact/contact-message.ts), and what the store adds. */
export interface MessagesTable extends MessageColumns {
  /** The number that the visitor gets, starting at 1001. */
  number: Generated<number>;
  id: Uuid;
  created_at: Time;
  /** When an owner marked it as answered; null while it isn't. */
  answered_at: Generated<Time | null>;
  /** Identifies equal submissions. */
  submission_key: string;
}

declare module "../../platform/store/tables.ts" {
  interface Tables {
    messages: MessagesTable;
  }
}

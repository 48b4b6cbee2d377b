import type { Time, Uuid } from "../../platform/store/tables.ts";

/** A host with pages that are read, so that it's asked once a minute at most. */
interface WatchedHostsTable {
  host: string;
  asked_at: Time;
  /** What its robots.txt says; null if it wasn't read yet. */
  robots: string | null;
  robots_at: Time | null;
}

/** A page that content/watch.yaml names. */
export interface WatchedPagesTable {
  url: string;
  /** The digest of what the file says of it: another text is read again from the start. */
  named: string;
  /** When it's read next; null if it isn't, until someone asks for it. */
  due_at: Time | null;
  /** What its last answer said of its version. */
  etag: string;
  modified: string;
  state: "new" | "read" | "failed" | "stopped";
  /** What came of it last, in a sentence. */
  says: string;
  /** When it was last read. */
  read_at: Time | null;
  /** How often it failed since then. */
  failures: number;
}

/** What a page says of a paddle, and whether someone has to decide about it. */
export interface ProposalsTable {
  id: Uuid;
  /** The page's address. */
  page: string;
  /** The content file that it's about: 'paddles/diadem-hero.yaml'. */
  entry: string;
  name: string;
  /** Of what the page says, without the day. */
  digest: string;
  /** `Snapshot` as JSON. */
  snapshot: string;
  /** Each `RowChange` as JSON. */
  changes: string;
  /** Sentences, as JSON. */
  notes: string;
  /** The digest of the published text that the changes were found in. */
  base: string;
  /** 'same' if nothing follows from it. */
  state: "same" | "waiting" | "taken" | "dropped";
  first_seen_at: Time;
  /** When the page last said so. */
  read_at: Time;
}

declare module "../../platform/store/tables.ts" {
  interface Tables {
    watched_hosts: WatchedHostsTable;
    watched_pages: WatchedPagesTable;
    proposals: ProposalsTable;
  }
}

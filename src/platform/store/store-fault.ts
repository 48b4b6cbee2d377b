import { sqliteCode } from "./sqlite-dialect.ts";

/** What keeps a store from being opened or written. */
export type StoreFault = "rights" | "room" | "damage" | "lock";

// The system's name of an error, SQLite's number or PostgreSQL's SQLSTATE.
const codes: Record<StoreFault, readonly unknown[]> = {
  // READONLY, CANTOPEN; read_only_sql_transaction, insufficient_privilege.
  rights: ["EACCES", "EPERM", "EROFS", 8, 14, "25006", "42501"],
  // FULL; disk_full.
  room: ["ENOSPC", "EDQUOT", 13, "53100"],
  // CORRUPT, NOTADB; data_corrupted, index_corrupted.
  damage: [11, 26, "XX001", "XX002"],
  // BUSY, LOCKED; lock_not_available.
  lock: [5, 6, "55P03"],
};
const faults = new Map(
  (Object.keys(codes) as StoreFault[]).flatMap((fault) =>
    codes[fault].map((code): [unknown, StoreFault] => [code, fault]),
  ),
);

/** Which of these an error is about; undefined for any other. */
export function faultOf(error: unknown): StoreFault | undefined {
  return faults.get(sqliteCode(error) ?? (error as { code?: unknown }).code);
}

/** What a pooler says that lends a session for each transaction: it refuses the session's settings. */
const fromPooler = "unsupported startup parameter";

/** What helps, by the beginning of a SQLSTATE, of Node's name for an error, or of the driver's own words. */
const remedies: readonly (readonly [string, string])[] = [
  ["28", "Correct its user and password; in passwords, percent-encode the characters @ : / ? # %."],
  ["3D", "Correct the database's name in it, or create the database."],
  ["25006", "Name a server that can be written."],
  ["42501", "Let its user create tables: run 'grant all on schema public to' that user."],
  ["53", "Raise max_connections of PostgreSQL, or run fewer processes."],
  ["57P", "Wait until PostgreSQL has started."],
  ["ENOTFOUND", "Correct its host name."],
  ["EAI_AGAIN", "Check its host name, and the DNS of this machine."],
  ["ECONNREFUSED", "Check that PostgreSQL is running there, and the port."],
  // It passes no notices on, either.
  [
    fromPooler,
    "It's a pooler's address: set DATABASE_LISTEN_URL to the address of the database itself, as docs/scaling.md says.",
  ],
  ["The server does not support SSL", "Remove sslmode from it, or turn on TLS in PostgreSQL."],
];
const usualRemedy = "Check its host and port, the network between, and PostgreSQL's log.";

/** PostgreSQL can't be used as DATABASE_URL says: what is wrong, and what helps. The password is never in it. */
export class DatabaseUnusable extends Error {
  override name = "DatabaseUnusable";
  /** The code of the error it explains. */
  readonly code: string | undefined;
  /** Whether trying again can't help. */
  readonly isFinal: boolean;

  constructor(databaseUrl: string, cause: unknown) {
    const { code, message, name } = cause as Error & { code?: string };
    // A connection that was tried on several addresses fails with an empty message.
    const words = (message || code || name).replace(/\.$/, "");
    const [, remedy = usualRemedy] =
      remedies.find(([start]) => words.startsWith(start) || code?.startsWith(start)) ?? [];
    super(
      `DATABASE_URL names ${databaseName(databaseUrl)}, which can't be used: ${words}. ${remedy}`,
      {
        cause,
      },
    );
    this.code = code;
    this.isFinal = words.startsWith(fromPooler);
  }
}

/** A database for an owner to read: 'PostgreSQL database rally at db.example:5432'. */
export function databaseName(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL database ${decodeURIComponent(pathname.slice(1))} at ${host}`;
}

import { type Kysely, sql } from "kysely";

/** Rows whose mailbox is written in one statement. */
const batch = 500;

/** A placeholder for readers' keys in each newsletter issue, and the mailbox that several addresses may share. */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run("alter table newsletter_issues add column key_placeholder text");
  await run("alter table subscribers add column mailbox_key text");
  for (let after = ""; ;) {
    const { rows } = await sql<{ email_key: string }>`select email_key from subscribers
      where email_key > ${after} order by email_key limit ${batch}`.execute(db);
    if (rows.length === 0) break;
    const pairs = rows.map(({ email_key: key }) => sql`(${key}, ${mailboxKey(key)})`);
    // Both engines name the columns of such a list column1 and column2.
    await sql`update subscribers set mailbox_key = column2
      from (values ${sql.join(pairs)}) mailboxes where email_key = column1`.execute(db);
    after = rows.at(-1)!.email_key;
  }
  await run("create index subscribers_mailbox on subscribers (mailbox_key)");
}

/** As `mailboxKey` in src/platform/email/email-address.ts was when this was released. */
function mailboxKey(emailKey: string): string {
  const at = emailKey.lastIndexOf("@");
  const domain = asciiDomain(emailKey.slice(at + 1)).replace(/^googlemail\.com$/, "gmail.com");
  const tag = emailKey.indexOf("+", 1);
  const name = emailKey.slice(0, tag > 0 && tag < at ? tag : at);
  return `${domain === "gmail.com" ? name.replaceAll(".", "") : name}@${domain}`;
}

function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

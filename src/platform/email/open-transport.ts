import { join } from "node:path";
import type { Environment } from "../environment.ts";
import { folderTransport, type Sender, smtpTransport, type Transport } from "./transport.ts";

/** The transport for mail: the server in SMTP_URL, or a folder. Without MAIL_FROM, the site itself is the sender. */
export function openTransport(
  { smtpUrl, mailFrom, dataDir, siteUrl }: Environment,
  { name, contactEmail }: { name: string; contactEmail: string },
): Transport {
  const sender = {
    from: mailFrom === undefined ? { name, address: contactEmail } : readSender(mailFrom),
    host: new URL(siteUrl).hostname,
  };
  return smtpUrl === undefined
    ? folderTransport(join(dataDir, "mail"), sender)
    : smtpTransport(smtpUrl, sender);
}

/** Reads 'RallyRank <hello@example.com>', or the address alone. The name may contain a comma. */
function readSender(text: string): Sender["from"] {
  const [, name = "", address = text] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, "$1"), address: address.trim() };
}

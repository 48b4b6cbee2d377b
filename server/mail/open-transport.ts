import { join } from "node:path";
import type { Environment } from "../environment.ts";
import { folderTransport, type Sender, smtpTransport, type Transport } from "./transport.ts";

/**
 * The way mail leaves: a mail server where one is set, else a folder.
 * @param name of the site, and the address it is written to, which mail comes from where no other is set
 */
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

/** A sender as it is set: 'RallyRank <hello@example.com>', or the address alone. A comma in the name is one. */
function readSender(text: string): Sender["from"] {
  const [, name = "", address = text] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, "$1"), address: address.trim() };
}

import { join } from "node:path";
import type { Environment } from "../environment.ts";
import { folderTransport, smtpTransport, type Transport } from "./transport.ts";

/**
 * The way mail leaves: a mail server where one is set, else a folder.
 * @param name of the site, and the address it is written to, which mail comes from where no other is set
 */
export function openTransport(
  { smtpUrl, mailFrom, dataDir, siteUrl }: Environment,
  { name, contactEmail }: { name: string; contactEmail: string },
): Transport {
  const sender = {
    from: mailFrom ?? `${name} <${contactEmail}>`,
    host: new URL(siteUrl).hostname,
  };
  return smtpUrl === undefined
    ? folderTransport(join(dataDir, "mail"), sender)
    : smtpTransport(smtpUrl, sender);
}

// Reports that an email couldn't be delivered, as mail servers send them to its sender (RFC 3464). Anyone can write such a
// report: the proof that it's about our email is its Message-ID, which is random and known only to whom it was sent.

import PostalMime from "postal-mime";
import { isGone, isGoneStatus } from "./bounce.ts";

/** An email of ours that reached nobody, because its address takes no email for good. */
export interface ReportedBounce {
  /** Its id in the outbox. */
  mail: string;
  /** What the mail server said. */
  said: string;
}

/** How much of a report is read, in bytes: what's said, and the headers of our email, come first. */
export const maxReport = 256 * 1024;

const limits = { forceRfc822Attachments: true, attachmentEncoding: "utf8", maxNestingDepth: 20 };

/**
 * Reads an email that may be such a report. What isn't one, isn't about an email of ours, or says that it may be delivered
 * later, is nothing.
 * @param host the site's, which our Message-IDs end with
 */
export async function readBounce(
  bytes: Uint8Array,
  host: string,
): Promise<ReportedBounce | undefined> {
  const report = await parsed(bytes.subarray(0, maxReport));
  const type = report?.headers.find(({ key }) => key === "content-type")?.value ?? "";
  if (!report || !/^multipart\/report\b.*\breport-type="?delivery-status\b/is.test(type))
    return undefined;
  const partOf = (mimeType: RegExp) => {
    const part = report.attachments.find((each) => mimeType.test(each.mimeType));
    return part && (part.content as string);
  };
  const status = partOf(/^message\/(?:global-)?delivery-status$/i);
  const ours = partOf(
    /^(?:message\/(?:rfc822|global)|text\/rfc822-headers|message\/global-headers)$/i,
  );
  if (status === undefined || ours === undefined) return undefined;
  const returned = await parsed(new TextEncoder().encode(ours));
  const [, mail, at] =
    /^<([0-9a-f-]{36})@([^<>@\s]+)>$/.exec(returned?.messageId?.trim() ?? "") ?? [];
  if (mail === undefined || at !== host) return undefined;
  const said = failureIn(status);
  return said === undefined ? undefined : { mail, said };
}

async function parsed(bytes: Uint8Array) {
  // Whatever is sent to an address gets here, and some of it isn't an email.
  return await PostalMime.parse(bytes, limits as object).catch(() => undefined);
}

/** What a report says of the recipients that take no email for good; undefined if there is none. */
function failureIn(status: string): string | undefined {
  // The first group is about the report, each other about a recipient (RFC 3464, 2.1).
  const groups = status
    .replaceAll("\r\n", "\n")
    .split(/\n{2,}/)
    .map(fieldsOf);
  for (const fields of groups) {
    const code = fields.get("status")?.match(/\d\.\d{1,3}\.\d{1,3}/)?.[0] ?? "";
    const diagnostic = (fields.get("diagnostic-code") ?? "").replace(/^smtp\s*;\s*/i, "");
    if (fields.get("action")?.toLowerCase() !== "failed" || !code.startsWith("5.")) continue;
    if (isGoneStatus(code) || isGone(diagnostic)) return diagnostic === "" ? code : diagnostic;
  }
  return undefined;
}

/** The fields of a group, by their names in lower case, each in one line. */
function fieldsOf(group: string): ReadonlyMap<string, string> {
  const lines = group.replaceAll(/\n[ \t]+/g, " ").split("\n");
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+)[ \t]*:(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name.toLowerCase(), value!.trim()] as const];
    }),
  );
}

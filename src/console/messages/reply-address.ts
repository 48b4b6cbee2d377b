import type { MessageColumns } from "../../contact/contact-message.ts";
import { longDate } from "../../platform/text/dates.ts";

/**
 * The maximum length of the quoted text in the address, encoded: programs on Windows cut off addresses of more than
 * about 2,000 characters.
 */
const maxQuote = 1400;

/**
 * The `mailto:` address that begins an answer to a message: to its writer alone, with its subject, and its text
 * quoted. A long text is cut off.
 */
export function replyAddress({
  first_name,
  last_name,
  email,
  subject,
  message,
  created_at,
}: MessageColumns & { created_at: number }): string {
  const at = email.lastIndexOf("@");
  const to = `${encoded(email.slice(0, at))}@${encoded(email.slice(at + 1))}`;
  const line = subject.replaceAll(/\s+/g, " ").trim();
  const title = /^re:/i.test(line) ? line : `Re: ${line}`;
  const opening = `\n\nOn ${longDate(created_at)}, ${first_name} ${last_name} wrote:\n`;
  return `mailto:${to}?subject=${encoded(title)}&body=${encoded(opening)}${quoted(message)}`;
}

/** A text as each line of it is quoted, encoded, as much of it as there's room for. */
function quoted(text: string): string {
  const quote = text
    .split(/\r\n|[\r\n]/)
    .map((line) => `> ${line}`)
    .join("\n");
  let room = maxQuote;
  let kept = "";
  for (const character of quote) {
    const next = encoded(character);
    room -= next.length;
    if (room < 0) return `${kept}${encoded("…")}`;
    kept += next;
  }
  return kept;
}

/** As an address takes it (RFC 6068): lines end in CRLF, and nothing that was typed ends its field. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed().replaceAll("\n", "\r\n"));
}

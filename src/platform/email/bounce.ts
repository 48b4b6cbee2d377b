// Whether an answer of a mail server, or a report about an email (RFC 3464), says that an address takes no email for good.
// A full mailbox, a refused sender or a blocked network isn't that: the address may be fine tomorrow.

/** The enhanced status codes (RFC 3463, RFC 7505) that say so: the address or its domain doesn't exist, or is closed. */
const gone = new Set(["5.1.0", "5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1"]);

/** Reply codes that say so of a recipient, if there's no enhanced code (RFC 5321): not there, not here, not a name. */
const goneReplies = new Set(["550", "551", "553"]);

/** What servers without enhanced codes say of the sender, its network or its settings with the same replies. */
const aboutSender =
  /spam|\bblock|black ?list|deny ?list|\brbl\b|dnsbl|reputation|polic(?:y|ies)|relay|authenti|\bspf\b|dkim|dmarc|denied|prohibit|sender|greylist|try again|temporar|quota|\bfull\b|\brate\b|too many/i;

/**
 * Whether a server's answer to RCPT means that the address takes no email for good.
 * @param response '550 5.1.1 <gone@example.com>: no such user'
 */
export function isGone(response: string): boolean {
  const [, reply = "", enhanced] =
    /^(5\d\d)(?:[ -]+(5\.\d{1,3}\.\d{1,3}))?/.exec(response.trim()) ?? [];
  if (enhanced !== undefined) return gone.has(enhanced);
  return goneReplies.has(reply) && !aboutSender.test(response);
}

/** Whether a status code of a report means that: '5.1.1'. */
export const isGoneStatus = (status: string): boolean => gone.has(status);

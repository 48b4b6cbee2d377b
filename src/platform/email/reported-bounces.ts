// What mail services post to the site when an address takes no more email for good. Each writes it its own way.

import { isGone, isGoneStatus } from "./bounce.ts";

interface Reported {
  email: string;
  said: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** How each service says that one address bounced; undefined if it's not what it says. */
const services: readonly ((event: Fields) => Reported | undefined)[] = [
  // Postmark
  ({ RecordType: record, Type: type, Email: email, Details: details, Description: description }) =>
    record === "Bounce" && type === "HardBounce"
      ? { email: textOf(email), said: textOf(details) || textOf(description) }
      : undefined,
  // Mailgun
  ({ "event-data": data }) => {
    const { event, severity, recipient, "delivery-status": status } = fieldsOf(data);
    const { code, message, "enhanced-code": enhanced } = fieldsOf(status);
    const said = `${textOf(code)} ${textOf(message)}`.trim();
    const isForGood = isGoneStatus(textOf(enhanced)) || isGone(said);
    return event === "failed" && severity === "permanent" && isForGood
      ? { email: textOf(recipient), said }
      : undefined;
  },
  // SendGrid
  ({ event, type, email, status, reason }) =>
    event === "bounce" &&
    type !== "blocked" &&
    (isGoneStatus(textOf(status)) || isGone(textOf(reason)))
      ? { email: textOf(email), said: textOf(reason) || textOf(status) }
      : undefined,
  // Brevo
  ({ event, email, reason }) =>
    event === "hard_bounce" ? { email: textOf(email), said: textOf(reason) } : undefined,
  // Our own, for any other program
  ({ bounced, said }) =>
    typeof bounced === "string" ? { email: bounced, said: textOf(said) } : undefined,
];

/** The addresses that take no email for good, as a service has posted it: an event, or a list of them. */
export function readReported(posted: unknown): readonly Reported[] {
  const events = Array.isArray(posted) ? (posted as unknown[]) : [posted];
  return events.filter(isFields).flatMap((event) => {
    for (const read of services) {
      const found = read(event);
      if (found && found.email !== "") return found;
    }
    return [];
  });
}

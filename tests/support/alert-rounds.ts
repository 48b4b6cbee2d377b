import { openAlerts } from "../../src/mail/newsletter/alerts.service.ts";
import type { Alert } from "../../src/mail/newsletter/define-alert.ts";
import type { MailedSite } from "../../src/mail/newsletter/sign-up.email.ts";
import type { Store } from "../../src/platform/store/connect.ts";

/** A round that queues the emails of an alert; it returns how many. */
export function alertRound(
  { round }: Alert,
  store: Pick<Store, "db" | "engine">,
  site: MailedSite,
  clock: () => number,
  changed: (subject: string) => void = () => {},
): () => Promise<number> {
  const rounds = openAlerts({ store, clock, changed }, site);
  return rounds.find(({ name }) => name === round)!.queue;
}

/** Queues what is due of an alert at `now`. */
export const queueAlerts = (
  alert: Alert,
  store: Pick<Store, "db" | "engine">,
  site: MailedSite,
  now: number,
): Promise<number> => alertRound(alert, store, site, () => now)();

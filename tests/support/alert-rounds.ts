import { openAlerts } from "../../src/mail/newsletter/alerts.service.ts";
import type { Alert } from "../../src/mail/newsletter/define-alert.ts";
import type { MailedSite } from "../../src/mail/newsletter/sign-up.email.ts";
import type { Store } from "../../src/platform/store/connect.ts";

/** A round that queues the emails of an alert; it returns how many. */
export function alertRound(
  { round }: Alert,
  store: Store,
  site: MailedSite,
  clock: () => number,
): () => Promise<number> {
  const rounds = openAlerts({ store, clock }, site);
  return rounds.find(({ name }) => name === round)!.queue;
}

/** Queues what is due of an alert at `now`. */
export const queueAlerts = (
  alert: Alert,
  store: Store,
  site: MailedSite,
  now: number,
): Promise<number> => alertRound(alert, store, site, () => now)();

// Everything visitors do with the kinds that are made of fields, and with a row of any of them.

import { type AlertedKind, alertState } from "./once-alerts.store.ts";
import type { Sent } from "./contribution.ts";
import {
  type AskToConfirm,
  type ContributionsContext,
  openContributions,
  storeOnce,
} from "./contributions.service.ts";
import {
  type OwnRow,
  parentOf,
  type ParentRow,
  shownOf,
  shownRow,
  storedKind,
} from "./contributions.store.ts";
import type { FieldKind, FieldKindOf } from "./kind.ts";
import { addReport } from "./reports.store.ts";
import type { Environment } from "../../platform/settings.ts";

/** What was sent with a private link. */
export interface SentRow extends OwnRow {
  kind: FieldKind;
  /** The state of the alert about it, if someone wants one. */
  alert: Awaited<ReturnType<typeof alertState>>;
  /** What it's about, hidden or not; null if that's gone, undefined if it's about no other row. */
  parent: ParentRow | null | undefined;
}

interface KindsContext extends Omit<ContributionsContext, "isOurs" | "holdsAll"> {
  environment: Pick<Environment, "holdsReviews">;
  newsletter: { askToConfirm: AskToConfirm };
  queued: () => void;
}

/** Opens the pipeline for each of these kinds. */
export function openKinds(
  kinds: readonly FieldKind[],
  { environment, newsletter, queued, ...given }: KindsContext,
) {
  const { store, rateLimiter } = given;
  const { db, reader } = store;
  const read = { ...given, isOurs: () => false, holdsAll: environment.holdsReviews };
  // Nobody but those who run the site reads them, so all of them wait, and no page changes.
  const unread = {
    ...read,
    store: { ...store, changed: () => {} },
    holdsAll: true,
    isPerson: () => false,
  };
  const pipelines = new Map(
    kinds.map((kind) => [
      kind.name,
      openContributions(storedKind(kind), kind.isPrivate ? unread : read),
    ]),
  );
  const own = (kind: FieldKind) => pipelines.get(kind.name)!.own;

  return {
    /**
     * Stores one, once, with the key of its private link; null if the same was stored before. If someone wants an alert,
     * they're asked to confirm their address.
     * @param address the visitor's IP address
     * @param once what only the sender's browser knows, for the same key again after a lost answer
     * @throws LimitReached, DuplicateText, or if it can't be stored
     */
    async send<Given extends Sent>(
      kind: FieldKindOf<Given>,
      one: Omit<Given, "editKey" | "sender">,
      address: string,
      once = "",
    ) {
      const { email = null } = one as { email?: string | null };
      const confirm =
        kind.alerts === undefined
          ? undefined
          : await newsletter.askToConfirm(kind as AlertedKind, email);
      const sender = kind.isPrivate ? (await rateLimiter.identify(address)).id : undefined;
      const sent = await own(kind).write({ ...(one as object as Sent), sender }, address, {
        once,
        also: confirm,
      });
      if (confirm) queued();
      return sent;
    },

    /** What was sent with a key, of one of these kinds; undefined if there's none. Throws if the store fails. */
    async sent(of: readonly FieldKind[], key: string): Promise<SentRow | undefined> {
      for (const kind of of) {
        const row = await own(kind).read(key);
        if (!row) continue;
        const alert =
          kind.alerts === undefined ? undefined : await alertState(db, kind as AlertedKind, row.id);
        return { ...row, kind, alert, parent: await parentOf(db, kind, row) };
      }
      return undefined;
    },

    /**
     * Changes what was sent under the same rules as a new one. What its form doesn't ask for stays.
     * @param typed as its kind reads it
     * @throws LimitReached, DuplicateText
     */
    edit: ({ kind, typed: row }: SentRow, key: string, typed: object, address: string) =>
      own(kind).edit(key, (subject) => ({ ...kind.givenIn(row), ...typed, subject }), address),

    /** Deletes what was sent with a key. Returns whether there was any. @throws LimitReached */
    async withdraw(of: readonly FieldKind[], key: string, address: string): Promise<boolean> {
      for (const kind of of) if (await own(kind).withdraw(key, address)) return true;
      return false;
    },

    /** The newest visible ones of a page. Throws if the store can't be read. */
    shown: (kind: FieldKind, subject: string, limit: number) =>
      shownOf(reader, kind, subject, limit),

    /** A visible one that isn't about a hidden one; undefined if there is none. Throws if the store can't be read. */
    one: (kind: FieldKind, id: string) => shownRow(reader, kind, id),

    /** Stores a report of one, once. @throws LimitReached, or if it can't be stored */
    async report(
      kind: FieldKind,
      { id: of, subject }: { id: string; subject: string },
      report: { reason: string; details: string },
      address: string,
    ): Promise<void> {
      const visitor = await rateLimiter.identify(address);
      await storeOnce(given, "report", visitor, async (transaction, now) => {
        const isNew = await addReport(transaction, kind, { ...report, subject, of }, now);
        return [null, isNew ? 1 : 0];
      });
    },
  };
}

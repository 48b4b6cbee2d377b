import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { migrate } from "../../src/platform/store/migrate.ts";
import { listMail, type OutboxLine, queueMail } from "../../src/platform/email/outbox.store.ts";
import type { MailContent } from "../../src/platform/email/mail.ts";
import { issueMailWriter } from "../../src/newsletter/issues.service.ts";
import { deliverDue } from "../../src/platform/email/delivery.service.ts";
import {
  type Timeouts,
  smtpTransport,
  type Transport,
} from "../../src/platform/email/transport.ts";
import type { StorePlace } from "./engines.ts";

const start = Date.UTC(2026, 10, 20, 12);
const sender = {
  from: { name: "RallyRank", address: "hello@rallyrank.example" },
  host: "rallyrank.example",
};
/** Enough on one machine; the outbox's clock stands still meanwhile. */
const timeouts: Timeouts = { greeting: 1000, silence: 2000, delivery: 10_000 };

/** An outbox with a clock of its own, delivered when the test says so. */
export interface TestOutbox {
  store: Store;
  now(): number;
  advance(milliseconds: number): void;
  queue(recipient: string, content?: Partial<MailContent>): Promise<void>;
  /** Attempts what is due now, with a transport of its own. */
  deliver(transport: Transport): Promise<void>;
  lines(): Promise<OutboxLine[]>;
  close(): Promise<void>;
}

export async function openOutbox(place: StorePlace): Promise<TestOutbox> {
  const store = openStore(place);
  await migrate(store.db, store.engine);
  let now = start;
  return {
    store,
    now: () => now,
    advance: (milliseconds) => void (now += milliseconds),
    queue: (recipient, content) =>
      queueMail(
        store.db,
        {
          kind: "message",
          recipient,
          content: { subject: "Hello", text: "Hello", html: "<p>Hello</p>", ...content },
        },
        now,
      ),
    async deliver(transport) {
      const means = {
        store,
        transport,
        write: issueMailWriter(store, "https://rallyrank.example"),
        clock: () => now,
      };
      while ((await deliverDue(means)) > 0);
    },
    lines: () => listMail(store.db, { limit: 100, offset: 0 }),
    close: () => store.close(),
  };
}

/** A transport to a test's mail server, with short timeouts. */
export const quickTransport = (url: string) => smtpTransport(url, sender, timeouts);

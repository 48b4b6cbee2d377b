import { freshOffers, type Offer } from "../offers/offers.ts";
import { dayAt } from "../platform/today.ts";
import type { Store } from "../platform/store/connect.ts";
import { priceSubjects, readPriceSubject } from "./newsletter.ts";
import { queuePriceMails } from "./price-mails.store.ts";
import type { MailedSite } from "./sign-up.email.ts";
import { wantedSubjects } from "./subscribers.store.ts";
import { dayLength } from "../platform/today.ts";

/** The newest fresh price that is low enough, if any. */
function newestAt(offers: readonly Offer[] | undefined, cents: number, today: string) {
  const [newest] = freshOffers(offers, today)
    .filter(({ last }) => last.priceCents <= cents)
    .toSorted((a, b) => b.last.on.localeCompare(a.last.on));
  return newest;
}

/**
 * Queues an email for everyone whose price was seen since they asked, which was all they asked for.
 * @param now epoch milliseconds
 * @returns how many
 */
export async function queueSeenPrices(
  { db }: Pick<Store, "db">,
  site: MailedSite,
  now: number,
): Promise<number> {
  let queued = 0;
  for (const subject of await wantedSubjects(db, priceSubjects)) {
    const wanted = readPriceSubject(subject);
    const paddle = wanted && site.library.anyPaddle(wanted.slug);
    // The newest reaches everyone that an older one does.
    const offer = paddle && newestAt(paddle.offers, wanted.cents, dayAt(now));
    if (!paddle || !offer) continue;
    // Loads React, once there is such an email.
    const { priceMail } = await import("./price.email.ts");
    const seenBy = Date.parse(offer.last.on) + dayLength;
    queued += await queuePriceMails(db, {
      subject,
      mailFor: (unsubscribeKey) => priceMail(site, paddle, { wanted, offer, unsubscribeKey }),
      seenBy,
      now,
    });
  }
  return queued;
}

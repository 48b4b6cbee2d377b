import "../../platform/styles/columns.css";
import { longDate } from "../../platform/text/dates.ts";
import { priceText } from "../../platform/text/money.ts";
import { addresses } from "../../addresses.ts";
import {
  agedText,
  lowestSeen,
  type Offer,
  offerPriceText,
  type SeenOffer,
  shownOffers,
} from "./offers.ts";
import { priceSteps } from "./price-steps.ts";
import styles from "./where-to-buy.module.css";

/** What is sold, by the folder of its content file. */
export interface Sold {
  kind: "paddles" | "balls";
  slug: string;
  name: string;
  offers?: readonly Offer[] | undefined;
}

const dayText = (day: string) => longDate(Date.parse(day));

/** The link's relation: every shop is someone else's page, and paid links say what they are. */
const relOf = ({ isPaid }: Offer) => `${isPaid ? "sponsored " : ""}nofollow noopener`;

/**
 * The shops that sell something, the cheapest first, with what was seen there and when.
 * @param today '2026-11-25'
 */
export function OfferList({ of, today }: { of: Sold; today: string }) {
  const offers = shownOffers(of.offers, today);
  const lowest = lowestSeen(of.offers ?? [], today);
  const ofVersions = (of.offers ?? []).some(({ version }) => version !== undefined);
  const hasHistory = (of.offers ?? []).some(({ checks }) => checks.length > 1);
  return (
    <>
      {offers.some(({ isPaid }) => isPaid) ? (
        <p>
          We may earn a commission if you buy through a link marked as a paid link. It changes
          nothing about the order: the lowest price comes first.
        </p>
      ) : null}
      <ul className="entries stack fit">
        {offers.map((offer) => (
          <li key={offer.name}>
            <Found of={of} offer={offer} today={today} />
          </li>
        ))}
      </ul>
      {lowest && hasHistory ? (
        <p>
          Lowest price seen{ofVersions ? " for the version on this page" : null}:{" "}
          {offerPriceText(lowest.offer, lowest.check)} at <bdi>{lowest.offer.shop}</bdi> on{" "}
          {dayText(lowest.check.on)}.
        </p>
      ) : null}
    </>
  );
}

function Found({ of, offer, today }: { of: Sold; offer: SeenOffer; today: string }) {
  const { shop, host, isPaid, version, last, name } = offer;
  const aged = agedText(offer);
  return (
    <>
      <p>
        <strong>{offerPriceText(offer, last)}</strong> at{" "}
        <a
          className="tap"
          href={addresses.offer.href({ kind: of.kind, slug: of.slug, offer: name })}
          rel={relOf(offer)}
        >
          <bdi>{shop}</bdi>
        </a>{" "}
        <span className="small muted">{host}</span>
        {isPaid ? (
          <>
            {" "}
            <span className={styles.paid}>paid link</span>
          </>
        ) : null}
      </p>
      <p className="small muted">
        {version === undefined ? null : `For the ${version} version. `}
        {aged === undefined
          ? `Price seen ${dayText(last.on)}.`
          : `Price ${aged}, on ${dayText(last.on)}. It may have changed.`}
      </p>
      <History offer={offer} today={today} />
    </>
  );
}

const box = { width: 240, height: 56, edge: 6 };

/** An offer's prices, drawn and as a list: only days on which someone looked. */
function History({ offer: { shop, checks: all, pack }, today }: { offer: Offer; today: string }) {
  const checks = all.filter(({ on }) => on <= today);
  const drawn = priceSteps(checks, box);
  if (!drawn) return null;
  const prices = checks.map(({ priceCents }) => priceCents);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const [first, last] = [checks[0]!, checks.at(-1)!];
  const between =
    low === high ? `each ${priceText(low)}` : `from ${priceText(low)} to ${priceText(high)}`;
  const days = `${dayText(first.on)} to ${dayText(last.on)}`;
  return (
    <div className={styles.history}>
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        role="img"
        aria-label={`Prices at ${shop} on ${checks.length} days from ${days}: ${between}. The list below has each.`}
      >
        <path d={drawn.path} />
        {drawn.points.map(({ x, y, check }) => (
          <circle key={check.on} cx={x} cy={y} r="3" />
        ))}
      </svg>
      <details>
        <summary className="small">
          {checks.length} prices seen, {between}
        </summary>
        <ul className="small numbers">
          {checks.toReversed().map(({ on, priceCents }) => (
            <li key={on}>
              {dayText(on)}: {priceText(priceCents)}
              {pack === undefined || pack === 1 ? null : ` for ${pack}`}
            </li>
          ))}
        </ul>
        <p className="note">
          A dot is a day someone looked. The dashed line only joins them: nobody looked in between.
        </p>
      </details>
    </div>
  );
}

interface WhereToBuyProps {
  of: Sold;
  today: string;
  /** What players paid, in words. */
  paid?: string | undefined;
}

/** The paddle's section; nothing without an offer or a player's price to show. */
export function WhereToBuy({ of, today, paid }: WhereToBuyProps) {
  const hasOffers = shownOffers(of.offers, today).length > 0;
  if (!hasOffers && !paid) return null;
  return (
    <section className="stack fit gap-3" aria-labelledby="where-to-buy">
      <h2 id="where-to-buy">Where to buy</h2>
      {paid ? <p>{paid}.</p> : null}
      {hasOffers ? <OfferList of={of} today={today} /> : null}
      {hasOffers && of.kind === "paddles" ? (
        <p className="screen">
          <a className="tap" href={addresses.priceEmails.href({ slug: of.slug })}>
            Email me when it costs less
          </a>
        </p>
      ) : null}
    </section>
  );
}

/** Where to buy several things, each below its name. */
export function WhereToBuyEach({ of, today }: { of: readonly Sold[]; today: string }) {
  const sold = of.filter(({ offers }) => shownOffers(offers, today).length > 0);
  if (sold.length === 0) return null;
  return (
    <section className="stack fit gap-3" aria-labelledby="where-to-buy">
      <h2 id="where-to-buy">Where to buy</h2>
      {sold.map((each) => (
        <div key={each.slug} className="stack fit gap-3">
          <h3>{each.name}</h3>
          <OfferList of={each} today={today} />
        </div>
      ))}
    </section>
  );
}

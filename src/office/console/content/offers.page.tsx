import { longDate } from "../../../platform/text/dates.ts";
import { priceText } from "../../../platform/text/money.ts";
import { addresses } from "../../../addresses.ts";
import { offerAges, offerPriceText } from "../../../site/offers/offers.ts";
import type { Site } from "../../../platform/render/site.ts";
import { ActForm } from "../act-form.tsx";
import { actByForm, defineConsolePage } from "../define-console-page.tsx";
import { AllContent, ReadOnly } from "./define-entry-page.tsx";
import { entryAddress } from "./entry-facts.ts";
import { type OfferToCheck, offersToCheck } from "./offers-to-check.ts";
import styles from "./offers.module.css";

/** How many offers the page has. What is checked goes to the end, so the next ones come up by themselves. */
const shown = 50;

export default defineConsolePage(addresses.consoleOffers, {
  access: "editor",
  title: "Prices in shops",

  async load({ site }) {
    const offers = offersToCheck(site.library, site.today());
    return {
      acts: site.console.acts,
      isReadOnly: site.content.isReadOnly,
      offers: offers.slice(0, shown),
      all: offers.length,
    };
  },

  action: (context, form) => actByForm(context, form),

  Page: ({ data: { acts, isReadOnly, offers, all } }) => (
    <>
      <p>
        <AllContent />
      </p>
      {offers.length === 0 ? (
        <p className="lead">No paddle or ball says where it&apos;s sold yet.</p>
      ) : (
        <p className="note">
          Open the shop, look at the price, and tap. It shows on the site at once, with today&apos;s
          date. A price older than {offerAges.fresh} days says so, and one older than{" "}
          {offerAges.shown} isn&apos;t shown.
        </p>
      )}
      {isReadOnly ? <ReadOnly /> : null}
      <ul id="offers" className="entries stack fit">
        {offers.map((each) => (
          <Offer key={each.id} of={each} acts={isReadOnly ? undefined : acts} />
        ))}
      </ul>
      {all > shown ? <p>And {all - shown} that were seen later.</p> : null}
    </>
  ),
});

interface OfferProps {
  of: OfferToCheck;
  acts: Site["console"]["acts"] | undefined;
}

function Offer({ of: { id, file, name, offer }, acts }: OfferProps) {
  const { shop, version, last, age, host, url } = offer;
  const named = `${name} at ${shop}`;
  const of = [["offer", `${id}@${last.priceCents}`]] as const;
  return (
    <li>
      <p>
        <a className="tap bold" href={entryAddress(file)}>
          {name}
        </a>
        {version === undefined ? null : `, ${version}`}
        <br />
        <a className="tap" href={url} target="_blank" rel="nofollow noopener noreferrer">
          <bdi>{shop}</bdi>
        </a>{" "}
        <span className="small muted">{host}</span>
        <br />
        <span className="numbers">{offerPriceText(offer, last)}</span>,{" "}
        {age === 0 ? "seen today" : `seen ${age === 1 ? "yesterday" : `${age} days ago`}`}
        {age < 2 ? null : <span className="muted"> ({longDate(Date.parse(last.on))})</span>}
      </p>
      {acts ? (
        <div className={`row gap-4 end drop-3 ${styles.acts}`}>
          {age === 0 ? null : (
            <ActForm
              acts={acts}
              of={of}
              named={named}
              offers={[
                { act: "content price", button: `Still ${priceText(last.priceCents)} today` },
              ]}
              isLine
            />
          )}
          <ActForm
            acts={acts}
            of={of}
            named={named}
            offers={[{ act: "content price", fields: ["price"], button: "Save price" }]}
            isLine
          />
        </div>
      ) : null}
    </li>
  );
}
